import { requireInteger } from "../../core/rules/errors.ts";
import { type Spending, spend } from "./reserve.ts";
import { requireCount, requireSkill, requireTk } from "./scales.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "./settings.ts";

/** The two ways to use a skill. RPS [3] */
export const WAYS = ["opposed", "unopposed"] as const;
export type Way = (typeof WAYS)[number];

/** A skill (or an NB used as one) in the hands of a character. */
export interface SkillUse {
  /** 1–6. */
  readonly skill: number;
  /** Combat experience, 1–6; only needed in a fight bigger than a duel. */
  readonly tk?: number;
  /** Is this a fight of more than two? RPS [63] */
  readonly biggerThanDuel?: boolean;
}

/** The level that counts, and what decided it. */
export interface EffectiveSkill {
  readonly level: number;
  readonly decidedBy: "skill" | "tk";
}

/**
 * In a fight bigger than a duel no skill is used above TK. The character's level caps nothing. RPS [57][63–65]
 * @throws {RuleError} also if TK would matter and is missing.
 */
export function effectiveSkill(
  use: SkillUse,
  way: Way,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): EffectiveSkill {
  const skill = requireSkill(use.skill);
  const isCapped = use.biggerThanDuel === true && (way === "opposed" || settings.tkCapsUnopposed);
  if (!isCapped) return { level: skill, decidedBy: "skill" };
  const tk = requireTk(use.tk);
  return tk < skill ? { level: tk, decidedBy: "tk" } : { level: skill, decidedBy: "skill" };
}

/** @returns The row of the gain table: the full skill, even where TK caps the dice. RPS [65] */
export function growthSkill(use: SkillUse): number {
  return requireSkill(use.skill);
}

/** What bounds the number of dice. */
export type DiceBound = "skill" | "tk" | "reserve";

/** How many dice may be bought, and why. */
export interface DiceCap {
  readonly min: number;
  readonly max: number;
  /** The bound that decided `max`; the reserve only if it is the stricter one. */
  readonly decidedBy: DiceBound;
  readonly bounds: readonly { readonly source: DiceBound; readonly value: number }[];
}

/** @returns The dice that a reserve and a skill allow this turn. @throws {RuleError} RPS [5][16][65] */
export function diceCap(
  reserve: number,
  use: SkillUse,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): DiceCap {
  const points = requireCount("reserve", reserve);
  const effective = effectiveSkill(use, "opposed", settings);
  const least = requireInteger("minDice", settings.minDice, { min: 0, max: 1 });
  const max = Math.min(points, effective.level);
  const bounds: { source: DiceBound; value: number }[] = [{ source: "skill", value: use.skill }];
  if (use.biggerThanDuel === true) bounds.push({ source: "tk", value: requireTk(use.tk) });
  bounds.push({ source: "reserve", value: points });
  const decidedBy = points < effective.level ? "reserve" : effective.decidedBy;
  return { min: Math.min(least, max), max, decidedBy, bounds };
}

/** Pays for dice, one point each. @throws {RuleError} unless the count lies within the cap. RPS [5] */
export function buyDice(
  reserve: number,
  count: number,
  use: SkillUse,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): Spending {
  const { min, max } = diceCap(reserve, use, settings);
  return spend(reserve, requireInteger("dice", count, { min, max }) + 0);
}

/** @returns The number of dice nearest to a wish that the cap allows. @throws {RuleError} */
export function nearestDice(wish: number, cap: DiceCap): number {
  return Math.max(cap.min, Math.min(cap.max, requireCount("dice", wish)));
}
