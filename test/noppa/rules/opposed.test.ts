import { describe, expect, it } from "vitest";
import { RuleError } from "../../../src/core/rules/errors.ts";
import { compareSuccesses } from "../../../src/noppa/rules/opposed.ts";

describe("comparing two checks (not in the book)", () => {
  it.each([
    [3, 1, "first", 2],
    [0, 1, "second", 1],
    [2, 2, "tie", 0],
    [0, 0, "tie", 0],
  ] as const)("%i against %i: %s by %i", (first, second, winner, margin) => {
    expect(compareSuccesses(first, second)).toEqual({ winner, margin });
    const swapped = compareSuccesses(second, first);
    expect(swapped.margin).toBe(margin);
    expect(swapped.winner === "tie").toBe(winner === "tie");
  });
  it("refuses what is no count", () => {
    expect(() => compareSuccesses(-1, 2)).toThrow(RuleError);
    expect(() => compareSuccesses(1, 1.5)).toThrow(RuleError);
  });
});
