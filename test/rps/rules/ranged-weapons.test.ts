import { describe, expect, it } from "vitest";
import {
  ACTION_LETTERS,
  asClub,
  FIRE_ACTIONS,
  parseAction,
  parseInterval,
  parseMagazine,
  type RangedWeapon,
  rangedWeaponWarnings,
  rangeZone,
} from "../../../src/rps/rules/ranged-weapons.ts";
import { ids, pistol, refuses } from "./helpers.ts";

describe("ranges", () => {
  it("are told by the best zone that fits", () => {
    const zones = [0, 10, 30, 35, 40, 100, 101].map((metres) => rangeZone(metres, pistol.ranges));
    expect(zones).toEqual(["short", "optimum", "optimum", "gap", "max", "max", "beyond"]);
  });

  it("are read with any dash", () => {
    expect(parseInterval("50-100")).toEqual({ from: 50, to: 100 });
    expect(parseInterval("0,5 \u2013 2")).toEqual({ from: 0.5, to: 2 });
    expect(parseInterval("50\uFFFD100")).toEqual({ from: 50, to: 100 });
    expect(parseInterval("20")).toEqual({ from: 20, to: 20 });
    refuses(() => parseInterval("100-50"), "outOfRange");
    refuses(() => parseInterval("far"), "notFinite");
    refuses(() => parseInterval("1-2-3"), "notFinite");
  });
});

describe("a ranged weapon", () => {
  it("has a magazine of a number, itself, or one shot ever", () => {
    expect(["12", "oma", "x", " OMA "].map(parseMagazine)).toEqual([12, "own", "singleUse", "own"]);
    refuses(() => parseMagazine("0"), "outOfRange");
    refuses(() => parseMagazine("many"), "notInteger");
  });

  it("has one of four letters, or a dash", () => {
    for (const action of FIRE_ACTIONS) expect(parseAction(ACTION_LETTERS[action])).toBe(action);
    expect(["t", "p", "v", "e", "-"].map(parseAction)).toEqual([...FIRE_ACTIONS]);
    refuses(() => parseAction("q"), "unknownChoice");
  });

  it("has columns that fit each other", () => {
    expect(rangedWeaponWarnings(pistol)).toEqual([]);
    const told = (changes: Partial<RangedWeapon>) =>
      ids(rangedWeaponWarnings({ ...pistol, ...changes }));
    expect(told({ reloadTime: null })).toEqual(["reloadMissing"]);
    expect(told({ fireRate: { kind: "none" } })).toEqual(["fireRateMissing"]);
    expect(told({ action: "none", reloadTime: null })).toEqual(["actionMissing"]);
    expect(told({ action: "single" })).toEqual(["magazineWithoutMagazine", "reloadNotExpected"]);
    expect(told({ action: "single", magazine: 1, reloadTime: null })).toEqual([]);
    expect(told({ magazine: "own" })).toEqual([
      "fireRateNotExpected",
      "reloadNotExpected",
      "actionNotExpected",
    ]);
    const axe = { fireRate: { kind: "none" }, reloadTime: null, action: "none" } as const;
    expect(told({ ...axe, magazine: "own" })).toEqual([]);
    expect(told({ ...axe, magazine: "singleUse", types: ["explosive"] })).toEqual([]);
    refuses(() => told({ class: "wand" as never }), "unknownChoice");
    refuses(() => told({ magazine: 0 }), "outOfRange");
  });

  it("may be swung as a club", () => {
    expect(asClub(pistol, 2)).toEqual({ size: 1, damage: 2, types: ["crushing"], otherText: "" });
  });
});
