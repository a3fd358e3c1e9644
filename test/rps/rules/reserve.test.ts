import { describe, expect, it } from "vitest";
import {
  baseReserve,
  changeLevel,
  gainOf,
  grow,
  limitOf,
  reserveGauge,
  rest,
  spend,
} from "../../../src/rps/rules/reserve.ts";
import { refuses, world } from "./helpers.ts";

describe("the reserve", () => {
  it("starts at the level and has a limit of twice the level and three", () => {
    for (let level = 1; level <= 6; level++) {
      expect(baseReserve(level)).toBe(level);
      expect(limitOf(level)).toBe(2 * level + 3);
    }
  });

  it("grows by the table, and says how", () => {
    expect(grow({ reserve: 3, limit: 11, skill: 3, die: 5 })).toEqual({
      skill: 3,
      die: 5,
      before: 3,
      gain: 3,
      raised: 6,
      limit: 11,
      state: "none",
      reserve: 6,
    });
  });

  it("grows by the game master's own table", () => {
    const gain = Array.from({ length: 6 }, () => [0, 0, 0, 0, 0, 15]);
    expect(gainOf(1, 6, world({ gain }))).toBe(15);
    expect(grow({ reserve: 0, limit: 15, skill: 1, die: 6 }, world({ gain })).state).toBe("exact");
  });

  it("may lie beyond a limit that fell with the level: the next growth passes it", () => {
    expect(changeLevel(10, 3)).toEqual({ base: 3, limit: 9, reserve: 10, needsGm: true });
    expect(changeLevel(8, 3).needsGm).toBe(false);
    expect(grow({ reserve: 10, limit: 9, skill: 1, die: 1 })).toMatchObject({
      state: "over",
      reserve: 0,
    });
  });

  it("pays for what it holds and no more", () => {
    expect(spend(4, 4)).toEqual({ before: 4, spent: 4, after: 0 });
    refuses(() => spend(3, 4), "notEnough");
    refuses(() => spend(3, -1), "outOfRange");
    refuses(() => spend(3, 0.5), "notInteger");
  });

  it("makes nervous above its base, the more the nearer the limit", () => {
    expect(reserveGauge(4, 4)).toEqual({
      mood: "calm",
      base: 4,
      limit: 11,
      above: 0,
      left: 7,
      nervousness: 0,
    });
    const [five, ten] = [reserveGauge(5, 4), reserveGauge(10, 4)];
    expect([five.mood, ten.mood]).toEqual(["nervous", "nervous"]);
    expect(ten.nervousness).toBeGreaterThan(five.nervousness);
    expect(reserveGauge(12, 4)).toMatchObject({ mood: "limit", left: 0, nervousness: 1 });
  });

  it("rests to its base from either side", () => {
    expect(rest(10, 6).after).toBe(6);
    expect(rest(1, 6).change).toBe(5);
  });

  it("refuses what is no number of the game", () => {
    refuses(() => grow({ reserve: 0, limit: 11, skill: 9, die: 1 }), "outOfRange");
    refuses(() => grow({ reserve: 0, limit: 11, skill: 3, die: 7 }), "notAFace");
    refuses(() => grow({ reserve: 0, limit: 11, skill: 3, die: 0 }), "notAFace");
    refuses(() => grow({ reserve: Number.NaN, limit: 11, skill: 3, die: 1 }), "notFinite");
    refuses(() => grow({ reserve: -1, limit: 11, skill: 3, die: 1 }), "outOfRange");
    refuses(() => grow({ reserve: 0, limit: Number.NaN, skill: 3, die: 1 }), "notFinite");
    refuses(() => baseReserve(0), "outOfRange");
    refuses(() => limitOf(7), "outOfRange");
    refuses(() => limitOf(1, world({ limits: [] })), "notFinite");
    refuses(() => gainOf(1, 1, world({ gain: [[16, 0, 0, 0, 0, 0]] })), "outOfRange");
    refuses(() => gainOf(2, 1, world({ gain: [[1, 1, 1, 1, 1, 1]] })), "notFinite");
  });
});
