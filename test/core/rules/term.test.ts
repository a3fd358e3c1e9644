import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumTerms, type Term } from "../../../src/core/rules/term.ts";

const terms = fc.array(
  fc.record({ source: fc.constantFrom("skill", "weapon", "pain"), value: fc.integer() }),
);

describe("the terms of a sum", () => {
  it("add up, whatever their sources", () => {
    const sum: Term[] = [
      { source: "skill", value: 4, id: "stealth" },
      { source: "pain", value: -6 },
      { source: "d20", value: 13 },
    ];
    expect(sumTerms(sum)).toBe(11);
  });

  it("are nothing when there are none", () => {
    expect(sumTerms([])).toBe(0);
  });

  it("add up to the same in any order and in any parts, and stay as they were", () => {
    fc.assert(
      fc.property(terms, terms, (a, b) => {
        const before = structuredClone(a);
        expect(sumTerms([...a, ...b])).toBe(sumTerms([...b, ...a]));
        expect(sumTerms([...a, ...b])).toBe(sumTerms(a) + sumTerms(b));
        expect(a).toEqual(before);
      }),
    );
  });
});
