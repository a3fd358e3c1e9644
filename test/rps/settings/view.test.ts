import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../src/core/i18n/language.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "../../../src/rps/rules/settings.ts";
import { PAGES } from "../../../src/rps/settings/layout.ts";
import { readNames } from "../../../src/rps/settings/names.ts";
import { type RuleEntry, rulesView } from "../../../src/rps/settings/view.ts";
import { testReader } from "../../reader.ts";
import { world } from "../rules/helpers.ts";

const entries = (settings: RpsSettings, language: "en" | "fi" | "sv" | "ru", names = {}) =>
  new Map<string, RuleEntry>(
    rulesView(settings, names, testReader(language))
      .pages.flatMap((page) => page.entries)
      .map((entry) => [entry.key, entry]),
  );

/** A world in which everything is changed, and much of it odd. */
const odd = world({
  gain: DEFAULT_RPS_SETTINGS.gain.map(() => [3, 1, 0, 2, 2, 2]),
  limits: [1, 7, 6, 11, 13, 15],
  chance: [20, 35, 30, 65, 80, 95],
  allotment: DEFAULT_RPS_SETTINGS.allotment.map((row) => ({ ...row, halfFrom: 7 })),
  speeds: { jog: 4, run: 2, sprint: 9 },
  magic: true,
});

describe("the editor of the rules", () => {
  it("has every setting on exactly one page", () => {
    const keys = Object.values(PAGES).flat();
    expect([...keys].sort()).toEqual(Object.keys(DEFAULT_RPS_SETTINGS).sort());
  });

  it.each(LANGUAGES)("finds all its words in %s", (language) => {
    for (const settings of [DEFAULT_RPS_SETTINGS, odd, world({ magic: true, attributes: [] })])
      expect(entries(settings, language).size).toBe(Object.keys(DEFAULT_RPS_SETTINGS).length);
  });

  it("marks nothing in the book's world, and says which defaults are ours", () => {
    const view = rulesView(DEFAULT_RPS_SETTINGS, {}, testReader("en"));
    expect([view.summary, view.oddSummary]).toEqual(["Nothing has been changed.", ""]);
    const book = entries(DEFAULT_RPS_SETTINGS, "en");
    expect([...book.values()].filter(({ changed }) => changed)).toEqual([]);
    expect(book.get("limits")?.origin).toBe("The book's table is lost; this default is ours.");
    expect(book.get("margin")?.origin).toBe("");
  });

  it("shows the gain table with its averages and the four cells of the book", () => {
    const table = entries(DEFAULT_RPS_SETTINGS, "fi").get("gain")?.table;
    expect(table?.rows.map(({ after }) => after)).toEqual([
      "1",
      "1,33",
      "2,17",
      "3,17",
      "4,17",
      "5,17",
    ]);
    const cells = table?.rows.flatMap((row) => row.cells) ?? [];
    expect(cells.filter(({ isText }) => isText).map(({ name }) => name)).toEqual([
      "gain.2.1",
      "gain.2.4",
      "gain.3.2",
      "gain.3.4",
    ]);
  });

  it("marks a changed cell, its row and its setting, each with the way back", () => {
    const gain = DEFAULT_RPS_SETTINGS.gain.map((row, s) => (s === 2 ? [1, 2, 2, 2, 4, 4] : row));
    const view = rulesView(world({ gain }), {}, testReader("en"));
    expect(view.summary).toBe("1 setting is changed:");
    const entry = entries(world({ gain }), "en").get("gain");
    expect([entry?.changed, entry?.mark]).toEqual([true, "changed from our default"]);
    const rows = entry?.table?.rows ?? [];
    expect(rows.filter(({ changed }) => changed).map(({ path }) => path)).toEqual(["gain.2"]);
    expect(rows[2]?.cells.map(({ was }) => was)).toEqual(["", "", "", "", "3", "3"]);
    expect(entry?.warnings).toEqual([
      "Skill level 3, die 5: the book's car chase gives 3, this table 4.",
    ]);
  });

  it("says beside each table what is odd about it", () => {
    const { odd: links } = rulesView(odd, {}, testReader("en"));
    expect(links.map(({ key }) => key)).toEqual([
      "gain",
      "limits",
      "allotment",
      "speeds",
      "magicAttribute",
      "chance",
    ]);
    expect(entries(odd, "fi").get("magicAttribute")).toMatchObject({
      canAddAttribute: true,
      warnings: [
        "Taikuus on käytössä, mutta sen attribuutti puuttuu: Magia. Kukaan ei voi loitsia.",
      ],
    });
  });

  it("writes numbers as the reader does", () => {
    const speeds = entries(world({ speeds: { jog: 2.5, run: 4, sprint: 9 } }), "sv").get("speeds");
    expect(speeds?.fields?.map(({ value }) => value)).toEqual(["2,5", "4", "9"]);
    const shock = entries(DEFAULT_RPS_SETTINGS, "ru").get("shockSuggestion")?.table?.rows[0];
    expect(shock?.cells.at(-1)?.value).toBe("−6");
  });

  it("offers any count that is there already", () => {
    const allotment = DEFAULT_RPS_SETTINGS.allotment.map((row) => ({
      ...row,
      cells: ["unlimited", "half", 25, 0, 0, 0] as const,
    }));
    const row = entries(world({ allotment }), "en").get("allotment")?.table?.rows[0];
    const chosen = row?.cells.map(
      ({ options }) => options?.find(({ selected }) => selected)?.label,
    );
    expect(chosen).toEqual(["∞", "½", "25", "0", "0", "0"]);
  });
});

describe("the lists", () => {
  it("show own names, and the book's where there are none", () => {
    const names = { strength: { fi: "Väki" } };
    const entry = entries(DEFAULT_RPS_SETTINGS, "fi", names).get("attributes");
    expect(entry?.changed).toBe(true);
    const [strength, agility] = entry?.attributes ?? [];
    expect(strength?.names.map(({ value }) => value)).toEqual(["", "Väki", "", ""]);
    expect(strength?.changed).toBe(true);
    expect(agility?.names.map(({ placeholder }) => placeholder)).toEqual([
      "kuten kirjassa",
      "Ketteryys",
      "kuten kirjassa",
      "kuten kirjassa",
    ]);
    expect(agility?.changed).toBe(false);
  });

  it("ask for bounds and initiative only where there is a value", () => {
    const found = entries(DEFAULT_RPS_SETTINGS, "en").get("attributes")?.attributes ?? [];
    expect(found.map(({ bounds, initiative }) => [bounds.length, initiative?.checked])).toEqual([
      [2, false],
      [2, true],
      [2, true],
      [0, undefined],
    ]);
  });

  it("measure every race by the first", () => {
    const troll = {
      id: "troll",
      averages: { strength: 3 },
      bounds: { agility: { min: -5, max: 1 } },
    };
    const settings = world({ races: [...DEFAULT_RPS_SETTINGS.races, troll] });
    const [human, other] = entries(settings, "en").get("races")?.races ?? [];
    expect(human?.rows).toEqual([]);
    expect(
      other?.rows.map(({ average, bounds }) => [average.value, bounds.map((b) => b.value)]),
    ).toEqual([
      ["3", ["", ""]],
      ["0", ["−5", "1"]],
      ["0", ["", ""]],
    ]);
  });
});

describe("stored names", () => {
  it("are only texts in languages that we speak", () => {
    const stored = { strength: { fi: "Väki", de: "Kraft", ru: 7, sv: "" }, agility: 3, magic: {} };
    expect(readNames(stored)).toEqual({ strength: { fi: "Väki" } });
    for (const nothing of [null, undefined, [], "x"]) expect(readNames(nothing)).toEqual({});
  });
});
