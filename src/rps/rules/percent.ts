import { RuleError, requireInteger } from "../../core/rules/errors.ts";
import { type EffectiveSkill, effectiveSkill, type SkillUse } from "./dice-cap.ts";
import { countModifiers, type ModifierSource, type ModifierTerm } from "./modifiers.ts";
import { requireCount, requireSigned, requireSkill } from "./scales.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "./settings.ts";

/** The degrees of a percent action, best first. RPS [38] */
export const PERCENT_DEGREES = [
  "criticalSuccess",
  "success",
  "failure",
  "criticalFailure",
] as const;
export type PercentDegree = (typeof PERCENT_DEGREES)[number];

/** What decided, in the order in which it is asked: 99–00, 01–02, exactly the chance, below, above. RPS [38] */
export const PERCENT_RULES = ["highRoll", "lowRoll", "exact", "below", "above"] as const;
export type PercentRule = (typeof PERCENT_RULES)[number];

/** @returns The chance in percent that a skill level alone gives. @throws {RuleError} RPS [36] */
export function skillChance(skill: number, settings: RpsSettings = DEFAULT_RPS_SETTINGS): number {
  return requireSigned("chance", settings.chance[requireSkill(skill) - 1]);
}

/** What an unopposed action is tried with. */
export interface PercentInput extends SkillUse {
  /** Specialisations, special bonuses and `untrained` in steps; `gm` in percent. */
  readonly modifiers?: readonly ModifierTerm[];
  /** Points from the reserve, announced before the roll and spent whatever it brings. RPS [38] */
  readonly points?: number;
}

/** One part of a chance, in percent; `steps` is what it was made of. */
export interface ChanceTerm {
  readonly source: "skill" | "points" | ModifierSource;
  readonly id?: string;
  readonly steps: number;
  readonly percent: number;
  readonly counted: boolean;
}

/** A chance, term by term. It is never clamped: a chance of 103 does not make 99 or 00 a success. */
export interface Chance {
  readonly chance: number;
  readonly skill: EffectiveSkill;
  readonly terms: readonly ChanceTerm[];
}

/** @returns The chance of an unopposed action. @throws {RuleError} also for an attribute value, which only contests add. RPS [36][38][72][74] */
export function percentChance(
  input: PercentInput,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): Chance {
  const skill = effectiveSkill(input, "unopposed", settings);
  const perStep = requireSigned("percentPerSpecialisation", settings.percentPerSpecialisation);
  const perPoint = requireSigned("percentPerPoint", settings.percentPerPoint);
  const base = skillChance(skill.level, settings);
  const terms: ChanceTerm[] = [
    { source: "skill", steps: skill.level, percent: base, counted: true },
  ];
  for (const { value, ...term } of countModifiers(input.modifiers ?? [], settings)) {
    if (term.source === "attributeValue")
      throw new RuleError("forbidden", { input: "source", value: term.source });
    const percent = term.source === "gm" ? value : value * perStep;
    terms.push({ ...term, steps: value, percent: percent + 0 });
  }
  const points = requireCount("points", input.points ?? 0);
  if (points > 0)
    terms.push({ source: "points", steps: points, percent: points * perPoint, counted: true });
  const chance = terms.reduce((sum, term) => (term.counted ? sum + term.percent : sum), 0);
  return { chance, skill, terms };
}

/** @returns 1–100 from two digits of 0–9; 00 is a hundred. @throws {RuleError} RPS [38] */
export function percentRoll(tens: number, units: number): number {
  const digit = { min: 0, max: 9 };
  const roll = requireInteger("tens", tens, digit) * 10 + requireInteger("units", units, digit);
  return roll === 0 ? 100 : roll;
}

/** @returns The digits that two ten-sided dice show for a roll of 1–100. @throws {RuleError} RPS [38] */
export function percentDigits(roll: number): { tens: number; units: number } {
  const checked = requireInteger("roll", roll, { min: 1, max: 100 }) % 100;
  return { tens: Math.floor(checked / 10), units: checked % 10 };
}

/** How a percent action ended, and why. */
export interface PercentOutcome {
  readonly chance: number;
  readonly roll: number;
  readonly degree: PercentDegree;
  readonly rule: PercentRule;
  readonly isSuccess: boolean;
  /** Chance − roll: by how much it went well or ill. Colour only. */
  readonly difference: number;
}

/** @param chance In percent, of any size. @param roll 1–100. @throws {RuleError} RPS [38] */
export function resolvePercent(chance: number, roll: number): PercentOutcome {
  const aim = requireSigned("chance", chance);
  const rolled = requireInteger("roll", roll, { min: 1, max: 100 });
  const [rule, degree] = decidePercent(aim, rolled);
  const isSuccess = degree === "criticalSuccess" || degree === "success";
  return { chance: aim, roll: rolled, degree, rule, isSuccess, difference: aim - rolled };
}

function decidePercent(chance: number, roll: number): [PercentRule, PercentDegree] {
  if (roll >= 99) return ["highRoll", "criticalFailure"];
  if (roll <= 2) return ["lowRoll", "criticalSuccess"];
  if (roll === chance) return ["exact", "criticalSuccess"];
  return roll < chance ? ["below", "success"] : ["above", "failure"];
}
