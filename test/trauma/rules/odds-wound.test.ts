import { describe, expect, it } from "vitest";
import { Distribution } from "../../../src/core/rules/distribution.ts";
import { Fraction } from "../../../src/core/rules/fraction.ts";
import type { PartArmour } from "../../../src/trauma/rules/armour.ts";
import type { BodyPart } from "../../../src/trauma/rules/body.ts";
import { newInjuries, strike } from "../../../src/trauma/rules/damage.ts";
import { damageDistribution } from "../../../src/trauma/rules/odds-damage.ts";
import { attackOdds, woundOdds } from "../../../src/trauma/rules/odds-wound.ts";
import { PAIN_BANDS } from "../../../src/trauma/rules/pain.ts";
import { bodyWith, world } from "./helpers.ts";

const VEST = { faces: 8, durability: 3, wear: -1 };
const HELMET = { faces: 4, durability: 2, wear: 0 };

interface Case {
  readonly name: string;
  readonly settings?: Parameters<typeof world>[0];
  readonly targets: readonly { part: BodyPart; armour: PartArmour | null }[];
}
const cases: Case[] = [
  { name: "one bare arm", targets: [{ part: "leftArm", armour: null }] },
  { name: "a vest", targets: [{ part: "torso", armour: VEST }] },
  {
    name: "head and torso in full",
    targets: [
      { part: "head", armour: HELMET },
      { part: "torso", armour: VEST },
    ],
  },
  {
    name: "head and torso by halves, pain rounded up from the current maximum",
    settings: {
      multiPartDamage: "split",
      painRounding: "ceil",
      painReference: "current",
      painUnconsciousAt: 15,
    },
    targets: [
      { part: "head", armour: HELMET },
      { part: "torso", armour: VEST },
    ],
  },
  {
    name: "an arm below zero",
    settings: { allowNegativeOp: true },
    targets: [{ part: "leftArm", armour: HELMET }],
  },
];

describe("the odds of a hit are those of every face counted out", () => {
  const body = bodyWith(8, { head: { op: 15 }, rightArm: { op: 5, injured: true, days: 3 } });
  const dice = { dice: [{ count: 2, faces: 8 }], bonus: 3 };

  for (const { name, settings: changes, targets } of cases)
    it(name, () => {
      const settings = world(changes);
      const damage = damageDistribution(dice);
      const counts = { total: 0, dealt: 0, injured: 0, felled: 0, killed: 0, worn: 0 };
      const bands = new Map(PAIN_BANDS.map((band) => [band, 0]));
      const faces = targets.map(({ armour }) => armour?.faces ?? 1);
      const rolls = faces.reduce<number[][]>(
        (all, count) =>
          all.flatMap((done) => Array.from({ length: count }, (_, i) => [...done, i + 1])),
        [[]],
      );
      for (const raw of damage.outcomes())
        for (const roll of rolls) {
          const weight = Number(damage.weight(raw));
          const input = {
            body,
            damage: raw,
            maxParts: 2,
            targets: targets.map((target, i) => ({
              ...target,
              armourFace: roll[i]!,
              injuryDice: [1, 1],
            })),
          };
          const outcome = strike(input, settings);
          counts.total += weight;
          counts.dealt += weight * outcome.strikes.reduce((sum, hit) => sum + hit.dealt, 0);
          if (newInjuries(input, settings).length > 0) counts.injured += weight;
          if (outcome.felled) counts.felled += weight;
          if (outcome.killed) counts.killed += weight;
          if (outcome.strikes[0]!.block?.wearChange === -1) counts.worn += weight;
          bands.set(outcome.bandAfter, bands.get(outcome.bandAfter)! + weight);
        }
      const odds = woundOdds({ body, damage, targets }, settings);
      const share = (count: number) => Fraction.of(count, counts.total).toString();
      expect(odds.expectedDealt.toString()).toBe(share(counts.dealt));
      expect(odds.newInjury.toString()).toBe(share(counts.injured));
      expect(odds.felled.toString()).toBe(share(counts.felled));
      expect(odds.killed.toString()).toBe(share(counts.killed));
      expect(odds.parts[0]!.wear.toString()).toBe(share(counts.worn));
      for (const band of PAIN_BANDS)
        expect(odds.bands[band].toString()).toBe(share(bands.get(band)!));
      const sum = Object.values(odds.bands).reduce((a, b) => a.plus(b));
      expect(sum.toString()).toBe("1");
    });
});

describe("the odds of an attack", () => {
  const question = {
    body: bodyWith(10),
    damage: damageDistribution({ dice: [{ count: 2, faces: 6 }], bonus: 4 }),
    targets: [{ part: "leftArm", armour: null }] as const,
    modifier: 0,
    mode: "normal",
    armourClass: 11,
  } as const;

  it("are those of a hit, times the chance to hit", () => {
    const odds = attackOdds(question);
    expect(odds.hit.toString()).toBe("1/2");
    expect(odds.onHit.expectedDealt.toString()).toBe("11");
    expect(odds.expectedDealt.toString()).toBe("11/2");
    // 11 of 20 points leave 9: below half. 2d6 is 7 or more in 21 of 36 cases.
    expect(odds.onHit.newInjury.toString()).toBe("7/12");
    expect(odds.newInjury.toString()).toBe("7/24");
  });

  it("with advantage and disadvantage add up to those of two plain attacks", () => {
    const [adv, dis] = (["advantage", "disadvantage"] as const).map((mode) =>
      attackOdds({ ...question, mode }),
    );
    const twice = attackOdds(question).expectedDealt.plus(attackOdds(question).expectedDealt);
    expect(adv!.expectedDealt.plus(dis!.expectedDealt).toString()).toBe(twice.toString());
  });

  it("fell nobody who lies down already, and kill nobody dead", () => {
    const out = { ...question, painAdjust: 20 };
    expect(attackOdds(out).felled.toString()).toBe("0");
    expect(attackOdds({ ...question, painAdjust: 40 }).killed.toString()).toBe("0");
    expect(attackOdds({ ...question, painAdjust: 15 }).felled.toString()).toBe("1/2");
  });

  it("refuse broken questions", () => {
    const arm = { part: "leftArm", armour: null } as const;
    expect(() => attackOdds({ ...question, targets: [] })).toThrow("outOfRange");
    expect(() => attackOdds({ ...question, targets: [arm, arm] })).toThrow("forbidden");
    expect(() => attackOdds({ ...question, damage: Distribution.constant(-1) })).toThrow();
    expect(() => attackOdds({ ...question, damage: Distribution.constant(999) })).toThrow();
    expect(() => damageDistribution({ dice: [{ count: 99, faces: 99 }], bonus: 0 })).toThrow();
    expect(() => damageDistribution({ dice: [{ count: -1, faces: 6 }], bonus: 0 })).toThrow();
  });

  it("of damage below zero count as none", () => {
    const { dice, bonus } = { dice: [{ count: 1, faces: 4 }], bonus: -3 };
    const damage = damageDistribution({ dice, bonus });
    expect([...damage].map(([points, chance]) => [points, String(chance)])).toEqual([
      [0, "3/4"],
      [1, "1/4"],
    ]);
  });
});
