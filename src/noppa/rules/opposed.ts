import { requireInteger } from "../../core/rules/errors.ts";

/** Who did better in two checks, and by how many successes. */
export interface Comparison {
  readonly winner: "first" | "second" | "tie";
  readonly margin: number;
}

/**
 * Compares two checks by their successes. The book has no opposed checks: this is an aid that
 * a game master may switch on, and it is marked as ours wherever it shows (noppa.md NA-22).
 * @throws {RuleError} for what is no number of successes.
 */
export function compareSuccesses(first: number, second: number): Comparison {
  const difference =
    requireInteger("successes", first, { min: 0 }) -
    requireInteger("successes", second, { min: 0 });
  const winner = difference === 0 ? "tie" : difference > 0 ? "first" : "second";
  return { winner, margin: Math.abs(difference) };
}
