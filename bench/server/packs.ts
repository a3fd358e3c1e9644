import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ClassicLevel } from "classic-level";
import type { DocumentName, JsonObject, PackData } from "../common/protocol.ts";
import { compendiumNames, primaryName } from "./collections.ts";
import type { Context } from "./context.ts";
import type { Write } from "./database.ts";
import { BenchStartError } from "./errors.ts";
import type { Package, PackDeclaration } from "./manifest.ts";

/** A compendium of a package. */
interface PackagePack {
  id: string;
  pack: PackDeclaration;
  home: Package;
}

/** The compendia of the system and of the active modules. */
export function packagePacks({ manifest, modules, options }: Context): PackagePack[] {
  const system: Package = { type: "system", manifest, folder: options.systemPath };
  return [system, ...modules].flatMap((home) =>
    (home.manifest.packs ?? []).map((pack) => ({
      id: `${home.manifest.id}.${pack.name}`,
      pack,
      home,
    })),
  );
}

/**
 * Copies the compendia of packages into the world's database: at the first start, and again when
 * the built ones have changed, as an update of the package would. The built ones stay untouched.
 */
export async function importPacks(context: Context): Promise<void> {
  const { database } = context;
  for (const { id, pack, home } of packagePacks(context)) {
    const folder = join(home.folder, pack.path ?? `packs/${pack.name}`);
    const fingerprint = await fingerprintOf(folder);
    if (database.meta(`pack/${id}`) === fingerprint) continue;
    const writes = await readPack(id, folder);
    await database.clearStore(id);
    await database.write(writes, { [`pack/${id}`]: fingerprint });
  }
}

async function fingerprintOf(folder: string): Promise<string> {
  const hash = createHash("sha256");
  let files: string[];
  try {
    files = (await readdir(folder)).filter((name) => /\.(ldb|log)$/.test(name)).sort();
  } catch {
    throw new BenchStartError(`The compendium ${folder} is missing. Run: npm run build`);
  }
  for (const file of files) {
    hash.update(file);
    hash.update(await readFile(join(folder, file)));
  }
  return hash.digest("hex");
}

/** Opening a LevelDB changes its files, hence the copy. */
async function readPack(store: string, folder: string): Promise<Write[]> {
  const copy = await mkdtemp(join(tmpdir(), "bench-pack-"));
  try {
    await cp(folder, copy, { recursive: true });
    const level = new ClassicLevel<string, string>(copy);
    const entries = new Map<string, JsonObject>();
    for await (const [key, value] of level.iterator()) entries.set(key, JSON.parse(value));
    await level.close();
    return assemble(store, entries);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/**
 * Puts embedded documents into their parents. Keys are `!items!<id>` or, embedded,
 * `!actors.items!<actor>.<item>`; a parent lists the ids of what it embeds.
 */
export function assemble(store: string, entries: Map<string, JsonObject>): Write[] {
  const writes: Write[] = [];
  for (const [key, source] of entries) {
    const [, path, ids] = key.split("!") as [string, string, string];
    const collections = path.split(".");
    if (collections.length === 1) {
      const name = primaryName(path);
      if (!name) throw new BenchStartError(`The compendium ${store} holds unknown ${path}`);
      writes.push({ store, name, id: ids, value: source });
      continue;
    }
    const last = collections.pop()!;
    const parentKey = `!${collections.join(".")}!${ids.split(".").slice(0, -1).join(".")}`;
    const children = entries.get(parentKey)?.[last] as (string | JsonObject)[] | undefined;
    const index = children?.indexOf(String(source._id)) ?? -1;
    if (index < 0) throw new BenchStartError(`The compendium ${store} has a stray ${key}`);
    children![index] = source;
  }
  return writes;
}

/** Compendia as a user learns of them. Those that the user may not see are left out. */
export function packsFor(context: Context, role: number): PackData[] {
  const { manifest, database } = context;
  return packagePacks(context).flatMap(({ id, pack, home }) => {
    if (!maySee(pack, role)) return [];
    const index = database.all(id, pack.type).map((source) => indexEntry(id, pack.type, source));
    const metadata = {
      ...pack,
      id,
      packageType: home.type,
      packageName: home.manifest.id,
      system: manifest.id,
    };
    return [{ id, metadata: metadata as JsonObject, index, folders: database.all(id, "Folder") }];
  });
}

const ROLES = ["NONE", "PLAYER", "TRUSTED", "ASSISTANT", "GAMEMASTER"];

function maySee({ ownership }: PackDeclaration, role: number): boolean {
  const levels = ownership ?? { PLAYER: "OBSERVER", ASSISTANT: "OWNER" };
  return Object.entries(levels).some(
    ([name, level]) => level !== "NONE" && role >= ROLES.indexOf(name),
  );
}

function indexEntry(pack: string, name: DocumentName, source: JsonObject): JsonObject {
  const { _id, img = null, type, folder = null, sort = 0 } = source;
  const uuid = `Compendium.${pack}.${name}.${_id}`;
  return { _id, uuid, name: source.name, img, type, folder, sort };
}

/** Whole documents of a compendium. */
export function packDocuments(
  context: Context,
  pack: string,
  name: DocumentName,
  ids: string[] | undefined,
): JsonObject[] {
  if (!compendiumNames.includes(name) && name !== "Folder") return [];
  const all = context.database.all(pack, name);
  return ids ? all.filter(({ _id }) => ids.includes(String(_id))) : all;
}
