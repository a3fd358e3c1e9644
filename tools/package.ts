import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type Zippable, zipSync } from "fflate";
import { buildSystem } from "./build-system.ts";
import { dist, fromRoot } from "./paths.ts";

/** Where a release is downloaded from; the maintainers' repository sets it when it publishes. */
const RELEASES = process.env.QUARTET_RELEASES ?? "";

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

/** `npm run package`: `dist/quartet.zip` and the `system.json` that goes beside it in a release. */
await buildSystem();
const manifest = JSON.parse(readFileSync(join(dist, "system.json"), "utf8")) as {
  version: string;
  manifest?: string;
  download?: string;
};
if (RELEASES) {
  manifest.manifest = `${RELEASES}/latest/download/system.json`;
  manifest.download = `${RELEASES}/download/v${manifest.version}/quartet.zip`;
}
const text = `${JSON.stringify(manifest, null, 2)}\n`;
writeFileSync(join(dist, "system.json"), text);
writeFileSync(fromRoot("dist/system.json"), text);
const files: Zippable = Object.fromEntries(
  filesBelow(dist).map((path) => [
    relative(dist, path).split(sep).join("/"),
    new Uint8Array(readFileSync(path)),
  ]),
);
writeFileSync(fromRoot("dist/quartet.zip"), zipSync(files, { level: 9 }));
console.log(
  `Packed dist/quartet.zip, version ${manifest.version}, ${Object.keys(files).length} files`,
);
