import { existsSync, lstatSync, mkdirSync, readlinkSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { dist } from "./paths.ts";

/** Ends with one line that says what to do. */
function fail(line: string): never {
  console.error(line);
  process.exit(1);
}

/** `npm run link -- <dir>`: lets a Foundry data folder use the working copy. */
const [folder] = process.argv.slice(2);
if (!folder)
  fail("Name the Foundry data folder: npm run link -- <dir> (the one that holds Data/systems)");
if (!existsSync(dist)) fail("Build the system first: npm run build");
const base = resolve(folder);
if (!existsSync(base)) fail(`There is no folder ${base}`);
const data = existsSync(join(base, "Data")) ? join(base, "Data") : base;
const target = join(data, "systems", "quartet");
if (existsSync(target) || isLink(target)) {
  if (!isLink(target)) fail(`${target} is an installed copy. Remove it first, then link again.`);
  if (readlinkSync(target) === dist) {
    console.log(`${target} is linked already`);
    process.exit(0);
  }
  fail(`${target} is a link to another folder. Remove it first, then link again.`);
}
try {
  mkdirSync(join(data, "systems"), { recursive: true });
  symlinkSync(dist, target, "junction");
} catch (error) {
  fail(`${target} could not be linked: ${(error as Error).message}`);
}
console.log(`Linked ${target}. Run npm run build after each change, and reload the world.`);

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
