import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Distribution } from "../../../src/core/rules/distribution.ts";
import { Fraction } from "../../../src/core/rules/fraction.ts";
import { seeded } from "./seeded.ts";

const weights = fc
  .array(fc.tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: 0, max: 1000 })), {
    minLength: 1,
    maxLength: 12,
  })
  .filter((pairs) => pairs.some(([, weight]) => weight > 0));
const distribution = weights.map((pairs) => Distribution.of(pairs));
const chances = (of: Distribution) => [...of].map(([outcome, chance]) => [outcome, String(chance)]);
const sum = (of: Distribution) => Fraction.sum([...of].map(([, chance]) => chance));

describe("a distribution", () => {
  it("adds equal outcomes and drops those without weight", () => {
    const made = Distribution.of([
      [3, 1],
      [1, 2n],
      [3, 2],
      [7, 0],
    ]);
    expect(made.outcomes()).toEqual([1, 3]);
    expect(made.weight(3)).toBe(3n);
    expect(made.weight(7)).toBe(0n);
    expect(made.total).toBe(5n);
    expect(chances(made)).toEqual([
      [1, "2/5"],
      [3, "3/5"],
    ]);
  });

  it("needs an outcome, and weights that are whole and not negative", () => {
    expect(() => Distribution.of([])).toThrow(RangeError);
    expect(() => Distribution.of([[1, 0]])).toThrow(RangeError);
    expect(() =>
      Distribution.of([
        [1, 5],
        [2, -1],
      ]),
    ).toThrow(RangeError);
    expect(() => Distribution.of([[1, 0.5]])).toThrow(RangeError);
  });

  it("two dice of six are what every player knows", () => {
    const two = Distribution.die(6).repeat(2);
    expect(two.total).toBe(36n);
    expect(two.chance(7).toString()).toBe("1/6");
    expect(two.chance(13)).toEqual(Fraction.ZERO);
    expect(two.chanceAtLeast(10).toString()).toBe("1/6");
    expect(two.chanceThat((outcome) => outcome % 2 === 0).toString()).toBe("1/2");
    expect(two.mean().toString()).toBe("7");
  });

  it("no dice at all add up to nothing", () => {
    expect(chances(Distribution.die(6).repeat(0))).toEqual([[0, "1"]]);
    expect(chances(Distribution.constant(4))).toEqual([[4, "1"]]);
  });

  it("joins two quantities by whatever joins them", () => {
    const die = Distribution.die(4);
    expect(chances(die.with(die, Math.max))).toEqual([
      [1, "1/16"],
      [2, "3/16"],
      [3, "5/16"],
      [4, "7/16"],
    ]);
  });

  it("counts successes as a binomial", () => {
    const three = Distribution.binomial(3, Fraction.of(1, 3));
    expect(chances(three)).toEqual([
      [0, "8/27"],
      [1, "4/9"],
      [2, "2/9"],
      [3, "1/27"],
    ]);
    expect(chances(Distribution.binomial(0, Fraction.of(1, 3)))).toEqual([[0, "1"]]);
    expect(chances(Distribution.binomial(4, Fraction.ONE))).toEqual([[4, "1"]]);
    expect(chances(Distribution.binomial(4, Fraction.ZERO))).toEqual([[0, "1"]]);
  });

  it("always has chances of exactly 1 in all, in rising order", () => {
    fc.assert(
      fc.property(distribution, distribution, (a, b) => {
        for (const made of [a, a.with(b), a.with(b, Math.min), a.map((n) => n % 3), a.repeat(3)]) {
          expect(sum(made)).toEqual(Fraction.ONE);
          const outcomes = made.outcomes();
          expect(outcomes).toEqual([...outcomes].sort((x, y) => x - y));
        }
      }),
    );
    const p = fc.tuple(fc.nat({ max: 50 }), fc.integer({ min: 50, max: 90 }));
    fc.assert(
      fc.property(fc.nat({ max: 12 }), p, (count, [hit, of]) => {
        const made = Distribution.binomial(count, Fraction.of(hit, of));
        expect(sum(made)).toEqual(Fraction.ONE);
        expect(made.mean()).toEqual(Fraction.of(count * hit, of));
      }),
    );
  });

  it("a sum is the same in either order, and its mean is the sum of the means", () => {
    fc.assert(
      fc.property(distribution, distribution, (a, b) => {
        expect(chances(a.with(b))).toEqual(chances(b.with(a)));
        expect(a.with(b).mean()).toEqual(a.mean().plus(b.mean()));
      }),
    );
  });

  it("to reach more is never more likely", () => {
    fc.assert(
      fc.property(distribution, fc.integer({ min: -31, max: 31 }), (made, least) => {
        const [here, above] = [made.chanceAtLeast(least), made.chanceAtLeast(least + 1)];
        expect(above.compare(here)).toBeLessThanOrEqual(0);
        expect(here.minus(above)).toEqual(made.chance(least));
      }),
    );
  });

  it("asking changes nothing", () => {
    fc.assert(
      fc.property(distribution, (made) => {
        const before = chances(made);
        made.repeat(2);
        made.map((outcome) => -outcome);
        made.outcomes().push(99);
        expect(chances(made)).toEqual(before);
      }),
    );
  });

  it("agrees with a seeded simulation", () => {
    const roll = seeded(4);
    const rounds = 30_000;
    let hits = 0;
    for (let i = 0; i < rounds; i++) if (roll(6) + roll(6) + roll(6) >= 12) hits++;
    const exact = Distribution.die(6).repeat(3).chanceAtLeast(12).toNumber();
    expect(Math.abs(exact - hits / rounds)).toBeLessThan(0.012);
  });
});
