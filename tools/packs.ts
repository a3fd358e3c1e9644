import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compilePack } from "@foundryvtt/foundryvtt-cli";
import { ADVENTURE_PACK, expandAdventures } from "./content/adventures.ts";
import { expandPacks, PACKS } from "./content/expand.ts";
import type { Source } from "./content/types.ts";
import { workFolder } from "./paths.ts";

const COLLECTIONS = {
  Actor: "actors",
  Adventure: "adventures",
  Item: "items",
  JournalEntry: "journal",
} as const;
const EMBEDDED = ["items", "effects", "pages"] as const;

/** Compiles every pack into the folders that Foundry reads. @returns All documents as one text. */
export async function compilePacks(folder: string): Promise<string> {
  const packs = new Map<string, Source[]>(expandPacks());
  packs.set(ADVENTURE_PACK.name, expandAdventures());
  const sources = join(workFolder, "pack-sources");
  rmSync(sources, { recursive: true, force: true });
  await Promise.all(
    [...PACKS, ADVENTURE_PACK].map(({ name, type }) =>
      compileInto(join(folder, name), type, packs.get(name) ?? [], join(sources, name)),
    ),
  );
  return JSON.stringify([...packs.values()]);
}

/** Compiles adventures into a compendium of their own, such as that of a quickstart. */
export async function compileAdventures(adventures: readonly Source[], folder: string) {
  const sources = mkdtempSync(join(tmpdir(), "quartet-pack-"));
  await compileInto(folder, ADVENTURE_PACK.type, adventures, sources);
  rmSync(sources, { recursive: true });
}

/** @param sources An empty folder, for what the compiler reads. */
async function compileInto(
  target: string,
  type: keyof typeof COLLECTIONS,
  documents: readonly Source[],
  sources: string,
): Promise<void> {
  mkdirSync(sources, { recursive: true });
  for (const document of documents) {
    const keyed = withKeys(document, COLLECTIONS[type], document._id);
    writeFileSync(join(sources, `${document._id}.json`), JSON.stringify(keyed));
  }
  await compilePack(sources, target, { log: false });
}

/** The keys by which a compendium stores a document and what is embedded in it. */
function withKeys(source: Source, collection: string, id: string): Source {
  const keyed: Source = { ...source, _key: `!${collection}!${id}` };
  // Adventures are stored whole, with all that they bring.
  if (collection === COLLECTIONS.Adventure) return keyed;
  for (const name of EMBEDDED) {
    const children = source[name];
    if (Array.isArray(children))
      keyed[name] = (children as Source[]).map((child) =>
        withKeys(child, `${collection}.${name}`, `${id}.${child._id}`),
      );
  }
  return keyed;
}
