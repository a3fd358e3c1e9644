import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RuleError } from "../../../src/core/rules/errors.ts";
import { fullUnits, startedUnits } from "../../../src/core/rules/units.ts";

describe("amounts in units", () => {
  it.each([
    [7, 5, 2, 1],
    [5, 5, 1, 1],
    [0, 5, 0, 0],
    [68, 10, 7, 6],
    [0.1, 5, 1, 0],
    [0.3, 0.1, 3, 3],
    [0.1 + 0.2, 0.1, 3, 3],
  ])("%s in units of %s: %s begun, %s complete", (amount, unit, started, full) => {
    expect(startedUnits(amount, unit)).toBe(started);
    expect(fullUnits(amount, unit)).toBe(full);
  });

  it("a unit is one unless told otherwise", () => {
    expect([startedUnits(2.5), fullUnits(2.5)]).toEqual([3, 2]);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])("%s is no amount", (amount) => {
    expect(() => startedUnits(amount)).toThrow(RuleError);
    expect(() => fullUnits(amount)).toThrow(RuleError);
  });

  it("begun units cover the amount, complete ones fit into it", () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.integer({ min: 1, max: 50 }), (amount, unit) => {
        const [started, full] = [startedUnits(amount, unit), fullUnits(amount, unit)];
        expect(started * unit).toBeGreaterThanOrEqual(amount);
        expect(full * unit).toBeLessThanOrEqual(amount);
        expect(started - full).toBe(amount % unit === 0 ? 0 : 1);
      }),
    );
  });
});
