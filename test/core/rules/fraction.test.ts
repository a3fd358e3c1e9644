import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Fraction } from "../../../src/core/rules/fraction.ts";

const of = (numerator: number | bigint, denominator: number | bigint = 1) =>
  Fraction.of(numerator, denominator);

const fraction = fc
  .tuple(
    fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
    fc.bigInt({ min: 1n, max: 10n ** 30n }),
  )
  .map(([numerator, denominator]) => of(numerator, denominator));
const nonzero = fraction.filter(({ numerator }) => numerator !== 0n);

describe("a fraction", () => {
  it.each([
    [2, 6, "1/3"],
    [-2, 6, "-1/3"],
    [2, -6, "-1/3"],
    [-2, -6, "1/3"],
    [0, 7, "0"],
    [0, -7, "0"],
    [6, 3, "2"],
    [10n ** 30n, 10n ** 29n * 4n, "5/2"],
  ])("%s over %s in lowest terms is %s", (numerator, denominator, text) => {
    expect(of(numerator, denominator).toString()).toBe(text);
  });

  it("has a denominator other than 0, and whole parts", () => {
    expect(() => of(1, 0)).toThrow(RangeError);
    expect(() => of(0.5)).toThrow(RangeError);
    expect(() => of(1, Number.NaN)).toThrow(RangeError);
    expect(() => of(1).dividedBy(Fraction.ZERO)).toThrow(RangeError);
  });

  it("counts as on paper", () => {
    expect(of(1, 2).plus(of(1, 3)).toString()).toBe("5/6");
    expect(of(1, 2).minus(of(2, 3)).toString()).toBe("-1/6");
    expect(of(2, 3).times(of(3, 4)).toString()).toBe("1/2");
    expect(of(2, 3).dividedBy(of(-4, 3)).toString()).toBe("-1/2");
    expect(of(-2, 3).power(3).toString()).toBe("-8/27");
    expect(of(5, 7).power(0).toString()).toBe("1");
    expect(of(1, 6).complement().toString()).toBe("5/6");
    expect(Fraction.sum([of(1, 2), of(1, 3), of(1, 6)])).toEqual(Fraction.ONE);
    expect(Fraction.sum([])).toEqual(Fraction.ZERO);
  });

  it("is written as text, in JSON too", () => {
    expect(JSON.stringify({ chance: of(3, 4), sure: of(4, 4) })).toBe(
      '{"chance":"3/4","sure":"1"}',
    );
    expect(Fraction.parse("-1/6")).toEqual(of(-1, 6));
    expect(Fraction.parse("3")).toEqual(of(3));
    expect(() => Fraction.parse("half")).toThrow(SyntaxError);
  });

  it("becomes a decimal also when neither part fits into one", () => {
    const huge = 6n ** 500n;
    expect(of(huge, 3n * huge + 1n).toNumber()).toBeCloseTo(1 / 3, 15);
    expect(of(-1, 4).toNumber()).toBe(-0.25);
    expect(Fraction.ZERO.toNumber()).toBe(0);
  });

  it("is nearest to the quotient of its parts", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1 }), (numerator, denominator) => {
        const quotient = numerator / denominator;
        const slack = Math.abs(quotient) * 2 * Number.EPSILON + 1e-24;
        expect(Math.abs(of(numerator, denominator).toNumber() - quotient)).toBeLessThanOrEqual(
          slack,
        );
      }),
    );
  });

  it("is always in lowest terms, with a positive denominator", () => {
    const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        for (const made of [a, a.plus(b), a.minus(b), a.times(b), a.complement(), a.power(2)]) {
          const { numerator, denominator } = made;
          expect(denominator).toBeGreaterThan(0n);
          expect(gcd(numerator < 0n ? -numerator : numerator, denominator)).toBe(1n);
        }
      }),
    );
  });

  it("follows the laws of arithmetic exactly", () => {
    fc.assert(
      fc.property(fraction, fraction, fraction, (a, b, c) => {
        expect(a.plus(b)).toEqual(b.plus(a));
        expect(a.times(b)).toEqual(b.times(a));
        expect(a.plus(b).plus(c)).toEqual(a.plus(b.plus(c)));
        expect(a.times(b.plus(c))).toEqual(a.times(b).plus(a.times(c)));
        expect(a.minus(a)).toEqual(Fraction.ZERO);
        expect(a.complement().complement()).toEqual(a);
      }),
    );
    fc.assert(
      fc.property(fraction, nonzero, (a, b) => {
        expect(a.times(b).dividedBy(b)).toEqual(a);
      }),
    );
  });

  it("is compared exactly, the same from both sides", () => {
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        expect(Math.sign(a.compare(b))).toBe(0 - Math.sign(b.compare(a)));
        expect(a.compare(b) === 0).toBe(a.equals(b));
        const difference = a.minus(b).numerator;
        expect(a.compare(b) > 0).toBe(difference > 0n);
      }),
    );
    expect(of(1, 3).compare(of(10n ** 40n, 3n * 10n ** 40n + 1n))).toBeGreaterThan(0);
  });

  it("is read back from its own text", () => {
    fc.assert(
      fc.property(fraction, (a) => {
        expect(Fraction.parse(a.toString())).toEqual(a);
      }),
    );
  });
});
