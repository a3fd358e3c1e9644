import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** What to do on a machine without a browser. */
export const NO_CHROMIUM =
  "The browser tests need Chrome or Chromium. Install one, or set QUARTET_CHROMIUM to its program file.";

/**
 * The program file of a Chromium: the one that QUARTET_CHROMIUM names, one that is installed,
 * or Playwright's own.
 */
export function findChromium(): string | null {
  const named = process.env.QUARTET_CHROMIUM;
  if (named) return existsSync(named) ? named : null;
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...PLACES, playwrightsOwn()].find((path) => path && existsSync(path)) ?? null;
}

function playwrightsOwn(): string {
  try {
    return chromium.executablePath();
  } catch {
    return "";
  }
}

/** As root on Debian, installs one. @returns Whether there is one now. */
export function ensureChromium(): string | null {
  const found = findChromium();
  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (found || process.env.QUARTET_CHROMIUM || !mayInstall) return found;
  console.log("Installing Chromium…");
  const quiet = { stdio: ["ignore", "ignore", "inherit"] as ("ignore" | "inherit")[] };
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "--yes", "--no-install-recommends", "chromium"]])
    spawnSync("apt-get", ["-qq", ...args], { ...quiet, env: environment });
  return findChromium();
}
