import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { ClassicLevel } from "classic-level";
import type { Source } from "../content/types.ts";
import { isReleased } from "./contents.ts";

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

/** The files of a built package that a release holds, by their names in it. */
export function releasedFiles(folder: string): Record<string, Uint8Array> {
  const named = filesBelow(folder)
    .map((path): [string, string] => [relative(folder, path).split(sep).join("/"), path])
    .filter(([name]) => isReleased(name))
    .sort(([first], [second]) => (first < second ? -1 : 1));
  return Object.fromEntries(
    named.map(([name, path]) => [name, new Uint8Array(readFileSync(path))]),
  );
}

/** What a built compendium holds. A copy is read: opening a LevelDB changes its files. */
export async function readCompendium(folder: string): Promise<Source[]> {
  const copy = mkdtempSync(join(tmpdir(), "quartet-read-"));
  cpSync(folder, copy, { recursive: true });
  const level = new ClassicLevel<string, Source>(copy, { valueEncoding: "json" });
  const documents = await level.values().all();
  await level.close();
  rmSync(copy, { recursive: true });
  return documents;
}
