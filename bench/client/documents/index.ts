/** The members of `foundry.documents`: base classes, the classes of clients, and collections. */
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
} from "../../common/documents/index.ts";
export { ActiveEffect } from "./active-effect.ts";
export { Actor } from "./actor.ts";
export { ActorDelta } from "./actor-delta.ts";
export { Adventure } from "./adventure.ts";
export { ChatMessage } from "./chat-message.ts";
export * as collections from "./collections/index.ts";
export { Combat } from "./combat.ts";
export { Combatant } from "./combatant.ts";
export { Folder } from "./folder.ts";
export { Item } from "./item.ts";
export { JournalEntry } from "./journal-entry.ts";
export { JournalEntryPage } from "./journal-entry-page.ts";
export { Macro } from "./macro.ts";
export { RegionDocument } from "./region.ts";
export { Scene } from "./scene.ts";
export { Setting } from "./setting.ts";
export { TokenDocument } from "./token.ts";
export { User } from "./user.ts";
