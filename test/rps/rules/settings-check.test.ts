import { describe, expect, it } from "vitest";
import { DEFAULT_RPS_SETTINGS } from "../../../src/rps/rules/settings.ts";
import { changedSettings, settingsWarnings } from "../../../src/rps/rules/settings-check.ts";
import { ids, refuses, world } from "./helpers.ts";

const { gain, limits } = DEFAULT_RPS_SETTINGS;
const withCell = (skill: number, die: number, points: number) =>
  gain.map((row, s) => row.map((cell, d) => (s === skill - 1 && d === die - 1 ? points : cell)));

describe("the settings of a world", () => {
  it("are the book's by default, without a warning or a change", () => {
    expect(settingsWarnings(DEFAULT_RPS_SETTINGS)).toEqual([]);
    expect(changedSettings(DEFAULT_RPS_SETTINGS)).toEqual([]);
    expect(changedSettings(structuredClone(DEFAULT_RPS_SETTINGS))).toEqual([]);
  });

  it("are marked where they differ", () => {
    const changed = world({
      margin: 5,
      gain: withCell(6, 6, 7),
      speeds: { jog: 2, run: 4, sprint: 8 },
    });
    expect(changedSettings(changed)).toEqual(["gain", "margin", "speeds"]);
  });

  it("warn of a gain table that is odd or against the car chase", () => {
    const told = (skill: number, die: number, points: number) =>
      ids(settingsWarnings(world({ gain: withCell(skill, die, points) })));
    expect(told(1, 1, 0)).toEqual(["gainZero"]);
    expect(told(6, 5, 7)).toEqual(["gainFallsWithDie"]);
    expect(told(5, 6, 7)).toEqual(["gainFallsWithSkill"]);
    expect(told(3, 5, 4)).toEqual(["gainFallsWithDie", "gainDiffersFromExample"]);
  });

  it("warn of limits that a rested reserve would meet", () => {
    const told = (list: readonly number[]) => ids(settingsWarnings(world({ limits: list })));
    expect(told([1, ...limits.slice(1)])).toEqual(["limitNotAboveLevel"]);
    expect(told([5, 7, 6, 11, 13, 15])).toEqual(["limitFallsWithLevel"]);
  });

  it("warn of chances that fall and of half cells that do not count", () => {
    expect(ids(settingsWarnings(world({ chance: [20, 35, 30, 65, 80, 95] })))).toEqual([
      "chanceFallsWithSkill",
    ]);
    const allotment = DEFAULT_RPS_SETTINGS.allotment.map((row) => ({ ...row, halfFrom: 6 }));
    expect(new Set(ids(settingsWarnings(world({ allotment }))))).toEqual(
      new Set(["halfCellNotHigh"]),
    );
  });

  it("warn of a faster pace that is slower, and of magic that nobody can work", () => {
    const told = (changes: Parameters<typeof world>[0]) => ids(settingsWarnings(world(changes)));
    expect(told({ speeds: { jog: 4, run: 2, sprint: 9 } })).toEqual(["slowerThanLowerPace"]);
    expect(told({ magic: true })).toEqual(["magicAttributeMissing"]);
    expect(told({ magic: true, magicAttribute: "strength" })).toEqual(["magicAttributeWithoutNb"]);
    expect(told({ magic: true, magicAttribute: "health" })).toEqual([]);
  });

  it("are refused with holes and impossible numbers", () => {
    refuses(() => settingsWarnings(world({ gain: gain.slice(1) })), "outOfRange");
    refuses(() => settingsWarnings(world({ gain: withCell(1, 1, 16) })), "outOfRange");
    refuses(() => settingsWarnings(world({ gain: withCell(1, 1, 0.5) })), "notInteger");
    refuses(() => settingsWarnings(world({ limits: [] })), "outOfRange");
    refuses(() => settingsWarnings(world({ margin: 0 })), "outOfRange");
    refuses(() => settingsWarnings(world({ minDice: 2 })), "outOfRange");
    refuses(() => settingsWarnings(world({ shockSuggestion: [0] })), "notFinite");
    refuses(() => settingsWarnings(world({ specialBonusRange: { min: 3, max: 2 } })), "outOfRange");
    refuses(() => settingsWarnings(world({ roundLength: { amount: 0, unit: "s" } })), "outOfRange");
    const races = [...DEFAULT_RPS_SETTINGS.races, ...DEFAULT_RPS_SETTINGS.races];
    refuses(() => settingsWarnings(world({ races })), "forbidden");
  });
});
