import { RuleError, requireInteger, requireNumber } from "../../core/rules/errors.ts";
import type { Term } from "../../core/rules/term.ts";
import { fullUnits } from "../../core/rules/units.ts";
import type { Edge } from "./advantage.ts";
import { type CheckOutcome, type CheckPlan, checkRoll, planCheck } from "./check.ts";
import type { Condition } from "./condition.ts";
import { DEFAULT_TRAUMA_SETTINGS, type TraumaSettings } from "./settings.ts";

/** How attentive enemies usually are; the game master may lower it (Trauma 003:18). */
export const DEFAULT_ATTENTION = 15;
/** How attentive an enemy is that spent an action on it (Trauma 003:19). */
export const RAISED_ATTENTION = 25;
/** Taken off a stealth check for each full step that was moved (Trauma 003:17). */
export const STEALTH_STEP_PENALTY = 4;
/** Metres of a step (Trauma 003:17). */
export const STEALTH_STEP = 3;
/** Metres of melee reach; the book names no number (ours). */
export const DEFAULT_REACH = 1.5;

export interface Watcher {
  /** Passive attention. */
  readonly attention?: number;
  /** Whether an action was spent to raise it, until the game master lowers it again (ours). */
  readonly isRaised?: boolean;
  /** Whether the one who sneaks is within this enemy's melee reach. */
  readonly isInMelee?: boolean;
}

/** The attention that counts: raised, 25, never less than it was (Trauma 003:18-19). @throws {RuleError} */
export function attentionOf(watcher: Watcher): number {
  const attention = requireInteger("attention", watcher.attention ?? DEFAULT_ATTENTION);
  return watcher.isRaised ? Math.max(attention, RAISED_ATTENTION) : attention;
}

/** What moving costs a stealth check: 4 for each complete 3 m, as a number of 0 or less (Trauma 003:17). @throws {RuleError} */
export function distancePenalty(metres: number): number {
  const steps = fullUnits(requireNumber("metres", metres, { min: 0 }), STEALTH_STEP);
  return 0 - STEALTH_STEP_PENALTY * steps;
}

export interface StealthInput {
  readonly dex: number;
  /** Metres moved since the last check. */
  readonly metres: number;
  readonly watchers: readonly Watcher[];
  readonly edges?: readonly Edge[];
  /** Situational modifiers of the game master's. */
  readonly modifiers?: readonly Term<"modifier">[];
  readonly condition: Condition | null;
}

export interface StealthPlan {
  readonly check: CheckPlan;
  /** The attention of the most attentive watcher. */
  readonly difficulty: number;
  /** Its place in the list; of equals, the first. */
  readonly watcher: number;
  /** Places of the watchers that notice without a roll: those in melee reach. */
  readonly noticedBy: readonly number[];
}

/** What a stealth check needs before the dice (Trauma 003:17-19). @throws {RuleError} without a watcher. */
export function planStealth(
  input: StealthInput,
  settings: TraumaSettings = DEFAULT_TRAUMA_SETTINGS,
): StealthPlan {
  const attentions = input.watchers.map(attentionOf);
  if (attentions.length === 0)
    throw new RuleError("notEnough", { input: "watchers", value: 0, min: 1 });
  const difficulty = Math.max(...attentions);
  const penalty = distancePenalty(input.metres);
  const check = planCheck(
    {
      ability: "dex",
      value: input.dex,
      modifiers: [
        ...(penalty === 0 ? [] : [{ source: "distance", value: penalty } as const]),
        ...(input.modifiers ?? []),
      ],
      edges: input.edges ?? [],
      condition: input.condition,
    },
    settings,
  );
  const noticedBy = input.watchers.flatMap(({ isInMelee }, i) => (isInMelee ? [i] : []));
  return { check, difficulty, watcher: attentions.indexOf(difficulty), noticedBy };
}

export interface StealthOutcome {
  readonly rule: "unnoticed" | "noticed" | "noticedInMelee" | "cannotAct";
  readonly success: boolean;
  /** null when no roll was made. */
  readonly check: CheckOutcome | null;
  readonly difficulty: number;
  readonly noticedBy: readonly number[];
}

/**
 * Sneaking up on a group: the check must reach the attention of its most attentive member, and nobody
 * may be within melee reach (Trauma 003:17). @param faces Not looked at when an enemy in reach notices anyway. @throws {RuleError}
 */
export function stealthRoll(plan: StealthPlan, faces: readonly number[]): StealthOutcome {
  const { difficulty, noticedBy } = plan;
  if (noticedBy.length > 0)
    return { rule: "noticedInMelee", success: false, check: null, difficulty, noticedBy };
  const check = checkRoll(plan.check, faces, difficulty);
  if (check.status === "cannotAct")
    return { rule: "cannotAct", success: false, check, difficulty, noticedBy };
  const rule = check.success ? "unnoticed" : "noticed";
  return { rule, success: check.success, check, difficulty, noticedBy };
}

/** Whether an attack gives away where it came from: unless the target lost consciousness (Trauma 003:19). */
export function attackReveals(target: Pick<Condition, "effect">): boolean {
  return target.effect.conscious;
}
