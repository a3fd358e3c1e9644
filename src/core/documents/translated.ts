import type { TranslatedName } from "../i18n/translations.ts";

/** The translations that a document's system data carry, if any. */
export function translationsOf(system: object): TranslatedName["translations"] {
  return "translations" in system ? (system.translations as TranslatedName["translations"]) : {};
}
