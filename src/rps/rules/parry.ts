import { requireChoice } from "../../core/rules/errors.ts";
import { OPPOSED_DEGREES, type OpposedDegree } from "./opposed.ts";
import type { PercentOutcome } from "./percent.ts";
import { requireCount } from "./scales.ts";

/** What an opponent succeeded with. */
export const ATTACK_KINDS = ["melee", "ranged"] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

/** Why a parry may not be tried. */
export const PARRY_REFUSALS = ["gm", "notMelee", "critical", "used", "broken"] as const;
export type ParryRefusal = (typeof PARRY_REFUSALS)[number];

/** The success that is to be parried. */
export interface ParryQuestion {
  readonly attack: AttackKind;
  /** How well the opponent did; a critical success by the limit is one too. */
  readonly degree: OpposedDegree;
  /** Was a parry tried against this opponent in this fight, whatever came of it? */
  readonly isUsed: boolean;
  /** The game master has to agree. */
  readonly gmAllows?: boolean;
  /** What the tool still withstands, if that is known; 0 is broken. */
  readonly durability?: number;
}

/**
 * A parry: a percent action after an opponent's success in melee, with the game master's leave,
 * once per opponent and fight, never against a critical success.
 * @returns Every reason against it; none if it may be tried. @throws {RuleError} RPS [118–120]
 */
export function parryRefusals(question: ParryQuestion): ParryRefusal[] {
  const refusals: ParryRefusal[] = [];
  if (question.gmAllows === false) refusals.push("gm");
  if (requireChoice("attack", question.attack, ATTACK_KINDS) !== "melee") refusals.push("notMelee");
  if (requireChoice("degree", question.degree, OPPOSED_DEGREES) === "critical")
    refusals.push("critical");
  if (question.isUsed) refusals.push("used");
  if (question.durability !== undefined && requireCount("durability", question.durability) === 0)
    refusals.push("broken");
  return refusals;
}

/** How a tool fared. */
export interface Wear {
  readonly before: number;
  readonly damage: number;
  readonly after: number;
  readonly isBroken: boolean;
}

/**
 * What a blow does to the tool that stopped it: damage above its durability wears it down by the difference.
 * The book's shield of 2 against a sword of 3 becomes 1. @throws {RuleError} RPS [119–120]
 */
export function parryWear(durability: number, damage: number): Wear {
  const before = requireCount("durability", durability);
  const hit = requireCount("damage", damage);
  const after = hit <= before ? before : Math.max(0, before - (hit - before));
  return { before, damage: hit, after, isBroken: after === 0 };
}

/** What came of a parry. The try is used up either way. */
export interface ParryOutcome {
  readonly isParried: boolean;
  /** Null if the parry failed: the blow did not meet the tool. */
  readonly wear: Wear | null;
}

/** @param roll How the percent action ended. @param damage Of the opponent's weapon. @throws {RuleError} RPS [119–120] */
export function resolveParry(
  roll: Pick<PercentOutcome, "isSuccess">,
  durability: number,
  damage: number,
): ParryOutcome {
  const wear = parryWear(durability, damage);
  return roll.isSuccess ? { isParried: true, wear } : { isParried: false, wear: null };
}
