import { describe, expect, it } from "vitest";
import { type QuickstartManifest, quickstartManifest } from "../../../tools/quickstart/manifest.ts";
import { addressesOf } from "../../../tools/release/addresses.ts";
import { type QuickstartFacts, quickstartProblems } from "../../../tools/release/quickstart.ts";

const RELEASES = "https://example.org/quartet/releases";
const SYSTEM = {
  id: "quartet",
  title: "Quartet",
  version: "1.2.0",
  compatibility: { verified: "14" },
  authors: [{ name: "Somebody" }],
  license: "LICENSE",
};
const texts = { name: "The <bridge>", description: "A toll & a talk." };
const ADVENTURE = {
  _id: "helixAdRuinBrid1",
  img: "systems/quartet/assets/icons/helix/bridge.svg",
  flags: {
    quartet: { book: "helix", translations: { en: texts, fi: texts, sv: texts, ru: texts } },
  },
  scenes: [{ _id: "helixScRuinBrid1" }],
};

const manifest = quickstartManifest(ADVENTURE, SYSTEM, RELEASES);
const FACTS: QuickstartFacts = {
  book: "helix",
  manifest,
  names: [
    "LICENSE",
    "media/cover.webp",
    "module.json",
    "packs/adventure/000005.ldb",
    "packs/adventure/CURRENT",
    "packs/adventure/MANIFEST-000002",
  ],
  adventures: [ADVENTURE],
  system: {
    manifest: { ...SYSTEM, ...addressesOf(RELEASES, "1.2.0") },
    names: ["assets/icons/helix/bridge.svg"],
    adventures: [ADVENTURE],
  },
};

const problems = (changes: Partial<QuickstartFacts>) =>
  quickstartProblems({ ...FACTS, ...changes }).map((line) =>
    line.replace("quartet-quickstart-helix: ", ""),
  );
const withManifest = (changes: Partial<QuickstartManifest>) =>
  problems({ manifest: { ...manifest, ...changes } });
const withSystem = (changes: Partial<QuickstartFacts["system"]>) =>
  problems({ system: { ...FACTS.system, ...changes } });

describe("a quickstart", () => {
  it("fits the system that it is made for", () => {
    expect(problems({})).toEqual([]);
  });

  it("is found beside the system, under names of its own, and leads to it", () => {
    expect(manifest.manifest).toBe(`${RELEASES}/latest/download/quartet-quickstart-helix.json`);
    expect(manifest.download).toBe(`${RELEASES}/download/v1.2.0/quartet-quickstart-helix.zip`);
    expect(manifest.relationships.systems).toEqual([
      {
        id: "quartet",
        type: "system",
        compatibility: { minimum: "1.2.0" },
        manifest: `${RELEASES}/latest/download/system.json`,
      },
    ]);
  });

  it("has no addresses as long as nobody publishes it", () => {
    const alone = quickstartManifest(ADVENTURE, SYSTEM, null);
    expect(alone).not.toHaveProperty("manifest");
    expect(alone.relationships.systems[0]).not.toHaveProperty("manifest");
    const system = { ...FACTS.system, manifest: SYSTEM };
    expect(problems({ manifest: alone, system })).toEqual([]);
  });

  it("tells whoever joins about its world in every language, as text", () => {
    const { description } = manifest.quickstart.world;
    expect(description.match(/lang="(en|fi|sv|ru)"/g)).toHaveLength(4);
    expect(description).toContain("<strong>The &lt;bridge&gt;.</strong> A toll &amp; a talk.");
  });

  it("asks the server for nothing whose end is not documented", () => {
    expect(manifest.quickstart).not.toHaveProperty("postImport");
  });
});

describe("a quickstart does not go out", () => {
  it("in another version than the system's", () => {
    expect(withManifest({ version: "1.1.0" })[0]).toBe(
      "it has the version 1.1.0, the system 1.2.0.",
    );
  });

  it("for a system that may be too old for it", () => {
    expect(withManifest({ relationships: { systems: [] } })).toContain(
      "it must ask for quartet 1.2.0 in its relationships.",
    );
  });

  it("when its address leads nowhere, or out of its own compendium", () => {
    expect(problems({ adventures: [] })).toHaveLength(1);
    const uuid = "Compendium.quartet.adventures.Adventure.helixAdRuinBrid1";
    const quickstart = { ...manifest.quickstart, adventures: { quartet: { uuid } } };
    expect(withManifest({ quickstart })).toEqual([`there is no adventure at ${uuid}.`]);
    expect(withManifest({ quickstart: { ...manifest.quickstart, adventures: {} } })).toEqual([
      "there is no adventure at its address.",
    ]);
  });

  it("with another scene than the one that the system knows again", () => {
    const adventures = [{ ...ADVENTURE, scenes: [{ _id: "helixScOther0001" }] }];
    expect(withSystem({ adventures })).toEqual([
      "its adventure helixAdRuinBrid1 is not the one of the system.",
    ]);
  });

  it("with a picture that neither it nor the system has", () => {
    expect(withSystem({ names: ["media/setup.webp"] })).toEqual([
      "it shows systems/quartet/assets/icons/helix/bridge.svg, which is in neither package.",
    ]);
  });

  it("without one of its files, or with a stranger", () => {
    const [, ...rest] = FACTS.names;
    expect(problems({ names: [...rest, "packs/adventure/LOG", "macro.js"] })).toEqual([
      "LICENSE is not in the package.",
      "packs/adventure/LOG does not belong into it.",
      "macro.js does not belong into it.",
    ]);
  });

  it("to another place than the system, or with an address that never changes", () => {
    const elsewhere = addressesOf("https://example.org/fork/releases", "1.2.0", {
      manifest: "quartet-quickstart-helix.json",
      zip: "quartet-quickstart-helix.zip",
    });
    expect(withManifest(elsewhere)).toEqual([`it is not beside the system, at ${RELEASES}`]);
    expect(withManifest(addressesOf(RELEASES, "1.2.0"))).toHaveLength(2);
  });
});
