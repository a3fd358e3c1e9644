import { beforeAll, describe, expect, it } from "vitest";
import { fullPoints, keepPoints, type PointsRule } from "../../../src/helix/data/points.ts";
import { maxLp, maxMp } from "../../../src/helix/rules/scale.ts";

/** The helpers of the development host stand in for Foundry's. */
const HOST = "../../../bench/common/utils.ts";

beforeAll(async () => {
  const utils = (await import(HOST)) as object;
  Object.assign(globalThis, { foundry: { utils } });
});

const lp: PointsRule = {
  path: "lp",
  min: Number.NEGATIVE_INFINITY,
  source: "attributes.str.value",
  max: (str) => maxLp(str),
};
const mp: PointsRule = { path: "mp", min: 0, source: "attributes.wil.value", max: maxMp };

/** A character with strength and will 3. */
const character = (life: number, extra = 0) => ({
  attributes: { str: { value: 3 }, wil: { value: 3 } },
  lp: { value: life, extra, max: 13 + extra },
  mp: { value: 5, extra: 0, max: 13 },
});

/** The update data once the rule has seen it. */
function kept(system: object, changes: object, rule = lp): object {
  keepPoints(system, changes, rule);
  return changes;
}

describe("life points", () => {
  it("never stand above their maximum (helix.md HA-29)", () => {
    expect(kept(character(13), { system: { lp: { value: 20 } } })).toEqual({
      system: { lp: { value: 13 } },
    });
  });
  it("may fall below 0: the book sets no floor (HELIX 002:44)", () => {
    const change = { system: { lp: { value: -4 } } };
    expect(kept(character(13), change)).toEqual({ system: { lp: { value: -4 } } });
  });
  it("that are full stay full when strength rises", () => {
    expect(kept(character(13), { system: { attributes: { str: { value: 5 } } } })).toEqual({
      system: { attributes: { str: { value: 5 } }, lp: { value: 15 } },
    });
  });
  it("that were lost stay lost when strength rises", () => {
    const change = { system: { attributes: { str: { value: 5 } } } };
    expect(kept(character(9), change)).toEqual({ system: { attributes: { str: { value: 5 } } } });
  });
  it("fall with the maximum", () => {
    expect(kept(character(12), { system: { attributes: { str: { value: 1 } } } })).toEqual({
      system: { attributes: { str: { value: 1 } }, lp: { value: 11 } },
    });
  });
  it("reach as far as the game master's addition", () => {
    expect(kept(character(15, 2), { system: { lp: { value: 99 } } })).toEqual({
      system: { lp: { value: 15 } },
    });
    expect(kept(character(13), { system: { lp: { extra: 2 } } })).toEqual({
      system: { lp: { extra: 2, value: 15 } },
    });
  });
  it("are left alone by any other change", () => {
    expect(kept(character(9), { name: "Daige" })).toEqual({ name: "Daige" });
  });
});

describe("magic points", () => {
  it("never fall below 0", () => {
    expect(kept(character(13), { system: { mp: { value: -2 } } }, mp)).toEqual({
      system: { mp: { value: 0 } },
    });
  });
});

describe("a new character", () => {
  const strong = { ...character(13), attributes: { str: { value: 5 }, wil: { value: 3 } } };

  it("has all points, as far as nobody said otherwise", () => {
    expect(fullPoints(strong, {}, [lp, mp])).toEqual({ lp: { value: 15 }, mp: { value: 13 } });
    const hurt = { system: { lp: { value: 4 } } };
    expect(fullPoints(strong, hurt, [lp, mp])).toEqual({ mp: { value: 13 } });
  });
});
