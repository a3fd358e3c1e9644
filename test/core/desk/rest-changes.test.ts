import { describe, expect, it } from "vitest";
import { restChanges, takenBack } from "../../../src/core/desk/rest-changes.ts";

describe("a rest that is taken back", () => {
  const before = { "sisu.value": 1, mealTaken: true, notes: "x", level: 3 };
  const after = { "sisu.value": 3, mealTaken: false, notes: "x", level: 3, "new.value": 1 };
  const changes = restChanges(before, after);

  it("knows what the rest has changed, and nothing else", () => {
    expect(changes).toEqual([
      { path: "sisu.value", from: 1, to: 3 },
      { path: "mealTaken", from: true, to: false },
    ]);
  });

  it("gives back what was there", () => {
    expect(takenBack(changes, after)).toEqual({ "sisu.value": 1, mealTaken: true });
  });

  it("keeps what has happened since then, and takes nothing below 0", () => {
    expect(takenBack(changes, { ...after, "sisu.value": 2 })).toMatchObject({ "sisu.value": 0 });
    expect(takenBack(changes, { ...after, "sisu.value": 1 })).toMatchObject({ "sisu.value": 0 });
    expect(takenBack(changes, { ...after, mealTaken: true })).not.toHaveProperty("mealTaken");
    const below = [{ path: "lp", from: -4, to: -2 }];
    expect(takenBack(below, { lp: -3 })).toEqual({ lp: -4 });
  });
});
