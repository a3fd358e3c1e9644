import type { Texts } from "./types.ts";

/** What a document keeps below `flags.quartet.translations`, so that each reader sees it by their own name. */
export function named(name: Texts, description?: Texts): object {
  const languages = Object.keys(name) as (keyof Texts)[];
  const texts = (language: keyof Texts) => ({
    name: name[language],
    ...(description && { description: description[language] }),
  });
  return Object.fromEntries(languages.map((language) => [language, texts(language)]));
}
