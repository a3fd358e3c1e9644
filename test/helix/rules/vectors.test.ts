import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { actionRoll } from "../../../src/helix/rules/action.ts";
import type { AttributeId, Attributes } from "../../../src/helix/rules/attributes.ts";
import { exchange, valueAgainst } from "../../../src/helix/rules/combat.ts";
import { contest } from "../../../src/helix/rules/contest.ts";
import { creationLedger, creationWarnings } from "../../../src/helix/rules/creation.ts";
import { passiveCheck } from "../../../src/helix/rules/difficulty.ts";
import { armourByLocation } from "../../../src/helix/rules/equipment.ts";
import { type AdventureDifficulty, experienceAward } from "../../../src/helix/rules/experience.ts";
import { type HitLocation, locationOf } from "../../../src/helix/rules/hit-location.ts";
import { maxLp, type Scale, scaledWeapon } from "../../../src/helix/rules/scale.ts";
import { DEFAULT_HELIX_SETTINGS, type HelixSettings } from "../../../src/helix/rules/settings.ts";
import { type SpellTerm, spell } from "../../../src/helix/rules/spell.ts";
import { weave } from "../../../src/helix/rules/weaving.ts";

interface Vector {
  readonly id: string;
  readonly system: string;
  readonly op: string;
  readonly input: unknown;
  readonly settings: Partial<HelixSettings>;
  readonly expected: unknown;
}

const { vectors } = JSON.parse(
  readFileSync("test/fixtures/rules/vectors-noppa-helix-trauma.json", "utf8"),
) as { vectors: Vector[] };

const SHORT: Readonly<Record<string, AttributeId>> = {
  STY: "str",
  SMI: "agi",
  UPP: "per",
  INT: "int",
  VIL: "wil",
  KAR: "cha",
};

interface VectorFighter {
  value: number;
  dice: number[];
  weapon: number;
  armour?: Partial<Record<HitLocation, number>>;
  lp: number;
}

/** Each operation of the vectors in terms of our rules. */
const operations: Readonly<Record<string, (input: never, settings: HelixSettings) => unknown>> = {
  h_build(input: {
    attrs: Record<string, number>;
    skills: Record<string, number>;
    budget?: number;
  }) {
    const attributes = Object.fromEntries(
      Object.entries(input.attrs).map(([short, value]) => [SHORT[short], value]),
    ) as Attributes;
    const build = { attributes, skills: input.skills, budget: input.budget };
    const { spent, left, lp, mp } = creationLedger(build);
    const low = creationWarnings(build).flatMap((warning) => {
      if (warning.id !== "lowAttribute") return [];
      return Object.keys(SHORT).filter((short) => SHORT[short] === warning.subjects[0]);
    });
    return { spent, left, lp, mp, warnings: low };
  },
  h_action({ value, ch, sg }: { value: number; ch: number[]; sg?: number }) {
    return sg === undefined ? actionRoll({ value }, ch) : passiveCheck({ value }, ch, sg);
  },
  h_contest([sides]: [[number, number[]][]], settings) {
    const outcome = contest(
      sides.map(([value, chain]) => ({ value, chains: [chain] })),
      settings,
    );
    return { ...outcome, totals: outcome.rolls.map(({ total }) => total) };
  },
  h_combat({ a, b }: { a: VectorFighter; b: VectorFighter }, settings) {
    const [one, two] = [a, b].map(({ dice, armour, ...fighter }) => {
      return { ...fighter, armour: armour ?? {}, chains: [dice] };
    });
    const outcome = exchange(one!, two!, settings);
    return {
      totals: outcome.contest.rolls.map(({ total }) => total),
      winner: outcome.winner,
      location: outcome.hit?.located?.location,
      raw: outcome.hit?.damage.raw,
      damage: outcome.hit?.damage.points ?? 0,
      loserLP: outcome.hit?.lp.after,
    };
  },
  h_multi([value, opponents]: [number, number]) {
    return valueAgainst(value, opponents);
  },
  h_scale([kind, sty, weapon]: [Scale, number, number?]) {
    const scaled = weapon === undefined ? null : scaledWeapon(weapon, kind);
    return { lp: maxLp(sty, kind), weapon: scaled };
  },
  h_spell(input: Record<string, number> & { otherEffect?: boolean }) {
    const woven = spell({
      areaM2: input.area,
      objects: input.objects,
      metres: input.metres,
      minutes: input.minutes,
      damage: input.damage,
      heal: input.heal,
      changeKg: input.changeKg,
      moveKg: input.moveKg,
      namedEffect: input.otherEffect,
    });
    const of = (...sources: SpellTerm[]) =>
      woven.terms.reduce((sum, t) => sum + (sources.includes(t.source) ? t.value : 0), 0);
    return {
      sg: woven.difficulty,
      mp: woven.mp,
      seconds: woven.seconds,
      permanent: woven.duration.kind === "permanent",
      errors: woven.errors,
      breakdown: {
        scope: of("area", "objects"),
        distance: of("distance"),
        time: of("time"),
        effect: of("damage", "heal"),
        change: of("change"),
        move: of("move"),
      },
    };
  },
  h_cast({ sg, fv, ch, mp }: { sg: number; fv: number; ch: number[]; mp: number }, settings) {
    const outcome = weave({ difficulty: sg }, { value: fv }, ch, mp, [], settings);
    return outcome.status === "refused"
      ? { status: outcome.rule === "notEnoughMp" ? "notEnoughMP" : outcome.rule }
      : outcome;
  },
  h_armour([pieces]: [[number, HitLocation[]][]]) {
    return armourByLocation(pieces.map(([value, covers]) => ({ value, covers })));
  },
  h_award([difficulty]: [AdventureDifficulty]) {
    return experienceAward(difficulty);
  },
  h_location([face]: [number]) {
    return locationOf(face);
  },
};

describe("the vectors of HELIX", () => {
  const own = vectors.filter(({ system }) => system === "helix");

  it("are all here", () => {
    expect(own).toHaveLength(58);
  });

  for (const { id, op, input, settings, expected } of own)
    it(`${id}: ${op}`, () => {
      const run = operations[op];
      if (!run) throw new Error(`no operation ${op}`);
      const actual = run(input as never, { ...DEFAULT_HELIX_SETTINGS, ...settings });
      if (typeof expected === "object" && expected !== null) expect(actual).toMatchObject(expected);
      else expect(actual).toBe(expected);
    });
});
