import { type DocumentClass, registerBaseDocument } from "../abstract/registry.ts";
import { BaseActiveEffect } from "./base-active-effect.ts";
import { BaseActor } from "./base-actor.ts";
import { BaseActorDelta } from "./base-actor-delta.ts";
import { BaseAdventure } from "./base-adventure.ts";
import { BaseChatMessage } from "./base-chat-message.ts";
import { BaseCombat } from "./base-combat.ts";
import { BaseCombatant } from "./base-combatant.ts";
import { BaseCombatantGroup } from "./base-combatant-group.ts";
import { BaseFolder } from "./base-folder.ts";
import { BaseItem } from "./base-item.ts";
import { BaseJournalEntry } from "./base-journal-entry.ts";
import { BaseJournalEntryPage } from "./base-journal-entry-page.ts";
import { BaseMacro } from "./base-macro.ts";
import { BaseRegion } from "./base-region.ts";
import { BaseScene } from "./base-scene.ts";
import { BaseSetting } from "./base-setting.ts";
import { BaseToken } from "./base-token.ts";
import { BaseUser } from "./base-user.ts";

export {
  BaseActiveEffect,
  BaseActor,
  BaseActorDelta,
  BaseAdventure,
  BaseChatMessage,
  BaseCombat,
  BaseCombatant,
  BaseCombatantGroup,
  BaseFolder,
  BaseItem,
  BaseJournalEntry,
  BaseJournalEntryPage,
  BaseMacro,
  BaseRegion,
  BaseScene,
  BaseSetting,
  BaseToken,
  BaseUser,
};

/** The base documents by the names of the documents. */
export const baseDocuments = {
  ActiveEffect: BaseActiveEffect,
  Actor: BaseActor,
  ActorDelta: BaseActorDelta,
  Adventure: BaseAdventure,
  ChatMessage: BaseChatMessage,
  Combat: BaseCombat,
  Combatant: BaseCombatant,
  CombatantGroup: BaseCombatantGroup,
  Folder: BaseFolder,
  Item: BaseItem,
  JournalEntry: BaseJournalEntry,
  JournalEntryPage: BaseJournalEntryPage,
  Macro: BaseMacro,
  Region: BaseRegion,
  Scene: BaseScene,
  Setting: BaseSetting,
  Token: BaseToken,
  User: BaseUser,
} satisfies Record<string, DocumentClass>;

for (const cls of Object.values(baseDocuments)) registerBaseDocument(cls);
