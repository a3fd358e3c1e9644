import { describe, expect, it } from "vitest";
import { gainOdds, limitOdds, savingOdds } from "../../../src/rps/rules/odds-reserve.ts";
import { refuses, world } from "./helpers.ts";

describe("the reserve's chance of meeting its limit", () => {
  const told = (reserve: number) => {
    const { exact, over } = limitOdds({ reserve, limit: 11, skill: 4 });
    return [exact, over].map(String);
  };

  it("comes within reach at the limit less the skill", () => {
    expect(told(6)).toEqual(["0", "0"]);
    expect(told(7)).toEqual(["1/3", "0"]);
    expect(told(8)).toEqual(["1/2", "1/3"]);
    expect(told(9)).toEqual(["1/6", "5/6"]);
    expect(told(10)).toEqual(["0", "1"]);
  });

  it("shows the reserve after growth, and what each face does", () => {
    const odds = limitOdds({ reserve: 8, limit: 11, skill: 4 });
    expect(odds.reserve.outcomes()).toEqual([0, 10]);
    expect(odds.faces.map(({ state }) => state)).toEqual([
      "none",
      "exact",
      "exact",
      "exact",
      "over",
      "over",
    ]);
  });

  it("grows with saving, turn by turn", () => {
    const plan = savingOdds({ reserve: 4, limit: 11, skill: 4 }, 1, 6);
    expect(plan[0]).toMatchObject({ turn: 1 });
    // Two gains of four, less the one die of the first turn, are exactly the limit.
    expect(plan.slice(0, 2).map(({ exact, over }) => `${exact} ${over}`)).toEqual(["0 0", "1/9 0"]);
    expect(plan[5]?.none.toNumber()).toBeLessThan(0.01);
    refuses(() => savingOdds({ reserve: 4, limit: 11, skill: 4 }, 1, 21), "outOfRange");
  });

  it("is the panic of a rookie in a brawl", () => {
    const rookie = { reserve: 4, limit: 11, skill: 5, tk: 3 };
    const calm = savingOdds(rookie, 6, 20).at(-1);
    const panic = savingOdds({ ...rookie, biggerThanDuel: true }, 6, 20).at(-1);
    expect(String(calm?.none)).toBe("1");
    expect(panic?.none.toNumber()).toBeLessThan(0.05);
  });

  it("follows the world's table", () => {
    const gain = Array.from({ length: 6 }, () => [1, 2, 3, 4, 5, 6]);
    expect(String(gainOdds(1, world({ gain })).mean())).toBe("7/2");
  });
});
