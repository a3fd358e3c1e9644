import type { TranslatedName } from "../i18n/translations.ts";

/**
 * A name that a message holds, as this reader knows it. Ready characters from our packs have a
 * name in every language, and the message has the one that its author read. Any other name, such
 * as a token's alias, stays as it is.
 */
export function localName(
  name: string,
  actor: { readonly name: string; readonly system: object } | null,
): string {
  const names = Object.values(translationsOf(actor?.system ?? {})).map((text) => text?.name);
  return actor && names.includes(name) ? actor.name : name;
}

/** The translations that a document's system data carry, if any. */
export function translationsOf(system: object): TranslatedName["translations"] {
  return "translations" in system ? (system.translations as TranslatedName["translations"]) : {};
}
