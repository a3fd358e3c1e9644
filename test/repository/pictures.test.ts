import { existsSync, readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fromRoot } from "../../tools/paths.ts";
import { PICTURES } from "../../tools/pictures/books.ts";
import { namedFiles, type ReleaseManifest } from "../../tools/release/manifest.ts";
import { filesBelow, readJson } from "./files.ts";

const KILOBYTE = 1024;

describe("pictures", () => {
  it("of the setup screen are there, and small", () => {
    const pictures = namedFiles(readJson<ReleaseManifest>("system.json")).filter((name) =>
      name.startsWith("media/"),
    );
    expect(pictures).toEqual(["media/setup.webp", "media/setup-thumb.webp"]);
    for (const name of pictures)
      expect(statSync(fromRoot(name)).size, name).toBeLessThan(100 * KILOBYTE);
  });

  it.each(PICTURES)("of $book is there, of moderate size, and in the readme", ({ book }) => {
    const path = `docs/pictures/${book}.png`;
    expect(statSync(fromRoot(path)).size).toBeLessThan(350 * KILOBYTE);
    expect(readFileSync(fromRoot("README.md"), "utf8")).toContain(`](${path})`);
  });

  it("between them show every language and both themes", () => {
    expect(new Set(PICTURES.map(({ language }) => language)).size).toBe(4);
    expect(new Set(PICTURES.map(({ theme }) => theme)).size).toBe(2);
  });

  it("that a text shows exist", () => {
    const texts = filesBelow("docs", ".md").map(({ path, text }) => ({
      folder: path.replace(/[^/]+$/, ""),
      text,
    }));
    const readme = { folder: "", text: readFileSync(fromRoot("README.md"), "utf8") };
    for (const { folder, text } of [readme, ...texts])
      for (const [, path = ""] of text.matchAll(/!\[[^\]]*\]\((?!https?:)([^)]+)\)/g))
        expect(existsSync(fromRoot(folder, path)), path).toBe(true);
  });
});
