import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../src/core/i18n/languages.ts";
import { expandAdventures } from "../../tools/content/adventures.ts";
import { expandPacks } from "../../tools/content/expand.ts";
import { iconSvg } from "../../tools/icons.ts";
import { BOOKS } from "../../tools/template-json.ts";

interface Inner {
  readonly _id: string;
  readonly folder?: string;
  readonly active?: boolean;
  readonly ownership?: Readonly<Record<string, number>>;
  readonly tokens?: readonly { readonly actorId: string }[];
  readonly pages?: readonly { readonly name: string }[];
  readonly system?: { readonly crew?: readonly { readonly actor?: string }[] };
}
interface Adventure {
  readonly _id: string;
  readonly img: string;
  readonly flags: {
    readonly quartet: {
      readonly book: string;
      readonly translations: Readonly<Record<string, { name: string; description: string }>>;
    };
  };
  readonly folders: readonly Inner[];
  readonly actors: readonly Inner[];
  readonly scenes: readonly Inner[];
  readonly journal: readonly Inner[];
}

const adventures = expandAdventures() as unknown as readonly Adventure[];

it("every rule book has a ready scene", () => {
  const books = adventures.map(({ flags }) => flags.quartet.book);
  expect(books.sort()).toEqual([...BOOKS].sort());
});

it("no adventure takes an id that anything else has", () => {
  const inPacks = [...expandPacks().values()].flat();
  const inside = adventures.flatMap(({ folders, actors, scenes, journal, ...own }) => [
    own,
    ...[folders, actors, scenes, journal].flat(),
  ]);
  const ids = [...inPacks, ...inside].map(({ _id }) => _id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !/^[A-Za-z0-9]{16}$/.test(id))).toEqual([]);
});

describe.each(adventures.map((one) => [one.flags.quartet.book, one] as const))("%s", (_, one) => {
  const { book, translations } = one.flags.quartet;
  const brought = new Set(one.actors.map(({ _id }) => _id));

  it("is told of in four languages, and has a page in each", () => {
    for (const language of LANGUAGES) {
      expect(translations[language]?.name.trim()).toBeTruthy();
      expect(translations[language]?.description.trim()).toBeTruthy();
    }
    expect(one.journal[0]?.pages).toHaveLength(LANGUAGES.length);
  });

  it("has a picture", () => {
    const file = one.img.split("/").at(-1) ?? "";
    expect(iconSvg(book, file.replace(".svg", ""))).toContain("<svg");
  });

  it("brings everybody who is on its scene or in a vehicle, and their folder", () => {
    const folders = new Set(one.folders.map(({ _id }) => _id));
    for (const { _id, folder } of one.actors) expect(folders.has(folder ?? ""), _id).toBe(true);
    for (const { actorId } of one.scenes.flatMap(({ tokens = [] }) => tokens))
      expect(brought.has(actorId), actorId).toBe(true);
    for (const { actor = "" } of one.actors.flatMap(({ system }) => system?.crew ?? []))
      if (actor) expect(brought.has(actor.replace("Actor.", "")), actor).toBe(true);
  });

  it("belongs to nobody yet, and pushes no scene upon the players", () => {
    for (const { _id, ownership = {} } of [...one.actors, ...one.scenes, ...one.journal])
      expect(Object.keys(ownership), _id).toEqual(["default"]);
    expect(one.scenes.filter(({ active }) => active)).toEqual([]);
  });
});
