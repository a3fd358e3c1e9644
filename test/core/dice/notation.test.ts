import { describe, expect, it } from "vitest";
import { formatDice, readDice } from "../../../src/core/dice/notation.ts";

describe("dice notation", () => {
  it.each(["3n8", "3d8", "3D8", "3T8", "3t8", "3к8", "3К8", "3k8", " 3n8 ", "3 n8"])(
    "%j is three dice of eight sides",
    (text) => {
      expect(readDice(text)).toEqual({ count: 3, faces: 8 });
    },
  );
  it("a missing count is one", () => {
    expect(readDice("к20")).toEqual({ count: 1, faces: 20 });
  });
  it.each(["", "3", "n", "3x8", "3n", "3n8+1", "-1n8"])("%j is no dice", (text) => {
    expect(readDice(text)).toBeNull();
  });
  it("is written as each reader expects", () => {
    const dice = { count: 3, faces: 8 };
    expect(["en", "fi", "sv", "ru", "de"].map((language) => formatDice(dice, language))).toEqual([
      "3d8",
      "3n8",
      "3T8",
      "3к8",
      "3d8",
    ]);
  });
});
