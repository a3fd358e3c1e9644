import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { startBench } from "../bench/server/main.ts";
import { writeSeed } from "./seed.ts";

const generation = Number(process.env.GEN ?? 14) as 13 | 14;
const lang = process.env.LANG_ ?? "fi";
const theme = process.env.THEME ?? "light";
rmSync("/tmp/exl/world", { recursive: true, force: true });
const bench = await startBench({
  port: 30977,
  dataPath: "/tmp/exl/world",
  systemPath: "/tmp/exl/system",
  clientPath: "/tmp/exl/client",
  seedPath: writeSeed(),
  generation,
  testing: true,
} as never);
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const context = await browser.newContext({
  viewport: { width: 1500, height: 950 },
  baseURL: bench.url,
  reducedMotion: "reduce",
});
const page = await context.newPage();
page.on("console", (m) => m.type() === "error" && console.log("console:", m.text()));
page.on("pageerror", (e) => console.log("uncaught:", e.message));
await context.addInitScript(
  ({ lang, theme }) => {
    localStorage.setItem("core.language", JSON.stringify(lang));
    localStorage.setItem(
      "core.uiConfig",
      JSON.stringify({ colorScheme: { applications: theme, interface: theme } }),
    );
    window.print = () => {
      (window.top as any).printed = document.documentElement.outerHTML;
    };
  },
  { lang, theme },
);
try {
  await page.goto("/join");
  await page
    .locator('select[name="userid"]')
    .selectOption({ label: process.env.USER_ ?? "Game Master" });
  await page.locator('button[name="join"]').click();
  await page.waitForFunction(() => (globalThis as any).game?.ready);
  await page.waitForTimeout(1500);
  await page.evaluate(async () => {
    for (const a of [...(globalThis as any).foundry.applications.instances.values()])
      if (a.hasFrame && a.rendered) await a.close({ animate: false });
  });
  const actors = await page.evaluate(() =>
    (globalThis as any).game.actors.contents.map((a: any) => [a.id, a.type, a.name]),
  );
  console.log(actors.map((a: any) => a.join(" ")).join("\n"));
  const wanted = (
    process.env.TYPES ??
    "noppaCharacter,helixCharacter,helixVehicle,rpsCharacter,rpsVehicle,traumaCharacter"
  ).split(",");
  mkdirSync("/tmp/exl/out", { recursive: true });
  for (const type of wanted) {
    const actor = actors.find((a: any) => a[1] === type);
    if (!actor) {
      console.log("none of", type);
      continue;
    }
    await page.evaluate(() => {
      (window as any).printed = null;
    });
    await page.evaluate(async (id) => {
      const sheet = (globalThis as any).game.actors.get(id).sheet;
      await sheet.render({ force: true });
      void sheet.options.actions.print.call(sheet);
      await new Promise((r) => setTimeout(r, 100));
    }, actor[0]);
    const t0 = Date.now();
    await page.waitForFunction(() => (window as any).printed, null, { timeout: 8000 });
    console.log(
      type,
      Date.now() - t0,
      JSON.stringify(
        await page.evaluate(() => {
          const f = document.querySelector(".quartet-print-frame") as HTMLIFrameElement;
          return f
            ? {
                imgs: [...f.contentDocument!.images]
                  .map((i) => [i.getAttribute("src"), i.complete, i.naturalWidth])
                  .slice(0, 4),
                sheets: f.contentDocument!.styleSheets.length,
                entries: f
                  .contentWindow!.performance.getEntriesByType("resource")
                  .map((e: any) => [
                    e.name.slice(-40),
                    Math.round(e.startTime),
                    Math.round(e.responseEnd),
                  ]),
              }
            : null;
        }),
      ),
    );
    const html = await page.evaluate(() => (window as any).printed as string);
    const file = `/tmp/exl/out/${type}-${lang}`;
    writeFileSync(`${file}.html`, html);
    const paper = await context.newPage();
    await paper.goto("/join");
    await paper.setContent("<!DOCTYPE html>" + html, { waitUntil: "networkidle" });
    await paper.pdf({ path: `${file}.pdf`, preferCSSPageSize: true });
    await paper.close();
  }
  if (process.env.MENUS) {
    await page.evaluate(async () => {
      const g = globalThis as any;
      for (const a of [...g.foundry.applications.instances.values()])
        if (a.hasFrame && a.rendered) await a.close({ animate: false });
      await g.game.actors.get("rpsWoTimo0000001").sheet.render({ force: true });
    });
    await page.locator('.quartet-sheet .window-header [data-action="toggleControls"]').click();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/exl/out/controls-${generation}.png` });
    await page.keyboard.press("Escape");
    await page.evaluate(async () => {
      const g = globalThis as any;
      g.ui.sidebar.expand();
      g.ui.sidebar.changeTab("actors", "primary");
      for (const a of [...g.foundry.applications.instances.values()])
        if (a.hasFrame && a.rendered) await a.close({ animate: false });
    });
    await page.waitForTimeout(300);
    await page.locator("#actors .folder-header").first().click();
    await page.locator("#actors .directory-item.entry").first().click({ button: "right" });
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/exl/out/menu-${generation}.png` });
    await page.keyboard.press("Escape");
    await page.locator("#actors .folder-header").nth(1).click({ button: "right" });
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/exl/out/foldermenu-${generation}.png` });
    await page.keyboard.press("Escape");
  }
  if (process.env.IMPORT) {
    await page.evaluate(() => {
      const g = globalThis as any;
      g.ui.sidebar.expand();
      g.ui.sidebar.changeTab("actors", "primary");
    });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/exl/out/directory-${lang}-${theme}.png` });
    const file = await page.evaluate(
      (id) => (globalThis as any).game.system.api.exchange.exportActor(`Actor.${id}`),
      actors.find((a: any) => a[1] === (process.env.OF ?? "rpsCharacter"))[0],
    );
    writeFileSync("/tmp/exl/out/good.json", JSON.stringify(file, null, 2));
    const bad = structuredClone(file);
    bad.format = 2;
    bad.actor.img = "https://spy.example/a.png";
    bad.actor.system.biography =
      '<p>Hi</p><img src=x onerror="window.__probe=1"><script>window.__probe=1</script>';
    if (bad.actor.items[0]) {
      bad.actor.items[0].system.level = -4;
      bad.actor.items[0].name = '<img src=x onerror="window.__probe=1">Pahuus';
    }
    bad.actor.items.push(
      { name: "Tulipallo", type: "dnd5eSpell", system: {} },
      { type: "noppaGear" },
    );
    bad.actor.system.tk = 99;
    bad.actor.prototypeToken = { disposition: 99 };
    writeFileSync("/tmp/exl/out/bad.json", JSON.stringify(bad));
    await page.locator("[data-quartet-import]").click();
    await page.locator(".quartet-import").waitFor();
    await page.screenshot({ path: `/tmp/exl/out/import-empty-${lang}-${theme}.png` });
    for (const name of ["bad", "good"]) {
      await page
        .locator('.quartet-import input[type="file"]')
        .setInputFiles(`/tmp/exl/out/${name}.json`);
      await page.waitForTimeout(700);
      await page.screenshot({ path: `/tmp/exl/out/import-${name}-${lang}-${theme}.png` });
    }
    writeFileSync("/tmp/exl/out/broken.json", '{\n "application": "quartet",\n "actor": {]}');
    await page
      .locator('.quartet-import input[type="file"]')
      .setInputFiles(`/tmp/exl/out/broken.json`);
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/exl/out/import-broken-${lang}-${theme}.png` });
    console.log("probe", await page.evaluate(() => (window as any).__probe));
  }
} finally {
  await browser.close();
  await bench.close();
}
