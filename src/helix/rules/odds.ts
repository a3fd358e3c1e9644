import type { Distribution } from "../../core/rules/distribution.ts";
import { requireInteger } from "../../core/rules/errors.ts";
import { Fraction } from "../../core/rules/fraction.ts";
import { ACTION_DIE } from "./action.ts";

/** Values and differences accepted by the odds: far beyond any character's. */
export const MAX_ODDS_NUMBER = 1000;

/** @returns `value`, a whole number the odds can be asked for. @throws {RuleError} */
export function requireOddsNumber(input: string, value: number): number {
  return requireInteger(input, value, { min: -MAX_ODDS_NUMBER, max: MAX_ODDS_NUMBER });
}

/** The chance that the die gives exactly this much: every number from 1 up can happen (HELIX 002:31). */
export function dieChance(total: number): Fraction {
  return ACTION_DIE.chance(total);
}

/** The chance that the die gives at least this much. */
export function dieAtLeast(least: number): Fraction {
  return ACTION_DIE.chanceAbove(Math.ceil(least) - 1);
}

/** The chance that the die gives less than this. */
export function dieBelow(limit: number): Fraction {
  return dieAtLeast(limit).complement();
}

/**
 * The chance of an action with this value (modifiers included) against a fixed difficulty
 * (HELIX 002:31). Spells and shots use it too. @throws {RuleError}
 */
export function passiveChance(value: number, difficulty: number): Fraction {
  return dieAtLeast(
    requireOddsNumber("difficulty", difficulty) - requireOddsNumber("value", value),
  );
}

/** The chance against a difficulty that is itself rolled, as for the lock of HELIX 002:33. @throws {RuleError} */
export function randomDifficultyChance(value: number, difficulties: Distribution): Fraction {
  return Fraction.sum(
    [...difficulties].map(([difficulty, chance]) => chance.times(passiveChance(value, difficulty))),
  );
}

/** The chance of each difficulty from `from` to `to`: the hint that stands in for the scale the book lacks. @throws {RuleError} */
export function difficultyHints(
  value: number,
  from: number,
  to: number,
): { readonly difficulty: number; readonly chance: Fraction }[] {
  requireOddsNumber("from", from);
  requireOddsNumber("to", to);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => ({
    difficulty: from + i,
    chance: passiveChance(value, from + i),
  }));
}
