import { statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../src/core/i18n/languages.ts";
import { expandAdventures } from "../../tools/content/adventures.ts";
import { coverFile } from "../../tools/paths.ts";
import {
  bookOf,
  quickstartFiles,
  quickstartManifest,
  type SystemFacts,
} from "../../tools/quickstart/manifest.ts";
import { BOOKS } from "../../tools/template-json.ts";
import { filesBelow, readJson } from "./files.ts";

const system = readJson<SystemFacts>("system.json");
const quickstarts = expandAdventures().map((adventure) => ({
  id: adventure._id,
  book: bookOf(adventure),
  manifest: quickstartManifest(adventure, system, null),
}));

it("every rule book has a world to begin with", () => {
  expect(quickstarts.map(({ book }) => book).sort()).toEqual([...BOOKS].sort());
});

describe.each(quickstarts)("the quickstart of $book", ({ id, book, manifest }) => {
  it("is named after its book", () => {
    expect(manifest.id).toBe(`quartet-quickstart-${book}`);
    expect(manifest.title).toMatch(/^Quartet quickstart: \S+$/);
  });

  it("has a cover, and a small one", () => {
    expect(statSync(coverFile(book)).size).toBeLessThan(100 * 1024);
    const { background, cover } = manifest.quickstart.world;
    expect([background, cover]).toEqual(Array(2).fill(`modules/${manifest.id}/media/cover.webp`));
  });

  it("offers its ready scene to a world of Quartet", () => {
    const uuid = `Compendium.${manifest.id}.adventure.Adventure.${id}`;
    expect(manifest.quickstart.adventures).toEqual({ quartet: { uuid } });
  });

  it("speaks every language where players read it", () => {
    for (const language of LANGUAGES)
      expect(manifest.quickstart.world.description).toContain(`<p lang="${language}">`);
  });

  it("goes out with every release", () => {
    const [release] = filesBelow(".github/workflows", ".yml").filter(({ path }) =>
      path.includes("release"),
    );
    const patterns = release?.text.match(/quartet-quickstart-\*\.(zip|json)/g) ?? [];
    for (const name of Object.values(quickstartFiles(book))) {
      expect(name.startsWith("quartet-quickstart-")).toBe(true);
      const pattern = name.replace(/^(quartet-quickstart-)[a-z]+/, "$1*");
      // Once for the job that builds, once for the one that publishes.
      expect(patterns.filter((found) => found === pattern)).toHaveLength(2);
    }
  });
});
