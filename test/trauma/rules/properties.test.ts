import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keepD20, netAdvantage, ROLL_MODES } from "../../../src/trauma/rules/advantage.ts";
import { block } from "../../../src/trauma/rules/armour.ts";
import { BODY_PARTS, type Body, freshBody, maxOp } from "../../../src/trauma/rules/body.ts";
import { strike } from "../../../src/trauma/rules/damage.ts";
import { keptD20, reachChance } from "../../../src/trauma/rules/odds.ts";
import { damageDistribution } from "../../../src/trauma/rules/odds-damage.ts";
import { attackOdds } from "../../../src/trauma/rules/odds-wound.ts";
import { pain, painBand } from "../../../src/trauma/rules/pain.ts";
import {
  ADVANTAGE_NETTINGS,
  MULTI_PART_DAMAGES,
  PAIN_REFERENCES,
  PAIN_ROUNDINGS,
} from "../../../src/trauma/rules/settings.ts";
import { facesOf, seeded } from "../../core/rules/seeded.ts";
import { world } from "./helpers.ts";

const settings = fc
  .record({
    painRounding: fc.constantFrom(...PAIN_ROUNDINGS),
    painReference: fc.constantFrom(...PAIN_REFERENCES),
    multiPartDamage: fc.constantFrom(...MULTI_PART_DAMAGES),
    advantageNetting: fc.constantFrom(...ADVANTAGE_NETTINGS),
  })
  .map(world);
const con = fc.integer({ min: 1, max: 30 });
const part = fc.constantFrom(...BODY_PARTS);
const armour = fc.record({
  faces: fc.integer({ min: 2, max: 12 }),
  durability: fc.nat({ max: 8 }),
  wear: fc.integer({ min: -6, max: 0 }),
});

describe("properties of Trauma", () => {
  it("advantage and disadvantage mirror each other", () => {
    fc.assert(
      fc.property(fc.nat({ max: 5 }), fc.nat({ max: 5 }), settings, (a, d, all) => {
        const [there, back] = [netAdvantage(a, d, all).mode, netAdvantage(d, a, all).mode];
        const mirror = { advantage: "disadvantage", normal: "normal", disadvantage: "advantage" };
        expect(back).toBe(mirror[there]);
      }),
    );
  });

  it("the kept die never depends on the order of the dice", () => {
    const face = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(face, face, (a, b) => {
        expect(keepD20("advantage", [a, b]).kept).toBe(keepD20("advantage", [b, a]).kept);
        expect(keepD20("disadvantage", [a, b]).kept).toBeLessThanOrEqual(
          keepD20("advantage", [a, b]).kept,
        );
      }),
    );
  });

  it("what armour stops and lets through is the damage", () => {
    fc.assert(
      fc.property(armour, fc.nat({ max: 40 }), fc.nat(), (worn, raw, seed) => {
        const outcome = block(worn, 1 + (seed % worn.faces), raw);
        expect(outcome.blocked + outcome.dealt).toBe(raw);
        expect(outcome.blocked).toBeGreaterThanOrEqual(0);
        expect(outcome.dealt).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("a strike is pure, hurts only the chosen part, and never eases pain", () => {
    fc.assert(
      fc.property(con, part, fc.nat({ max: 60 }), settings, (c, p, damage, all) => {
        const body = freshBody(c);
        const before = structuredClone(body);
        const input = { body, damage, targets: [{ part: p, injuryDice: [1, 4] }] };
        const outcome = strike(input, all);
        expect(strike(input, all)).toEqual(outcome);
        expect(body).toEqual(before);
        for (const other of BODY_PARTS)
          if (other !== p) expect(outcome.body.parts[other]).toEqual(before.parts[other]);
        const { painBefore, painAfter } = outcome;
        expect(painAfter.exact.compare(painBefore.exact)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("by the base reference, one part alone never kills", () => {
    fc.assert(
      fc.property(con, part, (c, p) => {
        const body: Body = {
          ...freshBody(c),
          parts: { ...freshBody(c).parts, [p]: { op: 0, injured: true, days: 3 } },
        };
        const expected = maxOp(c, p) === 3 * c ? 20 : 15;
        expect(pain(body).points).toBe(expected);
        expect(painBand(pain(body).points)).not.toBe("dead");
      }),
    );
  });

  it("chances add up to 1, and advantage helps where there is a chance at all", () => {
    for (const mode of ROLL_MODES) {
      const sum = [...keptD20(mode)].reduce((total, [, chance]) => total + chance.toNumber(), 0);
      expect(sum).toBeCloseTo(1, 12);
    }
    for (let target = 2; target <= 20; target++) {
      const [dis, normal, adv] = ROLL_MODES.map((mode) => reachChance(target, 0, mode));
      expect(dis!.compare(normal!)).toBeLessThan(0);
      expect(normal!.compare(adv!)).toBeLessThan(0);
    }
  });

  it("the odds of an attack agree with a seeded simulation", () => {
    const roll = seeded(8);
    const vest = { faces: 6, durability: 3, wear: 0 };
    const body = freshBody(8);
    const rounds = 40_000;
    let [hits, dealt, injuries] = [0, 0, 0];
    for (let round = 0; round < rounds; round++) {
      const { kept } = keepD20("advantage", facesOf(roll, 2, 20));
      if (kept + 2 < 14) continue;
      hits++;
      const [a, b, c] = facesOf(roll, 3, 8);
      const target = {
        part: "torso",
        armour: vest,
        armourFace: roll(6),
        injuryDice: [1, 1],
      } as const;
      const outcome = strike({ body, damage: a! + b! + c!, targets: [target] });
      dealt += outcome.strikes[0]!.dealt;
      if (outcome.strikes[0]!.wound.rule === "newInjury") injuries++;
    }
    const odds = attackOdds({
      body,
      damage: damageDistribution({ dice: [{ count: 3, faces: 8 }], bonus: 0 }),
      targets: [{ part: "torso", armour: vest }],
      modifier: 2,
      mode: "advantage",
      armourClass: 14,
    });
    expect(Math.abs(odds.hit.toNumber() - hits / rounds)).toBeLessThan(0.012);
    expect(Math.abs(odds.expectedDealt.toNumber() - dealt / rounds)).toBeLessThan(0.15);
    expect(Math.abs(odds.newInjury.toNumber() - injuries / rounds)).toBeLessThan(0.012);
  });
});
