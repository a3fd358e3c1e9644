import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { strFromU8, strToU8, type Zippable, zipSync } from "fflate";
import { buildSystem } from "./build-system.ts";
import { dist, fromRoot } from "./paths.ts";
import { prepareQuickstarts, writeQuickstarts } from "./quickstart/pack.ts";
import { addressesOf, type Repository, releasesOf } from "./release/addresses.ts";
import { disagreements } from "./release/agreement.ts";
import { newestEntry } from "./release/changelog.ts";
import { contentProblems, withoutSourceMap } from "./release/contents.ts";
import { releasedFiles } from "./release/files.ts";
import type { ReleaseManifest } from "./release/manifest.ts";

const text = (name: string): string => readFileSync(fromRoot(name), "utf8");
const json = <T>(name: string): T => JSON.parse(text(name)) as T;

/** Ends with everything that is wrong, a line each. */
function failIfAny(problems: readonly string[]): void {
  if (problems.length === 0) return;
  console.error(`Nothing was packed.\n${problems.map((line) => `- ${line}`).join("\n")}`);
  process.exit(1);
}

/** The manifest of this version with its addresses, if releases have a place. */
function readManifest(version: string, releases: string | null): ReleaseManifest {
  const manifest = json<ReleaseManifest>("system.json");
  return releases ? { ...manifest, ...addressesOf(releases, version) } : manifest;
}

/** The built files that a release holds, with its own manifest. */
function collect(manifest: string): Record<string, Uint8Array> {
  const files = releasedFiles(dist);
  const script = files["quartet.js"];
  return {
    ...files,
    "system.json": strToU8(manifest),
    ...(script && { "quartet.js": strToU8(withoutSourceMap(strFromU8(script))) }),
  };
}

/**
 * `npm run package`: `dist/quartet.zip`, the `system.json` that goes beside it in a release, a
 * quickstart for each rule book, and the release's notes. `-- --tag v0.1.0` demands what a public release needs.
 */
async function packageSystem(): Promise<void> {
  const { tag } = parseArgs({ options: { tag: { type: "string" } } }).values;
  const { version, repository } = json<{ version: string; repository?: Repository }>(
    "package.json",
  );
  const releases = process.env.QUARTET_RELEASES || releasesOf(repository);
  const manifest = readManifest(version, releases);
  const changelog = text("CHANGELOG.md");
  const lockVersion = json<{ version: string }>("package-lock.json").version;
  failIfAny(disagreements({ packageVersion: version, lockVersion, manifest, changelog, tag }));

  await buildSystem();
  const manifestText = `${JSON.stringify(manifest, null, 2)}\n`;
  const files = collect(manifestText);
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const names = Object.keys(files);
  const quickstarts = await prepareQuickstarts(manifest, names, releases);
  failIfAny([...contentProblems({ names, read }, manifest), ...quickstarts.problems]);

  mkdirSync(fromRoot("dist"), { recursive: true });
  writeFileSync(fromRoot("dist/system.json"), manifestText);
  writeFileSync(fromRoot("dist/release-notes.md"), `${newestEntry(changelog)?.text ?? ""}\n`);
  const zip = zipSync(files as Zippable, { level: 9 });
  writeFileSync(fromRoot("dist/quartet.zip"), zip);
  const kilobytes = Math.round(zip.length / 1024);
  console.log(
    `Packed dist/quartet.zip, version ${version}, ${names.length} files, ${kilobytes} kB`,
  );
  writeQuickstarts(quickstarts.packed);
  if (!manifest.download)
    console.log("It has no address yet, so Foundry cannot update it: see docs/releases.md.");
}

await packageSystem();
