import { beforeEach, describe, expect, it } from "vitest";
import { Die, FateDie, PoolTerm } from "../../client/dice/terms/index.ts";
import { CONFIG } from "../../client/globals.ts";
import { cast, castFaces, freshDice, rolled } from "./setup.ts";

beforeEach(() => freshDice());

describe("modifiers of dice", () => {
  it.each<[string, number[], number]>([
    ["3d6kh", [2, 5, 4], 5],
    ["3d6k2", [2, 5, 4], 9],
    ["3d6kl2", [2, 5, 4], 6],
    ["3d6d", [2, 5, 4], 9],
    ["3d6dl1", [2, 5, 4], 9],
    ["3d6dh2", [2, 5, 4], 2],
    ["3d6r", [1, 5, 4, 1], 10],
    ["2d6r<3", [2, 5, 2], 7],
    ["3d6r1=1", [1, 1, 4, 6], 11],
    ["1d6rr<3", [1, 2, 4], 4],
    ["2d6x", [6, 2, 6, 1], 15],
    ["2d6X>=5", [5, 1, 6, 2], 14],
    ["2d6x1=6", [6, 6, 3], 15],
    ["2d6xo", [6, 2, 6], 14],
    ["3d6cs", [6, 6, 5], 2],
    ["3d6cs>4", [6, 5, 4], 2],
    ["3d6cf", [1, 2, 1], 2],
    ["3d6cf<=2", [1, 2, 3], 2],
    ["3d6even", [2, 4, 5], 2],
    ["3d6odd", [2, 4, 5], 1],
    ["3d6df", [1, 4, 5], 8],
    ["3d6cs>3df", [2, 4, 5], 1],
    ["3d6sf<3", [2, 4, 5], 7],
    ["2d6ms>7", [6, 5], 4],
    ["2d6ms<7", [2, 1], 4],
    ["3d6min3", [1, 4, 2], 10],
    ["3d6max4", [6, 4, 2], 10],
    ["2d6min3kh", [1, 2], 3],
    ["2d6rkh", [1, 4, 5], 5],
    ["4d6x6kh2", [6, 1, 2, 3, 5], 11],
    ["3d6cs>=(2+3)", [5, 4, 6], 2],
  ])("%s of %j is %d", async (formula, faces, total) => {
    cast(6, ...faces);
    expect((await rolled(formula)).total).toBe(total);
    // Every face of the script was needed.
    expect(() => CONFIG.Dice.randomUniform()).toThrow("More dice");
  });

  it("marks what became of the results", async () => {
    cast(6, 1, 6, 3, 2, 5);
    const [die] = (await rolled("3d6rxkh2")).dice;
    expect(die?.results).toEqual([
      { result: 1, active: false, rerolled: true },
      { result: 6, active: true, exploded: true },
      { result: 3, active: false, discarded: true },
      { result: 2, active: false, discarded: true },
      { result: 5, active: true },
    ]);
    expect(die?.values).toEqual([6, 5]);
    expect(die?.getTooltipData().rolls[1]).toEqual({ result: "6", classes: "die d6 exploded max" });
  });

  it("stops endless explosions", async () => {
    CONFIG.Dice.randomUniform = () => 0;
    await expect(rolled("1d6x>=1")).rejects.toThrow("without end");
  });

  it("keeps results that are given", async () => {
    cast(6, 2);
    const die = new Die({ number: 2, faces: 6, results: [{ result: 3, active: true }] });
    await die.evaluate();
    expect(die.total).toBe(5);
  });

  it("maps uniform numbers to faces, zero to the highest", () => {
    const die = new Die({ faces: 6 });
    expect([0, 0.5, 0.9999].map((u) => die.mapRandomFace(u))).toEqual([6, 3, 1]);
    const fate = new FateDie();
    expect([0, 0.5, 0.9999].map((u) => fate.mapRandomFace(u))).toEqual([1, 0, -1]);
  });

  it("rerolls fate dice and calls coins", async () => {
    castFaces([1, 3], [3, 3], [2, 3]);
    expect((await rolled("2dfr")).total).toBe(1);
    castFaces([2, 2], [1, 2], [2, 2]);
    expect((await rolled("3dcc1")).total).toBe(2);
  });
});

describe("pools", () => {
  it.each<[string, number[], number]>([
    ["{1d6, 2d6, 5}kh", [3, 1, 2], 5],
    ["{1d6, 2d6, 5}kl", [3, 1, 1], 2],
    ["{1d6, 2d6, 5}dh1", [3, 1, 2], 6],
    ["{1d6, 2d6, 5}cs>=3", [3, 1, 1], 2],
    ["{1d6, 2d6}", [3, 1, 2], 6],
  ])("%s of %j is %d", async (formula, faces, total) => {
    cast(6, ...faces);
    const roll = await rolled(formula);
    expect(roll.total).toBe(total);
    expect(roll.dice).toHaveLength(2);
  });

  it("takes rolls", async () => {
    cast(6, 2, 5);
    const pool = PoolTerm.fromRolls([await rolled("1d6"), await rolled("1d6")]);
    expect(pool.total).toBe(7);
  });
});

describe("modifiers of systems", () => {
  it("are methods or functions of subclasses", async () => {
    class Wild extends Die {
      static override DENOMINATION = "w";
      static override MODIFIERS = {
        ...Die.MODIFIERS,
        bust: "bust",
        zero(this: Wild) {
          for (const result of this.results) result.count = 0;
          return undefined;
        },
      };
      bust(modifier: string): false | undefined {
        const match = /^bust(\d)$/.exec(modifier);
        if (!match) return false;
        for (const result of this.results)
          if (result.result === Number(match[1])) result.active = false;
        return undefined;
      }
    }
    CONFIG.Dice.terms.w = Wild as never;
    cast(6, 4, 5, 4);
    expect((await rolled("3dwbust4")).total).toBe(5);
    cast(6, 4);
    expect((await rolled("1dwzero")).total).toBe(0);
    cast(6, 4);
    await expect(rolled("1dwbust")).rejects.toThrow("bust");
  });
});
