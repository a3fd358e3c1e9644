import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ACTION_DIE, actionRoll } from "../../../src/helix/rules/action.ts";
import { exchange } from "../../../src/helix/rules/combat.ts";
import { contest } from "../../../src/helix/rules/contest.ts";
import { passiveChance } from "../../../src/helix/rules/odds.ts";
import { damageOdds } from "../../../src/helix/rules/odds-combat.ts";
import { opposedOdds } from "../../../src/helix/rules/odds-opposed.ts";
import {
  DEFAULT_HELIX_SETTINGS,
  HIT_LOCATION_DICE,
  TIE_RULES,
} from "../../../src/helix/rules/settings.ts";
import { spell } from "../../../src/helix/rules/spell.ts";
import { chainOf, seeded } from "../../core/rules/seeded.ts";

const chain = fc
  .tuple(fc.nat({ max: 4 }), fc.integer({ min: 1, max: 5 }))
  .map(([sixes, last]) => [...new Array<number>(sixes).fill(6), last]);
const value = fc.integer({ min: 0, max: 12 });
const settings = fc.record({
  tie: fc.constantFrom(...TIE_RULES),
  hitLocationDie: fc.constantFrom(...HIT_LOCATION_DICE),
});
const fighter = fc.record({
  value,
  agility: value,
  weapon: fc.nat({ max: 4 }),
  armour: fc.record({ head: fc.nat({ max: 4 }), torso: fc.nat({ max: 4 }) }),
  lp: fc.integer({ min: 1, max: 20 }),
  chains: chain.map((c) => [c]),
});

describe("properties of HELIX", () => {
  it("a roll is its value plus its die, whose totals have no gaps", () => {
    fc.assert(
      fc.property(value, chain, (v, c) => {
        const roll = actionRoll({ value: v }, c);
        expect(roll.total).toBe(v + 5 * (c.length - 1) + c.at(-1)!);
        expect(roll.terms.reduce((sum, term) => sum + term.value, 0)).toBe(roll.total);
      }),
    );
  });

  it("the same faces have the same outcome, and inputs are left alone", () => {
    fc.assert(
      fc.property(fighter, fighter, settings, (a, b, chosen) => {
        const all = { ...DEFAULT_HELIX_SETTINGS, ...chosen };
        const before = structuredClone([a, b]);
        expect(exchange(a, b, all)).toEqual(exchange(a, b, all));
        expect([a, b]).toEqual(before);
      }),
    );
  });

  it("swapping the sides swaps the outcome", () => {
    fc.assert(
      fc.property(fighter, fighter, settings, (a, b, chosen) => {
        const all = { ...DEFAULT_HELIX_SETTINGS, ...chosen };
        const [there, back] = [exchange(a, b, all), exchange(b, a, all)];
        expect(back.hit).toEqual(there.hit);
        expect(back.winner).toBe(there.winner === null ? null : 1 - there.winner);
      }),
    );
  });

  it("damage is never negative, and more armour never means more of it", () => {
    fc.assert(
      fc.property(fighter, fighter, (a, b) => {
        const bare = exchange(a, { ...b, armour: {} }).hit?.damage.points ?? 0;
        const clad = exchange(a, b).hit?.damage.points ?? 0;
        expect(clad).toBeGreaterThanOrEqual(0);
        if (exchange(a, b).winner === 0) expect(clad).toBeLessThanOrEqual(bare);
      }),
    );
  });

  it("a contest of any size has the highest total as its winner", () => {
    const sides = fc.array(fc.record({ value, chains: chain.map((c) => [c]) }), {
      minLength: 2,
      maxLength: 6,
    });
    fc.assert(
      fc.property(sides, (all) => {
        const { winner, rolls, tied } = contest(all);
        const best = Math.max(...rolls.map(({ total }) => total));
        const at = rolls.flatMap(({ total }, i) => (total === best ? [i] : []));
        if (winner === null) expect(tied).toEqual(at);
        else expect(at).toEqual([winner]);
      }),
    );
  });

  it("chances of a contest add up to 1, mirror each other and grow with the value", () => {
    fc.assert(
      fc.property(fc.integer({ min: -30, max: 30 }), fc.constantFrom(...TIE_RULES), (d, tie) => {
        const all = { ...DEFAULT_HELIX_SETTINGS, tie };
        const { win, tie: drawn, lose } = opposedOdds(d, all);
        expect(win.plus(drawn).plus(lose).toString()).toBe("1");
        expect(opposedOdds(-d, all).win.toString()).toBe(lose.toString());
        expect(opposedOdds(d + 1, all).win.compare(win)).toBeGreaterThan(0);
      }),
    );
  });

  it("a higher value never does less damage on average", () => {
    fc.assert(
      fc.property(fc.integer({ min: -12, max: 12 }), fc.nat({ max: 4 }), (difference, armour) => {
        const of = (d: number) => damageOdds({ difference: d, weapon: 1, armour }).expected;
        expect(of(difference + 1).compare(of(difference))).toBeGreaterThan(0);
      }),
    );
  });

  it("a chance against a number falls as the number rises", () => {
    for (let difficulty = 0; difficulty < 30; difficulty++)
      expect(
        passiveChance(3, difficulty).compare(passiveChance(3, difficulty + 1)),
      ).toBeGreaterThanOrEqual(0);
  });

  it("a larger wish never makes an easier spell", () => {
    const design = fc.record({
      areaM2: fc.nat({ max: 9 }),
      objects: fc.nat({ max: 9 }),
      metres: fc.nat({ max: 40 }),
      minutes: fc.nat({ max: 9 }),
      damage: fc.nat({ max: 9 }),
      changeKg: fc.nat({ max: 90 }),
      moveKg: fc.nat({ max: 90 }),
    });
    fc.assert(
      fc.property(design, fc.constantFrom("metres", "minutes", "changeKg", "moveKg"), (d, key) => {
        const larger = { ...d, scopeMode: "count", [key]: d[key] + 10 } as const;
        const before = spell({ ...d, scopeMode: "count" }).difficulty;
        expect(spell(larger).difficulty).toBeGreaterThanOrEqual(before + 1);
      }),
    );
  });

  it("seeded rolls have the mean and the variance of the die: 4 and 8", () => {
    const roll = seeded(11);
    const totals = Array.from({ length: 100_000 }, () => ACTION_DIE.total(chainOf(roll, 6)));
    const mean = totals.reduce((a, b) => a + b) / totals.length;
    const variance = totals.reduce((sum, t) => sum + (t - 4) ** 2, 0) / totals.length;
    expect(Math.abs(mean - 4)).toBeLessThan(0.05);
    expect(Math.abs(variance - 8)).toBeLessThan(0.5);
    expect(ACTION_DIE.mean().toString()).toBe("4");
  });
});
