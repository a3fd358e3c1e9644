import { describe, expect, it } from "vitest";
import { nbAsSkill } from "../../../src/rps/rules/attributes.ts";
import { join, nextRound, startBattle } from "../../../src/rps/rules/battle.ts";
import { buyDice, diceCap } from "../../../src/rps/rules/dice-cap.ts";
import { parseFireRate } from "../../../src/rps/rules/fire-rate.ts";
import {
  baseInitiative,
  battleInitiative,
  initiativeOrder,
} from "../../../src/rps/rules/initiative.ts";
import { isMarked, withMark } from "../../../src/rps/rules/marks.ts";
import { countModifiers } from "../../../src/rps/rules/modifiers.ts";
import { parseWhole, restoreMinus } from "../../../src/rps/rules/numerals.ts";
import { resolveOpposed } from "../../../src/rps/rules/opposed.ts";
import { resolvePairs } from "../../../src/rps/rules/pairs.ts";
import { parryRefusals } from "../../../src/rps/rules/parry.ts";
import { percentChance, percentRoll, resolvePercent } from "../../../src/rps/rules/percent.ts";
import { grow, rest, spend } from "../../../src/rps/rules/reserve.ts";
import { beginDeclarations, openDefences, setWeapons } from "../../../src/rps/rules/round.ts";
import { changeShock } from "../../../src/rps/rules/shock.ts";
import { skillWarnings, specialisationWarnings } from "../../../src/rps/rules/skills.ts";
import { specialBonusTerm, specialBonusWarnings } from "../../../src/rps/rules/special-bonuses.ts";
import { fighter, ids, refuses, side, spec, verdict } from "./helpers.ts";

describe("what a naive implementation gets wrong", () => {
  it("1: no dice are not all sixes; none against none is a tie", () => {
    expect(verdict(side([]), side([]))).toBe("tie by sum");
    expect(verdict(side([]), side([1]))).toBe("tie by sum");
  });

  it("2: exactly six is critical, seven is ordinary, five is a tie", () => {
    expect(verdict(side([5, 5]), side([4]))).toBe("a critical by sum");
    expect(verdict(side([6, 5]), side([4]))).toBe("a success by sum");
    expect(verdict(side([5, 4]), side([4]))).toBe("tie by sum");
  });

  it("3: modifiers touch neither all sixes nor their higher sum", () => {
    expect(verdict(side([6], -20), side([2, 1], 20))).toBe("a critical by allSixes");
    expect(verdict(side([6], 20), side([3, 4], -20))).toBe("a success by allSixes");
  });

  it("4: all sixes with an equal or lower sum are an ordinary success", () => {
    expect(verdict(side([6]), side([3, 3]))).toBe("a success by allSixes");
    expect(verdict(side([6]), side([5, 5, 5]))).toBe("a success by allSixes");
  });

  it("5: of two that throw all sixes the longer throw wins ordinarily; equal throws tie without rule 2", () => {
    expect(verdict(side([6, 6]), side([6]))).toBe("a success by allSixes");
    expect(verdict(side([6, 6], 10), side([6, 6]))).toBe("tie by allSixes");
  });

  it("6: one more can turn a critical success into an ordinary one, and a tie into a critical one", () => {
    const degrees = [0, 1, 2].map((bonus) => verdict(side([6, 4], bonus), side([3, 2])));
    expect(degrees).toEqual(["tie by sum", "a critical by sum", "a success by sum"]);
  });

  it("7: totals below zero stay below zero", () => {
    const { a, difference } = resolveOpposed(side([1], -5), side([1, 1]));
    expect([a.total, difference]).toEqual([-4, -6]);
  });

  it("8: the limit has three cases, comes after growth and before dice, empties the reserve, refunds nobody", () => {
    const states = [6, 7, 8].map((reserve) => grow({ reserve, limit: 11, skill: 4, die: 5 }));
    expect(states.map(({ state, reserve }) => [state, reserve])).toEqual([
      ["none", 10],
      ["exact", 0],
      ["over", 0],
    ]);
    expect(buyDice(5, 2, { skill: 4 })).toEqual({ before: 5, spent: 2, after: 3 });
    expect(verdict(side([], 0, "exact"), side([6, 6]))).toBe("a critical by limit");
    expect(verdict(side([], 0, "over"), side([1]))).toBe("b success by limit");
  });

  it("9: a reserve is never cut to the limit; the limit is an event", () => {
    expect(grow({ reserve: 14, limit: 15, skill: 6, die: 6 })).toMatchObject({
      raised: 20,
      state: "over",
      reserve: 0,
    });
  });

  it("10: skill, TK and reserve cap dice, the character's level does not; growth uses the full skill", () => {
    expect(diceCap(9, { skill: 6 }).max).toBe(6);
    expect(diceCap(9, { skill: 5, tk: 3, biggerThanDuel: true }).max).toBe(3);
    expect(grow({ reserve: 0, limit: 11, skill: 5, die: 6 }).gain).toBe(5);
  });

  it("11: percent: equality is critical, the chance is never clamped, 00 is a hundred, 01 and 99 are fixed", () => {
    expect(resolvePercent(50, 50)).toMatchObject({ degree: "criticalSuccess", rule: "exact" });
    for (const chance of [103, 130, 100, 99])
      for (const roll of [99, 100])
        expect(resolvePercent(chance, roll)).toMatchObject({
          degree: "criticalFailure",
          rule: "highRoll",
        });
    expect(percentRoll(0, 0)).toBe(100);
    expect(resolvePercent(-10, 2).degree).toBe("criticalSuccess");
    expect(percentChance({ skill: 6, points: 20 }).chance).toBe(135);
  });

  it("12: points are part of the chance before the roll, and are gone after a failure", () => {
    const { chance } = percentChance({ skill: 1, points: 2 });
    expect(resolvePercent(chance, 90).isSuccess).toBe(false);
    expect(spend(4, 2).after).toBe(2);
  });

  it("13: one initiative die for the fight; weapons count round by round; ties go by the unmodified base", () => {
    const drawn = { id: "sword", size: 1, drawn: true };
    const battle = setWeapons(startBattle([fighter("a"), fighter("b")]), "a", [drawn]);
    const first = beginDeclarations(battle);
    expect(first.order.map((group) => group.ids)).toEqual([["b"], ["a"]]);
    const second = nextRound({ ...first, phase: "narrate" });
    expect(second.combatants[0]).toMatchObject({ die: 3, weapons: [{ drawn: false }] });
    const before = battleInitiative({ base: 5, die: 3, weapons: [{ ...drawn, drawn: false }] });
    expect(battleInitiative({ base: 5, die: 3, weapons: [drawn] }).total).toBe(6);
    expect(before.total).toBe(7);
    const tie = initiativeOrder([
      { id: "armed", initiative: 8, base: 7, tk: 1 },
      { id: "bare", initiative: 8, base: 6, tk: 6 },
      { id: "z", initiative: 8, base: 6, tk: 6 },
    ]);
    expect(tie).toEqual([
      { rank: 1, ids: ["armed"], decidedBy: null },
      { rank: 2, ids: ["bare", "z"], decidedBy: "base" },
    ]);
  });

  it("14: each throws once for all opponents", () => {
    const pairs = resolvePairs([
      { id: "a", dice: [6, 5], targets: ["b", "c"] },
      { id: "b", dice: [5], targets: ["a"] },
      { id: "c", dice: [4], targets: ["a"] },
    ]);
    expect(pairs.map(({ a, b, outcome }) => [a, b, outcome.a.sum, outcome.degree])).toEqual([
      ["a", "b", 11, "critical"],
      ["a", "c", 11, "success"],
    ]);
  });

  it("15: a parry is for melee, not for criticals, once per opponent and fight, apart from armour", () => {
    const ask = (attack: "melee" | "ranged", degree: "success" | "critical") =>
      parryRefusals({ attack, degree, isUsed: false });
    expect(ask("melee", "critical")).toEqual(["critical"]);
    expect(ask("ranged", "success")).toEqual(["notMelee"]);
    const battle = {
      ...startBattle([fighter("a"), fighter("b"), fighter("c")]),
      parryMarks: withMark([], "a", "b"),
    };
    const later = nextRound({ ...battle, phase: "narrate" });
    expect(openDefences(later, "a", "b")).toEqual(["armour"]);
    expect(openDefences(later, "a", "c")).toEqual(["parry", "armour"]);
    expect(isMarked(later.parryMarks, "b", "a")).toBe(false);
  });

  it("16: shock moves only by a number that somebody chose", () => {
    expect(changeShock(2, 1)).toEqual({ before: 2, after: 3, excess: 0 });
  });

  it("17: balance is asked at creation, skill by skill; the cap is the character's level; minuses have no end", () => {
    expect(ids(specialisationWarnings(4, [2]))).toEqual(["specialisationsNotBalanced"]);
    expect(specialisationWarnings(4, [2], { creation: false })).toEqual([]);
    expect(ids(specialisationWarnings(4, [5], { creation: false }))).toEqual([
      "specialisationAboveLevel",
    ]);
    expect(specialisationWarnings(4, [-40], { creation: false })).toEqual([]);
  });

  it("18: no skills are fine, a single high one is not", () => {
    expect(skillWarnings(4, [])).toEqual([]);
    expect(ids(skillWarnings(4, [4]))).toEqual(["halfRule"]);
  });

  it("19: special bonuses are neither capped by level nor balanced; values have no NB; NBs no initiative", () => {
    const bonus = { id: "claws", amount: 6, sign: "help" } as const;
    expect(specialBonusWarnings([bonus])).toEqual([]);
    expect(specialBonusTerm({ ...bonus, sign: "hinder" }).value).toBe(-6);
    refuses(() => nbAsSkill("strength", { value: 3 }), "forbidden");
    expect(baseInitiative(3, { health: { nb: 3 } }).total).toBe(3);
  });

  it("20: rest lowers a high reserve too", () => {
    expect(rest(9, 4)).toEqual({ before: 9, after: 4, change: -5 });
    expect(rest(0, 4)).toEqual({ before: 0, after: 4, change: 4 });
  });

  it("21: a third fighter switches TK on for the next round", () => {
    const duel = beginDeclarations(startBattle([fighter("a"), fighter("b")]));
    const joined = join(duel, fighter("c"));
    expect([duel.biggerThanDuel, joined.biggerThanDuel]).toEqual([false, false]);
    const next = beginDeclarations(nextRound({ ...joined, phase: "narrate" }));
    expect(next.biggerThanDuel).toBe(true);
  });

  it("22: the file's broken minus is a minus, and a dash is a rate of fire", () => {
    expect(parseWhole("specialisation", "\uFFFD3")).toBe(-3);
    expect(restoreMinus("\uFFFD10%")).toBe("\u221210%");
    expect(parseFireRate("\uFFFD")).toEqual({ kind: "none" });
  });

  it("and the modifiers that apply are not for choosing", () => {
    expect(countModifiers([spec(1), spec(2, "t")]).every(({ counted }) => counted)).toBe(true);
  });
});
