/** The members of `foundry.documents.collections`. */
export { Actors } from "./actors.ts";
export { CombatEncounters } from "./combat-encounters.ts";
export { CompendiumCollection } from "./compendium-collection.ts";
export { CompendiumPacks } from "./compendium-packs.ts";
export { Folders } from "./folders.ts";
export { Items } from "./items.ts";
export { Journal } from "./journal.ts";
export { Macros } from "./macros.ts";
export { Messages as ChatMessages } from "./messages.ts";
export { Scenes } from "./scenes.ts";
export { Users } from "./users.ts";
export { WorldSettings } from "./world-settings.ts";
