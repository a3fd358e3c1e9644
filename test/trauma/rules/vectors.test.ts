import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { baseArmourClass, halfModifier, modifier } from "../../../src/trauma/rules/abilities.ts";
import { keepD20, netAdvantage, type RollMode } from "../../../src/trauma/rules/advantage.ts";
import { attackRoll, planAttack } from "../../../src/trauma/rules/attack.ts";
import { type BodyPart, maxOp } from "../../../src/trauma/rules/body.ts";
import { damageShares, strike } from "../../../src/trauma/rules/damage.ts";
import { difficultTerrainReach, speed } from "../../../src/trauma/rules/movement.ts";
import { pain, painBand, painEffect } from "../../../src/trauma/rules/pain.ts";
import { sleepPart } from "../../../src/trauma/rules/rest.ts";
import type { TraumaSettings } from "../../../src/trauma/rules/settings.ts";
import { planStealth, stealthRoll } from "../../../src/trauma/rules/stealth.ts";
import { ABILITIES_16, bodyWith, world } from "./helpers.ts";

interface Vector {
  readonly id: string;
  readonly system: string;
  readonly op: string;
  readonly input: unknown;
  readonly settings: Partial<TraumaSettings>;
  readonly expected: unknown;
}

const { vectors } = JSON.parse(
  readFileSync("test/fixtures/rules/vectors-noppa-helix-trauma.json", "utf8"),
) as { vectors: Vector[] };

type Parts = Partial<Record<BodyPart, { op: number; injured?: boolean; days?: number }>>;

/** 2d4 with this sum. */
const twoD4 = (sum: number) => [Math.min(4, sum - 1), sum - Math.min(4, sum - 1)];

/** An edge for each mode, so that a plan has that mode. */
const edgesOf = (mode: RollMode) =>
  mode === "normal" ? [] : ([{ kind: mode, source: "situation" }] as const);

/** Each operation of the vectors in terms of our rules. */
const operations: Readonly<Record<string, (input: never, settings: TraumaSettings) => unknown>> = {
  t_mod: ([value]: [number]) => modifier(value),
  t_half: ([value]: [number]) => halfModifier(modifier(value)),
  t_ac: ([dex]: [number]) => baseArmourClass(dex).total,
  "t_max(limb,head)": ([con]: [number]) => [maxOp(con, "leftArm"), maxOp(con, "head")],
  t_net: ([adv, dis, netting]: [number, number, TraumaSettings["advantageNetting"]?]) =>
    netAdvantage(adv, dis, world(netting ? { advantageNetting: netting } : {})).mode,
  t_attack(input: { dice: number[]; mode: RollMode; mod: number; ac: number }, settings) {
    const plan = planAttack(
      {
        abilities: ABILITIES_16,
        attackAbility: null,
        weaponBonus: input.mod,
        edges: edgesOf(input.mode),
        condition: null,
      },
      settings,
    );
    const outcome = attackRoll(plan, input.dice, input.ac);
    return { ...outcome, kept: keepD20(input.mode, input.dice).kept };
  },
  t_pain({ C, parts }: { C: number; parts: Parts }, settings) {
    return pain(bodyWith(C, parts), settings).points;
  },
  t_band([points]: [number], settings) {
    const band = painBand(points, settings);
    const effect = painEffect(band);
    return {
      band,
      attackPenalty: effect.penalty,
      checkPenalty: effect.penalty,
      attackDis: effect.attackDisadvantage,
      checkDis: effect.checkDisadvantage,
      halfSpeed: effect.speedHalved,
    };
  },
  t_damage(
    input: {
      C: number;
      part: BodyPart;
      state: { op: number; injured?: boolean; days?: number };
      raw: number;
      armour?: { durability: number; penalty: number };
      armourRoll?: number;
      healRoll?: number;
    },
    settings,
  ) {
    const { armour } = input;
    const outcome = strike(
      {
        body: bodyWith(input.C, { [input.part]: input.state }),
        damage: input.raw,
        targets: [
          {
            part: input.part,
            armour: armour
              ? { faces: 12, durability: armour.durability, wear: armour.penalty }
              : null,
            armourFace: input.armourRoll ?? null,
            injuryDice: input.healRoll === undefined ? null : twoD4(input.healRoll),
          },
        ],
      },
      settings,
    );
    const [hit] = outcome.strikes;
    const after = outcome.body.parts[input.part];
    return {
      blocked: hit!.block?.blocked ?? 0,
      dealt: hit!.dealt,
      wear: hit!.block?.wearChange ?? 0,
      ...after,
      newInjury: hit!.wound.rule === "newInjury",
    };
  },
  t_sleep([con, part, op, injured, roll]: [number, BodyPart, number, boolean, number]) {
    return sleepPart(con, part, { op, injured, days: injured ? 5 : 0 }, twoD4(roll)).state.op;
  },
  t_speed([base, halfPain, legs]: [number, boolean, number], settings) {
    const condition = {
      effect: painEffect(halfPain ? "moderate" : "none"),
      injuries: {
        injuredArms: [],
        injuredLegs: [],
        speedHalved: legs === 1,
        canWalk: legs < 2,
        attackDisadvantage: false,
        canAttack: true,
      },
    };
    return speed(condition, settings, base).metres;
  },
  difficultTerrainReach: ([metres]: [number]) => difficultTerrainReach(metres),
  t_stealth(
    input: {
      dice: number[];
      mode: RollMode;
      dexMod: number;
      metres: number;
      attentions: number[];
      inMelee?: boolean;
    },
    settings,
  ) {
    const plan = planStealth(
      {
        dex: 10 + input.dexMod,
        metres: input.metres,
        watchers: input.attentions.map((attention, i) => ({
          attention,
          isInMelee: i === 0 && input.inMelee === true,
        })),
        edges: edgesOf(input.mode),
        condition: null,
      },
      settings,
    );
    const outcome = stealthRoll(plan, input.dice);
    const total = outcome.check && "total" in outcome.check ? outcome.check.total : undefined;
    return {
      total,
      dc: outcome.difficulty,
      success: outcome.success,
      auto: outcome.rule === "noticedInMelee",
    };
  },
};

describe("the vectors of Trauma", () => {
  const own = vectors.filter(({ system }) => system === "trauma");

  it("are all here", () => {
    expect(own).toHaveLength(86);
  });

  for (const { id, op, input, settings, expected } of own)
    it(`${id}: ${op}`, () => {
      const run = operations[op];
      if (!run) throw new Error(`no operation ${op}`);
      const actual = run(input as never, world(settings));
      if (typeof expected === "object" && expected !== null) expect(actual).toMatchObject(expected);
      else expect(actual).toBe(expected);
    });
});

describe("vectors of the specification that are not in the file", () => {
  it("T-11: 15 is severe by default", () => {
    expect(painBand(15)).toBe("severe");
  });

  it("T-14c and T-14f: one injured arm by the current reference, two injured legs by the base", () => {
    const current = world({ painReference: "current" });
    expect(pain(bodyWith(10, { leftArm: { op: 9, injured: true } }), current).points).toBe(5);
    const legs = { op: 9, injured: true };
    const both = pain(bodyWith(10, { rightLeg: legs, leftLeg: legs }));
    expect([both.points, painBand(both.points)]).toEqual([21, "unconscious"]);
  });

  it("split damage shares every point", () => {
    expect(damageShares(8, 3, world({ multiPartDamage: "split" }))).toEqual([3, 3, 2]);
    expect(damageShares(8, 3)).toEqual([8, 8, 8]);
  });
});
