import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  RuleError,
  requireChoice,
  requireDice,
  requireFace,
  requireInteger,
  requireNumber,
} from "../../../src/core/rules/errors.ts";

/** The code and the detail of the error that a rule throws. */
function errorOf(rule: () => unknown) {
  try {
    rule();
  } catch (error) {
    if (error instanceof RuleError) return { code: error.code, ...error.detail };
  }
  throw new Error("no RuleError was thrown");
}

describe("a rule error", () => {
  it("says what was asked and what was given, never in words for players", () => {
    const error = new RuleError("outOfRange", { input: "skill", value: 9, min: 1, max: 6 });
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe("RuleError");
    expect(error.message).toBe("outOfRange: skill = 9");
    expect(error.detail).toEqual({ input: "skill", value: 9, min: 1, max: 6 });
  });

  it.each([undefined, null, "3", true, {}, 3n, Number.NaN, Number.POSITIVE_INFINITY])(
    "%s is no number",
    (value) => {
      expect(errorOf(() => requireNumber("value", value)).code).toBe("notFinite");
      expect(errorOf(() => requireInteger("value", value)).code).toBe("notFinite");
      expect(errorOf(() => requireFace(value, 6)).code).toBe("notAFace");
    },
  );

  it("bounds belong to what is accepted, and a missing one is open", () => {
    expect(requireNumber("value", 1, { min: 1, max: 6 })).toBe(1);
    expect(requireNumber("value", 6, { min: 1, max: 6 })).toBe(6);
    expect(requireNumber("value", -1e300, { max: 6 })).toBe(-1e300);
    expect(requireNumber("value", 0.5)).toBe(0.5);
    expect(errorOf(() => requireNumber("value", 6.1, { min: 1, max: 6 }))).toEqual({
      code: "outOfRange",
      input: "value",
      value: 6.1,
      min: 1,
      max: 6,
    });
    expect(errorOf(() => requireInteger("value", -1, { min: 0 })).code).toBe("outOfRange");
  });

  it("half a point is not a whole one", () => {
    expect(errorOf(() => requireInteger("skill", 2.5, { min: 1, max: 6 }))).toEqual({
      code: "notInteger",
      input: "skill",
      value: 2.5,
      min: 1,
      max: 6,
    });
  });

  it("a die with six faces has no seventh", () => {
    expect(errorOf(() => requireFace(7, 6))).toEqual({
      code: "notAFace",
      input: "face",
      value: 7,
      faces: 6,
    });
    for (const value of [0, -1, 1.5]) expect(() => requireFace(value, 6)).toThrow(RuleError);
  });

  it("dice are as many as asked for, each with a face that it has", () => {
    const dice = Object.freeze([2, 4]);
    expect(requireDice(dice, 2, 4)).toBe(dice);
    expect(requireDice([], 0, 4)).toEqual([]);
    for (const wrong of [[], [1], [1, 2, 3]])
      expect(errorOf(() => requireDice(wrong, 2, 4))).toEqual({
        code: "notEnough",
        input: "dice",
        value: wrong.length,
        min: 2,
        max: 2,
      });
    expect(errorOf(() => requireDice([2, 5], 2, 4)).code).toBe("notAFace");
  });

  it("an unknown choice tells the known ones", () => {
    const choices = ["head", "torso"] as const;
    expect(requireChoice("part", "torso", choices)).toBe("torso");
    for (const value of ["tail", "", undefined, 0, "Head"])
      expect(errorOf(() => requireChoice("part", value, choices))).toEqual({
        code: "unknownChoice",
        input: "part",
        value,
        choices: ["head", "torso"],
      });
    expect(requireChoice("faces", 8, [4, 6, 8])).toBe(8);
    expect(errorOf(() => requireChoice("faces", 7, [4, 6, 8])).choices).toEqual(["4", "6", "8"]);
  });

  it("gives back what it accepts, unchanged", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer(), (a, b, value) => {
        const bounds = { min: Math.min(a, b), max: Math.max(a, b) };
        const isInside = value >= bounds.min && value <= bounds.max;
        if (isInside) expect(requireInteger("value", value, bounds)).toBe(value);
        else expect(() => requireInteger("value", value, bounds)).toThrow(RuleError);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer(), (faces, value) => {
        if (value >= 1 && value <= faces) expect(requireFace(value, faces)).toBe(value);
        else expect(() => requireFace(value, faces)).toThrow(RuleError);
      }),
    );
  });
});
