import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, extname, join, relative } from "node:path";
import { parse } from "yaml";
import type { DocumentName, JsonObject } from "../common/protocol.ts";
import { embeddedCollections, primaryName } from "./collections.ts";
import { BenchStartError } from "./errors.ts";
import type { Seed } from "./options.ts";

export interface SeedDocument {
  name: DocumentName;
  source: JsonObject;
}

/** A game master and two players, for a world without a seed. */
const defaultSeed: Record<string, JsonObject[]> = {
  users: [
    { name: "Gamemaster", role: 4, color: "#c9563c" },
    { name: "Player 1", role: 1, color: "#3c8dc9" },
    { name: "Player 2", role: 1, color: "#5aa44a" },
  ],
};

/**
 * Reads what a world starts with. A folder holds `<collection>.yaml` with a list of documents,
 * or `<collection>/**.yaml` with one document or a list each; JSON works too.
 * Documents without `_id` get one that stays the same from run to run.
 * @throws {BenchStartError} if a file is unreadable or names no collection.
 */
export async function readSeed(seed: Seed | null): Promise<SeedDocument[]> {
  const collections = typeof seed === "string" ? await readFolder(seed) : (seed ?? defaultSeed);
  const documents: SeedDocument[] = [];
  for (const [collection, sources] of Object.entries(collections)) {
    const name = primaryName(collection);
    if (!name) throw new BenchStartError(`The world seed has an unknown collection: ${collection}`);
    for (const [index, original] of sources.entries()) {
      const source = structuredClone(original);
      giveIds(name, source, `${collection}/${source.name ?? source.key ?? index}`);
      documents.push({ name, source });
    }
  }
  if (!documents.some(({ name, source }) => name === "User" && source.role === 4))
    throw new BenchStartError("The world seed has no user with role 4, the game master");
  return documents;
}

async function readFolder(folder: string): Promise<Record<string, JsonObject[]>> {
  if (!(await stat(folder).catch(() => null))?.isDirectory()) return defaultSeed;
  const collections: Record<string, JsonObject[]> = {};
  const files = await readdir(folder, { recursive: true });
  for (const file of files.sort()) {
    if (![".yaml", ".yml", ".json"].includes(extname(file))) continue;
    const path = join(folder, file);
    let content: unknown;
    try {
      content = parse(await readFile(path, "utf8"));
    } catch (error) {
      throw new BenchStartError(`${path} cannot be read: ${(error as Error).message}`);
    }
    const collection = relative(folder, path).split(/[\\/]/)[0]!;
    const list = collections[basename(collection, extname(collection))] ?? [];
    list.push(...((Array.isArray(content) ? content : [content]) as JsonObject[]));
    collections[basename(collection, extname(collection))] = list;
  }
  return Object.keys(collections).length > 0 ? collections : defaultSeed;
}

function giveIds(name: DocumentName, source: JsonObject, path: string): void {
  source._id ??= stableId(path);
  for (const [child, key] of embeddedCollections(name)) {
    const children = source[key];
    if (!Array.isArray(children)) continue;
    for (const [index, value] of (children as JsonObject[]).entries())
      giveIds(child, value, `${path}/${key}/${index}/${value.name ?? ""}`);
  }
}

/** Sixteen letters and digits that depend on the text alone. */
export function stableId(text: string): string {
  const digest = createHash("sha256").update(text).digest("base64");
  return digest.replaceAll(/[^A-Za-z0-9]/g, "").slice(0, 16);
}
