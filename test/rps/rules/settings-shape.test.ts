import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "../../../src/rps/rules/settings.ts";
import { settingsWarnings } from "../../../src/rps/rules/settings-check.ts";
import { isUsable, readSettings } from "../../../src/rps/rules/settings-shape.ts";

const KEYS = Object.keys(DEFAULT_RPS_SETTINGS) as (keyof RpsSettings)[];
const { gain, races, attributes } = DEFAULT_RPS_SETTINGS;

describe("what a world has stored", () => {
  it("is the book's where nothing is stored", () => {
    for (const nothing of [undefined, null, {}, [], "", 7])
      expect(readSettings(nothing)).toEqual({ settings: DEFAULT_RPS_SETTINGS, unusable: [] });
  });

  it("is what the game master changed, and the book's in everything else", () => {
    const { settings, unusable } = readSettings({ margin: 5, magic: true });
    expect(settings).toEqual({ ...DEFAULT_RPS_SETTINGS, margin: 5, magic: true });
    expect(unusable).toEqual([]);
  });

  it("gives way to the book's value where it cannot be used, and says which", () => {
    const stored = { gain: gain.slice(1), margin: 0, limits: "high", vehicles: false };
    const { settings, unusable } = readSettings(stored);
    expect(settings).toEqual({ ...DEFAULT_RPS_SETTINGS, vehicles: false });
    expect(unusable).toEqual(["gain", "limits", "margin"]);
  });

  it("may hold keys that nobody knows any more", () => {
    expect(readSettings({ hitPoints: 12 })).toEqual({
      settings: DEFAULT_RPS_SETTINGS,
      unusable: [],
    });
  });

  it.each(KEYS)("%s of the book can be used, and hardly anything else", (key) => {
    expect(isUsable(key, DEFAULT_RPS_SETTINGS[key])).toBe(true);
    for (const wrong of [undefined, null, {}, { min: 1 }, "", "no such word!", Number.NaN, [null]])
      expect(isUsable(key, wrong)).toBe(false);
  });

  it("refuses what would be ambiguous or impossible", () => {
    expect(isUsable("races", [])).toBe(false);
    expect(isUsable("races", [...races, ...races])).toBe(false);
    expect(isUsable("attributes", [...attributes, attributes[0]])).toBe(false);
    expect(isUsable("attributes", [])).toBe(true);
    expect(isUsable("skillSuggestions", ["riding", "riding"])).toBe(false);
    expect(isUsable("specialBonusRange", { min: 3, max: 2 })).toBe(false);
    expect(isUsable("roundLength", { amount: 0, unit: "s" })).toBe(false);
    expect(isUsable("roundLength", { amount: 0.5, unit: "s" })).toBe(true);
    expect(isUsable("minDice", 2)).toBe(false);
  });

  it("never makes the rules fail, whatever it is", () => {
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom(...Object.values(DEFAULT_RPS_SETTINGS)));
    const stored = fc.dictionary(fc.constantFrom<string>(...KEYS), value);
    fc.assert(
      fc.property(stored, (changes) => {
        expect(() => settingsWarnings(readSettings(changes).settings)).not.toThrow();
      }),
    );
  });
});
