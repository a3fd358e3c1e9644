import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newValue, undoneValue } from "../../../src/core/contest/receipt.ts";

const receipt = (from: number, to: number) => ({ from, to, path: "p", label: "l", by: "u" });

describe("a change that is applied", () => {
  it("may fall below 0 unless it has a floor", () => {
    expect(newValue(2, { change: -5 })).toBe(-3);
    expect(newValue(2, { change: -5, min: 0 })).toBe(0);
  });

  it("is not lifted by its floor from where it already was", () => {
    expect(newValue(-2, { change: -1, min: 0 })).toBe(-2);
  });

  it("may rise above everything unless it has a ceiling", () => {
    expect(newValue(5, { change: 3 })).toBe(8);
    expect(newValue(5, { change: 3, max: 6 })).toBe(6);
    expect(newValue(5, { change: -3, max: 6 })).toBe(2);
  });

  it("is not lowered by its ceiling from where it already was", () => {
    expect(newValue(8, { change: 1, max: 6 })).toBe(8);
    expect(newValue(8, { change: -1, max: 6 })).toBe(7);
  });

  it("stays between both, wherever it was between them", () => {
    const between = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(between, fc.integer({ min: -20, max: 20 }), (from, change) => {
        const to = newValue(from, { change, min: 0, max: 6 });
        expect(to).toBe(Math.min(6, Math.max(0, from + change)));
      }),
    );
  });

  it("comes to the same for two clients that know the same", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (from, change) => {
        expect(newValue(from, { change })).toBe(newValue(from, { change }));
      }),
    );
  });
});

describe("a change that is taken back", () => {
  it("gives back exactly what was taken, whatever happened since", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 1000 }),
        fc.integer({ min: -1000, max: 1000 }),
        fc.option(fc.integer({ min: -1000, max: 1000 }), { nil: undefined }),
        fc.integer({ min: -1000, max: 1000 }),
        (from, change, min, since) => {
          const to = newValue(from, min === undefined ? { change } : { change, min });
          expect(undoneValue(to + since, receipt(from, to))).toBe(from + since);
        },
      ),
    );
  });
});
