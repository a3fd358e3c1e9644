import { readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";
import { fromRoot } from "./paths.ts";

export const GLOSSARY_LANGUAGES = ["en", "fi", "sv", "ru"] as const;
export type GlossaryLanguage = (typeof GLOSSARY_LANGUAGES)[number];
type ByLanguage<T> = Readonly<Record<GlossaryLanguage, T>>;

/** Words of one row, in every language as many and in the same order. */
export interface Term extends ByLanguage<readonly string[]> {
  readonly id: string;
  /** Keys of `lang/*.json` whose text has the word; `null` where the interface does not say it. */
  readonly keys: readonly (string | null)[];
  readonly means?: ByLanguage<string>;
}

/** The words of one rule book, or of all. */
export interface Section {
  readonly id: string;
  readonly terms: readonly Term[];
}

type OneOrMore<T> = T | readonly T[];
interface WrittenTerm extends ByLanguage<OneOrMore<string>> {
  readonly id: string;
  readonly in?: OneOrMore<string | null>;
  readonly means?: ByLanguage<string>;
}

const SOURCE = fromRoot("docs/glossary/terms.yaml");

/** The language that each book is written in: its own words come first. */
const LANGUAGE_OF_BOOK: Readonly<Record<string, GlossaryLanguage>> = {
  rps: "fi",
  noppa: "fi",
  helix: "sv",
  trauma: "ru",
};

const LANGUAGE_NAMES: ByLanguage<string> = {
  en: "English",
  fi: "Suomi",
  sv: "Svenska",
  ru: "Русский",
};

interface PageWords {
  readonly title: string;
  readonly about: string;
  readonly shared: string;
  readonly means: string;
  readonly books: Readonly<Record<string, string>>;
}

const PAGES: ByLanguage<PageWords> = {
  en: {
    title: "Glossary",
    about:
      "One word for one thing, in every window. The words of a book come first, as it has them in its own language; yours follow, and then the others.",
    shared: "In every book",
    means: "What it is",
    books: { rps: "RPS", noppa: "Noppajärjestelmä", helix: "HELIX", trauma: "Trauma" },
  },
  fi: {
    title: "Sanasto",
    about:
      "Yksi sana yhdelle asialle joka ikkunassa. Ensin on kirjan oma sana kirjan omalla kielellä, sitten sinun kielesi sana ja lopuksi muut.",
    shared: "Kaikissa kirjoissa",
    means: "Mikä se on",
    books: { rps: "RPS", noppa: "Noppajärjestelmä", helix: "HELIX", trauma: "Trauma" },
  },
  sv: {
    title: "Ordlista",
    about:
      "Ett ord för en sak, i alla fönster. Bokens eget ord står först, på bokens eget språk, sedan ditt språks ord och sist de andra.",
    shared: "I alla böcker",
    means: "Vad det är",
    books: { rps: "RPS", noppa: "Noppajärjestelmä", helix: "HELIX", trauma: "Trauma" },
  },
  ru: {
    title: "Словарь",
    about:
      "Одно слово для одной вещи во всех окнах. Сначала слово самой книги на её языке, затем на вашем, затем на остальных.",
    shared: "Во всех книгах",
    means: "Что это",
    books: { rps: "RPS", noppa: "Noppajärjestelmä", helix: "HELIX", trauma: "Травма" },
  },
};

const list = <T>(given: OneOrMore<T> | undefined): readonly T[] =>
  given === undefined ? [] : ((Array.isArray(given) ? given : [given]) as readonly T[]);

/** The terms as they are written in `docs/glossary/terms.yaml`. */
export function readGlossary(): Section[] {
  const written = parse(readFileSync(SOURCE, "utf8")) as Record<string, WrittenTerm[]>;
  return Object.entries(written).map(([id, terms]) => ({
    id,
    terms: terms.map(({ in: keys, en, fi, sv, ru, ...rest }) => ({
      ...rest,
      en: list(en),
      fi: list(fi),
      sv: list(sv),
      ru: list(ru),
      keys: list(keys),
    })),
  }));
}

/** The page of one language, in Markdown. */
export function glossaryPage(sections: readonly Section[], language: GlossaryLanguage): string {
  const { title, about, shared, books } = PAGES[language];
  const parts = sections.map(
    (section) => `## ${books[section.id] ?? shared}\n\n${table(section, language)}\n`,
  );
  return [`# ${title}\n`, `${about}\n`, ...parts].join("\n");
}

function table({ id, terms }: Section, language: GlossaryLanguage): string {
  const own = LANGUAGE_OF_BOOK[id];
  const languages = [...new Set([own ?? language, language, ...GLOSSARY_LANGUAGES])];
  const explains = terms.some(({ means }) => means);
  const head = languages.map((name) => LANGUAGE_NAMES[name]);
  const rows = terms.map((term) => [
    ...languages.map((name) => cell(term[name], name === own)),
    ...(explains ? [term.means?.[language] ?? ""] : []),
  ]);
  return aligned([explains ? [...head, PAGES[language].means] : head, ...rows]);
}

function cell(words: readonly string[], isOwn: boolean): string {
  const text = words.join(" / ");
  return isOwn ? `**${text}**` : text;
}

/** A Markdown table as the formatter of this repository has it. */
function aligned([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((text, column) => text.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

/** Path of a page, below the root of the repository. */
export const glossaryPath = (language: GlossaryLanguage): string => `docs/glossary/${language}.md`;

/** Writes the four pages. */
export function writeGlossary(): void {
  const sections = readGlossary();
  for (const language of GLOSSARY_LANGUAGES)
    writeFileSync(fromRoot(glossaryPath(language)), glossaryPage(sections, language));
}
