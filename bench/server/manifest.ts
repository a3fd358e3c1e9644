import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DocumentName, JsonObject } from "../common/protocol.ts";
import { BenchStartError } from "./errors.ts";

/** What a manifest says about one document sub-type. */
export interface SubtypeRules {
  htmlFields?: string[];
  filePathFields?: Record<string, string[]>;
  gmOnlyFields?: string[];
}

export interface PackDeclaration {
  name: string;
  label: string;
  path?: string;
  type: DocumentName;
  ownership?: Record<string, string>;
  [key: string]: unknown;
}

/** The parts of a system.json that the server reads. The client gets all of it. */
export interface Manifest {
  id: string;
  title: string;
  version: string;
  socket?: boolean;
  packs?: PackDeclaration[];
  packFolders?: JsonObject[];
  documentTypes?: Partial<Record<DocumentName, Record<string, SubtypeRules>>>;
  [key: string]: unknown;
}

/** A package whose files the bench serves, and whose compendia it holds. */
export interface Package {
  type: "system" | "module";
  manifest: Manifest;
  folder: string;
}

/** @throws {BenchStartError} if there is no built system, or one that no host would take. */
export async function readManifest(systemPath: string): Promise<Manifest> {
  return readPackage({ type: "system", folder: systemPath });
}

/**
 * A module that is active in the world. The bench has their compendia, and runs none of their code.
 * @throws {BenchStartError} if it is not there, or brings what the bench does not run.
 */
export async function readModule(folder: string): Promise<Package> {
  const manifest = await readPackage({ type: "module", folder });
  for (const key of ["esmodules", "scripts", "styles", "languages", "documentTypes"])
    if (Object.keys(manifest[key] ?? {}).length > 0)
      throw new BenchStartError(`The bench takes modules without "${key}" only: ${folder}`);
  return { type: "module", manifest, folder };
}

async function readPackage({ type, folder }: Omit<Package, "manifest">): Promise<Manifest> {
  const file = join(folder, `${type}.json`);
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch {
    throw new BenchStartError(`There is no built ${type} at ${folder}. Run: npm run build`);
  }
  let manifest: Manifest;
  try {
    manifest = JSON.parse(text) as Manifest;
  } catch (error) {
    throw new BenchStartError(`${file} is not JSON: ${(error as Error).message}`);
  }
  for (const key of ["id", "title", "version"] as const)
    if (typeof manifest[key] !== "string" || !manifest[key])
      throw new BenchStartError(`${file} needs a text as "${key}"`);
  if (!/^[a-z0-9][a-z0-9_-]*$/.test(manifest.id))
    throw new BenchStartError(
      `${file}: the id "${manifest.id}" has letters that a folder cannot have`,
    );
  return manifest;
}

/**
 * What the manifest says about a sub-type. Partial data may not tell its sub-type:
 * then the rules of all of them hold.
 */
export function subtypeRules(manifest: Manifest, name: DocumentName, type: unknown): SubtypeRules {
  // The delta of an unlinked token carries the data of its actor.
  const types = manifest.documentTypes?.[name === "ActorDelta" ? "Actor" : name] ?? {};
  if (typeof type === "string") return types[type] ?? {};
  const all = Object.values(types);
  return {
    htmlFields: all.flatMap(({ htmlFields = [] }) => htmlFields),
    filePathFields: Object.assign({}, ...all.map(({ filePathFields }) => filePathFields)),
    gmOnlyFields: all.flatMap(({ gmOnlyFields = [] }) => gmOnlyFields),
  };
}
