import { describe, expect, it } from "vitest";
import { actionRoll, valueTerms } from "../../../src/helix/rules/action.ts";
import { contest } from "../../../src/helix/rules/contest.ts";
import {
  difficultyDistribution,
  passiveCheck,
  rollDifficulty,
} from "../../../src/helix/rules/difficulty.ts";
import { initiativeOrder } from "../../../src/helix/rules/initiative.ts";
import { DEFAULT_HELIX_SETTINGS, type HelixSettings } from "../../../src/helix/rules/settings.ts";

const withTie = (tie: HelixSettings["tie"]) => ({ ...DEFAULT_HELIX_SETTINGS, tie });

describe("an action roll", () => {
  it("names every part of its total [002:31]", () => {
    const roll = actionRoll(
      { value: 4, source: "skill", id: "magic", modifiers: [{ source: "modifier", value: -1 }] },
      [6, 6, 2],
    );
    expect(roll).toMatchObject({ value: 3, die: 12, total: 15 });
    expect(roll.terms).toEqual([
      { source: "skill", value: 4, id: "magic" },
      { source: "modifier", value: -1 },
      { source: "six", value: 5 },
      { source: "six", value: 5 },
      { source: "lastFace", value: 2 },
    ]);
  });

  it("ends with its first face below 6", () => {
    for (const chain of [[], [6], [7], [0], [3, 4], [6, 3, 2], [2.5], [Number.NaN]])
      expect(() => actionRoll({ value: 3 }, chain)).toThrow();
  });

  it("refuses a broken value, modifier or source", () => {
    expect(() => valueTerms({ value: -1 })).toThrow("outOfRange");
    expect(() =>
      valueTerms({ value: 1, modifiers: [{ source: "modifier", value: 0.5 }] }),
    ).toThrow();
    expect(() => valueTerms({ value: 1, source: "luck" as "skill" })).toThrow("unknownChoice");
  });
});

describe("a difficulty", () => {
  it("may be rolled, with a face for each die [002:33]", () => {
    const random = { base: 5, count: 2, faces: 3 };
    expect(rollDifficulty(random, [1, 3])).toEqual({
      terms: [
        { source: "base", value: 5 },
        { source: "difficultyDie", value: 1 },
        { source: "difficultyDie", value: 3 },
      ],
      total: 9,
    });
    expect(difficultyDistribution(random).outcomes()).toEqual([7, 8, 9, 10, 11]);
    expect(() => rollDifficulty(random, [1])).toThrow("notEnough");
    expect(() => rollDifficulty(random, [1, 4])).toThrow("notAFace");
  });

  it("is certain to be met up to value + 1, and only there", () => {
    expect(passiveCheck({ value: 4 }, [3], 5).certain).toBe(true);
    expect(passiveCheck({ value: 4 }, [3], 6).certain).toBe(false);
    expect(passiveCheck({ value: 4 }, [1], 6)).toMatchObject({
      success: false,
      margin: -1,
      rule: "belowDifficulty",
    });
  });
});

describe("a contest of three", () => {
  const archers = [
    { value: 3, chains: [[4]] },
    { value: 2, chains: [[6, 2]] },
    { value: 5, chains: [[1]] },
  ];

  it("has one winner, and a place for each [002:31]", () => {
    const outcome = contest(archers);
    expect(outcome).toMatchObject({ winner: 1, tied: [], places: [2, 1, 3] });
    expect(outcome.rounds).toHaveLength(1);
  });

  it("may be tied at the top among some", () => {
    const tied = contest([...archers, { value: 5, chains: [[4]] }]);
    expect(tied).toMatchObject({ status: "drawn", tied: [1, 3], places: [3, 1, 4, 1] });
  });

  it("needs two sides", () => {
    expect(() => contest(archers.slice(0, 1))).toThrow("notEnough");
    expect(() => contest([archers[0]!, { value: 3, chains: [] }])).toThrow("emptyPool");
  });
});

describe("a tie", () => {
  const sides = [
    { value: 3, agility: 3, chains: [[4]] },
    { value: 4, agility: 2, chains: [[3]] },
    { value: 0, agility: 9, chains: [[1]] },
  ];

  it("has no winner by default", () => {
    expect(contest(sides)).toMatchObject({ status: "drawn", rule: "tieNoWinner", tied: [0, 1] });
  });

  it("is rolled again by the tied sides only, until one is higher", () => {
    const settings = withTie("reroll");
    const first = contest(sides, settings);
    expect(first).toMatchObject({
      status: "reroll",
      rule: "tieReroll",
      winner: null,
      tied: [0, 1],
    });
    const again = (a: number[], b: number[]) =>
      contest(
        [{ ...sides[0]!, chains: [[4], a] }, { ...sides[1]!, chains: [[3], b] }, sides[2]!],
        settings,
      );
    expect(again([5], [1])).toMatchObject({ status: "won", rule: "highestTotal", winner: 0 });
    expect(again([5], [1]).rounds.map(({ best }) => best)).toEqual([7, 8]);
    expect(again([2], [1])).toMatchObject({ status: "reroll", tied: [0, 1] });
  });

  it("waits while only some of the tied have rolled again", () => {
    const waiting = [{ ...sides[0]!, chains: [[4], [5]] }, sides[1]!];
    expect(contest(waiting, withTie("reroll"))).toMatchObject({ status: "reroll", tied: [0, 1] });
  });

  it("lets nobody roll again without a tie to break", () => {
    const greedy = [{ ...sides[0]!, chains: [[1], [5]] }, sides[1]!];
    expect(() => contest(greedy, withTie("reroll"))).toThrow("forbidden");
    expect(() => contest([{ ...sides[0]!, chains: [[4], [5]] }, sides[1]!])).toThrow("forbidden");
  });

  it("goes to the higher value, then to the higher agility", () => {
    const settings = withTie("higherValue");
    expect(contest(sides, settings)).toMatchObject({ rule: "tieHigherValue", winner: 1 });
    const equals = [sides[0]!, { value: 3, agility: 4, chains: [[4]] }];
    expect(contest(equals, settings)).toMatchObject({ rule: "tieHigherAgility", winner: 1 });
    const twins = [sides[0]!, sides[0]!];
    expect(contest(twins, settings)).toMatchObject({ status: "drawn", winner: null });
  });

  it("refuses an unknown rule", () => {
    expect(() => contest(sides, withTie("coin" as "none"))).toThrow("unknownChoice");
  });
});

describe("initiative", () => {
  const quick = { agility: 5, perception: 2 };
  const keen = { agility: 4, perception: 4 };
  const slow = { agility: 4, perception: 3 };

  it("is agility without a die, then perception, then the same moment [002:8]", () => {
    const { slots, rolls } = initiativeOrder([slow, quick, keen, slow]);
    expect(slots).toEqual([
      { fighters: [1], rule: "agility", score: 5 },
      { fighters: [2], rule: "agility", score: 4 },
      { fighters: [0, 3], rule: "simultaneous", score: 4 },
    ]);
    expect(rolls).toEqual([null, null, null, null]);
    expect(initiativeOrder([slow, keen]).slots[1]!.rule).toBe("perception");
    expect(initiativeOrder([]).slots).toEqual([]);
  });

  it("may be an action roll on agility", () => {
    const settings = { ...DEFAULT_HELIX_SETTINGS, initiative: "actionRoll" } as const;
    const rolling = [
      { ...quick, chain: [1] },
      { ...keen, chain: [6, 1] },
      { ...slow, chain: [2] },
    ];
    const { slots } = initiativeOrder(rolling, settings);
    expect(slots.map(({ fighters, rule, score }) => [fighters, rule, score])).toEqual([
      [[1], "roll", 10],
      [[0], "roll", 6],
      [[2], "agility", 6],
    ]);
    expect(() => initiativeOrder([quick], settings)).toThrow("emptyPool");
  });
});
