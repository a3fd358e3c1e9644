import { describe, expect, it } from "vitest";
import { block, isRuined } from "../../../src/trauma/rules/armour.ts";
import { BODY_PARTS, freshBody, maxOp } from "../../../src/trauma/rules/body.ts";
import { condition, vitalStatus } from "../../../src/trauma/rules/condition.ts";
import { newInjuries, strike, wound } from "../../../src/trauma/rules/damage.ts";
import { passDays, twoD4 } from "../../../src/trauma/rules/injury.ts";
import { PAIN_BANDS, pain, painBand, painEffect } from "../../../src/trauma/rules/pain.ts";
import { passDaysForBody, sleep, sleepPart } from "../../../src/trauma/rules/rest.ts";
import { strikePlain } from "../../../src/trauma/rules/target.ts";
import { bodyWith, injured, world } from "./helpers.ts";

describe("the body", () => {
  it("has six parts: twice constitution for limbs, three times for head and torso [003:28]", () => {
    const table = [16, 14, 12, 10, 8].map((con) => [maxOp(con, "leftLeg"), maxOp(con, "head")]);
    expect(table).toEqual([
      [32, 48],
      [28, 42],
      [24, 36],
      [20, 30],
      [16, 24],
    ]);
    expect(Object.keys(freshBody(10).parts)).toEqual([...BODY_PARTS]);
    expect(() => maxOp(10, "tail" as "head")).toThrow("unknownChoice");
    expect(() => maxOp(0, "head")).toThrow("outOfRange");
  });
});

describe("pain", () => {
  it("of an emptied limb is 10, of head or torso 15, whatever the constitution [003:29]", () => {
    for (const con of [1, 8, 11, 14, 17, 40]) {
      expect(pain(bodyWith(con, { leftArm: { op: 0 } })).points).toBe(10);
      expect(pain(bodyWith(con, { torso: { op: 0 } })).points).toBe(15);
    }
  });

  it("is added up exactly and rounded once, by the setting", () => {
    const halves = bodyWith(10, { head: { op: 15 }, torso: { op: 15 } });
    expect(pain(halves).points).toBe(15);
    const fresh = bodyWith(10, { leftArm: { op: 9, injured: true } });
    const rounded = (["floor", "round", "ceil"] as const).map(
      (painRounding) => pain(fresh, world({ painRounding })).points,
    );
    expect(rounded).toEqual([10, 11, 11]);
    expect(pain(bodyWith(14, { leftArm: { op: 27 } }))).toMatchObject({ points: 0 });
  });

  it("names each part's share", () => {
    const { terms, exact } = pain(bodyWith(10, { leftArm: { op: 9, injured: true } }), world(), -3);
    expect(terms.map(({ source, part, exact: share }) => [source, part, String(share)])).toEqual([
      ["missingOp", "leftArm", "11/2"],
      ["injury", "leftArm", "5"],
      ["adjust", null, "-3"],
    ]);
    expect(exact.toString()).toBe("15/2");
    expect(pain(freshBody(10), world(), -3).points).toBe(0);
  });

  it("by the current maximum makes two injured limbs bearable, and a lost head too", () => {
    const current = world({ painReference: "current" });
    const legs = bodyWith(10, {
      rightLeg: injured(10, "rightLeg"),
      leftLeg: injured(10, "leftLeg"),
    });
    expect([pain(legs).points, pain(legs, current).points]).toEqual([20, 10]);
    const head = bodyWith(10, { head: { op: 0, injured: true } });
    expect([pain(head).points, pain(head, current).points]).toEqual([20, 12]);
  });

  it("has the bands of the table; 15 is severe unless the group says otherwise [003:30-34]", () => {
    const bands = [0, 1, 5, 6, 10, 11, 14, 15, 16, 29, 30, 99].map((points) => painBand(points));
    expect(bands).toEqual([
      "none",
      "light",
      "light",
      "moderate",
      "moderate",
      "severe",
      "severe",
      "severe",
      "unconscious",
      "unconscious",
      "dead",
      "dead",
    ]);
    expect(painBand(15, world({ painUnconsciousAt: 15 }))).toBe("unconscious");
    expect(() => painBand(-1)).toThrow("outOfRange");
    expect(() => painBand(3, world({ painUnconsciousAt: 17 as 16 }))).toThrow("unknownChoice");
  });

  it("takes 2, 4 and 6 off rolls, and then consciousness and life", () => {
    expect(PAIN_BANDS.map((band) => painEffect(band).penalty)).toEqual([0, -2, -4, -6, 0, 0]);
    expect(PAIN_BANDS.map((band) => painEffect(band).conscious)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(painEffect("unconscious").alive).toBe(true);
    expect(painEffect("dead").alive).toBe(false);
  });

  it("and injuries make the condition", () => {
    const arm = condition(bodyWith(10, { leftArm: { op: 0, injured: true, days: 4 } }));
    expect(arm).toMatchObject({ pain: { points: 15 }, band: "severe" });
    expect(arm.attackEdges.map(({ source }) => source)).toEqual(["severePain", "injuredArm"]);
    expect(arm.checkEdges.map(({ source }) => source)).toEqual(["severePain"]);
  });
});

describe("the status", () => {
  it("follows the pain, except back from death", () => {
    expect(vitalStatus("conscious", "severe").status).toBe("conscious");
    expect(vitalStatus("conscious", "unconscious").status).toBe("unconscious");
    expect(vitalStatus("unconscious", "light").status).toBe("conscious");
    expect(vitalStatus("unconscious", "dead")).toEqual({ status: "dead", rule: "painTable" });
    expect(vitalStatus("dead", "light")).toEqual({ status: "dead", rule: "deathStays" });
    expect(() => vitalStatus("asleep" as "dead", "light")).toThrow("unknownChoice");
  });
});

describe("armour", () => {
  const armour = { faces: 6, durability: 3, wear: 0 };

  it("takes its die off the damage, and wears when it stops more than its durability [003:37]", () => {
    expect(block(armour, 5, 8)).toMatchObject({ blocked: 5, dealt: 3, wear: -1 });
    expect(block(armour, 3, 8)).toMatchObject({ blocked: 3, wearChange: 0 });
  });

  it("stops no more than arrives: 2 damage wear nothing", () => {
    expect(block(armour, 6, 2)).toMatchObject({
      blocked: 2,
      dealt: 0,
      wear: 0,
      rule: "blockedAll",
    });
    expect(block(armour, 6, 0)).toMatchObject({ blocked: 0, rule: "blockedNothing" });
  });

  it("worn down to nothing is ruined", () => {
    expect(block({ ...armour, wear: -2 }, 1, 2)).toMatchObject({ rolled: 0, blocked: 0 });
    expect(isRuined({ ...armour, wear: -5 })).toBe(false);
    expect(isRuined({ ...armour, wear: -6 })).toBe(true);
    expect(block({ ...armour, durability: 0, wear: -5 }, 6, 9)).toMatchObject({
      blocked: 1,
      wear: -6,
      ruined: true,
    });
  });

  it("refuses faces it does not have and wear above 0", () => {
    expect(() => block(armour, 7, 8)).toThrow("notAFace");
    expect(() => block({ ...armour, wear: 1 }, 3, 8)).toThrow("outOfRange");
    expect(() => block(armour, 3, -1)).toThrow("outOfRange");
  });
});

describe("a strike", () => {
  const body = freshBody(10);
  const vest = { faces: 6, durability: 3, wear: 0 };

  it("below half injures; exactly half does not [003:35]", () => {
    const at = (damage: number) =>
      strike({ body, damage, targets: [{ part: "leftArm", injuryDice: [2, 3] }] });
    expect(at(10).body.parts.leftArm).toEqual({ op: 10, injured: false, days: 0 });
    expect(at(11).body.parts.leftArm).toEqual({ op: 9, injured: true, days: 5 });
    const odd = bodyWith(17, {});
    const head = strike({ body: odd, damage: 26, targets: [{ part: "head", injuryDice: [2, 2] }] });
    expect(head.body.parts.head).toEqual({ op: 25, injured: true, days: 4 });
  });

  it("asks for the 2d4 of a new injury, and only for that", () => {
    const input = { body, damage: 11, targets: [{ part: "leftArm" }] } as const;
    expect(newInjuries(input)).toEqual(["leftArm"]);
    expect(() => strike(input)).toThrow("notEnough");
    expect(newInjuries({ ...input, damage: 10 })).toEqual([]);
  });

  it("on an injured part prolongs healing by 2 days, unless all of it is blocked", () => {
    const hurt = bodyWith(10, { leftArm: { op: 9, injured: true, days: 5 } });
    const bare = strike({ body: hurt, damage: 2, targets: [{ part: "leftArm" }] });
    expect(bare.body.parts.leftArm).toEqual({ op: 7, injured: true, days: 7 });
    const clad = { part: "leftArm", armour: vest, armourFace: 4 } as const;
    expect(strike({ body: hurt, damage: 3, targets: [clad] }).body).toEqual(hurt);
  });

  it("empties a part no further than 0, unless the group lets it", () => {
    const low = { op: 3, injured: true, days: 5 };
    expect(wound(10, "leftArm", low, 9)).toMatchObject({ lost: 3, after: { op: 0, days: 7 } });
    const open = world({ allowNegativeOp: true });
    expect(wound(10, "leftArm", low, 9, null, open).after.op).toBe(-6);
    const below = { op: -6, injured: true, days: 5 };
    expect(wound(10, "leftArm", below, 2)).toMatchObject({ lost: 0, after: { op: -6 } });
    const body10 = bodyWith(10, { leftArm: below });
    expect([pain(body10).points, pain(body10, open).points]).toEqual([15, 18]);
  });

  it("on several parts does full damage to each, or shares it; armour is rolled for each", () => {
    const input = {
      body,
      damage: 9,
      maxParts: 2,
      targets: [{ part: "torso", armour: vest, armourFace: 4 }, { part: "head" }],
    } as const;
    expect(strike(input).strikes.map(({ raw, dealt }) => [raw, dealt])).toEqual([
      [9, 5],
      [9, 9],
    ]);
    const split = strike(input, world({ multiPartDamage: "split" }));
    expect(split.strikes.map(({ raw, dealt }) => [raw, dealt])).toEqual([
      [5, 1],
      [4, 4],
    ]);
    expect(split.rule).toBe("split");
  });

  it("hits no more parts than the weapon can, and none twice", () => {
    const two = [{ part: "head" }, { part: "torso" }] as const;
    expect(() => strike({ body, damage: 1, targets: two })).toThrow("outOfRange");
    const same = [{ part: "head" }, { part: "head" }] as const;
    expect(() => strike({ body, damage: 1, targets: same, maxParts: 2 })).toThrow("forbidden");
    expect(() => strike({ body, damage: 1, targets: [] })).toThrow("outOfRange");
    const unrolled = [{ part: "head", armour: vest }] as const;
    expect(() => strike({ body, damage: 1, targets: unrolled })).toThrow("notAFace");
  });

  it("fells at 16 and kills at 30; a fallen target does not learn where it came from [003:19]", () => {
    const head = { part: "head", injuryDice: [1, 1] } as const;
    const felled = strike({ body, damage: 30, targets: [head] });
    expect(felled).toMatchObject({ bandBefore: "none", bandAfter: "unconscious", felled: true });
    expect(felled).toMatchObject({ killed: false, reveals: false });
    const legs = bodyWith(10, { rightLeg: { op: 0, injured: true, days: 2 } });
    const leg = { part: "leftLeg", injuryDice: [1, 1] } as const;
    const killed = strike({ body: legs, damage: 20, targets: [leg] });
    expect(killed).toMatchObject({ bandBefore: "severe", bandAfter: "dead", killed: true });
    expect(strike({ body, damage: 1, targets: [head] }).reveals).toBe(true);
  });
});

describe("an injury", () => {
  it("heals in 2d4 days, and at the end gives the maximum back, but no points [003:35]", () => {
    expect([twoD4([1, 1]), twoD4([4, 4])]).toEqual([2, 8]);
    expect(() => twoD4([5, 1])).toThrow("notAFace");
    const state = { op: 9, injured: true, days: 3 };
    expect(passDays("leftArm", state, 2)).toEqual({
      rule: "healing",
      state: { ...state, days: 1 },
    });
    expect(passDays("leftArm", state, 3)).toEqual({
      rule: "healed",
      state: { op: 9, injured: false, days: 0 },
    });
    expect(passDays("leftArm", { ...state, injured: false }, 3).rule).toBe("notInjured");
    expect(() => passDays("leftArm", state, -1)).toThrow("outOfRange");
  });

  it("counts down in the whole body", () => {
    const { body, parts } = passDaysForBody(bodyWith(10, { head: injured(10, "head") }), 5);
    expect(body.parts.head).toMatchObject({ injured: false });
    expect(parts.head?.rule).toBe("healed");
    expect(parts.torso?.rule).toBe("notInjured");
  });
});

describe("sleep", () => {
  it("gives each part its own 2d4, up to what it can heal to [003:38]", () => {
    expect(sleepPart(10, "leftArm", { op: 9, injured: true, days: 4 }, [2, 3])).toMatchObject({
      state: { op: 10 },
      gained: 1,
      rule: "reachedCap",
    });
    expect(sleepPart(10, "leftArm", { op: 17, injured: false, days: 0 }, [4, 4]).state.op).toBe(20);
    expect(sleepPart(10, "head", { op: 12, injured: false, days: 0 }, [2, 3]).state.op).toBe(17);
    expect(sleepPart(10, "head", { op: 30, injured: false, days: 0 }, [2, 3]).gained).toBe(0);
  });

  it("needs dice for every part, and eases pain", () => {
    const hurt = bodyWith(10, { torso: { op: 20 } });
    const faces = Object.fromEntries(BODY_PARTS.map((part) => [part, [4, 4]])) as Record<
      (typeof BODY_PARTS)[number],
      number[]
    >;
    const { body, parts } = sleep(hurt, faces);
    expect(parts).toHaveLength(6);
    expect([pain(hurt).points, pain(body).points]).toEqual([5, 1]);
    expect(() => sleep(hurt, { ...faces, head: [] })).toThrow("notEnough");
  });
});

describe("what has no parts", () => {
  it("has hit points behind one armour, and no pain (ours)", () => {
    const truck = { hp: 20, armour: { faces: 6, durability: 3, wear: 0 } };
    expect(strikePlain(truck, 8, 5)).toMatchObject({ rule: "damaged", dealt: 3, after: 17 });
    expect(strikePlain(truck, 5, 5)).toMatchObject({ rule: "blockedAll", after: 20 });
    expect(strikePlain({ hp: 3, armour: null }, 9)).toMatchObject({ rule: "destroyed", after: 0 });
    expect(() => strikePlain(truck, 8)).toThrow("notAFace");
    expect(() => strikePlain({ hp: -1, armour: null }, 1)).toThrow("outOfRange");
  });
});
