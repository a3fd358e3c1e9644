import { readDice } from "../../core/dice/notation.ts";
import { type Pool, requireFaces } from "../rules/check.ts";
import { NORMAL_DIFFICULTY } from "../rules/difficulty.ts";

/** What `/noppa` was asked to roll. */
export interface AskedCheck {
  readonly dice: Pool;
  readonly difficulty: number;
}

/** More dice than any character of the book has: a guard against a slip of the finger. */
const MOST_DICE = 100;

/**
 * Reads `3n8 > 5`. Without a difficulty, the normal one is meant (001:28).
 * @returns `null` for anything else. @throws {RuleError} for dice that the book does not use.
 */
export function readCheck(text: string): AskedCheck | null {
  const [, notation = "", number] = /^(\S+?)\s*(?:>\s*(-?\d{1,6}))?$/u.exec(text.trim()) ?? [];
  const dice = readDice(notation);
  if (!dice || dice.count < 1 || dice.count > MOST_DICE) return null;
  return {
    dice: { count: dice.count, faces: requireFaces(dice.faces) },
    difficulty: number === undefined ? NORMAL_DIFFICULTY : Number(number),
  };
}
