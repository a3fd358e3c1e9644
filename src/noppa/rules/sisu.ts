import { RuleError, requireInteger } from "../../core/rules/errors.ts";

/** What one sisu point adds to the result of one die (001:50, 001:54). */
export const SISU_BONUS = 5;

/** The most points that may be spent once the dice have fallen (001:54). */
export const MAX_SISU_AFTER = 1;

/** Sisu points spent on one check: any number before the roll, at most one after it. */
export interface SisuSpent {
  readonly before: number;
  readonly after: number;
}

/**
 * Checks that the points can be spent.
 * @param available Points that the character has before the check.
 * @returns All points spent. @throws {RuleError} if there are too few, or more than one after the roll.
 */
export function spendSisu({ before, after }: SisuSpent, available: number): number {
  requireInteger("sisu", available, { min: 0 });
  requireInteger("sisuBefore", before, { min: 0 });
  requireInteger("sisuAfter", after, { min: 0, max: MAX_SISU_AFTER });
  const spent = before + after;
  if (spent > available)
    throw new RuleError("notEnough", { input: "sisu", value: spent, max: available });
  return spent;
}

/**
 * The die that the points go to. All points of a check go to one die (001:50).
 * The best use is the highest die that fails, else the highest of all (NA-15).
 * @returns An index into `totals`; ties fall to the first.
 */
export function bestDie(totals: readonly number[], difficulty: number): number {
  const highest = (fails: boolean): number =>
    totals.reduce(
      (best, total, index) =>
        fails && total > difficulty ? best : total > (totals[best] ?? -Infinity) ? index : best,
      -1,
    );
  const failing = highest(true);
  return failing >= 0 ? failing : highest(false);
}

/** What a character has of sisu, and what they have got back today. */
export interface SisuState {
  readonly value: number;
  readonly max: number;
  /** A good meal has already counted since the last night (NA-18). */
  readonly mealTaken: boolean;
}

export type Recovery = "night" | "meal";

/** Why a recovery gave nothing. */
export type RecoveryRefusal = "full" | "mealTaken";

export interface RecoveryOutcome {
  readonly state: SisuState;
  readonly gained: 0 | 1;
  readonly refusal: RecoveryRefusal | null;
}

/**
 * A well-rested night or a good meal gives back one point, never above the maximum (001:54).
 * One meal a day counts; the night begins a new day.
 */
export function recover(state: SisuState, kind: Recovery): RecoveryOutcome {
  requireInteger("sisu", state.value, { min: 0 });
  requireInteger("sisuMax", state.max, { min: 0 });
  if (kind === "meal" && state.mealTaken) return { state, gained: 0, refusal: "mealTaken" };
  const gained = state.value < state.max ? 1 : 0;
  return {
    state: { ...state, value: state.value + gained, mealTaken: kind === "meal" },
    gained,
    refusal: gained ? null : "full",
  };
}
