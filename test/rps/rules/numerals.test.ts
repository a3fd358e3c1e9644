import { describe, expect, it } from "vitest";
import {
  exactMeasure,
  parseDecimal,
  parseWhole,
  restoreMinus,
  wholePart,
} from "../../../src/rps/rules/numerals.ts";
import { refuses } from "./helpers.ts";

describe("numbers as people and the book write them", () => {
  it("have a comma or a point, and a minus of any kind", () => {
    expect(
      ["0,5", "0.5", " 5 ", "-3", "\u22123", "\uFFFD3", "+2"].map((text) =>
        String(parseDecimal("x", text)),
      ),
    ).toEqual(["1/2", "1/2", "5", "-3", "-3", "-3", "2"]);
  });

  it("are refused when they are words, empty or halves where wholes belong", () => {
    for (const text of ["", "-", "five", "1,2,3", "0x10", "1e3"])
      refuses(() => parseDecimal("x", text), "notFinite");
    refuses(() => parseWhole("x", "0,5"), "notInteger");
    refuses(() => parseWhole("x", "99999999999999999999"), "notInteger");
    expect(Object.is(parseWhole("x", "-0"), 0)).toBe(true);
  });

  it("are shown with their minus", () => {
    expect(restoreMinus("\uFFFD3 ja +3")).toBe("\u22123 ja +3");
  });

  it("are exact as measures", () => {
    expect(String(exactMeasure("x", 0.1))).toBe("1/10");
    expect(exactMeasure("x", 1e-7).toNumber()).toBeCloseTo(1e-7, 12);
    expect(wholePart(exactMeasure("x", 7.9))).toBe(7);
    refuses(() => exactMeasure("x", -1), "outOfRange");
    refuses(() => exactMeasure("x", Number.POSITIVE_INFINITY), "notFinite");
  });
});
