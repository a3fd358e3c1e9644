import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  GLOSSARY_LANGUAGES,
  glossaryPage,
  glossaryPath,
  readGlossary,
  type Term,
} from "../../tools/glossary.ts";
import { fromRoot } from "../../tools/paths.ts";
import { readJson } from "./files.ts";

const sections = readGlossary();
const terms = sections.flatMap(({ id, terms }) =>
  terms.map((term): Term => ({ ...term, id: `${id} ${term.id}` })),
);

interface Nested {
  readonly [key: string]: Nested | string | undefined;
}

/** The text of a key; empty where there is none. */
function textAt(texts: Nested, key: string): string {
  const found = key
    .split(".")
    .reduce<Nested | string | undefined>(
      (inner, part) => (typeof inner === "object" ? inner[part] : undefined),
      texts,
    );
  return typeof found === "string" ? found : "";
}

const plain = (text: string): string => text.toLowerCase().replaceAll("’", "'");

/** A word and its forms: `die (dice)` is both. */
const formsOf = (word: string): string[] => plain(word).replace(/\)/g, "").split(/\s*\(/);

describe("the glossary", () => {
  it("has each term of a section once", () => {
    const ids = terms.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it("has as many words in every language, and a key or none for each", () => {
    for (const term of terms) {
      const { length } = term.en;
      expect(length, term.id).toBeGreaterThan(0);
      for (const language of GLOSSARY_LANGUAGES)
        expect(term[language], `${term.id} ${language}`).toHaveLength(length);
      expect([0, length], term.id).toContain(term.keys.length);
    }
  });

  it("explains a term in every language or in none", () => {
    for (const { id, means } of terms) {
      const explained = GLOSSARY_LANGUAGES.filter((language) => means?.[language]?.trim());
      expect([0, GLOSSARY_LANGUAGES.length], id).toContain(explained.length);
    }
  });

  it.each(GLOSSARY_LANGUAGES)("has the words of the interface in %s", (language) => {
    const texts = readJson<Nested>(`lang/${language}.json`);
    const unsaid = terms.flatMap(({ id, keys, [language]: words }) =>
      keys.flatMap((key, place) => {
        if (key === null) return [];
        const text = plain(textAt(texts, key));
        const isSaid = formsOf(words[place] ?? "").some((form) => text.includes(form));
        return isSaid ? [] : [`${id}: ${words[place]} is not in ${key}: ${text}`];
      }),
    );
    expect(unsaid).toEqual([]);
  });

  it.each(GLOSSARY_LANGUAGES)("has the page in %s that the build writes", (language) => {
    const page = readFileSync(fromRoot(glossaryPath(language)), "utf8");
    expect(page).toBe(glossaryPage(sections, language));
  });
});
