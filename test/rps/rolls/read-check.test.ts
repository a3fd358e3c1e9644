import { describe, expect, it } from "vitest";
import { readCheck } from "../../../src/rps/rolls/read-check.ts";

describe("/rps", () => {
  it.each(["65", "65%", "65 %", " 65 "])("%j is a chance", (text) => {
    expect(readCheck(text)).toEqual({ chance: 65, points: 0, modifier: 0 });
  });
  it.each([
    "71 +2p -10",
    "71 % + 2 p − 10 %",
    "71+2pistettä-10",
    "71 + 2 poäng – 10",
    "71 +2 очка -10",
    "71 -10 +2о",
    "71+2points-10%",
  ])("%j adds points and the game master's change", (text) => {
    expect(readCheck(text)).toEqual({ chance: 71, points: 2, modifier: -10 });
  });
  it("sums what is named more than once", () => {
    expect(readCheck("50 +5 +5 +1p +1p")).toEqual({ chance: 50, points: 2, modifier: 10 });
  });
  it("takes chances of any size: they are never clamped", () => {
    expect(readCheck("103")?.chance).toBe(103);
    expect(readCheck("-5 +3")).toEqual({ chance: -5, points: 0, modifier: 3 });
  });
  it.each(["", "p", "burglary", "65 2p", "65 -2p", "65 + ", "6,5", "65 +2x", "9999", "65 +2pp"])(
    "%j is nothing that can be rolled",
    (text) => expect(readCheck(text)).toBeNull(),
  );
});
