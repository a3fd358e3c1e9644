import { describe, expect, it } from "vitest";
import { halfModifier, modifier } from "../../../src/trauma/rules/abilities.ts";
import { diceOf, netAdvantage } from "../../../src/trauma/rules/advantage.ts";
import { block } from "../../../src/trauma/rules/armour.ts";
import { attackRoll, planAttack } from "../../../src/trauma/rules/attack.ts";
import { maxOp, opCap } from "../../../src/trauma/rules/body.ts";
import { injures, wound } from "../../../src/trauma/rules/damage.ts";
import { passDays } from "../../../src/trauma/rules/injury.ts";
import { roundOrder } from "../../../src/trauma/rules/order.ts";
import { pain, painBand, painEffect } from "../../../src/trauma/rules/pain.ts";
import { ABILITIES_16, bodyWith, world } from "./helpers.ts";

describe("what a naive implementation gets wrong", () => {
  it("1: a modifier is the value less 10, and halves go down below zero too", () => {
    expect([14, 9, 7].map(modifier)).toEqual([4, -1, -3]);
    expect([7, -1, -3].map(halfModifier)).toEqual([3, -1, -2]);
  });

  it("2: pain is whole-number arithmetic: a head at zero is 15 for every constitution", () => {
    for (let con = 1; con <= 40; con++)
      for (const painRounding of ["floor", "round", "ceil"] as const) {
        const { points } = pain(bodyWith(con, { head: { op: 0 } }), world({ painRounding }));
        expect([points, painBand(points)]).toEqual([15, "severe"]);
      }
  });

  it("3: head and torso have three times constitution, not six", () => {
    expect([maxOp(10, "head"), maxOp(10, "torso"), maxOp(10, "leftLeg")]).toEqual([30, 30, 20]);
  });

  it("4: an injury comes from new damage below half, once", () => {
    const whole = { op: 20, injured: false, days: 0 };
    expect(injures(10, "leftArm", whole, 10)).toBe(false);
    expect(injures(10, "leftArm", whole, 11)).toBe(true);
    const healed = { op: 5, injured: false, days: 0 };
    expect(injures(10, "leftArm", healed, 0)).toBe(false);
    expect(wound(10, "leftArm", { op: 9, injured: true, days: 5 }, 2)).toMatchObject({
      rule: "injuryProlonged",
      after: { op: 7, injured: true, days: 7 },
    });
  });

  it("5: the halved maximum is only a limit to healing, and is whole again afterwards", () => {
    expect([opCap(17, "head", true), opCap(17, "head", false)]).toEqual([25, 51]);
    const { state } = passDays("head", { op: 25, injured: true, days: 1 }, 1);
    expect(opCap(17, "head", state.injured)).toBe(51);
  });

  it("6: disadvantages do not stack into more dice, and 2 against 1 is a decision", () => {
    expect(diceOf(netAdvantage(0, 5).mode)).toBe(2);
    expect(netAdvantage(2, 1).mode).toBe("advantage");
    expect(netAdvantage(2, 1, world({ advantageNetting: "presence" })).mode).toBe("normal");
  });

  it("7: moderate pain hampers checks, not attacks", () => {
    expect(painEffect("moderate")).toMatchObject({
      checkDisadvantage: true,
      attackDisadvantage: false,
    });
  });

  it("8: wear is of one part, starts with the next roll, and never adds damage", () => {
    const armour = { faces: 6, durability: 3, wear: 0 };
    expect(block(armour, 5, 8)).toMatchObject({ blocked: 5, wearChange: -1, wear: -1 });
    const worn = { ...armour, wear: -2 };
    expect(block(worn, 1, 2)).toMatchObject({ rolled: 0, blocked: 0, dealt: 2 });
    expect(armour.wear).toBe(0);
  });

  it("9: a natural 20 misses when it is too low, a natural 1 hits when it is enough", () => {
    const plan = planAttack({ abilities: ABILITIES_16, attackAbility: null, condition: null });
    expect(attackRoll(plan, [20], 25)).toMatchObject({ hit: false });
    expect(attackRoll(plan, [1], 1)).toMatchObject({ hit: true });
  });

  it("10: players go by their posts, and the enemies together at the end", () => {
    const { slots } = roundOrder(["anna", "boris"], ["boris", "anna"], ["wolf", "bear"]);
    expect(slots.map((slot) => (slot.kind === "player" ? slot.id : slot.ids))).toEqual([
      "boris",
      "anna",
      ["wolf", "bear"],
    ]);
  });

  it("11: neither the wounding hit nor a blocked one makes healing longer", () => {
    const fresh = wound(10, "leftArm", { op: 20, injured: false, days: 0 }, 11, [2, 3]);
    expect(fresh).toMatchObject({ rule: "newInjury", daysAdded: 5, after: { op: 9, days: 5 } });
    expect(wound(10, "leftArm", fresh.after, 0)).toMatchObject({ rule: "unhurt", daysAdded: 0 });
  });

  it("12: dice are numbers here: no notation, so no Cyrillic letter is ever read as keep", () => {
    const plan = planAttack({ abilities: ABILITIES_16, attackAbility: null, condition: null });
    expect(() => attackRoll(plan, ["к20"] as unknown as number[], 10)).toThrow("notAFace");
  });
});
