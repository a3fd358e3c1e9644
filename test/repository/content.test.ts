import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../src/core/i18n/languages.ts";
import { ATTRIBUTE_IDS } from "../../src/rps/rules/world.ts";
import { ABILITIES } from "../../src/trauma/rules/abilities.ts";
import { expandPacks, PACKS } from "../../tools/content/expand.ts";
import { readContent } from "../../tools/content/read.ts";
import type { ContentDocument, Source, Texts } from "../../tools/content/types.ts";
import { iconSvg } from "../../tools/icons.ts";
import { packModels } from "./models.ts";

interface System {
  readonly identifier?: string;
  readonly skill?: string;
  readonly attributes?: object;
  readonly body?: { readonly own?: readonly { readonly id: string; readonly name: string }[] };
  readonly specialisations?: readonly { readonly id: string; readonly name: string }[];
  readonly [field: string]: unknown;
}
interface Item extends Source {
  readonly name: string;
  readonly type: string;
  readonly system: System & {
    readonly translations: Readonly<
      Record<string, { readonly words?: Readonly<Record<string, string>> }>
    >;
  };
  readonly items?: readonly Item[];
}

const packs = expandPacks();
const documentPacks = PACKS.filter(({ type }) => type !== "JournalEntry");
const journalPacks = PACKS.filter(({ type }) => type === "JournalEntry");
const itemsOf = (name: (typeof PACKS)[number]["name"]) => (packs.get(name) ?? []) as Item[];

/** Attributes of the books; RPS gets one more from magic. */
const ATTRIBUTES: Readonly<Record<(typeof PACKS)[number]["skin"], readonly string[]>> = {
  noppa: ["strength", "endurance", "perception", "agility"],
  helix: ["str", "agi", "per", "int", "wil", "cha"],
  rps: [...ATTRIBUTE_IDS, "magic"],
  trauma: ABILITIES,
};

/** A document and all that it carries. */
const withCopies = (document: Item): Item[] => [document, ...(document.items ?? [])];

const isFilled = (texts: Texts) => LANGUAGES.every((language) => texts[language]?.trim());

/** Where the English text of a word stands in `system`. */
function englishOf(field: string, system: System): unknown {
  const [place = "", id] = field.split("-");
  if (!id) return system[place];
  if (place === "specialisation") return system.specialisations?.find((one) => one.id === id)?.name;
  if (place === "part") return system.body?.own?.find((one) => one.id === id)?.name;
  return (system[place] as Record<string, unknown> | undefined)?.[id];
}

describe.each(documentPacks.map((pack) => [pack.name, pack] as const))("%s", (name, pack) => {
  const written = readContent(name);

  it("is not empty", () => {
    expect(written.length).toBeGreaterThan(0);
  });

  it("gives every document an id of sixteen letters and digits", () => {
    for (const { _id } of written) expect(_id).toMatch(/^[A-Za-z0-9]{16}$/);
  });

  it("says everything in four languages", () => {
    const unsaid = ({ name, description, biography, words = {}, items = [] }: ContentDocument) =>
      [
        name as Texts,
        (description ?? biography) as Texts,
        ...Object.values(words),
        ...items.flatMap((copy) => Object.values(copy.words ?? {})),
      ].some((texts) => typeof texts !== "object" || !isFilled(texts));
    expect(written.filter(unsaid).map(({ _id }) => _id)).toEqual([]);
  });

  it("has a picture for every document", () => {
    for (const { icon = "" } of written) expect(iconSvg(pack.skin, icon)).toContain("<svg");
  });

  it("writes data as the models have them", async () => {
    const [own, items] = [await packModels(pack.type), await packModels("Item")];
    for (const document of itemsOf(name)) {
      expect(own[document.type]?.problems(document.system), document._id).toEqual([]);
      for (const { _id, type, system } of document.items ?? [])
        expect(items[type]?.problems(system), `${document._id} ${_id}`).toEqual([]);
    }
  });

  it("keeps the English of short texts in the data", () => {
    for (const { _id, system } of itemsOf(name).flatMap(withCopies))
      for (const [field, text] of Object.entries(system.translations.en?.words ?? {}))
        expect(englishOf(field, system), `${_id} ${field}`).toBe(text);
  });

  it("uses skills and attributes that exist", () => {
    const ofBook = documentPacks.filter(({ skin }) => skin === pack.skin);
    const known = new Set([
      ...ofBook.flatMap(({ name }) => itemsOf(name)).map(({ system }) => system.identifier),
      ...ATTRIBUTES[pack.skin],
    ]);
    for (const { _id, system } of itemsOf(name)) {
      const used = [system.skill, ...((system.skills as string[] | undefined) ?? [])];
      for (const id of used) if (id) expect(known, `${_id} ${id}`).toContain(id);
      if (pack.type === "Actor")
        for (const id of Object.keys(system.attributes ?? {})) expect(known).toContain(id);
    }
  });
});

/** What a page is made of: one after another, without what stands in between. */
const skeleton = (html: string) => html.match(/<\/?(?:p|h2|ul|ol|li|table|tr|th|td)>/g)?.join("");

describe.each(journalPacks.map(({ name }) => name))("%s", (name) => {
  const entries = readContent(name);

  it("has one entry for each language", () => {
    expect(entries.map(({ lang }) => lang).sort()).toEqual([...LANGUAGES].sort());
  });

  it("says the same in all, page for page", () => {
    const english = entries.find(({ lang }) => lang === "en");
    for (const { lang, pages = [] } of entries) {
      expect(pages.length, lang).toBe(english?.pages?.length);
      for (const [index, { name: title, text }] of pages.entries())
        expect(skeleton(text), `${lang}: ${title}`).toBe(
          skeleton(english?.pages?.[index]?.text ?? ""),
        );
    }
  });
});
