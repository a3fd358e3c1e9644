import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Zippable, zipSync } from "fflate";
import { ADVENTURE_PACK } from "../content/adventures.ts";
import { dist, fromRoot, workFolder } from "../paths.ts";
import { readCompendium, releasedFiles } from "../release/files.ts";
import type { ReleaseManifest } from "../release/manifest.ts";
import { quickstartProblems } from "../release/quickstart.ts";
import { buildQuickstarts } from "./build.ts";
import { quickstartFiles } from "./manifest.ts";

/** A quickstart as a release holds it. */
interface Packed {
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** Names of the manifest and the zip in the release. */
  readonly manifest: string;
  readonly zip: string;
}

/**
 * Builds the quickstarts and looks them over. The system must have been built.
 * @param names Names of the files in the zip of the system.
 */
export async function prepareQuickstarts(
  system: ReleaseManifest,
  names: readonly string[],
  releases: string | null,
): Promise<{ packed: Packed[]; problems: string[] }> {
  const original = await readCompendium(join(dist, "packs", ADVENTURE_PACK.name));
  const packed: Packed[] = [];
  const problems: string[] = [];
  for (const { book, manifest, folder } of await buildQuickstarts(
    join(workFolder, "quickstart"),
    releases,
  )) {
    const files = releasedFiles(folder);
    const held = await Promise.all(
      manifest.packs.map(({ path }) => readCompendium(join(folder, path))),
    );
    const facts = { book, manifest, names: Object.keys(files), adventures: held.flat() };
    problems.push(
      ...quickstartProblems({
        ...facts,
        system: { manifest: system, names, adventures: original },
      }),
    );
    packed.push({ files, ...quickstartFiles(book) });
  }
  return { packed, problems };
}

/** Writes the zips into `dist`, each with its manifest beside it. */
export function writeQuickstarts(packed: readonly Packed[]): void {
  for (const { files, manifest, zip } of packed) {
    writeFileSync(fromRoot("dist", manifest), files["module.json"] ?? "");
    writeFileSync(fromRoot("dist", zip), zipSync({ ...files } as Zippable, { level: 9 }));
    console.log(`Packed dist/${zip}, ${Object.keys(files).length} files`);
  }
}
