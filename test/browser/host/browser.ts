import { existsSync } from "node:fs";
import { type BrowserServer, chromium } from "playwright-core";

/** Where installers put Chromium, Chrome and Edge. */
const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/snap/bin/chromium",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/microsoft-edge",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/**
 * The browser to test with: the one that `QUARTET_CHROMIUM` names, an installed one, or the one
 * that `npx playwright-core install chromium` has downloaded.
 * @throws with a line that says what to do, if there is none.
 */
export function findChromium(): string {
  const named = process.env.QUARTET_CHROMIUM;
  if (named && !existsSync(named)) throw new Error(`QUARTET_CHROMIUM names no file: ${named}`);
  const found = named ?? [...INSTALLED, chromium.executablePath()].find((path) => existsSync(path));
  if (found) return found;
  throw new Error(
    "No Chromium was found. Install Chromium or Chrome, set QUARTET_CHROMIUM to its path, or run: npx playwright-core install chromium",
  );
}

/** A browser for all test files of a worker; each of them connects to it. */
export function launchBrowser(): Promise<BrowserServer> {
  return chromium.launchServer({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio"],
  });
}
