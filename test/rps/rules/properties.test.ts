import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Fraction } from "../../../src/core/rules/fraction.ts";
import {
  OPPOSED_RESULTS,
  type OpposedResult,
  opposedCounts,
  opposedOdds,
} from "../../../src/rps/rules/odds-opposed.ts";
import { percentOdds } from "../../../src/rps/rules/odds-percent.ts";
import { limitOdds, savingOdds } from "../../../src/rps/rules/odds-reserve.ts";
import { turnOdds } from "../../../src/rps/rules/odds-turn.ts";
import { type OpposedSide, resolveOpposed } from "../../../src/rps/rules/opposed.ts";
import { resolvePercent } from "../../../src/rps/rules/percent.ts";
import { grow, LIMIT_STATES, limitOf } from "../../../src/rps/rules/reserve.ts";
import { DEFAULT_RPS_SETTINGS } from "../../../src/rps/rules/settings.ts";
import { facesOf, seeded } from "../../core/rules/seeded.ts";
import { side } from "./helpers.ts";

const face = fc.integer({ min: 1, max: 6 });
const pool = fc.integer({ min: 0, max: 6 });
const six = fc.integer({ min: 1, max: 6 });
const modifier = fc.integer({ min: -40, max: 40 });
const state = fc.constantFrom(...LIMIT_STATES);
const aSide = fc
  .tuple(fc.array(face, { maxLength: 6 }), modifier, state)
  .map(([dice, mod, limit]): OpposedSide => side(dice, mod, limit));

const MIRROR: Record<OpposedResult, OpposedResult> = {
  aCritical: "bCritical",
  aSuccess: "bSuccess",
  tie: "tie",
  bSuccess: "aSuccess",
  bCritical: "aCritical",
};
const resultOf = (a: OpposedSide, b: OpposedSide): OpposedResult => {
  const { winner, degree } = resolveOpposed(a, b);
  if (winner === null) return "tie";
  return degree === "critical" ? `${winner}Critical` : `${winner}Success`;
};

describe("an opposed action", () => {
  it("says the same when the sides are swapped", () => {
    fc.assert(
      fc.property(aSide, aSide, (a, b) => {
        expect(resultOf(b, a)).toBe(MIRROR[resultOf(a, b)]);
        const [here, there] = [resolveOpposed(a, b), resolveOpposed(b, a)];
        expect(here.difference + there.difference).toBe(0);
        expect([here.reason, here.rule]).toEqual([there.reason, there.rule]);
      }),
    );
  });

  it("says the same for the same faces, in any order, and changes nothing that it was given", () => {
    fc.assert(
      fc.property(aSide, aSide, (a, b) => {
        const frozen = Object.freeze({ ...a, dice: Object.freeze([...a.dice]) });
        const first = resolveOpposed(frozen, b);
        expect(resolveOpposed(frozen, b)).toEqual(first);
        expect(resultOf({ ...a, dice: a.dice.toReversed() }, b)).toBe(resultOf(a, b));
      }),
    );
  });

  it("has a winner and a degree together, and a lead only in a tie of the sums", () => {
    fc.assert(
      fc.property(aSide, aSide, (a, b) => {
        const { winner, degree, lead, rule, difference } = resolveOpposed(a, b);
        expect(winner === null).toBe(degree === null);
        if (lead !== null) expect([winner, rule]).toEqual([null, "sum"]);
        if (lead === "a") expect(difference).toBeGreaterThan(0);
      }),
    );
  });

  it("never fares worse for a higher modifier, though it may lose the critical", () => {
    const place = { a: 1, none: 0, b: -1 } as const;
    fc.assert(
      fc.property(fc.array(face, { maxLength: 6 }), aSide, modifier, (dice, b, mod) => {
        const low = resolveOpposed(side(dice, mod), b).winner ?? "none";
        const high = resolveOpposed(side(dice, mod + 1), b).winner ?? "none";
        expect(place[high]).toBeGreaterThanOrEqual(place[low]);
      }),
    );
  });
});

describe("the odds of an opposed action", () => {
  it("add up to one and mirror each other", () => {
    fc.assert(
      fc.property(pool, pool, modifier, state, state, (n, m, mod, x, y) => {
        const here = opposedOdds({ dice: [n, m], modifier: mod, limits: [x, y] });
        const there = opposedOdds({ dice: [m, n], modifier: -mod, limits: [y, x] });
        const sum = Fraction.sum(OPPOSED_RESULTS.map((result) => here[result]));
        expect(String(sum)).toBe("1");
        for (const result of OPPOSED_RESULTS)
          expect(String(here[result])).toBe(String(there[MIRROR[result]]));
        const ties = here.leadA.plus(here.leadB).plus(here.even);
        expect(ties.equals(here.tie)).toBe(true);
      }),
    );
  });

  it("rise with the modifier for success of any kind", () => {
    fc.assert(
      fc.property(pool, pool, modifier, (n, m, mod) => {
        const low = opposedOdds({ dice: [n, m], modifier: mod });
        const high = opposedOdds({ dice: [n, m], modifier: mod + 1 });
        expect(high.aAny.compare(low.aAny)).toBeGreaterThanOrEqual(0);
        expect(high.bAny.compare(low.bAny)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it("are those of throwing every face there is", () => {
    const throws = (dice: number): number[][] =>
      dice === 0
        ? [[]]
        : throws(dice - 1).flatMap((rest) => [1, 2, 3, 4, 5, 6].map((one) => [...rest, one]));
    for (let n = 0; n <= 3; n++)
      for (let m = 0; n + m <= 4; m++)
        for (const mod of [-7, -1, 0, 3, 6]) {
          const counts = { aCritical: 0, aSuccess: 0, tie: 0, bSuccess: 0, bCritical: 0 };
          for (const a of throws(n))
            for (const b of throws(m)) counts[resultOf(side(a, mod), side(b))] += 1;
          expect(opposedCounts({ dice: [n, m], modifier: mod })).toMatchObject(counts);
        }
  });

  it("are those of a long seeded simulation", () => {
    const roll = seeded(7);
    const dice = (count: number): number[] => facesOf(roll, count, 6);
    const tries = 20_000;
    let wins = 0;
    for (let index = 0; index < tries; index++)
      if (resolveOpposed(side(dice(4), 1), side(dice(3))).winner === "a") wins += 1;
    const exact = opposedOdds({ dice: [4, 3], modifier: 1 }).aAny.toNumber();
    expect(Math.abs(wins / tries - exact)).toBeLessThan(0.015);
  });
});

describe("growth and its odds", () => {
  it("keep a reserve below its limit, or empty it", () => {
    fc.assert(
      fc.property(fc.nat(14), six, face, six, (reserve, skill, die, level) => {
        const limit = limitOf(level);
        const grown = grow({ reserve, limit, skill, die });
        expect(grown.reserve).toBeLessThan(limit);
        expect(grown.reserve).toBe(grown.state === "none" ? reserve + grown.gain : 0);
      }),
    );
  });

  it("add up to one, and a saving plan only gathers events", () => {
    fc.assert(
      fc.property(fc.nat(14), six, six, pool, (reserve, skill, level, dice) => {
        const question = { reserve, skill, limit: limitOf(level) };
        const { exact, over, none, reserve: left } = limitOdds(question);
        expect(String(exact.plus(over).plus(none))).toBe("1");
        expect(left.total).toBe(6n);
        const plan = savingOdds(question, dice, 6);
        expect(plan[0]?.exact.equals(exact) && plan[0].over.equals(over)).toBe(true);
        plan.forEach((turn, index) => {
          expect(String(turn.exact.plus(turn.over).plus(turn.none))).toBe("1");
          expect(turn.none.compare(plan[index - 1]?.none ?? Fraction.ONE)).toBeLessThanOrEqual(0);
        });
      }),
      { numRuns: 50 },
    );
  });

  it("of a whole turn are the weighted odds of all pairs of growth dice", () => {
    fc.assert(
      fc.property(fc.nat(12), fc.nat(12), six, six, pool, pool, (ra, rb, sa, sb, da, db) => {
        const a = { reserve: ra, limit: 11, skill: sa, dice: da };
        const b = { reserve: rb, limit: 9, skill: sb, dice: db };
        let sum = Fraction.ZERO;
        for (let x = 1; x <= 6; x++)
          for (let y = 1; y <= 6; y++) {
            const [ga, gb] = [grow({ ...a, die: x }), grow({ ...b, die: y })];
            const bought = (wish: number, reserve: number, skill: number) =>
              Math.max(Math.min(1, reserve), Math.min(wish, reserve, skill));
            const odds = opposedOdds({
              dice: [bought(da, ga.reserve, sa), bought(db, gb.reserve, sb)],
              modifier: 2,
              limits: [ga.state, gb.state],
            });
            sum = sum.plus(odds.aCritical);
          }
        const turn = turnOdds(a, b, 2);
        expect(String(turn.aCritical)).toBe(String(sum.dividedBy(Fraction.of(36))));
        const whole = Fraction.sum(OPPOSED_RESULTS.map((result) => turn[result]));
        expect(String(whole)).toBe("1");
      }),
      { numRuns: 30 },
    );
  });
});

describe("percent actions", () => {
  it("succeed in clamp(chance, 2, 98) of a hundred rolls", () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 300 }), (chance) => {
        const { counts, anySuccess, anyFailure } = percentOdds(chance);
        const expected = Math.max(2, Math.min(98, chance));
        expect(anySuccess.equals(Fraction.of(expected, 100))).toBe(true);
        expect(String(anySuccess.plus(anyFailure))).toBe("1");
        expect(counts.criticalSuccess).toBe(chance >= 3 && chance <= 98 ? 3 : 2);
        expect(counts.criticalFailure).toBe(2);
      }),
    );
  });

  it("never succeed less for a higher chance", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -50, max: 150 }),
        fc.integer({ min: 1, max: 100 }),
        (c, roll) => {
          const [low, high] = [resolvePercent(c, roll), resolvePercent(c + 1, roll)];
          expect(Number(high.isSuccess)).toBeGreaterThanOrEqual(Number(low.isSuccess));
        },
      ),
    );
  });
});

describe("the three tables together", () => {
  it("let no permitted skill meet the limit on the first turn, nor a player who always throws all dice", () => {
    const { allotment } = DEFAULT_RPS_SETTINGS;
    for (let level = 1; level <= 6; level++)
      for (let skill = 1; skill <= 6; skill++) {
        const isPermitted = allotment[level - 1]?.cells[skill - 1] !== 0;
        const question = { reserve: level, skill, limit: limitOf(level) };
        const plan = savingOdds(question, 6, 20);
        expect([level, skill, String(plan.at(-1)?.none) === "1"]).toEqual([
          level,
          skill,
          isPermitted,
        ]);
      }
  });
});
