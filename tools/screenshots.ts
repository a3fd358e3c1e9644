import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { type Seed, startBench } from "../bench/server/main.ts";
import { buildBenchClient } from "./build-bench.ts";
import { buildSystem } from "./build-system.ts";
import { ensureChromium, NO_CHROMIUM } from "./chromium.ts";
import { expandWorld } from "./content/world.ts";
import { dist, fromRoot, workFolder } from "./paths.ts";
import { PICTURES } from "./pictures/books.ts";
import { Player } from "./pictures/player.ts";

/** `npm run screenshots -- noppa rps`: pictures of these rule books, or of all: `docs/pictures`. */
async function takePictures(names: readonly string[]): Promise<void> {
  const wanted = PICTURES.filter(({ book }) => names.length === 0 || names.includes(book));
  if (wanted.length === 0) throw new Error(`There are pictures of ${allBooks()}`);
  const executablePath = ensureChromium();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  await Promise.all([buildSystem(), buildBenchClient()]);
  const folder = mkdtempSync(join(tmpdir(), "quartet-pictures-"));
  // Copies, so that nothing changes while the pictures are taken.
  cpSync(dist, join(folder, "quartet"), { recursive: true });
  cpSync(join(workFolder, "client"), join(folder, "client"), { recursive: true });
  const bench = await startBench({
    port: 0,
    systemPath: join(folder, "quartet"),
    clientPath: join(folder, "client"),
    dataPath: join(folder, "world"),
    seedPath: expandWorld() as Seed,
  });
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    mkdirSync(fromRoot("docs/pictures"), { recursive: true });
    for (const picture of wanted) {
      await bench.reset();
      const player = await Player.join(browser, bench.url, picture);
      for (const step of picture.steps) await player.play(step);
      const path = fromRoot(`docs/pictures/${picture.book}.png`);
      await player.photograph(path);
      console.log(
        `docs/pictures/${picture.book}.png, ${Math.round(statSync(path).size / 1024)} kB`,
      );
    }
  } finally {
    await browser.close();
    await bench.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function allBooks(): string {
  return PICTURES.map(({ book }) => book).join(", ");
}

await takePictures(process.argv.slice(2));
