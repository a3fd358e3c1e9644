import { iconPath } from "../icons.ts";
import { stableId } from "./ids.ts";
import { readContent } from "./read.ts";
import { withTokenDefaults } from "./token-defaults.ts";
import type { ContentCopy, ContentDocument, Source, Texts, Words } from "./types.ts";

/** The packs of one rule book, and the kind of document that each holds. */
export const PACKS = [
  { name: "noppa-skills", type: "Item", skin: "noppa" },
  { name: "noppa-equipment", type: "Item", skin: "noppa" },
  { name: "noppa-characters", type: "Actor", skin: "noppa" },
  { name: "noppa-rules", type: "JournalEntry", skin: "noppa" },
  { name: "helix-skills", type: "Item", skin: "helix" },
  { name: "helix-equipment", type: "Item", skin: "helix" },
  { name: "helix-spells", type: "Item", skin: "helix" },
  { name: "helix-characters", type: "Actor", skin: "helix" },
  { name: "helix-rules", type: "JournalEntry", skin: "helix" },
  { name: "rps-skills", type: "Item", skin: "rps" },
  { name: "rps-weapons", type: "Item", skin: "rps" },
  { name: "rps-armour", type: "Item", skin: "rps" },
  { name: "rps-spells", type: "Item", skin: "rps" },
  { name: "rps-characters", type: "Actor", skin: "rps" },
  { name: "rps-rules", type: "JournalEntry", skin: "rps" },
  { name: "trauma-abilities", type: "Item", skin: "trauma" },
  { name: "trauma-equipment", type: "Item", skin: "trauma" },
  { name: "trauma-characters", type: "Actor", skin: "trauma" },
  { name: "trauma-rules", type: "JournalEntry", skin: "trauma" },
] as const;
export type PackName = (typeof PACKS)[number]["name"];

/** Every pack document by id, as Foundry stores it. */
export function expandPacks(): Map<PackName, Source[]> {
  const packs = new Map<PackName, Source[]>();
  const known = new Map<string, Source>();
  for (const { name, type, skin } of PACKS) {
    const sources = readContent(name).map((document, index) =>
      type === "JournalEntry"
        ? expandJournal(document, index)
        : expandDocument(document, skin, known),
    );
    for (const source of sources) {
      if (known.has(source._id)) throw new Error(`${name}: the id ${source._id} is used twice`);
      known.set(source._id, source);
    }
    packs.set(name, sources);
  }
  return packs;
}

/** An item or actor, with its translations inside. */
function expandDocument(
  document: ContentDocument,
  skin: string,
  known: ReadonlyMap<string, Source>,
): Source {
  const { _id, type, icon, name, description, biography, system, items, token, sort, words } =
    document;
  if (!type) throw new Error(`${_id}: a document needs a type`);
  const texts = description ?? biography;
  const img = icon ? iconPath(skin, icon) : undefined;
  return {
    _id,
    type,
    ...(img && { img }),
    name: english(name),
    sort: sort ?? 0,
    system: {
      ...system,
      ...(description && { description: description.en }),
      ...(biography && { biography: biography.en }),
      ...(typeof name === "object" && { translations: translations(name, texts, words) }),
    },
    effects: [],
    ...(items && { items: items.map((copy, index) => expandCopy(copy, known, _id, index)) }),
    ...(token && {
      prototypeToken: {
        name: english(name),
        ...(img && { texture: { src: img } }),
        ...withTokenDefaults(type, token),
      },
    }),
  };
}

function english(name: Texts | string): string {
  return typeof name === "string" ? name : name.en;
}

function translations(
  name: Texts,
  texts: Texts | undefined,
  words: Words | undefined,
): Record<string, object> {
  const languages = Object.keys(name) as (keyof Texts)[];
  return Object.fromEntries(
    languages.map((language) => [
      language,
      {
        name: name[language],
        description: texts?.[language] ?? "",
        ...(words && { words: wordsIn(language, words) }),
      },
    ]),
  );
}

/** The short texts of a document in one language. */
function wordsIn(language: keyof Texts, words: Words): Record<string, string> {
  return Object.fromEntries(Object.entries(words).map(([field, text]) => [field, text[language]]));
}

/** The short texts that a copy has besides those of its original. */
function moreWords(copy: Source, words: Words | undefined): object {
  const { translations } = copy.system as { translations?: Record<string, { words?: object }> };
  if (!words || !translations) return {};
  const merged = Object.entries(translations).map(([language, texts]) => [
    language,
    { ...texts, words: { ...texts.words, ...wordsIn(language as keyof Texts, words) } },
  ]);
  return { translations: Object.fromEntries(merged) };
}

/** A copy of a pack document under an id of its own. @throws if there is no such document. */
export function expandCopy(
  { from, _id, system, words, ...changes }: ContentCopy,
  known: ReadonlyMap<string, Source>,
  owner: string,
  index: number,
): Source {
  const original = known.get(from);
  if (!original) throw new Error(`${owner}: no pack has a document ${from}`);
  const copy = structuredClone(original);
  return {
    ...copy,
    ...changes,
    _id: _id ?? stableId(`${owner}/${index}/${from}`),
    system: { ...(copy.system as object), ...moreWords(copy, words), ...system },
    sort: index * 1000,
  };
}

/** A journal entry in one language. */
export function expandJournal(document: ContentDocument, index: number): Source {
  const { _id, name, lang, pages = [] } = document;
  return {
    _id,
    name: english(name),
    sort: index * 1000,
    flags: { quartet: { language: lang ?? "en" } },
    pages: pages.map((page, position) => ({
      _id: stableId(`${_id}/${position}`),
      name: page.name,
      type: "text",
      title: { show: true, level: 1 },
      text: { format: 1, content: page.text },
      sort: position * 1000,
    })),
  };
}
