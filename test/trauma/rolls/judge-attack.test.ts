import { describe, expect, it } from "vitest";
import {
  armourInWay,
  hitPlaces,
  judgeAttack,
  mayBeInjured,
} from "../../../src/trauma/rolls/judge-attack.ts";
import { DEFAULT_TRAUMA_SETTINGS } from "../../../src/trauma/rules/settings.ts";
import { armour, attackFacts, snapshot, target } from "./facts.ts";

const dice = { d20: [15], damage: null, armour: [], injury: [] };

/** A shot at three parts, each behind armour of its own. */
const THREE = target({
  aims: ["head", "torso", "leftArm"],
  armour: { head: armour(4, 3), torso: armour(8, 5), leftArm: armour(6, 3, -1) },
});

describe("an attack's message", () => {
  it("hits with the armour class itself, and misses below it", () => {
    const facts = attackFacts([target(), target({ armourClass: 16 })]);
    const judged = judgeAttack(facts, dice);
    expect(judged.targets.map(({ hit, margin }) => [hit, margin])).toEqual([
      [true, 4],
      [false, -1],
    ]);
    expect(hitPlaces(facts.targets, 15)).toEqual([0]);
  });

  it("keeps the worse die with a disadvantage", () => {
    const edges = [{ kind: "disadvantage", source: "severePain", id: "" }] as const;
    const judged = judgeAttack(attackFacts([target()], { edges }), { ...dice, d20: [15, 3] });
    expect(judged.roll.total).toBe(3);
    expect(judged.targets[0]?.hit).toBe(false);
  });

  it("goes through three armours to three parts", () => {
    const facts = attackFacts([THREE]);
    expect(armourInWay(facts.targets, [0]).map(({ faces }) => faces)).toEqual([4, 8, 6]);
    const faces = {
      d20: [15],
      damage: 16,
      armour: [4, 2, 4],
      injury: [
        [1, 2],
        [1, 1],
        [3, 4],
      ],
    };
    const [judged] = judgeAttack(facts, faces).targets;
    expect(judged?.arrivals.map(({ part, dealt }) => [part, dealt])).toEqual([
      ["head", 12],
      ["torso", 14],
      ["leftArm", 13],
    ]);
    // The head's 4 is more than its durability of 3; 2 and 3 are not more than theirs.
    expect(judged?.arrivals.map(({ block }) => block?.wearChange)).toEqual([-1, 0, 0]);
    // 30 − 12, 30 − 14 and 20 − 13: only the arm is below half.
    expect(judged?.strike?.strikes.map(({ wound }) => wound.after)).toEqual([
      { op: 18, injured: false, days: 0 },
      { op: 16, injured: false, days: 0 },
      { op: 7, injured: true, days: 7 },
    ]);
    // 6 + 7 + 6.5 + 5 = 24.5
    expect(judged?.strike?.painAfter.points).toBe(24);
    expect(judged?.strike?.felled).toBe(true);
  });

  it("shares the damage where the group plays so", () => {
    const settings = { ...DEFAULT_TRAUMA_SETTINGS, multiPartDamage: "split" } as const;
    const two = target({ aims: ["head", "torso"] });
    const injury = [
      [1, 1],
      [1, 1],
    ];
    const judged = judgeAttack(attackFacts([two], { settings }), { ...dice, damage: 7, injury });
    expect(judged.targets[0]?.arrivals.map(({ dealt }) => dealt)).toEqual([4, 3]);
    expect(judged.targets[0]?.strike?.strikes.map(({ wound }) => wound.lost)).toEqual([4, 3]);
  });

  it("has 2d4 ready for parts that damage reaches and that are not injured", () => {
    const parts = { leftArm: { missing: 11, days: 3 } };
    const facts = attackFacts([{ ...THREE, body: snapshot(10, parts) }]);
    const arrivals = judgeAttack(facts, {
      ...dice,
      damage: 4,
      armour: [4, 1, 1],
      injury: [[2, 2]],
    }).targets[0]!.arrivals;
    // The head's armour stops all of it, and the arm has its injury.
    expect(mayBeInjured(facts.targets[0]!, arrivals)).toEqual(["torso"]);
  });

  it("injures a second time by two days more", () => {
    const parts = { leftArm: { missing: 11, days: 3 } };
    const arm = target({ body: snapshot(10, parts), aims: ["leftArm"] });
    const [judged] = judgeAttack(attackFacts([arm]), { ...dice, damage: 2 }).targets;
    expect(judged?.strike?.strikes[0]?.wound).toMatchObject({
      rule: "injuryProlonged",
      after: { op: 7, days: 5 },
    });
  });

  it("takes hit points from what has no parts", () => {
    const plain = snapshot(10, {}, { kind: "plain", plan: [], hp: 6 });
    const wall = target({ body: plain, aims: [], armour: { whole: armour(4, 1) } });
    const [judged] = judgeAttack(attackFacts([wall]), { ...dice, damage: 8, armour: [2] }).targets;
    expect(judged?.plain).toMatchObject({ rule: "destroyed", before: 6, after: 0 });
    expect(judged?.strike).toBeNull();
  });

  it("rolls for damage without a target, too", () => {
    const judged = judgeAttack(attackFacts([]), { ...dice, damage: 9 });
    expect(judged.damage).toBe(9);
    expect(judged.targets).toEqual([]);
  });

  // A limb at zero with its injury is 15; so is a torso, and the constitution must not round it away.
  it.each([
    [11, "torso", 33, "severe"],
    [14, "head", 42, "severe"],
    [11, "leftArm", 22, "severe"],
    [14, "leftLeg", 28, "severe"],
  ])("con %i, %s at zero by %i damage, before the injury", (con, part, damage) => {
    const body = snapshot(con, { [part]: { missing: 0, days: 2 } });
    const facts = attackFacts([target({ body, aims: [part] })]);
    const [judged] = judgeAttack(facts, { ...dice, damage }).targets;
    const isLimb = part.endsWith("Arm") || part.endsWith("Leg");
    expect(judged?.strike?.painAfter.points).toBe(isLimb ? 15 : 20);
    expect(judged?.strike?.bandAfter).toBe(isLimb ? "severe" : "unconscious");
  });
});
