import { describe, expect, it } from "vitest";
import { sharedRanks } from "../../../src/core/combat/ranks.ts";
import { compareTurns, type TurnEntry } from "../../../src/core/initiative.ts";

const entry = (id: string, initiative: number | null, ...tieBreakers: number[]): TurnEntry => ({
  id,
  initiative,
  tieBreakers,
});
const ranks = (...entries: TurnEntry[]) =>
  Object.fromEntries(sharedRanks([...entries].sort(compareTurns)));

describe("those who act at the same moment", () => {
  it("share a rank, and the next number but one follows", () => {
    expect(ranks(entry("a", 9, 7), entry("c", 5, 3), entry("b", 9, 7), entry("d", 5, 3))).toEqual({
      a: { rank: 1, others: ["b"] },
      b: { rank: 1, others: ["a"] },
      c: { rank: 3, others: ["d"] },
      d: { rank: 3, others: ["c"] },
    });
  });
  it("are equal in everything that the book breaks ties with", () => {
    expect(ranks(entry("a", 9, 7, 4), entry("b", 9, 7, 3), entry("c", 9, 6, 4))).toEqual({});
  });
  it("have an initiative at all", () => {
    expect(ranks(entry("a", null), entry("b", null), entry("c", 0), entry("d", 0))).toEqual({
      c: { rank: 1, others: ["d"] },
      d: { rank: 1, others: ["c"] },
    });
  });
  it("may be many, with halves and below nothing", () => {
    expect(ranks(entry("a", -2.5), entry("b", -2.5), entry("c", -2.5), entry("d", 4))).toEqual({
      a: { rank: 2, others: ["b", "c"] },
      b: { rank: 2, others: ["a", "c"] },
      c: { rank: 2, others: ["a", "b"] },
    });
  });
});
