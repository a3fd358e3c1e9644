import { describe, expect, it } from "vitest";
import {
  formatFireRate,
  parseFireRate,
  reloadRounds,
  sustainedShots,
  volley,
} from "../../../src/rps/rules/fire-rate.ts";
import { pistol, refuses } from "./helpers.ts";

describe("rates of fire", () => {
  it("have two notations and a dash", () => {
    expect(parseFireRate("5/sec")).toEqual({ kind: "perSecond", shots: 5 });
    expect(parseFireRate("0,5 / s")).toEqual({ kind: "perSecond", shots: 0.5 });
    expect(parseFireRate("5/с")).toEqual({ kind: "perSecond", shots: 5 });
    expect(parseFireRate("5/сек.")).toEqual({ kind: "perSecond", shots: 5 });
    expect(parseFireRate("5")).toEqual({ kind: "interval", seconds: 5 });
    for (const dash of ["-", "\u2013", "\u2212", "\uFFFD"])
      expect(parseFireRate(dash)).toEqual({ kind: "none" });
    for (const text of ["5/sec", "5", "–"]) expect(formatFireRate(parseFireRate(text))).toBe(text);
  });

  it("are refused when empty, zero or something else", () => {
    refuses(() => parseFireRate(""), "notFinite");
    refuses(() => parseFireRate("0"), "outOfRange");
    refuses(() => parseFireRate("-5"), "outOfRange");
    refuses(() => parseFireRate("fast"), "notFinite");
  });
});

describe("the shots of a round", () => {
  it("are what the rate allows and the magazine holds", () => {
    expect(volley(pistol, 12, 5)).toEqual({
      shots: 10,
      loadedAfter: 2,
      limitedBy: "rate",
      everyRounds: 1,
    });
    expect(volley(pistol, 4, 5)).toMatchObject({ shots: 4, loadedAfter: 0, limitedBy: "loaded" });
    expect(volley({ ...pistol, action: "fullAuto" }, 12, 60).shots).toBe(12);
  });

  it("are exact for decimals", () => {
    const slow = { ...pistol, fireRate: { kind: "perSecond", shots: 0.29 } as const };
    expect(volley(slow, 99, 100).shots).toBe(29);
  });

  it("of a slow weapon come every so many rounds", () => {
    const crossbow = { fireRate: { kind: "interval", seconds: 5 }, magazine: 1, action: "single" };
    expect(volley(crossbow as never, 20, 2)).toEqual({
      shots: 0,
      loadedAfter: 20,
      limitedBy: "rate",
      everyRounds: 3,
    });
    expect(volley(crossbow as never, 20, 10)).toMatchObject({ shots: 2, loadedAfter: 18 });
  });

  it("of a throwing axe or a bazooka are one", () => {
    const axe = { fireRate: { kind: "none" }, magazine: "own", action: "none" } as const;
    expect(volley(axe, 3, 20)).toMatchObject({ shots: 1, loadedAfter: 2, limitedBy: "oneMissile" });
    expect(volley({ ...axe, magazine: "singleUse" }, 0, 20).shots).toBe(0);
  });

  it("stop while a magazine is changed", () => {
    expect([reloadRounds(3, 1), reloadRounds(3, 2), reloadRounds(0, 5)]).toEqual([3, 2, 1]);
    refuses(() => reloadRounds(3, 0), "outOfRange");
    const rate = { fireRate: pistol.fireRate, magazine: 12, reloadTime: 3 };
    // Six seconds of fire, three of reloading, and again.
    expect([6, 9, 10, 15, 18].map((seconds) => sustainedShots(rate, seconds))).toEqual([
      12, 12, 14, 24, 24,
    ]);
    refuses(() => sustainedShots({ ...rate, fireRate: { kind: "none" } }, 5), "forbidden");
  });

  it("refuse broken numbers", () => {
    refuses(() => volley(pistol, -1, 5), "outOfRange");
    refuses(() => volley(pistol, 1, Number.NaN), "notFinite");
    const zero = { kind: "interval", seconds: 0 } as const;
    refuses(() => volley({ ...pistol, fireRate: zero }, 1, 5), "outOfRange");
  });
});
