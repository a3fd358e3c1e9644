import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { findChromium, NO_CHROMIUM } from "./chromium.ts";
import { coverFile, fromRoot } from "./paths.ts";
import { COVER, coverPage } from "./pictures/cover.ts";
import { BOOKS, TILE, tilePage } from "./pictures/tile.ts";
import { writeStyles } from "./styles.ts";

/** Scales a picture and packs it as WebP, which a browser can do by itself. */
async function webp(page: Page, png: Buffer, scale: number): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ({ source, scale }) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = document.createElement("canvas");
      canvas.width = picture.width * scale;
      canvas.height = picture.height * scale;
      const context = canvas.getContext("2d");
      if (!context) throw new Error("This browser cannot draw");
      context.imageSmoothingQuality = "high";
      context.drawImage(picture, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL("image/webp", 0.88);
    },
    { source: `data:image/png;base64,${png.toString("base64")}`, scale },
  );
  return Buffer.from(encoded.replace(/^[^,]+,/, ""), "base64");
}

/** A page as the browser paints it. @param folder Where the style sheet of the system is. */
async function paint(
  browser: Browser,
  folder: string,
  html: string,
  viewport: { width: number; height: number },
): Promise<{ page: Page; png: Buffer }> {
  writeFileSync(join(folder, "page.html"), html);
  const page = await browser.newPage({ viewport });
  await page.goto(pathToFileURL(join(folder, "page.html")).href);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  return { page, png: await page.screenshot() };
}

/**
 * `npm run tile`: the system's picture in Foundry's lists, and a cover for the world of each rule
 * book, drawn from the four skins.
 */
async function drawTile(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  const folder = mkdtempSync(join(tmpdir(), "quartet-tile-"));
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    writeStyles(folder);
    const { page, png } = await paint(browser, folder, tilePage(), TILE);
    mkdirSync(fromRoot("media"), { recursive: true });
    writeFileSync(fromRoot("media/setup.webp"), await webp(page, png, 1));
    writeFileSync(fromRoot("media/setup-thumb.webp"), await webp(page, png, 0.5));
    for (const book of BOOKS) {
      const cover = await paint(browser, folder, coverPage(book), COVER);
      writeFileSync(coverFile(book.skin), await webp(cover.page, cover.png, 1));
    }
    console.log("Drew media/setup.webp, media/setup-thumb.webp and the covers of the quickstarts");
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await drawTile();
