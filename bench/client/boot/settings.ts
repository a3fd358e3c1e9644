import { registerSettings as registerDiceSettings } from "../dice/config.ts";
import { registerSettings as registerDocumentSettings } from "../documents/config.ts";
import { game } from "../globals.ts";

/** The languages of the interface, each by its own name. */
const LANGUAGES = { en: "English", fi: "Suomi", sv: "Svenska", ru: "Русский" };

/** Registers the settings of the bench itself; those of the interface register in `init`. */
export function registerCoreSettings(): void {
  game.settings.register("core", "language", {
    name: "BENCH.Settings.Language",
    hint: "BENCH.Settings.LanguageHint",
    scope: "client",
    config: true,
    type: String,
    choices: LANGUAGES,
    default: game.data.options.language,
    onChange: () => location.reload(),
  });
  game.settings.register("core", "time", {
    scope: "world",
    type: Number,
    default: 0,
    onChange: (time, options, userId) =>
      game.time.onUpdateWorldTime(time as number, options, userId ?? game.userId),
  });
  registerDocumentSettings();
  registerDiceSettings();
}
