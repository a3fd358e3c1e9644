/** Texts of one document in one language. */
export interface Translation {
  readonly name: string;
  readonly description?: string;
  /** Short texts by the name of their field. */
  readonly words?: Readonly<Record<string, string | undefined>>;
}

/** A name with its translations, as documents and messages keep it: data, never the reader's choice. */
export interface TranslatedName {
  /** The name as it was typed, or the English one of packs that we ship. */
  readonly name: string;
  readonly translations: Readonly<Record<string, Translation | undefined>>;
}

/** The language whose name is stored as the document's own in the packs that we ship. */
const SOURCE_LANGUAGE = "en";

/**
 * The name that a reader of `language` sees.
 * Once somebody has renamed the document, the new name holds in every language.
 */
export function readerName({ name, translations }: TranslatedName, language: string): string {
  const renamed = name !== translations[SOURCE_LANGUAGE]?.name;
  return renamed ? name : (translations[language]?.name ?? name);
}

/** A name without the texts that documents keep beside it: messages and macros need no more. */
export function plainName({ name, translations }: TranslatedName): TranslatedName {
  const names = Object.entries(translations).map(([language, text]) => {
    return [language, { name: text?.name ?? "" }];
  });
  return { name, translations: Object.fromEntries(names) };
}

/** What Foundry can add to the name of a token, to tell several of one actor apart. */
const NUMBERED = /^(.+)( \(\d+\))$/;

/**
 * A name that a token or a message holds, for a reader of `language`. Whoever made it wrote the
 * name as they read it: any of the translations is one of ours, also with a number behind it.
 * @returns `null` for a name that somebody has given, which holds in every language.
 */
export function knownName({ name, translations }: TranslatedName, language: string): string | null {
  const ours = Object.values(translations).map((text) => text?.name);
  const [, base = name, number = ""] = ours.includes(name) ? [] : (NUMBERED.exec(name) ?? []);
  if (!ours.includes(base)) return null;
  return `${translations[language]?.name ?? base}${number}`;
}

/**
 * The description that a reader of `language` sees.
 * @param description The description as it stands in the document: edits hold in every language.
 */
export function readerDescription(
  description: string,
  translations: TranslatedName["translations"],
  language: string,
): string {
  const edited = description !== (translations[SOURCE_LANGUAGE]?.description ?? "");
  return edited ? description : (translations[language]?.description ?? description);
}

/**
 * A short text of a document, such as a condition, as a reader of `language` sees it.
 * @param field What the text is called in `words`.
 * @param text The text as it stands in the document: edits hold in every language.
 */
export function readerWord(
  field: string,
  text: string,
  translations: TranslatedName["translations"],
  language: string,
): string {
  const edited = text !== (translations[SOURCE_LANGUAGE]?.words?.[field] ?? "");
  return edited ? text : (translations[language]?.words?.[field] ?? text);
}
