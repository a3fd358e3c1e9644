/** The members of `foundry.helpers`. */
export { Hooks } from "./hooks.ts";
export { Localization } from "./i18n.ts";
export * as interaction from "./interaction.ts";
export { ClientSettings } from "./settings.ts";
export { GameTime } from "./time.ts";
