import { describe, expect, it } from "vitest";
import { turnOdds } from "../../../src/rps/rules/odds-turn.ts";

describe("the odds of a whole turn", () => {
  it("know that a reserve may be too small, or too large", () => {
    const poor = { reserve: 0, limit: 11, skill: 4, dice: 6 };
    const rich = { reserve: 10, limit: 11, skill: 4, dice: 6 };
    const odds = turnOdds(rich, poor);
    expect(String(odds.byLimit)).toBe("1");
    expect(String(odds.bSuccess)).toBe("1");
    expect(String(turnOdds(poor, poor).byLimit)).toBe("0");
  });
});
