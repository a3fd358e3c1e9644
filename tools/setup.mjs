// What has to be true before any tool can run. Plain JavaScript: nothing is installed yet.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const OLDEST_NODE = [20, 19];

/** Ends the process with one line that says what to do. */
export function fail(line) {
  console.error(line);
  process.exit(1);
}

/** Node must be new enough, and every locked package installed. */
export function prepare() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const isOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
  if (isOld)
    fail(
      `Quartet needs Node ${OLDEST_NODE.join(".")} or newer, and this is ${process.versions.node}. Get one from https://nodejs.org`,
    );
  if (isInstalled()) return;
  console.log("Installing packages…");
  const { status } = npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (status !== 0)
    fail(
      "The packages could not be installed. Check the network and that this folder can be written to, then run the command again.",
    );
}

function isInstalled() {
  const installed = join(root, "node_modules/.package-lock.json");
  if (!existsSync(installed)) return false;
  return statSync(installed).mtimeMs >= statSync(join(root, "package-lock.json")).mtimeMs;
}

function npm(args) {
  return spawnSync("npm", args, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
}
