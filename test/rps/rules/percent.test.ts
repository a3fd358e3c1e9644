import { describe, expect, it } from "vitest";
import {
  percentChance,
  percentDigits,
  percentRoll,
  resolvePercent,
  skillChance,
} from "../../../src/rps/rules/percent.ts";
import { gm, refuses, spec, world } from "./helpers.ts";

describe("the chance of a percent action", () => {
  it("is 20 % and 15 % more for each level", () => {
    expect([1, 2, 3, 4, 5, 6].map((skill) => skillChance(skill))).toEqual([20, 35, 50, 65, 80, 95]);
  });

  it("is built up term by term", () => {
    const { chance, terms } = percentChance({
      skill: 4,
      modifiers: [spec(1, "shield"), { source: "specialBonus", id: "arms", value: -2 }, gm(-10)],
      points: 1,
    });
    expect(terms).toEqual([
      { source: "skill", steps: 4, percent: 65, counted: true },
      { source: "specialisation", id: "shield", steps: 1, percent: 3, counted: true },
      { source: "specialBonus", id: "arms", steps: -2, percent: -6, counted: true },
      { source: "gm", steps: -10, percent: -10, counted: true },
      { source: "points", steps: 1, percent: 2, counted: true },
    ]);
    expect(chance).toBe(54);
  });

  it("follows the world's numbers and its rule of stacking", () => {
    const settings = world({
      percentPerSpecialisation: 5,
      percentPerPoint: 1,
      chance: [10, 20, 30, 40, 50, 60],
      modifierStacking: "bestAndWorst",
    });
    const input = { skill: 2, modifiers: [spec(1), spec(2, "t")], points: 3 };
    expect(percentChance(input, settings).chance).toBe(20 + 10 + 3);
  });

  it("takes no attribute values, which belong to contests", () => {
    const modifiers = [{ source: "attributeValue", id: "agility", value: 1 } as const];
    refuses(() => percentChance({ skill: 2, modifiers }), "forbidden");
  });

  it("refuses skills and points that do not exist", () => {
    refuses(() => percentChance({ skill: 0 }), "outOfRange");
    refuses(() => percentChance({ skill: 3, points: -1 }), "outOfRange");
    refuses(() => percentChance({ skill: 3, modifiers: [gm(Number.NaN)] }), "notFinite");
  });
});

describe("a percent roll", () => {
  it("is read from two digits and shown by them again", () => {
    for (let roll = 1; roll <= 100; roll++) {
      const { tens, units } = percentDigits(roll);
      expect(percentRoll(tens, units)).toBe(roll);
    }
    refuses(() => percentRoll(10, 0), "outOfRange");
    refuses(() => percentDigits(0), "outOfRange");
  });

  it("is held against 99, against 2, against the chance, in this order", () => {
    const rules = (chance: number, rolls: number[]) =>
      rolls.map((roll) => resolvePercent(chance, roll).rule);
    expect(rules(50, [1, 2, 3, 49, 50, 51, 98, 99, 100])).toEqual([
      "lowRoll",
      "lowRoll",
      "below",
      "below",
      "exact",
      "above",
      "above",
      "highRoll",
      "highRoll",
    ]);
    expect(rules(99, [98, 99])).toEqual(["below", "highRoll"]);
    expect(rules(2, [1, 2, 3])).toEqual(["lowRoll", "lowRoll", "above"]);
  });

  it("says by how much", () => {
    expect(resolvePercent(60, 57)).toEqual({
      chance: 60,
      roll: 57,
      degree: "success",
      rule: "below",
      isSuccess: true,
      difference: 3,
    });
    refuses(() => resolvePercent(60, 101), "outOfRange");
    refuses(() => resolvePercent(60.5, 1), "notInteger");
  });
});
