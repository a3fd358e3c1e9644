import { describe, expect, it } from "vitest";
import { attributeWarnings, describeValue } from "../../../src/rps/rules/attributes.ts";
import { diceCap, effectiveSkill, growthSkill } from "../../../src/rps/rules/dice-cap.ts";
import { explosionRadii, parseForce } from "../../../src/rps/rules/explosion.ts";
import { parseFireRate } from "../../../src/rps/rules/fire-rate.ts";
import { baseInitiative } from "../../../src/rps/rules/initiative.ts";
import { battleOfWills } from "../../../src/rps/rules/magic.ts";
import { isMarked, withMark } from "../../../src/rps/rules/marks.ts";
import { nbValueTerms } from "../../../src/rps/rules/modifiers.ts";
import { resolveOpposed } from "../../../src/rps/rules/opposed.ts";
import { parryRefusals, resolveParry } from "../../../src/rps/rules/parry.ts";
import { percentChance, percentRoll, resolvePercent } from "../../../src/rps/rules/percent.ts";
import { valueAmongOwnKind, valueByBaseline } from "../../../src/rps/rules/races.ts";
import { baseReserve, grow, limitOf, spend } from "../../../src/rps/rules/reserve.ts";
import { DEFAULT_RPS_SETTINGS } from "../../../src/rps/rules/settings.ts";
import { skillWarnings, specialisationWarnings } from "../../../src/rps/rules/skills.ts";
import { structureOfMass } from "../../../src/rps/rules/vehicles.ts";
import { gm, ids, short, side, spec, world } from "./helpers.ts";

const limit = limitOf(4);

describe("the book's own examples", () => {
  it("Timo and Mikko race for a block: a tie, Timo with the upper hand [11-21]", () => {
    const timo = grow({ reserve: 3, skill: 3, die: 5, limit });
    const mikko = grow({ reserve: 0, skill: 4, die: 3, limit });
    expect([timo.gain, mikko.gain]).toEqual([3, 3]);
    expect([timo.reserve, mikko.reserve]).toEqual([6, 3]);
    expect(diceCap(6, { skill: 3 })).toMatchObject({ max: 3, decidedBy: "skill" });
    expect(diceCap(3, { skill: 4 })).toMatchObject({ max: 3, decidedBy: "reserve" });
    const outcome = resolveOpposed(side([2, 3, 5]), side([4, 3]));
    expect(outcome).toMatchObject({
      winner: null,
      reason: "marginUnder",
      difference: 3,
      lead: "a",
    });
    expect([spend(6, 3).after, spend(3, 2).after]).toEqual([3, 1]);
  });

  it("Timo and Mikko at the supermarket: Mikko succeeds, but not critically [23-31]", () => {
    expect(grow({ reserve: 3, skill: 3, die: 2, limit }).reserve).toBe(5);
    expect(grow({ reserve: 1, skill: 4, die: 5, limit }).reserve).toBe(5);
    const outcome = resolveOpposed(side([2, 3, 2]), side([5, 4, 4, 3]));
    expect(outcome).toMatchObject({
      winner: "b",
      degree: "success",
      rule: "sum",
      reason: "marginOver",
      difference: -9,
    });
  });

  it("Timo and Mikko at the supermarket, otherwise: exactly six is critical [32]", () => {
    const outcome = resolveOpposed(side([2, 3, 2]), side([5, 4, 1, 3]));
    expect(short(outcome)).toBe("b critical by sum");
    expect(outcome.reason).toBe("marginExact");
  });

  it("Mikko kicks in the arms dealer's door [40]", () => {
    const { chance, terms } = percentChance({ skill: 5, points: 4 });
    expect(terms).toEqual([
      { source: "skill", steps: 5, percent: 80, counted: true },
      { source: "points", steps: 4, percent: 8, counted: true },
    ]);
    expect(chance).toBe(88);
    expect(resolvePercent(chance, percentRoll(3, 6))).toMatchObject({
      degree: "success",
      rule: "below",
    });
    expect(spend(baseReserve(4), 4).after).toBe(0);
  });

  it("Strength -1, intelligence +2 and -3 [48][51]", () => {
    expect(describeValue(-1)).toEqual({ direction: "below", size: "little" });
    expect(describeValue(2)).toEqual({ direction: "above", size: "lot" });
    expect(describeValue(-3)).toEqual({ direction: "below", size: "nearlyMost" });
    const scores = { strength: { value: 0 }, agility: { value: 0, nb: 1 }, health: { nb: 1 } };
    expect(ids(attributeWarnings({ ...scores, intelligence: { value: -3 } }))).toEqual([
      "valueHardlyPlayable",
    ]);
  });

  it("Timo the gangster of level four and his skills [56]", () => {
    expect(skillWarnings(4, [6, 5, 4, 3, 3, 3])).toEqual([]);
    expect(skillWarnings(4, [6, 5, 4, 3, 3])).toEqual([
      {
        id: "halfRule",
        severity: "warning",
        source: "56",
        subjects: [],
        numbers: { level: 4, halfFrom: 4, high: 3, low: 2 },
      },
    ]);
  });

  it("Mikko in the gym and in the street [64-65]", () => {
    const gym = { skill: 5, tk: 3 };
    const street = { ...gym, biggerThanDuel: true };
    expect(effectiveSkill(gym, "opposed")).toEqual({ level: 5, decidedBy: "skill" });
    expect(effectiveSkill(street, "opposed")).toEqual({ level: 3, decidedBy: "tk" });
    expect(growthSkill(street)).toBe(5);
  });

  it("Timo's base initiative [66]", () => {
    const { total, terms } = baseInitiative(5, {
      agility: { value: 2, nb: 1 },
      intelligence: { value: 0 },
    });
    expect(total).toBe(7);
    expect(terms).toEqual([
      { source: "tk", value: 5 },
      { source: "attribute", id: "agility", value: 2 },
      { source: "attribute", id: "intelligence", value: 0 },
    ]);
  });

  it("an ordinary human's paces [67]", () => {
    expect(DEFAULT_RPS_SETTINGS.speeds).toEqual({ jog: 2, run: 4, sprint: 9 });
  });

  it("Mikko the cook [71]", () => {
    expect(specialisationWarnings(4, [2, 1, 2, -3, -2])).toEqual([]);
    expect(specialisationWarnings(4, [2, 1, 2, -5])).toEqual([]);
    expect(ids(specialisationWarnings(4, [5, -5]))).toEqual(["specialisationAboveLevel"]);
  });

  it("skill 4 with a fitting +2 [72]", () => {
    expect(percentChance({ skill: 4, modifiers: [spec(2)] }).chance).toBe(71);
  });

  it("Timo and the unknown alarm, then the known one [73]", () => {
    expect(specialisationWarnings(4, [-3], { creation: false })).toEqual([]);
    expect(percentChance({ skill: 3, modifiers: [spec(-3)] }).chance).toBe(41);
    expect(percentChance({ skill: 3, modifiers: [spec(1)] }).chance).toBe(53);
  });

  it("two wrestlers with their agility [75]", () => {
    const values = nbValueTerms(
      { attribute: "agility", nb: 2, value: 1 },
      { attribute: "agility", nb: 3, value: 2 },
    );
    expect(values).toMatchObject({ reason: "allowed", a: { value: 1 }, b: { value: 2 } });
    expect([diceCap(9, { skill: 2 }).max, diceCap(9, { skill: 3 }).max]).toEqual([2, 3]);
  });

  it("rates of fire: 5/sec and 5 [109]", () => {
    expect(parseFireRate("5/sec.")).toEqual({ kind: "perSecond", shots: 5 });
    expect(parseFireRate("5")).toEqual({ kind: "interval", seconds: 5 });
  });

  it("an explosion of 2/5/10 with shrapnel [115-116]", () => {
    const force = parseForce("2/5/10");
    expect(explosionRadii({ force, type: "shrapnel" })).toEqual({
      ...force,
      shrapnel: 30,
      gas: null,
    });
  });

  it("Hagar and Ymir: the parry that cost half a shield [120]", () => {
    const skilled = percentChance({ skill: 4, modifiers: [spec(1)] });
    expect(skilled.chance).toBe(68);
    const { chance } = percentChance({ skill: 4, modifiers: [spec(1), gm(-10)], points: 1 });
    expect(chance).toBe(60);
    const parry = resolveParry(resolvePercent(chance, 57), 2, 3);
    expect(parry).toEqual({
      isParried: true,
      wear: { before: 2, damage: 3, after: 1, isBroken: false },
    });
    const marks = withMark([], "ymir", "hagar");
    const question = { attack: "melee", degree: "success" } as const;
    expect(parryRefusals({ ...question, isUsed: isMarked(marks, "ymir", "hagar") })).toEqual([
      "used",
    ]);
    expect(parryRefusals({ ...question, isUsed: isMarked(marks, "ymir", "newcomer") })).toEqual([]);
  });

  it("a car of a thousand kilograms [137]", () => {
    expect(structureOfMass(1000)).toBe(60);
  });

  it("a troll among humans [142]", () => {
    const troll = { id: "troll", averages: { strength: 3 } };
    expect(valueByBaseline(troll, "strength", 0)).toBe(3);
    expect(valueAmongOwnKind(troll, "strength", 4)).toBe(1);
    const scores = {
      strength: { value: 4 },
      agility: { value: 0, nb: 1 },
      intelligence: { value: -1 },
      health: { nb: 2 },
    };
    expect(attributeWarnings(scores, DEFAULT_RPS_SETTINGS, troll)).toEqual([]);
    expect(ids(attributeWarnings(scores))).toEqual(["valueOutOfBounds"]);
  });

  it("Harri the character and Vesa the wizard [145]", () => {
    const magic = {
      id: "magic",
      kind: "valueAndNb",
      initiative: false,
      bounds: { min: -3, max: 3 },
    } as const;
    const settings = world({ magic: true, attributes: [magic] });
    const harri = {
      attributes: { magic: { value: 0, nb: 1 } },
      bonuses: [{ id: "shield", amount: 3, sign: "help", role: "defence" }],
    } as const;
    const vesa = {
      attributes: { magic: { value: 2, nb: 3 } },
      bonuses: [{ id: "malice", amount: 4, sign: "help", role: "attack" }],
    } as const;
    const vesaAttacks = battleOfWills(
      { ...harri, roles: ["defence"] },
      { ...vesa, roles: ["attack"] },
      settings,
    );
    expect(vesaAttacks.a.terms.map(({ value }) => value)).toEqual([0, 3]);
    expect(vesaAttacks.b.terms.map(({ value }) => value)).toEqual([2, 4]);
    const harriAttacks = battleOfWills(
      { ...harri, roles: ["attack"] },
      { ...vesa, roles: ["defence"] },
      settings,
    );
    expect(harriAttacks.a.terms.map(({ value }) => value)).toEqual([0]);
    expect(harriAttacks.b.terms.map(({ value }) => value)).toEqual([2]);
    expect([harriAttacks.a.skill, harriAttacks.b.skill]).toEqual([1, 3]);
  });
});
