import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RuleError } from "../../../src/core/rules/errors.ts";
import { ExplodingDie } from "../../../src/core/rules/exploding-die.ts";
import { Fraction } from "../../../src/core/rules/fraction.ts";
import { chainOf, seeded } from "./seeded.ts";

/** A die of Noppajärjestelmä, and the die of HELIX whose six counts five. */
const EIGHT = new ExplodingDie(8);
const HELIX = new ExplodingDie(6, 5);

const die = fc
  .tuple(fc.integer({ min: 2, max: 20 }), fc.boolean())
  .map(([faces, isFull]) => new ExplodingDie(faces, isFull ? faces : faces - 1));

describe("a die that explodes", () => {
  it.each([
    [[3], 3, 3],
    [[8, 1], 9, null],
    [[8, 8, 7], 23, null],
    [[6, 3], null, 8],
    [[6, 6, 1], null, 11],
    [[5], 5, 5],
  ])("the chain %j is %s with eight faces, %s in HELIX", (chain, eight, helix) => {
    if (eight !== null) expect(EIGHT.total(chain)).toBe(eight);
    if (helix !== null) expect(HELIX.total(chain)).toBe(helix);
  });

  it.each([
    ["nothing", []],
    ["a chain that stops at the highest face", [8]],
    ["a chain that goes on after a lower one", [3, 8, 1]],
    ["a face that the die has not", [9]],
    ["a nought", [0]],
    ["half a face", [2.5]],
    ["no number", [Number.NaN]],
  ])("refuses %s", (_, chain) => {
    expect(() => EIGHT.total(chain)).toThrow(RuleError);
  });

  it("refuses dice that cannot be", () => {
    for (const faces of [1, 0, -6, 2.5, Number.NaN])
      expect(() => new ExplodingDie(faces)).toThrow(RuleError);
    for (const step of [4, 7, 5.5]) expect(() => new ExplodingDie(6, step)).toThrow(RuleError);
  });

  it("a die that adds its whole face never shows a multiple of it", () => {
    expect(EIGHT.chance(7).toString()).toBe("1/8");
    expect(EIGHT.chance(8)).toEqual(Fraction.ZERO);
    expect(EIGHT.chance(9).toString()).toBe("1/64");
    expect(EIGHT.chance(16)).toEqual(Fraction.ZERO);
  });

  it("the die of HELIX leaves no number out", () => {
    for (let total = 1; total <= 60; total++)
      expect(HELIX.chance(total).compare(Fraction.ZERO)).toBeGreaterThan(0);
    expect(HELIX.chance(5).toString()).toBe("1/6");
    expect(HELIX.chance(6).toString()).toBe("1/36");
    expect(HELIX.mean().toString()).toBe("4");
  });

  it("nothing below 1 and nothing between whole numbers can happen", () => {
    for (const total of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(EIGHT.chance(total)).toEqual(Fraction.ZERO);
    expect(EIGHT.chanceAbove(0)).toEqual(Fraction.ONE);
    expect(EIGHT.chanceAbove(-3)).toEqual(Fraction.ONE);
    expect(EIGHT.chanceAbove(2.9)).toEqual(EIGHT.chanceAbove(2));
  });

  it("chances and what is left above them are exactly 1", () => {
    fc.assert(
      fc.property(die, fc.integer({ min: 1, max: 70 }), (any, most) => {
        const totals = Array.from({ length: most }, (_, i) => any.chance(i + 1));
        expect(Fraction.sum([...totals, any.chanceAbove(most)])).toEqual(Fraction.ONE);
      }),
    );
  });

  it("to go above more is never more likely", () => {
    fc.assert(
      fc.property(die, fc.integer({ min: -2, max: 70 }), (any, number) => {
        const [here, next] = [any.chanceAbove(number), any.chanceAbove(number + 1)];
        expect(next.compare(here)).toBeLessThanOrEqual(0);
        expect(here.minus(next)).toEqual(any.chance(number + 1));
      }),
    );
  });

  it("the mean is the sum of the chances to go above 0, 1, 2…", () => {
    fc.assert(
      fc.property(die, (any) => {
        let sum = 0;
        for (let number = 0; number < 60 * any.faces; number++)
          sum += any.chanceAbove(number).toNumber();
        expect(sum).toBeCloseTo(any.mean().toNumber(), 9);
      }),
      { numRuns: 10 },
    );
  });

  it("the same chain is the same total, and stays as it was", () => {
    fc.assert(
      fc.property(die, fc.nat(), (any, seed) => {
        const chain = Object.freeze(chainOf(seeded(seed), any.faces));
        const total = any.total(chain);
        expect(any.total(chain)).toBe(total);
        expect(any.chance(total).compare(Fraction.ZERO)).toBeGreaterThan(0);
      }),
    );
  });

  it("agrees with a seeded simulation", () => {
    const roll = seeded(6);
    const rounds = 30_000;
    let [above, sum] = [0, 0];
    for (let i = 0; i < rounds; i++) {
      const total = HELIX.total(chainOf(roll, 6));
      sum += total;
      if (total > 5) above++;
    }
    expect(Math.abs(above / rounds - HELIX.chanceAbove(5).toNumber())).toBeLessThan(0.01);
    expect(Math.abs(sum / rounds - HELIX.mean().toNumber())).toBeLessThan(0.1);
  });
});
