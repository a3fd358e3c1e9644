import { describe, expect, it } from "vitest";
import {
  type Contestant,
  inOrderOfWinners,
  lateSuccesses,
  resolvePairs,
} from "../../../src/rps/rules/pairs.ts";
import { refuses, short, spec } from "./helpers.ts";

const one = (
  id: string,
  dice: number[],
  targets: string[],
  more: Partial<Contestant> = {},
): Contestant => ({ id, dice, targets, ...more });

describe("more than two against each other", () => {
  const brawl = [
    one("anna", [5, 5], ["bo"]),
    one("bo", [3], ["cia"]),
    one("cia", [4], ["bo"]),
    one("dag", [1], []),
  ];

  it("are compared in pairs of which at least one targets the other", () => {
    const pairs = resolvePairs(brawl);
    expect(pairs.map(({ a, b, outcome }) => `${a}-${b} ${short(outcome)}`)).toEqual([
      "anna-bo a success by sum",
      "bo-cia tie by sum",
    ]);
    expect(pairs[0]).toMatchObject({ winner: "anna", loser: "bo" });
    expect(pairs[1]).toMatchObject({ winner: null, loser: null });
  });

  it("meet a limit event in all pairs of its owner, while the others' faces count among themselves", () => {
    const pairs = resolvePairs([
      one("anna", [], ["bo", "cia"], { limit: "exact" }),
      one("bo", [6, 6], ["cia"]),
      one("cia", [1], ["bo"]),
    ]);
    expect(pairs.map(({ outcome }) => short(outcome))).toEqual([
      "a critical by limit",
      "a critical by limit",
      "a critical by allSixes",
    ]);
  });

  it("may have modifiers against one opponent only", () => {
    const pairs = resolvePairs([
      one("anna", [4], ["bo", "cia"], { modifiers: [{ ...spec(3), against: "bo" }, spec(1)] }),
      one("bo", [4], []),
      one("cia", [4], []),
    ]);
    expect(pairs.map(({ outcome }) => outcome.a.modifier)).toEqual([4, 1]);
  });

  it("are told in the order of the winners, ties last", () => {
    const results = resolvePairs(brawl).toReversed();
    const told = inOrderOfWinners(results, [["cia"], ["anna", "bo"]]);
    expect(told.map(({ winner }) => winner)).toEqual(["anna", null]);
    expect(results.map(({ winner }) => winner)).toEqual([null, "anna"]);
  });

  it("may succeed late, after being beaten: the game master may void that", () => {
    const results = resolvePairs([
      one("quick", [6, 5], ["slow"]),
      one("slow", [4], ["third"]),
      one("third", [], []),
    ]);
    const strong = results.map((result) =>
      result.a === "slow" ? { ...result, winner: "slow", loser: "third" } : result,
    );
    const order = [["quick"], ["slow"], ["third"]];
    expect(lateSuccesses(strong, order).map(({ winner }) => winner)).toEqual(["slow"]);
    expect(lateSuccesses(strong, order.toReversed())).toEqual([]);
    expect(lateSuccesses(strong, [["quick", "slow"], ["third"]])).toEqual([]);
  });

  it("refuse unknown targets, oneself, and one id twice", () => {
    refuses(() => resolvePairs([one("a", [1], ["b"])]), "unknownChoice");
    refuses(() => resolvePairs([one("a", [1], ["a"])]), "forbidden");
    refuses(() => resolvePairs([one("a", [1], []), one("a", [1], [])]), "forbidden");
  });
});
