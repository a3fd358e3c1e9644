import type { Collection } from "../../common/collection.ts";
import type { DocumentName } from "../../common/protocol.ts";
import type { Actors } from "./collections/actors.ts";
import type { CombatEncounters } from "./collections/combat-encounters.ts";
import type { CompendiumPacks } from "./collections/compendium-packs.ts";
import type { DocumentCollection } from "./collections/document-collection.ts";
import type { Folders } from "./collections/folders.ts";
import type { Items } from "./collections/items.ts";
import type { Journal } from "./collections/journal.ts";
import type { Macros } from "./collections/macros.ts";
import type { Messages } from "./collections/messages.ts";
import type { Scenes } from "./collections/scenes.ts";
import type { Users } from "./collections/users.ts";
import type { Combat } from "./combat.ts";
import type { DocumentConfig, StatusEffects } from "./config-types.ts";
import type { User } from "./user.ts";

declare module "../globals.ts" {
  interface Game {
    /** World collections by document name. */
    collections: Collection<DocumentCollection>;
    actors: Actors;
    combats: CombatEncounters;
    folders: Folders;
    items: Items;
    journal: Journal;
    macros: Macros;
    messages: Messages;
    packs: CompendiumPacks;
    scenes: Scenes;
    users: Users;
    user: User;
    /** The encounter that this client looks at. */
    combat: Combat | null;
  }

  interface Config extends Record<Exclude<DocumentName, "ChatMessage">, DocumentConfig> {
    statusEffects: StatusEffects;
    specialStatusEffects: Record<string, string>;
  }
}
