import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareTurns, type TurnEntry } from "../../src/core/initiative.ts";

const entry = (id: string, initiative: number | null, ...tieBreakers: number[]): TurnEntry => ({
  id,
  initiative,
  tieBreakers,
});
const order = (...entries: TurnEntry[]) => [...entries].sort(compareTurns).map(({ id }) => id);

describe("the order of turns", () => {
  it("is by initiative, highest first, and those without come last", () => {
    expect(order(entry("a", 3), entry("b", null), entry("c", 7.5), entry("d", -1))).toEqual([
      "c",
      "a",
      "d",
      "b",
    ]);
  });
  it("is by what the book says where initiative is equal", () => {
    expect(order(entry("a", 4, 4, 3), entry("b", 4, 4, 5), entry("c", 4, 3, 9))).toEqual([
      "b",
      "a",
      "c",
    ]);
  });
  it("is by id for those who act at the same moment", () => {
    expect(order(entry("b", 4, 4, 3), entry("a", 4, 4, 3))).toEqual(["a", "b"]);
  });
  it("is the same wherever it starts from", () => {
    const value = fc.option(fc.integer({ min: -2, max: 5 }));
    const breakers = fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 2 });
    const turn = fc.tuple(value, breakers);
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 8 }), fc.infiniteStream(fc.nat()), (turns, noise) => {
        const entries = turns.map(([initiative, keys], at) =>
          entry(`id${at}`, initiative, ...keys),
        );
        const shuffled = entries
          .map((one) => ({ one, by: noise.next().value }))
          .sort((a, b) => a.by - b.by)
          .map(({ one }) => one);
        expect(order(...shuffled)).toEqual(order(...entries));
      }),
    );
  });
});
