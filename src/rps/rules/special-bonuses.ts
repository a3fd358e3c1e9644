import { requireChoice, requireInteger } from "../../core/rules/errors.ts";
import { type Warning, warning } from "../../core/rules/warning.ts";
import type { ModifierTerm } from "./modifiers.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "./settings.ts";

/** A special bonus helps or hinders. RPS [61] */
export const BONUS_SIGNS = ["help", "hinder"] as const;
export type BonusSign = (typeof BONUS_SIGNS)[number];

/** A special bonus (EB): cyberware, an enchanted thing, a third arm, in stated conditions. RPS [61][142] */
export interface SpecialBonus {
  readonly id: string;
  /** 1–6 in the book; the sign says whether it adds or takes away. */
  readonly amount: number;
  readonly sign: BonusSign;
}

/**
 * A special bonus as a modifier: used like a specialisation, not balanced, not capped by level.
 * @returns −6…+6 with the book's range. @throws {RuleError} if the amount lies outside the world's range. RPS [61][74]
 */
export function specialBonusTerm(
  { id, amount, sign }: SpecialBonus,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): ModifierTerm {
  const size = requireInteger("specialBonus", amount, settings.specialBonusRange);
  const value = requireChoice("sign", sign, BONUS_SIGNS) === "help" ? size : -size;
  return { source: "specialBonus", id, value: value + 0 };
}

export const SPECIAL_BONUS_WARNINGS = ["specialBonusOutOfRange"] as const;
export type SpecialBonusWarning = Warning<(typeof SPECIAL_BONUS_WARNINGS)[number]>;

/** Holds special bonuses against the world's range. @throws {RuleError} for a broken number. RPS [61] */
export function specialBonusWarnings(
  bonuses: readonly SpecialBonus[],
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): SpecialBonusWarning[] {
  const { min, max } = settings.specialBonusRange;
  return bonuses
    .filter(({ amount, sign }) => {
      requireChoice("sign", sign, BONUS_SIGNS);
      const checked = requireInteger("specialBonus", amount);
      return checked < min || checked > max;
    })
    .map(({ id, amount }) =>
      warning("specialBonusOutOfRange", "61", { amount, min, max }, { subjects: [id] }),
    );
}
