import { requireChoice, requireFace, requireInteger } from "../../core/rules/errors.ts";
import { type CountedTerm, countModifiers, type ModifierTerm, sumCounted } from "./modifiers.ts";
import { LIMIT_STATES, type LimitState } from "./reserve.ts";
import { DIE_FACES } from "./scales.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "./settings.ts";

/** The most dice that a skill of 6 can throw. RPS [5] */
export const MAX_DICE = 6;

export type Side = "a" | "b";
/** How well the winner did. An opposed action has no critical failure. RPS [9] */
export const OPPOSED_DEGREES = ["success", "critical"] as const;
export type OpposedDegree = (typeof OPPOSED_DEGREES)[number];
/** The rules in the order in which they are asked. RPS [6][8][77] */
export const OPPOSED_RULES = ["limit", "allSixes", "sum"] as const;
export type OpposedRule = (typeof OPPOSED_RULES)[number];

/** Why the rule decided as it did. */
export const OPPOSED_REASONS = [
  "limitExact",
  "limitOver",
  "limitBoth",
  "allSixesHigher",
  "allSixesNotHigher",
  "moreSixes",
  "equalSixes",
  "marginExact",
  "marginOver",
  "marginUnder",
] as const;
export type OpposedReason = (typeof OPPOSED_REASONS)[number];

/** What was decided, without the sums behind it. */
export interface Decision {
  readonly winner: Side | null;
  /** Null in a tie. */
  readonly degree: OpposedDegree | null;
  readonly rule: OpposedRule;
  readonly reason: OpposedReason;
}

/** One side of an opposed action, after its dice fell. */
export interface OpposedSide {
  /** The faces thrown, 0–6 of them. */
  readonly dice: readonly number[];
  /** All that apply against this opponent; they are mandatory and touch rule 2 only. RPS [72] */
  readonly modifiers?: readonly ModifierTerm[];
  /** Whether growth met the limit this turn. */
  readonly limit?: LimitState;
}

/** One side of the sum. */
export interface SideTotal {
  readonly dice: readonly number[];
  readonly isAllSixes: boolean;
  /** The faces alone. */
  readonly sum: number;
  readonly terms: readonly CountedTerm[];
  readonly modifier: number;
  /** Sum + modifier; never clamped, so it may be negative. */
  readonly total: number;
  readonly limit: LimitState;
}

/** The outcome of an opposed action between two sides, with every step. */
export interface OpposedOutcome extends Decision {
  readonly a: SideTotal;
  readonly b: SideTotal;
  /** Total of A − total of B. */
  readonly difference: number;
  readonly margin: number;
  /** Who has the upper hand in a tie of rule 2. Colour only. RPS [21] */
  readonly lead: Side | null;
}

const decision = (
  rule: OpposedRule,
  reason: OpposedReason,
  winner: Side | null,
  degree: OpposedDegree | null,
): Decision => ({ winner, degree, rule, reason });

/** Rule 0: a limit event decides before any die is looked at. @returns Null if nobody met a limit. RPS [77] */
export function decideByLimit(a: LimitState, b: LimitState): Decision | null {
  if (a === "none" && b === "none") return null;
  if (a === b) return decision("limit", "limitBoth", null, null);
  if (a === "exact" || b === "exact")
    return decision("limit", "limitExact", a === "exact" ? "a" : "b", "critical");
  return decision("limit", "limitOver", a === "over" ? "b" : "a", "success");
}

/** What rules 1 and 2 look at. */
export interface DiceFacts {
  readonly countA: number;
  readonly sumA: number;
  readonly countB: number;
  readonly sumB: number;
  /** Modifier of A − modifier of B. */
  readonly modifier: number;
  readonly margin: number;
}

/**
 * Rule 1: all dice of a side show six. It is critical if the faces add up to more than the other's,
 * modifiers aside; if both do, more dice win ordinarily. RPS [6][9][72]
 * Rule 2: more than the margin is ordinary, exactly the margin is critical, less is a tie. RPS [8]
 * No dice at all are not all sixes.
 */
export function decideByDice(facts: DiceFacts): Decision {
  const { countA, sumA, countB, sumB, modifier, margin } = facts;
  const sixesA = countA > 0 && sumA === countA * DIE_FACES;
  const sixesB = countB > 0 && sumB === countB * DIE_FACES;
  if (sixesA && sixesB) {
    if (countA === countB) return decision("allSixes", "equalSixes", null, null);
    return decision("allSixes", "moreSixes", countA > countB ? "a" : "b", "success");
  }
  if (sixesA || sixesB) {
    const winner = sixesA ? "a" : "b";
    return (sixesA ? sumA > sumB : sumB > sumA)
      ? decision("allSixes", "allSixesHigher", winner, "critical")
      : decision("allSixes", "allSixesNotHigher", winner, "success");
  }
  const difference = sumA - sumB + modifier;
  const winner = difference > 0 ? "a" : "b";
  const size = Math.abs(difference);
  if (size > margin) return decision("sum", "marginOver", winner, "success");
  if (size === margin) return decision("sum", "marginExact", winner, "critical");
  return decision("sum", "marginUnder", null, null);
}

/** @returns The margin of rule 2 in this world, 1 or more. @throws {RuleError} RPS [8] */
export function marginOf(settings: RpsSettings): number {
  return requireInteger("margin", settings.margin, { min: 1, max: 1_000_000 });
}

/**
 * An opposed action of two sides: limit events, then all sixes, then the sums.
 * @throws {RuleError} for a face that no die has, or more than six dice. RPS [4–9][72][77]
 */
export function resolveOpposed(
  sideA: OpposedSide,
  sideB: OpposedSide,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): OpposedOutcome {
  const margin = marginOf(settings);
  const a = sideTotal(sideA, settings);
  const b = sideTotal(sideB, settings);
  const { winner, degree, rule, reason } =
    decideByLimit(a.limit, b.limit) ??
    decideByDice({
      countA: a.dice.length,
      sumA: a.sum,
      countB: b.dice.length,
      sumB: b.sum,
      modifier: a.modifier - b.modifier,
      margin,
    });
  const difference = a.total - b.total;
  const isClose = reason === "marginUnder" && difference !== 0;
  const lead = isClose ? (difference > 0 ? "a" : "b") : null;
  return { winner, degree, rule, reason, a, b, difference, margin, lead };
}

function sideTotal(side: OpposedSide, settings: RpsSettings): SideTotal {
  requireInteger("dice", side.dice.length, { min: 0, max: MAX_DICE });
  const dice = side.dice.map((face) => requireFace(face, DIE_FACES));
  const terms = countModifiers(side.modifiers ?? [], settings);
  const modifier = sumCounted(terms);
  const sum = dice.reduce((total, face) => total + face, 0);
  return {
    dice,
    isAllSixes: dice.length > 0 && sum === dice.length * DIE_FACES,
    sum,
    terms,
    modifier,
    total: sum + modifier,
    limit: requireChoice("limit", side.limit ?? "none", LIMIT_STATES),
  };
}
