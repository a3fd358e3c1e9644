import { describe, expect, it } from "vitest";
import { diceChoices, opposedOdds, sumCounts } from "../../../src/rps/rules/odds-opposed.ts";
import { refuses, world } from "./helpers.ts";

describe("the odds of dice", () => {
  it("of one die win one time in six against any long throw", () => {
    expect(opposedOdds({ dice: [1, 6] }).aAny.toNumber()).toBeCloseTo(1 / 6, 4);
  });

  it("are the book's counts: three against three", () => {
    expect(String(opposedOdds({ dice: [3, 3] }).aCritical)).toBe("29/729");
    expect(sumCounts(2)).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  });

  it("with a limit event are certain", () => {
    const odds = opposedOdds({ dice: [0, 3], limits: ["exact", "none"] });
    expect([odds.aCritical, odds.tie, odds.bAny].map(String)).toEqual(["1", "0", "0"]);
  });

  it("come as a stepper for a cap", () => {
    const steps = diceChoices({ min: 1, max: 3 }, 2, 1);
    expect(steps.map(({ dice }) => dice)).toEqual([1, 2, 3]);
    expect(steps[1]?.odds).toEqual(opposedOdds({ dice: [2, 2], modifier: 1 }));
    refuses(() => diceChoices({ min: 3, max: 2 }, 2), "outOfRange");
    refuses(() => diceChoices({ min: 0, max: 7 }, 2), "outOfRange");
  });

  it("follow the world's margin", () => {
    const odds = opposedOdds({ dice: [1, 1] }, world({ margin: 2 }));
    expect(odds.tie.compare(opposedOdds({ dice: [1, 1] }).tie)).toBeLessThan(0);
  });

  it("refuse pools and states that do not exist", () => {
    refuses(() => opposedOdds({ dice: [7, 1] }), "outOfRange");
    refuses(() => opposedOdds({ dice: [1, Number.NaN] }), "notFinite");
    refuses(() => opposedOdds({ dice: [1, 1], modifier: 0.5 }), "notInteger");
    refuses(
      () => opposedOdds({ dice: [1, 1], limits: ["none", "near" as never] }),
      "unknownChoice",
    );
  });
});
