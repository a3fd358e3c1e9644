import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expandAdventures } from "../content/adventures.ts";
import { compileAdventures } from "../packs.ts";
import { coverFile, fromRoot } from "../paths.ts";
import {
  bookOf,
  COVER_NAME,
  type QuickstartManifest,
  quickstartManifest,
  type SystemFacts,
} from "./manifest.ts";

/** A quickstart that has been built. */
export interface Quickstart {
  readonly book: string;
  readonly manifest: QuickstartManifest;
  /** The folder that Foundry loads, as in `Data/modules`. */
  readonly folder: string;
}

/**
 * Writes a module for each rule book below a folder: its manifest, its compendium, its cover, the licence.
 * @param releases Where releases are, if they have a place yet.
 */
export async function buildQuickstarts(
  target: string,
  releases: string | null = null,
): Promise<Quickstart[]> {
  const system = JSON.parse(readFileSync(fromRoot("system.json"), "utf8")) as SystemFacts;
  const built: Quickstart[] = [];
  for (const adventure of expandAdventures()) {
    const book = bookOf(adventure);
    const manifest = quickstartManifest(adventure, system, releases);
    const folder = join(target, manifest.id);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(join(folder, "packs"), { recursive: true });
    writeFileSync(join(folder, "module.json"), `${JSON.stringify(manifest, null, 2)}\n`);
    cpSync(fromRoot(system.license), join(folder, manifest.license));
    cpSync(coverFile(book), join(folder, COVER_NAME));
    for (const { path } of manifest.packs) await compileAdventures([adventure], join(folder, path));
    built.push({ book, manifest, folder });
  }
  return built;
}
