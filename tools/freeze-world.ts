import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { freezeWorld } from "./freeze/world.ts";
import { fromRoot, root } from "./paths.ts";

/*
 * Writes test/fixtures/worlds/<version>: a world of this version, which every later one must be
 * able to read. Until a version is out its world follows the models; after that it stays.
 */

const { version } = JSON.parse(readFileSync(fromRoot("package.json"), "utf8")) as {
  version: string;
};

function isReleased(): boolean {
  const { stdout } = spawnSync("git", ["tag", "--list", `v${version}`], { cwd: root });
  return stdout.toString().trim() !== "";
}

async function main(): Promise<void> {
  if (isReleased()) {
    console.error(
      `Version ${version} is out, and its world stays as it was. Raise the version first.`,
    );
    process.exit(1);
  }
  const folder = fromRoot("test/fixtures/worlds", version);
  rmSync(folder, { recursive: true, force: true });
  const world = Object.entries(await freezeWorld());
  for (const [path, documents] of world) {
    const file = join(folder, `${path}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(documents, null, 2)}\n`);
  }
  console.log(`test/fixtures/worlds/${version}: ${world.length} files`);
}

await main();
