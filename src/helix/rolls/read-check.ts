import { readDice } from "../../core/dice/notation.ts";
import { requireInteger } from "../../core/rules/errors.ts";
import { MAX_ODDS_NUMBER } from "../rules/odds.ts";
import type { Difficulty } from "./check-config.ts";

/** What `/helix` was asked to roll. */
export interface AskedCheck {
  readonly value: number;
  /** `null` for a roll against nothing. */
  readonly difficulty: Difficulty | null;
}

/** The words between value and difficulty, in all languages, and signs that people use. */
const AGAINST = /\s*(?:vs\.?|mot|vastaan|против|>=|≥|\/)\s*/iu;
const BASE_AND_DICE = /^(-?\d{1,4})(?:\s*\+\s*(\S+))?$/u;

/**
 * Reads `4 vs 7`, `4 vs 5+1T3` and `4`. Dice are those of any language.
 * @returns `null` for anything else. @throws {RuleError} for numbers beyond any character's.
 */
export function readCheck(text: string): AskedCheck | null {
  const [typed = "", against, ...rest] = text.trim().split(AGAINST);
  if (!/^\d{1,6}$/.test(typed) || rest.length > 0) return null;
  const value = requireInteger("value", Number(typed), { min: 0, max: MAX_ODDS_NUMBER });
  if (against === undefined) return { value, difficulty: null };
  const difficulty = readDifficulty(against);
  return difficulty && { value, difficulty };
}

/** Reads `7`, `5+1T3` or `1T3`. @returns `null` for anything else. */
export function readDifficulty(text: string): Difficulty | null {
  const bare = readDice(text);
  if (bare) return withDice(0, bare);
  const [, base, notation] = BASE_AND_DICE.exec(text.trim()) ?? [];
  if (base === undefined) return null;
  if (notation === undefined) return { base: Number(base), count: 0, faces: 0 };
  const dice = readDice(notation);
  return dice && withDice(Number(base), dice);
}

/** The rules take 1 to 20 dice with 2 to 100 faces. */
function withDice(base: number, { count, faces }: { count: number; faces: number }) {
  return count >= 1 && count <= 20 && faces >= 2 && faces <= 100 ? { base, count, faces } : null;
}
