import { describe, expect, it } from "vitest";
import { RuleError } from "../../../src/core/rules/errors.ts";
import { readCheck, readDifficulty } from "../../../src/helix/rolls/read-check.ts";

describe("/helix", () => {
  it.each([
    "4 vs 7",
    "4 vs. 7",
    "4 mot 7",
    "4 vastaan 7",
    "4 против 7",
    "4 >= 7",
    "4/7",
    " 4 vs 7 ",
  ])("%j", (text) => {
    const difficulty = { base: 7, count: 0, faces: 0 };
    expect(readCheck(text)).toEqual({ value: 4, difficulty });
  });
  it.each(["4 vs 5+1d3", "4 vs 5 + 1T3", "4 mot 5+T3", "4 vastaan 5+1n3", "4 против 5+1к3"])(
    "%j leaves the difficulty to chance",
    (text) => {
      const difficulty = { base: 5, count: 1, faces: 3 };
      expect(readCheck(text)).toEqual({ value: 4, difficulty });
    },
  );
  it("4 is rolled against nothing", () => {
    expect(readCheck("4")).toEqual({ value: 4, difficulty: null });
  });
  it.each(["", "hello", "4 vs", "4 vs x", "4 vs 7 vs 8", "-1 vs 7", "4,5 vs 7", "4 7"])(
    "%j is nothing that can be rolled",
    (text) => expect(readCheck(text)).toBeNull(),
  );
  it("refuses a value beyond any character", () => {
    expect(() => readCheck("5000 vs 7")).toThrow(RuleError);
  });
});

describe("a difficulty", () => {
  it("can be dice alone, and below 0", () => {
    expect(readDifficulty("2T6")).toEqual({ base: 0, count: 2, faces: 6 });
    expect(readDifficulty("-2")).toEqual({ base: -2, count: 0, faces: 0 });
  });
  it("takes no more dice than the rules do", () => {
    expect(readDifficulty("5+21d6")).toBeNull();
    expect(readDifficulty("5+1d1")).toBeNull();
  });
});
