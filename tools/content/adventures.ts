import { iconPath } from "../icons.ts";
import { stableId } from "./ids.ts";
import { named } from "./named.ts";
import { readContent } from "./read.ts";
import type { ContentDocument, Source, Texts } from "./types.ts";
import { expandWorld } from "./world.ts";

/** The pack of ready scenes with their characters. */
export const ADVENTURE_PACK = { name: "adventures", type: "Adventure" } as const;

/** An adventure as `content/adventures/` holds it: a scene of the demo world and who lives there. */
interface AdventureContent extends ContentDocument {
  readonly book: string;
  readonly name: Texts;
  readonly description: Texts;
  /** `_id` of the folder whose actors come along. */
  readonly folder: string;
  readonly scene: string;
  /** What to hand out, a page in each language. */
  readonly handout: {
    readonly _id: string;
    readonly pages: Readonly<Record<keyof Texts, { readonly name: string; readonly text: string }>>;
  };
}

/** Every adventure, as Foundry stores it. Its documents keep their ids in every world. */
export function expandAdventures(): Source[] {
  const world = expandWorld();
  return (readContent(ADVENTURE_PACK.name) as unknown as AdventureContent[]).map((adventure) =>
    expandAdventure(adventure, world),
  );
}

function expandAdventure(
  { _id, book, icon, name, description, folder, scene, handout }: AdventureContent,
  world: Readonly<Record<string, Record<string, unknown>[]>>,
): Source {
  const found = (list: string, id: string) => {
    const entry = world[list]?.find((document) => document._id === id);
    if (!entry) throw new Error(`${_id}: the demo world has no ${id} in ${list}`);
    return entry;
  };
  const actors = world.actors?.filter((actor) => actor.folder === folder) ?? [];
  return {
    _id,
    name: name.en,
    ...(icon && { img: iconPath(book, icon) }),
    caption: description.en,
    description: `<p>${description.en}</p>`,
    flags: { quartet: { book, translations: named(name, description) } },
    folders: [found("folders", folder)],
    actors: actors.map(withoutUsers),
    scenes: [stageOf(found("scenes", scene), name)],
    journal: [handoutOf(handout, name)],
  };
}

/** The scene as nobody has seen it, under the name that the importing game master reads. */
function stageOf(scene: Record<string, unknown>, name: Texts): Record<string, unknown> {
  const { background, ...rest } = withoutUsers(scene);
  const { color } = (background ?? {}) as { color?: string };
  return {
    ...rest,
    ...(color && { backgroundColor: color }),
    name: name.en,
    active: false,
    flags: { quartet: { translations: named(name) } },
  };
}

function handoutOf({ _id, pages }: AdventureContent["handout"], name: Texts): object {
  return {
    _id,
    name: name.en,
    ownership: { default: 2 },
    flags: { quartet: { translations: named(name) } },
    pages: Object.entries(pages).map(([language, page], index) => ({
      _id: stableId(`${_id}/${language}`),
      name: page.name,
      type: "text",
      title: { show: true, level: 1 },
      text: { format: 1, content: page.text },
      sort: index * 1000,
    })),
  };
}

/** The players of the demo world own nothing elsewhere. */
function withoutUsers(document: Record<string, unknown>): Record<string, unknown> {
  const { default: level = 0 } = (document.ownership ?? {}) as { default?: number };
  return { ...document, ownership: { default: level } };
}
