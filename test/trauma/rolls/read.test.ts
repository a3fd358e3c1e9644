import { describe, expect, it } from "vitest";
import { diceFormula, formatDamage, readDamage } from "../../../src/trauma/rolls/damage-dice.ts";
import { readCheck } from "../../../src/trauma/rolls/read-check.ts";
import { testReader } from "../../reader.ts";

describe("/trauma", () => {
  const wanted = { modifier: 4, advantages: 1, disadvantages: 0, difficulty: 10 };

  it.each([
    "+4 adv vs 10",
    "+4 advantage vs. 10",
    "4 with advantage >= 10",
    "+4 etu vastaan 10",
    "+4 edulla vastaan 10",
    "+4 fördel mot 10",
    "+4 med fördel mot 10",
    "+4 преимущество против 10",
    "+ 4 с преимуществом против 10",
    "+4 преим / 10",
    "adv +4 vs 10",
  ])("%s", (text) => {
    expect(readCheck(text)).toEqual(wanted);
  });

  it.each([
    ["−2 помеха против 11", { modifier: -2, disadvantages: 1, difficulty: 11 }],
    ["-2 с помехой", { modifier: -2, disadvantages: 1 }],
    ["haitalla", { disadvantages: 1 }],
    ["dis dis adv", { disadvantages: 2, advantages: 1 }],
    ["nackdel mot 12", { disadvantages: 1, difficulty: 12 }],
    ["+4 -6", { modifier: -2 }],
    ["vs 15", { difficulty: 15 }],
    ["0", {}],
  ])("%s", (text, rest) => {
    const none = { modifier: 0, advantages: 0, disadvantages: 0, difficulty: null };
    expect(readCheck(text)).toEqual({ ...none, ...rest });
  });

  it.each(["", "four", "+4 vs", "+4 vs ten", "4 vs 5 vs 6", "advocate! x", "2d6"])(
    "%j is none",
    (text) => expect(readCheck(text)).toBeNull(),
  );
});

describe("dice of a weapon", () => {
  it.each([
    ["2d6+1", "2d6 + 1"],
    ["2к6 + 1к4", "2d6 + 1d4"],
    ["1T8−1", "1d8 - 1"],
    ["n6", "1d6"],
    ["5", "5"],
  ])("%s is %s", (text, formula) => expect(diceFormula(readDamage(text)!)).toBe(formula));

  it.each(["", "  ", "2d6+", "fire", "2d1", "-1d6", "99d6", "1d101"])("%j are none", (text) =>
    expect(readDamage(text)).toBeNull(),
  );

  it("are written as the reader does", () => {
    expect(formatDamage(readDamage("2d6-1")!, testReader("ru"))).toBe("2к6 − 1");
    expect(formatDamage(readDamage("1d8+1d4")!, testReader("sv"))).toBe("1T8 + 1T4");
  });
});
