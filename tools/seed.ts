import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expandWorld } from "./content/world.ts";
import { workFolder } from "./paths.ts";

/** Writes the demo world where the bench finds what a new world starts with. */
export function writeSeed(): string {
  const folder = join(workFolder, "seed");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [collection, documents] of Object.entries(expandWorld()))
    writeFileSync(join(folder, `${collection}.json`), JSON.stringify(documents));
  return folder;
}
