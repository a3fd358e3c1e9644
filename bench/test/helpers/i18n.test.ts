// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { game } from "../../client/globals.ts";
import { Localization } from "../../client/helpers/i18n.ts";

const files: Record<string, unknown> = {
  "/bench/lang/en.json": { BENCH: { Save: "Save", Only: "English only" } },
  "/bench/lang/fi.json": { BENCH: { Save: "Tallenna" } },
  "/systems/sample/lang/en.json": {
    "SAMPLE.Hit": "{who} hits {target}",
    SAMPLE: { Deep: { A: "A" } },
  },
  "/systems/sample/lang/fi.json": {
    "SAMPLE.Hit": "{who} osuu",
    "BENCH.Save": "Talteen",
    SAMPLE: {
      FIELDS: { health: { label: "Terveys" }, wounds: { element: { deep: { hint: "Syvä" } } } },
    },
  },
};

let i18n: Localization;

beforeEach(async () => {
  vi.stubGlobal("fetch", async (path: string) => ({
    ok: path in files,
    status: 404,
    json: async () => files[path],
  }));
  const languages = ["en", "fi"].map((lang) => ({ lang, path: `lang/${lang}.json` }));
  game.data = { system: { id: "sample", languages } } as never;
  i18n = new Localization("en");
  game.i18n = i18n;
  await i18n.setLanguage("fi");
});

it("reads flat and nested keys; the system overrides the bench; English stands behind", () => {
  expect(i18n.localize("BENCH.Save")).toBe("Talteen");
  expect(i18n.localize("BENCH.Only")).toBe("English only");
  expect(i18n.localize("SAMPLE.Deep.A")).toBe("A");
  expect(i18n.localize("SAMPLE.Deep")).toBe("SAMPLE.Deep");
  expect(i18n.localize("SAMPLE.None")).toBe("SAMPLE.None");
  expect([i18n.has("BENCH.Only"), i18n.has("BENCH.Only", false)]).toEqual([true, false]);
  expect(document.documentElement.lang).toBe("fi");
});

it("fills placeholders, and leaves those without a value", async () => {
  await i18n.setLanguage("en");
  expect(i18n.format("SAMPLE.Hit", { who: "Ann" })).toBe("Ann hits {target}");
  expect(i18n.format("SAMPLE.Hit", { who: 0, target: "$&" })).toBe("0 hits $&");
});

it("joins lists and sorts as the language does", () => {
  expect(i18n.getListFormatter().format(["a", "b"])).toBe("a ja b");
  const sorted = i18n.sortObjects([{ n: "Ö" }, { n: "Z" }, { n: "Ä" }], "n");
  expect(sorted.map(({ n }) => n).join("")).toBe("ZÄÖ");
});

it("gives fields their texts by the model's prefixes", () => {
  const health = { label: "" };
  const deep = { hint: "" };
  const schema = { fields: { health, wounds: { element: { fields: { deep } } } } };
  Localization.localizeDataModel({ schema, LOCALIZATION_PREFIXES: ["SAMPLE"] });
  expect([health.label, deep.hint]).toEqual(["Terveys", "Syvä"]);
});
