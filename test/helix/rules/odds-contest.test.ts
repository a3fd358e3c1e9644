import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contest } from "../../../src/helix/rules/contest.ts";
import { contestOdds } from "../../../src/helix/rules/odds-contest.ts";
import { opposedOdds } from "../../../src/helix/rules/odds-opposed.ts";
import { DEFAULT_HELIX_SETTINGS, TIE_RULES } from "../../../src/helix/rules/settings.ts";
import { chainOf, seeded } from "../../core/rules/seeded.ts";

const sides = fc.array(
  fc.record({ value: fc.integer({ min: 0, max: 12 }), agility: fc.integer({ min: 0, max: 3 }) }),
  { minLength: 2, maxLength: 4 },
);
const tieRule = fc.constantFrom(...TIE_RULES);

describe("the odds of a contest of several", () => {
  it("are those of a contest of two, for two", () => {
    for (const tie of TIE_RULES)
      for (let difference = -12; difference <= 12; difference++) {
        const settings = { ...DEFAULT_HELIX_SETTINGS, tie };
        const two = opposedOdds(difference, settings, 1);
        const several = contestOdds([{ value: difference, agility: 1 }, { value: 0 }], settings);
        expect(several.win.map(String)).toEqual([String(two.win), String(two.lose)]);
        expect(several.drawn.toString()).toBe(two.tie.toString());
      }
  });

  it("add up to exactly 1, with the draw", () => {
    fc.assert(
      fc.property(sides, tieRule, (all, tie) => {
        const { win, drawn } = contestOdds(all, { ...DEFAULT_HELIX_SETTINGS, tie });
        expect(win.reduce((a, b) => a.plus(b), drawn).toString()).toBe("1");
      }),
      { numRuns: 40 },
    );
  });

  it("follow their sides when these change places", () => {
    fc.assert(
      fc.property(sides, tieRule, (all, tie) => {
        const settings = { ...DEFAULT_HELIX_SETTINGS, tie };
        const there = contestOdds(all, settings).win.map(String);
        const back = contestOdds([...all].reverse(), settings).win.map(String);
        expect(back.reverse()).toEqual(there);
      }),
      { numRuns: 40 },
    );
  });

  it("agree with a seeded simulation of three archers, ties by every rule", () => {
    const archers = [
      { value: 5, agility: 3 },
      { value: 4, agility: 4 },
      { value: 4, agility: 3 },
    ];
    const rounds = 20_000;
    for (const tie of TIE_RULES) {
      const settings = { ...DEFAULT_HELIX_SETTINGS, tie };
      const roll = seeded(4);
      const wins = [0, 0, 0];
      for (let round = 0; round < rounds; round++) {
        const shooting = archers.map((archer) => ({ ...archer, chains: [chainOf(roll, 6)] }));
        let outcome = contest(shooting, settings);
        while (outcome.status === "reroll") {
          for (const side of outcome.tied) shooting[side]!.chains.push(chainOf(roll, 6));
          outcome = contest(shooting, settings);
        }
        if (outcome.winner !== null) wins[outcome.winner]!++;
      }
      const odds = contestOdds(archers, settings).win.map((chance) => chance.toNumber());
      odds.forEach((chance, side) => {
        expect(Math.abs(chance - wins[side]! / rounds)).toBeLessThan(0.015);
      });
    }
  });

  it("refuse a lone side, a crowd and values far apart", () => {
    expect(() => contestOdds([{ value: 3 }])).toThrow("outOfRange");
    expect(() => contestOdds(Array.from({ length: 9 }, () => ({ value: 3 })))).toThrow();
    expect(() => contestOdds([{ value: 0 }, { value: 101 }])).toThrow("outOfRange");
    expect(() => contestOdds([{ value: 0 }, { value: Number.NaN }])).toThrow("notFinite");
    const five = Array.from({ length: 5 }, () => ({ value: 3 }));
    expect(contestOdds(five).win).toHaveLength(5);
    expect(() => contestOdds(five, { ...DEFAULT_HELIX_SETTINGS, tie: "reroll" })).toThrow();
  });
});
