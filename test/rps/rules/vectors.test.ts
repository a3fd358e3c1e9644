import { describe, expect, it } from "vitest";
import { diceCap, growthSkill, type SkillUse } from "../../../src/rps/rules/dice-cap.ts";
import { type Explosion, explosionRadii } from "../../../src/rps/rules/explosion.ts";
import {
  baseInitiative,
  battleInitiative,
  initiativeOrder,
} from "../../../src/rps/rules/initiative.ts";
import { resolveOpposed } from "../../../src/rps/rules/opposed.ts";
import { type AttackKind, parryRefusals, parryWear } from "../../../src/rps/rules/parry.ts";
import { percentChance, percentRoll, resolvePercent } from "../../../src/rps/rules/percent.ts";
import {
  baseReserve,
  gainOf,
  grow,
  type LimitState,
  limitOf,
  spend,
} from "../../../src/rps/rules/reserve.ts";
import { skillWarnings, specialisationWarnings } from "../../../src/rps/rules/skills.ts";
import { fixture, gm, side, spec } from "./helpers.ts";

interface Thrown {
  readonly dice: readonly number[];
  readonly mod?: number;
  readonly limit?: LimitState;
}

/** How each kind of vector is put to the rules, and how their answer is put in the vector's words. */
const ASK: Record<string, (input: never) => object> = {
  grow({ reserve, skill, die, level }: Record<string, number>) {
    const grown = grow({ reserve, skill, die, limit: limitOf(level!) } as never);
    expect(grown.gain).toBe(gainOf(skill!, die!));
    return grown;
  },
  cap({ reserve, bigBattle, ...use }: SkillUse & { reserve: number; bigBattle?: boolean }) {
    return { cap: diceCap(reserve, { ...use, biggerThanDuel: bigBattle ?? false }).max };
  },
  growSkill: (use: SkillUse) => ({ growSkill: growthSkill(use) }),
  opposed({ a, b }: { a: Thrown; b: Thrown }) {
    const outcome = resolveOpposed(side(a.dice, a.mod, a.limit), side(b.dice, b.mod, b.limit));
    const upper = (one: string | null) => one?.toUpperCase() ?? null;
    return {
      winner: upper(outcome.winner),
      degree: outcome.degree,
      rule: outcome.rule,
      sums: [outcome.a.sum, outcome.b.sum],
      totals: [outcome.a.total, outcome.b.total],
      diff: outcome.difference,
      lead: upper(outcome.lead),
    };
  },
  spend: ({ reserves, dice }: { reserves: number[]; dice: number[] }) => ({
    reserves: reserves.map((reserve, index) => spend(reserve, dice[index]!).after),
  }),
  chance: (input: { skill: number; spec?: number; gm?: number; points?: number }) =>
    percentChance({
      skill: input.skill,
      modifiers: [spec(input.spec ?? 0), gm(input.gm ?? 0)],
      points: input.points ?? 0,
    }),
  percent({ chance, roll }: { chance: number; roll: number }) {
    const { degree } = resolvePercent(chance, roll);
    return { outcome: degree.replace(/([A-Z])/, " $1").toLowerCase() };
  },
  d100: ({ tens, units }: { tens: number; units: number }) => ({ roll: percentRoll(tens, units) }),
  skills: ({ level, skills }: { level: number; skills: number[] }) => ({
    ok: skillWarnings(level, skills).length === 0,
  }),
  specs({ level, specs, creation = true }: { level: number; specs: number[]; creation?: boolean }) {
    const found = specialisationWarnings(level, specs, { creation });
    return { ok: found.every(({ severity }) => severity === "info") };
  },
  baseInit: ({ tk, values }: { tk: number; values: [number, number] }) => ({
    base: baseInitiative(tk, { agility: { value: values[0] }, intelligence: { value: values[1] } })
      .total,
  }),
  baseReserve: ({ level }: { level: number }) => ({ base: baseReserve(level) }),
  explosion(input: {
    force: [number, number, number];
    types: [Explosion["type"]];
    indoors?: boolean;
    roomOverTwice?: boolean;
  }) {
    const [core, half, reach] = input.force;
    return explosionRadii(
      { force: { core, half, reach }, type: input.types[0] },
      input.indoors ? (input.roomOverTwice ? "indoorsTooBig" : "indoors") : "outdoors",
    );
  },
  parryAllowed: (input: {
    kind: AttackKind;
    degree: "success" | "critical";
    used: boolean;
    gmOk?: boolean;
  }) => ({
    ok:
      parryRefusals({
        attack: input.kind,
        degree: input.degree,
        isUsed: input.used,
        gmAllows: input.gmOk ?? true,
      }).length === 0,
  }),
  parryWear: ({ durability, damage }: { durability: number; damage: number }) => ({
    durability: parryWear(durability, damage).after,
  }),
  order: ({ parts }: { parts: { id: string; init: number; base: number; tk: number }[] }) => ({
    groups: initiativeOrder(parts.map(({ init, ...part }) => ({ ...part, initiative: init }))).map(
      (group) => group.ids,
    ),
  }),
  battleInit: (input: {
    base: number;
    die: number;
    gm: number;
    weapons: { size: number; drawn: boolean }[];
  }) => ({
    init: battleInitiative({
      ...input,
      weapons: input.weapons.map((weapon) => ({ id: "weapon", ...weapon })),
    }).total,
  }),
};

interface Vector {
  readonly id: string;
  readonly line: string;
  readonly source: string;
  readonly kind: string;
  readonly input: never;
  readonly expect: object;
  readonly note: string;
}
const { vectors } = fixture<{ vectors: Vector[] }>("rps-vectors.json");

describe("the vectors of the RPS book", () => {
  it("are all there, each under its own id", () => {
    expect(vectors).toHaveLength(130);
    expect(new Set(vectors.map(({ id }) => id)).size).toBe(130);
    for (const { kind } of vectors) expect(ASK).toHaveProperty(kind);
  });

  for (const vector of vectors)
    it(`${vector.id} [${vector.line}] ${vector.kind} ${vector.note}`.trim(), () => {
      expect(ASK[vector.kind]!(vector.input)).toMatchObject(vector.expect);
    });
});
