import { RuleError, requireChoice } from "../../core/rules/errors.ts";
import type { ModifierTerm } from "./modifiers.ts";
import { type OpposedOutcome, resolveOpposed } from "./opposed.ts";
import type { LimitState } from "./reserve.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "./settings.ts";

/** A modifier that counts against everybody, or only against one opponent. */
export interface AimedTerm extends ModifierTerm {
  readonly against?: string;
}

/** One of several who act against each other: everyone throws once. RPS [5][82][89] */
export interface Contestant {
  readonly id: string;
  readonly dice: readonly number[];
  /** Those whom this one acts against; empty for one who only resists. */
  readonly targets: readonly string[];
  readonly modifiers?: readonly AimedTerm[];
  readonly limit?: LimitState;
}

/** How two of them fared against each other. */
export interface PairResult {
  readonly a: string;
  readonly b: string;
  readonly outcome: OpposedOutcome;
  /** Ids; null in a tie. */
  readonly winner: string | null;
  readonly loser: string | null;
}

/**
 * Compares every pair of which at least one targets the other. Each throws once, for all its pairs;
 * a limit event counts in all pairs of its owner, and the faces of the others still count among themselves.
 * @throws {RuleError} for equal ids, unknown targets, or one who targets itself. RPS [5][82][89]
 */
export function resolvePairs(
  contestants: readonly Contestant[],
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): PairResult[] {
  const ids = contestants.map(({ id }) => id);
  if (new Set(ids).size !== ids.length)
    throw new RuleError("forbidden", { input: "id", value: ids.join() });
  for (const { id, targets } of contestants)
    for (const target of targets) {
      requireChoice("target", target, ids);
      if (target === id) throw new RuleError("forbidden", { input: "target", value: target });
    }
  return contestants.flatMap((a, index) =>
    contestants
      .slice(index + 1)
      .filter((b) => a.targets.includes(b.id) || b.targets.includes(a.id))
      .map((b) => resolvePair(a, b, settings)),
  );
}

function resolvePair(a: Contestant, b: Contestant, settings: RpsSettings): PairResult {
  const outcome = resolveOpposed(against(a, b), against(b, a), settings);
  const [winner, loser] =
    outcome.winner === null ? [null, null] : outcome.winner === "a" ? [a.id, b.id] : [b.id, a.id];
  return { a: a.id, b: b.id, outcome, winner, loser };
}

/** A contestant as one opponent meets it. */
const against = (one: Contestant, other: Contestant): Contestant => ({
  ...one,
  modifiers: one.modifiers?.filter((term) => (term.against ?? other.id) === other.id) ?? [],
});

/**
 * Sorts results as the book's order of acting tells them: by the winner's place; ties come last.
 * A fighter who was beaten earlier in the order keeps a later success: the game master may void it. RPS [89]
 * @param order Groups of ids that act at the same time, first group first.
 */
export function inOrderOfWinners(
  results: readonly PairResult[],
  order: readonly (readonly string[])[],
): PairResult[] {
  const place = (id: string | null): number => {
    const found = id === null ? -1 : order.findIndex((group) => group.includes(id));
    return found < 0 ? order.length : found;
  };
  return [...results].sort((x, y) => place(x.winner) - place(y.winner));
}

/** @returns The results whose winner was itself beaten by somebody who acts earlier. RPS [89] */
export function lateSuccesses(
  results: readonly PairResult[],
  order: readonly (readonly string[])[],
): PairResult[] {
  const place = (id: string): number => order.findIndex((group) => group.includes(id));
  return results.filter(({ winner }) =>
    results.some(
      (other) =>
        winner !== null &&
        other.loser === winner &&
        other.winner !== null &&
        place(other.winner) < place(winner),
    ),
  );
}
