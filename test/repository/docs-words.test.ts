import { describe, expect, it } from "vitest";
import { filesBelow, readJson } from "./files.ts";

type Nested = { [key: string]: string | Nested };

/** The words of the interface in a language, as they stand on buttons and labels. */
function wordsOf(language: string): Set<string> {
  const collect = (object: Nested): string[] =>
    Object.values(object).flatMap((value) => (typeof value === "string" ? value : collect(value)));
  return new Set(collect(readJson<Nested>(`lang/${language}.json`)).map(plain));
}

/** A sentence may quote a label with or without the mark that ends it. */
const plain = (text: string): string => text.replace(/[.,:…]$/, "");

const pages = filesBelow("docs", ".md")
  .filter(({ path }) => path.startsWith("docs/players/") || path === "docs/game-masters.md")
  .map((page) => ({ ...page, language: page.path.match(/\.(en|fi|sv|ru)\.md$/)?.[1] ?? "en" }));

describe.each(pages)("$path", ({ text, language }) => {
  it("prints in bold what stands on the screen, letter for letter", () => {
    const words = wordsOf(language);
    const bold = [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, quoted = ""]) => plain(quoted));
    expect(bold.length).toBeGreaterThan(5);
    expect(bold.filter((quoted) => !words.has(quoted))).toEqual([]);
  });
});
