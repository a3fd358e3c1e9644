import { translationsOf } from "../documents/translated.ts";
import { readerName, type Translation } from "../i18n/translations.ts";
import { makeQueue } from "../in-turn.ts";
import { inform } from "../notify.ts";

/** The pack of ready scenes with their characters. */
const PACK = "quartet.adventures";

/** Two quick clicks bring one scene. */
const imports = makeQueue();

type Translations = Readonly<Record<string, Translation | undefined>>;

interface AdventureFlags {
  readonly book?: string;
  readonly translations?: Translations;
}

/** A ready scene of a rule book. */
export interface ReadyScene {
  readonly id: string;
  readonly book: string;
  readonly translations: Translations;
  /** Whether this world has it already. */
  readonly isHere: boolean;
}

/** As much of the documents of an import as their names need. */
interface Imported {
  readonly _id?: string | null;
  name?: string;
  readonly system?: object;
  readonly flags?: { readonly quartet?: { readonly translations?: Translations } };
  readonly tokens?: readonly { readonly actorId?: string | null; name?: string }[];
}
type Imports = Readonly<Record<string, readonly Imported[] | undefined>>;

function adventures(): Adventure.Stored[] {
  return (game.packs.get(PACK)?.contents ?? []) as unknown as Adventure.Stored[];
}

/** Loads the ready scenes, so that {@link readyScenes} knows them. */
export async function loadReadyScenes(): Promise<void> {
  await game.packs.get(PACK)?.getDocuments();
}

/** The ready scenes, as far as they are loaded. */
export function readyScenes(): ReadyScene[] {
  return adventures().map((adventure) => {
    const { book = "", translations = {} } = flagsOf(adventure);
    return {
      id: adventure.id,
      book,
      translations,
      isHere: sceneOf(adventure) !== undefined,
    };
  });
}

function flagsOf(adventure: Adventure.Implementation): AdventureFlags {
  return ((adventure.flags as { quartet?: AdventureFlags }).quartet ?? {}) as AdventureFlags;
}

/** The first scene of an adventure in this world. */
function sceneOf(adventure: Adventure.Stored): Scene.Stored | undefined {
  const [first] = [...adventure.scenes];
  return game.scenes.get(String(first?._id)) as Scene.Stored | undefined;
}

/**
 * Puts a ready scene with its characters and its handout into the world, unless it is there, and
 * shows it. Where no scene is active, it becomes the active one, so that players see it too.
 */
export async function bringScene(id: string): Promise<void> {
  const adventure = adventures().find((one) => one.id === id);
  if (!adventure) return;
  const scene = await imports(async () => {
    // What is here has been played with: it is shown, never overwritten.
    if (!sceneOf(adventure)) await importOnce(adventure);
    return sceneOf(adventure);
  });
  if (!scene) return;
  if (game.scenes.active) await scene.view();
  else await scene.activate();
}

/** Another game master may be doing the same at this moment: then this one leaves it to them. */
async function importOnce(adventure: Adventure.Stored): Promise<void> {
  try {
    await adventure.import({ dialog: false });
  } catch (error) {
    if (!isBegun(adventure)) throw error;
    inform("QUARTET.Welcome.BeingImported");
  }
}

function isBegun(adventure: Adventure.Stored): boolean {
  return [...adventure.folders].some(({ _id }) => game.folders.has(String(_id)));
}

/**
 * Whatever imports an adventure of ours, from the system or from a quickstart, its documents get
 * names that the importer reads.
 */
export function translateImports(): void {
  Hooks.on("preImportAdventure", (adventure, _options, ...imports) => {
    if (!flagsOf(adventure).book) return;
    for (const documents of imports) nameForReader(documents as Imports, game.i18n.lang);
  });
}

/**
 * Gives scenes, journals and tokens of an import the names of a language. Actors keep theirs: each
 * reader sees those in their own language.
 */
export function nameForReader(documents: Imports, language: string): void {
  for (const document of Object.values(documents).flatMap((list) => list ?? [])) {
    const { name = "", flags } = document;
    const translations = flags?.quartet?.translations;
    if (translations) document.name = readerName({ name, translations }, language);
  }
  const actors = new Map(documents.Actor?.map((actor) => [actor._id, actor]));
  for (const token of documents.Scene?.flatMap(({ tokens = [] }) => tokens) ?? []) {
    const actor = actors.get(token.actorId);
    const { name = "" } = token;
    if (actor?.name === name)
      token.name = readerName({ name, translations: translationsOf(actor.system ?? {}) }, language);
  }
}
