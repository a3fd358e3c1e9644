import { describe, expect, it } from "vitest";
import { buyDice, diceCap, effectiveSkill, nearestDice } from "../../../src/rps/rules/dice-cap.ts";
import { percentChance } from "../../../src/rps/rules/percent.ts";
import { refuses, world } from "./helpers.ts";

const brawl = { skill: 5, tk: 3, biggerThanDuel: true };

describe("how many dice may be bought", () => {
  it("is bounded by skill, TK in a brawl, and reserve, and says by which", () => {
    expect(diceCap(9, brawl)).toEqual({
      min: 1,
      max: 3,
      decidedBy: "tk",
      bounds: [
        { source: "skill", value: 5 },
        { source: "tk", value: 3 },
        { source: "reserve", value: 9 },
      ],
    });
    expect(diceCap(2, brawl)).toMatchObject({ max: 2, decidedBy: "reserve" });
    expect(diceCap(9, { skill: 5, tk: 6, biggerThanDuel: true })).toMatchObject({
      max: 5,
      decidedBy: "skill",
    });
  });

  it("is at least one while the reserve holds a point, unless the world says otherwise", () => {
    expect(diceCap(1, { skill: 3 }).min).toBe(1);
    expect(diceCap(0, { skill: 3 })).toMatchObject({ min: 0, max: 0, decidedBy: "reserve" });
    expect(diceCap(5, { skill: 3 }, world({ minDice: 0 })).min).toBe(0);
    refuses(() => buyDice(5, 0, { skill: 3 }), "outOfRange");
    expect(buyDice(5, 0, { skill: 3 }, world({ minDice: 0 })).after).toBe(5);
    expect(buyDice(0, 0, { skill: 3 }).after).toBe(0);
  });

  it("refuses more dice than the cap, and TK that is missing where it matters", () => {
    refuses(() => buyDice(9, 4, { skill: 3 }), "outOfRange");
    refuses(() => diceCap(9, { skill: 3, biggerThanDuel: true }), "notFinite");
    refuses(() => diceCap(9, { ...brawl, tk: 7 }), "outOfRange");
    refuses(() => diceCap(9, { skill: 3 }, world({ minDice: 2 })), "outOfRange");
  });

  it("brings a wish as near as the cap allows", () => {
    const cap = diceCap(2, { skill: 3 });
    expect([0, 1, 2, 3, 6].map((wish) => nearestDice(wish, cap))).toEqual([1, 1, 2, 2, 2]);
  });
});

describe("combat experience", () => {
  it("caps percent actions in a brawl too: skill 5 with TK 3 is 50 %", () => {
    expect(percentChance(brawl)).toMatchObject({
      chance: 50,
      skill: { level: 3, decidedBy: "tk" },
    });
    const lenient = world({ tkCapsUnopposed: false });
    expect(percentChance(brawl, lenient).chance).toBe(80);
    expect(effectiveSkill(brawl, "opposed", lenient).level).toBe(3);
  });

  it("means nothing in a duel", () => {
    expect(effectiveSkill({ ...brawl, biggerThanDuel: false }, "opposed").level).toBe(5);
  });
});
