import { describe, expect, it } from "vitest";
import { RuleError } from "../../../src/core/rules/errors.ts";
import { attributeBand, attributeFaces, skillLevel } from "../../../src/noppa/rules/ability.ts";
import { judge, pool } from "../../../src/noppa/rules/check.ts";
import { difficultyId, totalDifficulty } from "../../../src/noppa/rules/difficulty.ts";
import { DEFAULT_NOPPA_SETTINGS } from "../../../src/noppa/rules/settings.ts";
import { recover, spendSisu } from "../../../src/noppa/rules/sisu.ts";

/** Faces as rolled; `judge` with what the book says by default. */
const successes = (faces: number, difficulty: number, ...chains: number[][]): number =>
  judge({ faces, chains, difficulty }).successes;

describe("what a naive implementation gets wrong", () => {
  it("1: a chain is one die, judged by its sum", () => {
    expect(successes(8, 5, [8, 2])).toBe(1);
    expect(successes(6, 7, [6, 2])).toBe(1);
  });
  it("2: a die must be strictly above the difficulty", () => {
    expect(successes(6, 5, [5], [5])).toBe(0);
  });
  it("3: no dice are no disaster", () => {
    expect(pool({ skill: 0, attribute: 3 })).toBe("noSkill");
    expect(() => judge({ faces: 8, chains: [], difficulty: 5 })).toThrow(RuleError);
  });
  it("4: a chain that ends in a one is no one", () => {
    expect(judge({ faces: 6, chains: [[6, 1]], difficulty: 7 }).disaster).toBe(false);
  });
  it("5: one die gives one success, with or without sisu", () => {
    expect(successes(4, 3, [4, 4, 4, 1])).toBe(1);
    const raised = judge({
      faces: 6,
      chains: [[3], [3], [3]],
      difficulty: 5,
      sisu: { before: 3, after: 0 },
    });
    expect(raised.successes).toBe(1);
  });
  it("6: a die that sisu lifts to its highest face does not explode", () => {
    const { dice } = judge({
      faces: 8,
      chains: [[3]],
      difficulty: 7,
      sisu: { before: 1, after: 0 },
    });
    expect(dice[0]).toMatchObject({ chain: [3], total: 8, success: true });
  });
  it("7: sisu stays on one die, within what the character has, once after the roll", () => {
    const { dice } = judge({
      faces: 8,
      chains: [[3], [2]],
      difficulty: 9,
      sisu: { before: 2, after: 0 },
    });
    expect(dice.map(({ sisu }) => sisu)).toEqual([10, 0]);
    expect(() => spendSisu({ before: 3, after: 0 }, 2)).toThrow(RuleError);
    expect(() => spendSisu({ before: 0, after: 2 }, 5)).toThrow(RuleError);
  });
  it("10: values 5 to 8 share a die, as do all from 9", () => {
    expect([5, 6, 7, 8].map(attributeFaces)).toEqual([12, 12, 12, 12]);
    expect([9, 10, 50].map(attributeFaces)).toEqual([20, 20, 20]);
    expect([0, -2].map(attributeFaces)).toEqual([null, null]);
  });
  it("11: any attribute can join any skill", () => {
    expect(pool({ skill: 3, attribute: 4 })).toEqual({ count: 3, faces: 10 });
    expect(pool({ skill: 3, attribute: 2 })).toEqual({ count: 3, faces: 6 });
  });
  it("12: one meal a day, never above the maximum", () => {
    const fed = recover({ value: 1, max: 5, mealTaken: false }, "meal");
    expect(recover(fed.state, "meal")).toMatchObject({ gained: 0, refusal: "mealTaken" });
    const rested = recover(fed.state, "night");
    expect(recover(rested.state, "meal").state.value).toBe(4);
    expect(recover({ value: 5, max: 5, mealTaken: false }, "night")).toMatchObject({
      gained: 0,
      refusal: "full",
    });
  });
});

describe("difficulty", () => {
  it("adds each reason once (N-04)", () => {
    const changes = [
      { source: "helpfulFriends", change: 1 },
      { source: "noise", change: 1 },
      { source: "underAttack", change: 2 },
      { source: "poorTools", change: 2 },
    ] as const;
    expect(totalDifficulty(5, changes)).toBe(11);
    expect(totalDifficulty(5, [...changes, { source: "noise", change: 1 }])).toBe(11);
  });
  it("takes the description of the nearest lower row", () => {
    expect([2, 3, 4, 6, 7, 12].map(difficultyId)).toEqual([
      null,
      "trivial",
      "trivial",
      "normal",
      "hard",
      "specialist",
    ]);
  });
});

describe("ability", () => {
  it("names values and levels", () => {
    expect(attributeBand(6)?.id).toBe("plateau");
    expect([0, 1, 5, 7].map(skillLevel)).toEqual([null, "beginner", "master", "master"]);
  });
  it("lets the untrained try with one die where the game master allows it", () => {
    const settings = { ...DEFAULT_NOPPA_SETTINGS, untrained: "oneDie" as const };
    expect(pool({ skill: 0, attribute: 3 }, settings)).toEqual({ count: 1, faces: 8 });
    expect(pool({ skill: 2, attribute: 3, noTools: true }, settings)).toBe("noTools");
  });
  it("refuses what is no number of the book", () => {
    for (const wrong of [1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => attributeFaces(wrong)).toThrow(RuleError);
    expect(() => judge({ faces: 7, chains: [[3]], difficulty: 5 })).toThrow(RuleError);
    expect(() => judge({ faces: 6, chains: [[7]], difficulty: 5 })).toThrow(RuleError);
    expect(() => judge({ faces: 6, chains: [[6]], difficulty: 5 })).toThrow(RuleError);
  });
});
