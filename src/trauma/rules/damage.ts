import { RuleError, requireInteger } from "../../core/rules/errors.ts";
import { type Block, block, type PartArmour } from "./armour.ts";
import {
  type Body,
  type BodyPlan,
  HUMANOID_PLAN,
  isBelowHalf,
  type PartState,
  planOf,
  requirePart,
  requireState,
  withPart,
} from "./body.ts";
import { INJURY_EXTENSION, twoD4 } from "./injury.ts";
import { type Pain, type PainBand, pain, painBand, painEffect } from "./pain.ts";
import { DEFAULT_TRAUMA_SETTINGS, requireSetting, type TraumaSettings } from "./settings.ts";

/** What damage that went through does to one part. */
export interface Wound {
  readonly rule: "unhurt" | "wounded" | "newInjury" | "injuryProlonged";
  readonly before: PartState;
  readonly after: PartState;
  /** Points really lost; less than dealt when the part reached 0. */
  readonly lost: number;
  readonly daysAdded: number;
}

/** The points of a part after damage: not below 0, unless the setting `allowNegativeOp` lets them (ours). */
export function opAfter(op: number, dealt: number, settings: TraumaSettings): number {
  const left = op - dealt;
  if (requireSetting(settings, "allowNegativeOp")) return left;
  // A part that is below 0 from before the setting changed stays there: damage never heals.
  return Math.min(op, Math.max(0, left));
}

/** Whether this much damage gives the part a new injury: one that has none falls below half (Trauma 003:35). @throws {RuleError} */
export function injures(
  con: number,
  part: string,
  state: PartState,
  dealt: number,
  settings: TraumaSettings = DEFAULT_TRAUMA_SETTINGS,
  plan: BodyPlan = HUMANOID_PLAN,
): boolean {
  requireInteger("damage", dealt, { min: 0 });
  const { op, injured } = requireState(part, state);
  return dealt > 0 && !injured && isBelowHalf(con, part, opAfter(op, dealt, settings), plan);
}

/**
 * Damage that went through the armour of a part: points fall; below half, a part is injured for 2d4
 * days; a part already injured takes 2 days longer instead (Trauma 003:28, 003:35). What was fully
 * blocked changes nothing. @param dice The 2d4, needed if the part is newly injured. @throws {RuleError}
 */
export function wound(
  con: number,
  part: string,
  state: PartState,
  dealt: number,
  dice: readonly number[] | null = null,
  settings: TraumaSettings = DEFAULT_TRAUMA_SETTINGS,
  plan: BodyPlan = HUMANOID_PLAN,
): Wound {
  const isNew = injures(con, part, state, dealt, settings, plan);
  if (dealt === 0) return { rule: "unhurt", before: state, after: state, lost: 0, daysAdded: 0 };
  const op = opAfter(state.op, dealt, settings);
  const lost = state.op - op;
  if (isNew) {
    if (dice === null) throw new RuleError("notEnough", { input: "injuryDice", value: dice });
    const days = twoD4(dice);
    const after = { op, injured: true, days };
    return { rule: "newInjury", before: state, after, lost, daysAdded: days };
  }
  const daysAdded = state.injured ? INJURY_EXTENSION : 0;
  const after = { ...state, op, days: state.days + daysAdded };
  const rule = state.injured ? "injuryProlonged" : "wounded";
  return { rule, before: state, after, lost, daysAdded };
}

/** One chosen part and what protects it. */
export interface Target {
  readonly part: string;
  readonly armour?: PartArmour | null;
  /** The face of the armour die, if there is armour. */
  readonly armourFace?: number | null;
  /** The 2d4 of a new injury; see {@link newInjuries}. */
  readonly injuryDice?: readonly number[] | null;
}

export interface StrikeInput {
  readonly body: Body;
  /** Points of pain on top, such as a painkiller's. */
  readonly painAdjust?: number;
  /** Damage before armour, 0 or more. */
  readonly damage: number;
  /** The chosen parts, each once. */
  readonly targets: readonly Target[];
  /** How many parts the weapon can hit at once: 1 unless it says otherwise (ours). */
  readonly maxParts?: number;
}

/** The share of the damage for each of several parts: all of it, or an even part with the rest on the first (setting `multiPartDamage`). */
export function damageShares(
  damage: number,
  count: number,
  settings: TraumaSettings = DEFAULT_TRAUMA_SETTINGS,
): number[] {
  requireInteger("damage", damage, { min: 0 });
  requireInteger("parts", count, { min: 1 });
  const isSplit = requireSetting(settings, "multiPartDamage") === "split";
  const even = Math.floor(damage / count);
  return Array.from({ length: count }, (_, i) => {
    return isSplit ? even + (i < damage - even * count ? 1 : 0) : damage;
  });
}

export interface PartHit {
  readonly part: string;
  /** The damage that arrived at this part. */
  readonly raw: number;
  readonly block: Block | null;
  readonly dealt: number;
}

export interface PartStrike extends PartHit {
  readonly wound: Wound;
}

export interface StrikeOutcome {
  readonly rule: TraumaSettings["multiPartDamage"] | "onePart";
  readonly strikes: readonly PartStrike[];
  readonly body: Body;
  readonly painBefore: Pain;
  readonly painAfter: Pain;
  readonly bandBefore: PainBand;
  readonly bandAfter: PainBand;
  /** Whether this strike made the target unconscious or worse. */
  readonly felled: boolean;
  readonly killed: boolean;
  /** Whether the target is conscious afterwards, so that it knows where the attack came from (Trauma 003:19). */
  readonly reveals: boolean;
}

/** The armour's work on each part, before any wound. @throws {RuleError} */
function arrive(input: StrikeInput, settings: TraumaSettings): PartHit[] {
  const { targets } = input;
  requireInteger("parts", targets.length, { min: 1, max: input.maxParts ?? 1 });
  const parts = targets.map(({ part }) => requirePart(part, planOf(input.body)));
  if (new Set(parts).size < parts.length)
    throw new RuleError("forbidden", { input: "parts", value: parts });
  const shares = damageShares(input.damage, targets.length, settings);
  return targets.map(({ part, armour, armourFace }, i) => {
    const raw = shares[i]!;
    if (!armour) return { part, raw, block: null, dealt: raw };
    const stopped = block(armour, armourFace ?? Number.NaN, raw);
    return { part, raw, block: stopped, dealt: stopped.dealt };
  });
}

/** The parts that this strike newly injures: roll 2d4 days for each before calling {@link strike}. @throws {RuleError} */
export function newInjuries(
  input: StrikeInput,
  settings: TraumaSettings = DEFAULT_TRAUMA_SETTINGS,
): string[] {
  const { con, parts } = input.body;
  const plan = planOf(input.body);
  return arrive(input, settings)
    .filter(({ part, dealt }) =>
      injures(con, part, requireState(part, parts[part]), dealt, settings, plan),
    )
    .map(({ part }) => part);
}

/**
 * A hit on one or several chosen parts: each part's armour is rolled, what goes through takes points,
 * injures and hurts (Trauma 003:14, 003:28-37). @throws {RuleError} for too many parts, the same part
 * twice, or dice that are missing.
 */
export function strike(
  input: StrikeInput,
  settings: TraumaSettings = DEFAULT_TRAUMA_SETTINGS,
): StrikeOutcome {
  const adjust = input.painAdjust ?? 0;
  let { body } = input;
  const strikes = arrive(input, settings).map((hit, i): PartStrike => {
    const dice = input.targets[i]!.injuryDice ?? null;
    const state = requireState(hit.part, body.parts[hit.part]);
    const result = wound(body.con, hit.part, state, hit.dealt, dice, settings, planOf(body));
    body = withPart(body, hit.part, result.after);
    return { ...hit, wound: result };
  });
  const [painBefore, painAfter] = [input.body, body].map((b) => pain(b, settings, adjust)) as [
    Pain,
    Pain,
  ];
  const bandBefore = painBand(painBefore.points, settings);
  const bandAfter = painBand(painAfter.points, settings);
  const [before, after] = [painEffect(bandBefore), painEffect(bandAfter)];
  return {
    rule: strikes.length === 1 ? "onePart" : settings.multiPartDamage,
    strikes,
    body,
    painBefore,
    painAfter,
    bandBefore,
    bandAfter,
    felled: before.conscious && !after.conscious,
    killed: before.alive && !after.alive,
    reveals: after.conscious,
  };
}
