import { describe, expect, it } from "vitest";
import { armourClass } from "../../../src/trauma/rules/abilities.ts";
import { bestArmour, meanBlock, type PartArmour } from "../../../src/trauma/rules/armour.ts";
import { type Body, freshBody, maxOp, ownPlan, withPart } from "../../../src/trauma/rules/body.ts";
import { condition } from "../../../src/trauma/rules/condition.ts";
import { newInjuries, strike } from "../../../src/trauma/rules/damage.ts";
import { speed } from "../../../src/trauma/rules/movement.ts";
import { damageDistribution } from "../../../src/trauma/rules/odds-damage.ts";
import { woundOdds } from "../../../src/trauma/rules/odds-wound.ts";
import { pain } from "../../../src/trauma/rules/pain.ts";
import { passDaysForBody, sleep } from "../../../src/trauma/rules/rest.ts";
import { statusSteps } from "../../../src/trauma/rules/status.ts";
import { plainCondition } from "../../../src/trauma/rules/target.ts";
import { bodyWith, inPain, world } from "./helpers.ts";

/** A hound of constitution 10: a jaw that bites and four legs. */
const HOUND = ownPlan([
  { id: "jaw", factor: 3, role: "other" },
  { id: "trunk", factor: 3, role: "other" },
  ...["leg1", "leg2", "leg3", "leg4"].map((id) => ({ id, factor: 2, role: "leg" }) as const),
]);

const hurt = (body: Body, ...parts: string[]) =>
  parts.reduce((sum, part) => {
    return withPart(sum, part, { op: maxOp(body.con, part, body.plan), injured: true, days: 3 });
  }, body);

describe("a body with parts of its own", () => {
  const hound = freshBody(10, HOUND);

  it("has the points that its plan gives them", () => {
    expect(Object.values(hound.parts).map(({ op }) => op)).toEqual([30, 30, 20, 20, 20, 20]);
    expect(() => maxOp(10, "head", HOUND)).toThrow("unknownChoice");
    expect(() => maxOp(10, "jaw")).toThrow("unknownChoice");
  });

  it("leaves out parts without an id, and counts each id once", () => {
    const part = (id: string, factor: number) => ({ id, factor, role: "other" }) as const;
    expect(ownPlan([part("", 2), part("eye", 1), part("eye", 5)])).toEqual([part("eye", 1)]);
  });

  it("is hurt, injured and healed as a humanoid's", () => {
    const bite = { body: hound, damage: 11, targets: [{ part: "leg3", injuryDice: [2, 3] }] };
    expect(newInjuries(bite)).toEqual(["leg3"]);
    const { body, painAfter } = strike(bite);
    expect(body.parts.leg3).toEqual({ op: 9, injured: true, days: 5 });
    expect(painAfter.points).toBe(10);
    const night = Object.fromEntries(HOUND.map(({ id }) => [id, [2, 3]]));
    expect(sleep(body, night).body.parts.leg3).toMatchObject({ op: 10 });
    expect(passDaysForBody(body, 5).body.parts.leg3).toMatchObject({ injured: false });
  });

  it("walks on what legs are left, at half speed, and not without any", () => {
    const limping = (count: number) => {
      const state = condition(hurt(hound, ...["leg1", "leg2", "leg3", "leg4"].slice(0, count)));
      return state.injuries;
    };
    expect([0, 1, 3, 4].map((count) => limping(count).speedHalved)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([0, 1, 3, 4].map((count) => limping(count).canWalk)).toEqual([true, true, true, false]);
  });

  it("without arms attacks whatever is injured, and without legs moves", () => {
    expect(condition(hurt(hound, "jaw", "trunk")).injuries).toMatchObject({
      canAttack: true,
      attackDisadvantage: false,
    });
    const blob = freshBody(10, ownPlan([{ id: "core", factor: 3, role: "other" }]));
    expect(speed(condition(hurt(blob, "core"), world(), -9)).metres).toBe(12);
  });

  it("has its odds", () => {
    const damage = damageDistribution({ dice: [], bonus: 16 });
    const odds = woundOdds({ body: hound, damage, targets: [{ part: "jaw" }, { part: "leg1" }] });
    expect(odds.newInjury.toNumber()).toBe(1);
    expect(odds.felled.toNumber()).toBe(1);
  });
});

describe("two constitutions on the edge of 15", () => {
  it.each([11, 14])("constitution %i with an emptied, injured limb is just conscious", (con) => {
    const body = bodyWith(con, { leftArm: { op: 0, injured: true, days: 4 } });
    expect(condition(body)).toMatchObject({ band: "severe", vital: "conscious" });
    const strict = world({ painUnconsciousAt: 15 });
    expect(condition(body, strict)).toMatchObject({ band: "unconscious", vital: "unconscious" });
  });

  it.each([11, 14])("constitution %i with a destroyed head too", (con) => {
    expect(pain(bodyWith(con, { head: { op: 0 } })).points).toBe(15);
  });
});

describe("plain hit points", () => {
  it("bear no pain, and are destroyed at 0 for good", () => {
    expect(plainCondition({ hp: 1 }, world())).toMatchObject({ band: "none", vital: "conscious" });
    const wreck = plainCondition({ hp: 0 }, world());
    expect(wreck).toMatchObject({ vital: "dead", effect: { alive: false } });
    expect(plainCondition({ hp: 7 }, world(), true).vital).toBe("dead");
  });
});

describe("the dead", () => {
  it("do nothing more, also when the pain falls", () => {
    const body = bodyWith(10);
    expect(condition(body, world(), 12, "dead")).toMatchObject({
      band: "severe",
      vital: "dead",
      effect: { alive: false, penalty: 0 },
    });
    expect(condition(body, world(), 12, "unconscious").vital).toBe("conscious");
  });
});

describe("statuses on the table", () => {
  const none = { dead: false, unconscious: false, isFromPain: false };

  it("come with the pain table, each once", () => {
    expect(statusSteps(none, inPain(15).vital)).toEqual([]);
    expect(statusSteps(none, inPain(16).vital)).toEqual([{ status: "unconscious", active: true }]);
    expect(statusSteps({ ...none, unconscious: true, isFromPain: true }, "unconscious")).toEqual(
      [],
    );
    expect(statusSteps({ ...none, dead: true }, "dead")).toEqual([]);
  });

  it("wake who fainted of pain, but not whom somebody else put to sleep", () => {
    const fainted = { ...none, unconscious: true, isFromPain: true };
    expect(statusSteps(fainted, "conscious")).toEqual([{ status: "unconscious", active: false }]);
    expect(statusSteps({ ...fainted, isFromPain: false }, "conscious")).toEqual([]);
  });

  it("never take death back", () => {
    expect(statusSteps({ ...none, dead: true }, "conscious")).toEqual([]);
    expect(statusSteps({ ...none, unconscious: true, isFromPain: true }, "dead")).toEqual([
      { status: "dead", active: true },
      { status: "unconscious", active: false },
    ]);
  });
});

describe("several pieces over each other", () => {
  const piece = (faces: number, wear = 0, durability = 3): { armour: PartArmour } => ({
    armour: { faces, wear, durability },
  });

  it("stop what the best of them stops, and wear counts", () => {
    expect([meanBlock(piece(6).armour), meanBlock(piece(6, -2).armour)]).toEqual([3.5, 10 / 6]);
    expect(meanBlock(piece(6, -9).armour)).toBe(0);
    const [fresh, worn] = [piece(6), piece(8, -4)];
    expect(bestArmour([worn, fresh])).toBe(fresh);
    const tough = piece(6, 0, 5);
    expect(bestArmour([fresh, tough])).toBe(tough);
    expect(bestArmour([])).toBeNull();
  });
});

describe("the armour class", () => {
  it("names what the game master adds", () => {
    expect(armourClass(14).total).toBe(10);
    expect(armourClass(7, 3)).toEqual({
      terms: [
        { source: "base", value: 8 },
        { source: "halfDexterity", value: -2 },
        { source: "extra", value: 3 },
      ],
      total: 9,
    });
  });
});
