import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { BenchProcess } from "../../test/browser/host/bench.ts";
import { findChromium } from "../../test/browser/host/browser.ts";
import { buildWhenStale } from "../../test/browser/host/build.ts";
import { host } from "../../test/browser/host/selectors.ts";
import * as probes from "./probes.ts";

/** Joins as a user in a browser window of its own. */
async function enter(page: Page, url: string, name: string): Promise<void> {
  // The loader that runs this script marks functions with a helper that pages do not have.
  await page.addInitScript("globalThis.__name = (value) => value;");
  await page.goto(`${url}/join`);
  if (await page.locator(host.join.user).count())
    await page.locator(host.join.user).selectOption({ label: name });
  else {
    await page.locator(host.join.typedUser).fill(name);
    await page.locator(host.join.suggestion, { hasText: name }).first().click();
  }
  await page.locator(host.join.submit).click();
  await page.waitForFunction(() => {
    const { game } = globalThis as { game?: { ready?: boolean } };
    return typeof game === "object" && game.ready === true;
  });
}

/** Tries everything out at a host. @returns The facts, and the version that they are of. */
async function observe(url: string): Promise<{ version: string; facts: object }> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  try {
    const [gm, player] = await Promise.all([browser.newPage(), browser.newPage()]);
    await enter(gm, url, "Gamemaster");
    await enter(player, url, "Aino");
    const version = await gm.evaluate(
      () => (globalThis as unknown as probes.ProbePage).game.version,
    );
    const facts = {
      hookOrder: await gm.evaluate(probes.hookOrder),
      updateDiffs: await gm.evaluate(probes.updateDiffs),
      cleaning: await gm.evaluate(probes.cleaning),
      formData: await gm.evaluate(probes.formData),
      refusals: await withActor(gm, (id) => player.evaluate(probes.refusals, id)),
    };
    return { version, facts };
  } finally {
    await browser.close();
  }
}

/** An actor that only the game master owns, for as long as it is needed. */
async function withActor<T>(gm: Page, work: (id: string) => Promise<T>): Promise<T> {
  const id = await gm.evaluate(async () => {
    const { Actor } = globalThis as unknown as probes.ProbePage;
    return (await Actor.create({ name: "Oracle", type: "noppaCharacter" })).id;
  });
  try {
    // The player's client has to learn of it first.
    await gm.waitForTimeout(1000);
    return await work(id);
  } finally {
    await gm.evaluate(async (id) => {
      const { game } = globalThis as unknown as probes.ProbePage;
      await game.actors.get(id)?.delete();
    }, id);
  }
}

/** `npm run oracle:record`: facts of the Foundry at FOUNDRY_URL into a file, or of the bench to the terminal. */
async function record(): Promise<void> {
  const url = process.env.FOUNDRY_URL;
  if (url) {
    const { version, facts } = await observe(url);
    const file = join(import.meta.dirname, `${version}.json`);
    writeFileSync(file, `${JSON.stringify({ version, facts }, null, 2)}\n`);
    console.log(`Recorded ${file}`);
    return;
  }
  await buildWhenStale();
  const bench = await new BenchProcess().start();
  try {
    console.log(JSON.stringify({ host: "bench", ...(await observe(bench.url)) }, null, 2));
  } finally {
    await bench.stop();
  }
}

record().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
