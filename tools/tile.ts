import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Page } from "playwright-core";
import { findChromium, NO_CHROMIUM } from "./chromium.ts";
import { fromRoot } from "./paths.ts";
import { TILE, tilePage } from "./pictures/tile.ts";
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

/** `npm run tile`: the system's picture in Foundry's lists, drawn from the four skins. */
async function drawTile(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  const folder = mkdtempSync(join(tmpdir(), "quartet-tile-"));
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    writeStyles(folder);
    writeFileSync(join(folder, "tile.html"), tilePage());
    const page = await browser.newPage({ viewport: TILE });
    await page.goto(pathToFileURL(join(folder, "tile.html")).href);
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const png = await page.screenshot();
    mkdirSync(fromRoot("media"), { recursive: true });
    writeFileSync(fromRoot("media/setup.webp"), await webp(page, png, 1));
    writeFileSync(fromRoot("media/setup-thumb.webp"), await webp(page, png, 0.5));
    console.log("Drew media/setup.webp and media/setup-thumb.webp");
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await drawTile();
