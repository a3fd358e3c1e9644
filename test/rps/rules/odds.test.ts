import { describe, expect, it } from "vitest";
import { Fraction } from "../../../src/core/rules/fraction.ts";
import { initiativeOdds } from "../../../src/rps/rules/odds-initiative.ts";
import { allSixesChance, opposedCounts, opposedOdds } from "../../../src/rps/rules/odds-opposed.ts";
import { percentOdds } from "../../../src/rps/rules/odds-percent.ts";
import { gainOdds } from "../../../src/rps/rules/odds-reserve.ts";
import { skillChance } from "../../../src/rps/rules/percent.ts";
import { gainOf, limitOf } from "../../../src/rps/rules/reserve.ts";
import { fixture } from "./helpers.ts";

interface OpposedEntry {
  readonly n: number;
  readonly m: number;
  readonly mod: number;
  readonly denominator: number;
  readonly counts: { aCrit: number; aWin: number; tie: number; bWin: number; bCrit: number };
  readonly tieLead: { a: number; even: number; b: number };
  readonly fractions: Record<string, string>;
  readonly p: Record<"aAny" | "aCrit" | "tie" | "bAny" | "bCrit", number>;
}
interface PercentEntry {
  readonly skill?: number;
  readonly chance: number;
  readonly denominator: number;
  readonly counts: Record<string, number>;
  readonly anySuccess: number;
  readonly anyFailure: number;
}
interface Odds {
  readonly opposed: OpposedEntry[];
  readonly opposedZeroDice: OpposedEntry[];
  readonly allSixes: { n: number; allSixes: string }[];
  readonly percentileBySkill: PercentEntry[];
  readonly percentileByChance: PercentEntry[];
  readonly initiative: { baseDiff: number; aFirst: number; tie: number; bFirst: number }[];
  readonly defaultGain: { skill: number; gains: number[]; mean: string }[];
  readonly defaultLimit: Record<string, number>;
}
const odds = fixture<Odds>("odds-rps.json");

/** The file writes whole numbers as `0/1`. */
const written = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;

describe("the exact odds of the RPS book", () => {
  const entries = [...odds.opposed, ...odds.opposedZeroDice];

  it("of opposed actions with 0-6 dice and modifiers of -6 to +6, count by count", () => {
    expect(entries.length).toBe(330 + 169);
    for (const { n, m, mod, denominator, counts, tieLead } of entries)
      expect(opposedCounts({ dice: [n, m], modifier: mod })).toEqual({
        total: denominator,
        aCritical: counts.aCrit,
        aSuccess: counts.aWin,
        tie: counts.tie,
        bSuccess: counts.bWin,
        bCritical: counts.bCrit,
        leadA: tieLead.a,
        leadB: tieLead.b,
      });
  });

  it("of opposed actions, fraction by fraction", () => {
    for (const { n, m, mod, fractions, tieLead, denominator, p } of entries) {
      const exact = opposedOdds({ dice: [n, m], modifier: mod });
      expect({
        aCrit: written(exact.aCritical),
        aSuccess: written(exact.aSuccess),
        aAny: written(exact.aAny),
        tie: written(exact.tie),
        bSuccess: written(exact.bSuccess),
        bCrit: written(exact.bCritical),
        bAny: written(exact.bAny),
      }).toEqual(fractions);
      expect(exact.even.equals(Fraction.of(tieLead.even, denominator))).toBe(true);
      expect(exact.aAny.toNumber()).toBeCloseTo(p.aAny, 6);
      expect(exact.bCritical.toNumber()).toBeCloseTo(p.bCrit, 6);
    }
  });

  it("of all sixes", () => {
    expect(odds.allSixes).toHaveLength(6);
    for (const { n, allSixes } of odds.allSixes) expect(written(allSixesChance(n))).toBe(allSixes);
  });

  it("of percent actions, by skill and by chance", () => {
    const all = [...odds.percentileBySkill, ...odds.percentileByChance];
    expect(all).toHaveLength(6 + 141);
    for (const { skill, chance, counts, denominator, anySuccess, anyFailure } of all) {
      if (skill !== undefined) expect(skillChance(skill)).toBe(chance);
      const exact = percentOdds(chance);
      expect({
        "critical success": exact.counts.criticalSuccess,
        success: exact.counts.success,
        failure: exact.counts.failure,
        "critical failure": exact.counts.criticalFailure,
      }).toEqual(counts);
      expect(exact.anySuccess.equals(Fraction.of(anySuccess, denominator))).toBe(true);
      expect(exact.anyFailure.equals(Fraction.of(anyFailure, denominator))).toBe(true);
    }
  });

  it("of initiative, by difference", () => {
    expect(odds.initiative).toHaveLength(13);
    for (const { baseDiff, aFirst, tie, bFirst } of odds.initiative) {
      const { first, same, second } = initiativeOdds(baseDiff);
      expect([first, same, second].map(String)).toEqual(
        [aFirst, tie, bFirst].map((count) => String(Fraction.of(count, 36))),
      );
    }
  });

  it("of growth, and the limits, by default", () => {
    for (const { skill, gains, mean } of odds.defaultGain) {
      expect([1, 2, 3, 4, 5, 6].map((die) => gainOf(skill, die))).toEqual(gains);
      expect(written(gainOdds(skill).mean())).toBe(mean);
    }
    for (const [level, limit] of Object.entries(odds.defaultLimit))
      expect(limitOf(Number(level))).toBe(limit);
  });
});
