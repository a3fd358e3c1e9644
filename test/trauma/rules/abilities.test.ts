import { describe, expect, it } from "vitest";
import {
  ABILITIES,
  BASE_SPEED,
  baseArmourClass,
  halfModifier,
  modifier,
  requireAbility,
} from "../../../src/trauma/rules/abilities.ts";
import { ABILITY_ARRAY, arrayWarnings, assignArray } from "../../../src/trauma/rules/array.ts";
import { checkRoll, planCheck } from "../../../src/trauma/rules/check.ts";
import { ABILITIES_16, inPain } from "./helpers.ts";

describe("the book's own examples", () => {
  it("dexterity 14 has a modifier of +4 [003:10]", () => {
    expect(modifier(14)).toBe(4);
  });

  it("half the modifier of intellect 17 is 3 [003:11]", () => {
    expect(halfModifier(modifier(17))).toBe(3);
  });
});

describe("abilities", () => {
  it("give the base armour class by half the dexterity modifier, and 12 m a round [003:12]", () => {
    const classes = [16, 14, 12, 10, 8, 7, 9, 11].map((dex) => baseArmourClass(dex).total);
    expect(classes).toEqual([11, 10, 9, 8, 7, 6, 7, 8]);
    expect(baseArmourClass(7).terms).toEqual([
      { source: "base", value: 8 },
      { source: "halfDexterity", value: -2 },
    ]);
    expect(BASE_SPEED).toBe(12);
  });

  it("are whole numbers from 0 up, constitution from 1", () => {
    expect(requireAbility(0, "str")).toBe(0);
    expect(() => requireAbility(0, "con")).toThrow("outOfRange");
    expect(() => requireAbility(12.5, "dex")).toThrow("notInteger");
    expect(() => requireAbility(12, "luck" as "dex")).toThrow("unknownChoice");
    expect(() => modifier(Number.NaN)).toThrow("notFinite");
  });
});

describe("the array", () => {
  it("is five values, each used once [003:8-9]", () => {
    expect(arrayWarnings(ABILITIES_16)).toEqual([]);
    expect(ABILITY_ARRAY).toEqual([16, 14, 12, 10, 8]);
  });

  it("is given out in 120 ways, all of them good", () => {
    const orders = (left: readonly (typeof ABILITIES)[number][]): (typeof ABILITIES)[number][][] =>
      left.length === 0
        ? [[]]
        : left.flatMap((first) =>
            orders(left.filter((id) => id !== first)).map((rest) => [first, ...rest]),
          );
    const all = orders(ABILITIES).map(assignArray);
    expect(
      new Set(all.map((abilities) => JSON.stringify(Object.entries(abilities).sort()))).size,
    ).toBe(120);
    for (const abilities of all) expect(arrayWarnings(abilities)).toEqual([]);
    expect(() => assignArray(["str", "str", "con", "int", "cha"])).toThrow("notEnough");
  });

  it("warns of strangers, twins and leftovers, and forbids nothing", () => {
    const warned = arrayWarnings({ ...ABILITIES_16, dex: 16, int: 17 });
    expect(warned).toMatchObject([
      { id: "notInArray", source: "003:8", subjects: ["int"], numbers: { value: 17 } },
      { id: "usedTwice", source: "003:9", subjects: ["str", "dex"], numbers: { value: 16 } },
      { id: "unused", source: "003:8", subjects: [], numbers: { value: 14 } },
      { id: "unused", source: "003:8", subjects: [], numbers: { value: 10 } },
    ]);
    expect(new Set(warned.map(({ severity }) => severity))).toEqual(new Set(["warning"]));
  });
});

describe("an ability check", () => {
  it("adds the full modifier and meets its number by reaching it", () => {
    const plan = planCheck({ ability: "int", value: 14, condition: null });
    expect(checkRoll(plan, [11], 15)).toMatchObject({ success: true, total: 15, margin: 0 });
    expect(checkRoll(plan, [10], 15)).toMatchObject({ success: false, rule: "belowDifficulty" });
    expect(() => checkRoll(plan, [11], 1.5)).toThrow("notInteger");
    expect(() => checkRoll(plan, [11, 12], 15)).toThrow("notEnough");
  });

  it("suffers from pain: −4 and the worse of two dice [003:31]", () => {
    const plan = planCheck({ ability: "int", value: 14, condition: inPain(8) });
    expect(plan).toMatchObject({ mode: "disadvantage", modifier: 0 });
    expect(checkRoll(plan, [12, 5], 5)).toMatchObject({ success: true, total: 5 });
    expect(plan.edges).toEqual([{ kind: "disadvantage", source: "moderatePain" }]);
  });

  it("is not made by the unconscious or the dead", () => {
    const rules = [20, 30].map((points) => {
      const plan = planCheck({ ability: "str", value: 10, condition: inPain(points) });
      return checkRoll(plan, [], 5);
    });
    expect(rules).toMatchObject([
      { status: "cannotAct", rule: "unconscious" },
      { status: "cannotAct", rule: "dead" },
    ]);
  });
});
