import { describe, expect, it } from "vitest";
import { percentOddsByPoints } from "../../../src/rps/rules/odds-percent.ts";

describe("the odds of points", () => {
  it("rise by two percent for each", () => {
    const table = percentOddsByPoints(50, 3);
    expect(table.map(({ chance }) => chance)).toEqual([50, 52, 54, 56]);
    expect(table.map(({ anySuccess }) => String(anySuccess))).toEqual([
      "1/2",
      "13/25",
      "27/50",
      "14/25",
    ]);
  });
});
