import { requireChoice, requireInteger } from "../../core/rules/errors.ts";
import { Fraction } from "../../core/rules/fraction.ts";
import { type Decision, decideByDice, decideByLimit, MAX_DICE, marginOf } from "./opposed.ts";
import { LIMIT_STATES, type LimitState } from "./reserve.ts";
import { DIE_FACES, requireSigned } from "./scales.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "./settings.ts";

/** What an opposed action can come to, seen from A. */
export const OPPOSED_RESULTS = ["aCritical", "aSuccess", "tie", "bSuccess", "bCritical"] as const;
export type OpposedResult = (typeof OPPOSED_RESULTS)[number];

/** How often each result comes, out of `total` equally likely throws; whole numbers. */
export interface OpposedCounts extends Readonly<Record<OpposedResult, number>> {
  readonly total: number;
  /** The ties by upper hand. */
  readonly leadA: number;
  readonly leadB: number;
}

/** The exact chances of an opposed action. `aSuccess` and `bSuccess` are the ordinary ones. */
export interface OpposedOdds extends Readonly<Record<OpposedResult, Fraction>> {
  /** Either kind of success. */
  readonly aAny: Fraction;
  readonly bAny: Fraction;
  /** The parts of the tie: who has the upper hand, or neither. */
  readonly leadA: Fraction;
  readonly leadB: Fraction;
  readonly even: Fraction;
}

/** What is known before the dice fall. */
export interface OpposedQuestion {
  /** Dice of either side, 0–6. */
  readonly dice: readonly [a: number, b: number];
  /** All modifiers of A less all of B: only the difference matters. */
  readonly modifier?: number;
  /** Limit events that have happened; they decide whatever the dice show. */
  readonly limits?: readonly [a: LimitState, b: LimitState];
}

/** Ways to throw each sum, by number of dice: seven short lists, made once. */
const SUM_COUNTS: readonly (readonly number[])[] = Array.from({ length: MAX_DICE }).reduce<
  number[][]
>(
  (tables) => {
    const last = tables.at(-1) ?? [];
    const next = new Array<number>(last.length + DIE_FACES).fill(0);
    last.forEach((ways, sum) => {
      for (let face = 1; face <= DIE_FACES; face++)
        next[sum + face] = (next[sum + face] ?? 0) + ways;
    });
    return [...tables, next];
  },
  [[1]],
);

/** @returns Ways to throw each sum with this many dice, by sum. @throws {RuleError} */
export function sumCounts(dice: number): readonly number[] {
  return SUM_COUNTS[requireInteger("dice", dice, { min: 0, max: MAX_DICE })] ?? [];
}

/** @returns The chance that all of so many dice show six; 0 for no dice. @throws {RuleError} RPS [6] */
export function allSixesChance(dice: number): Fraction {
  const count = requireInteger("dice", dice, { min: 0, max: MAX_DICE });
  return count === 0 ? Fraction.ZERO : Fraction.of(1, DIE_FACES ** count);
}

/** Throws of both sides that every rule treats alike, whatever modifier and margin: one of them, and how many. */
interface AlikeThrows {
  readonly sumA: number;
  readonly sumB: number;
  ways: number;
}
/** By `countA · 7 + countB`: at most 49 lists of at most 120. */
const ALIKE: (readonly AlikeThrows[] | undefined)[] = [];

/** Only all sixes need both sums; for all other throws the difference of the sums is enough. */
function alikeThrows(countA: number, countB: number): readonly AlikeThrows[] {
  const [waysA, waysB] = [sumCounts(countA), sumCounts(countB)];
  const key = countA * (MAX_DICE + 1) + countB;
  const known = ALIKE[key];
  if (known !== undefined) return known;
  const isSixes = (count: number, sum: number): boolean => count > 0 && sum === count * DIE_FACES;
  const made: AlikeThrows[] = [];
  const byDifference = new Map<number, AlikeThrows>();
  for (let sumA = countA; sumA < waysA.length; sumA++)
    for (let sumB = countB; sumB < waysB.length; sumB++) {
      const ways = (waysA[sumA] ?? 0) * (waysB[sumB] ?? 0);
      const isApart = isSixes(countA, sumA) || isSixes(countB, sumB);
      const alike = isApart ? undefined : byDifference.get(sumA - sumB);
      if (alike !== undefined) {
        alike.ways += ways;
        continue;
      }
      const one = { sumA, sumB, ways };
      made.push(one);
      if (!isApart) byDifference.set(sumA - sumB, one);
    }
  ALIKE[key] = made;
  return made;
}

const resultOf = ({ winner, degree }: Decision): OpposedResult => {
  if (winner === null) return "tie";
  if (winner === "a") return degree === "critical" ? "aCritical" : "aSuccess";
  return degree === "critical" ? "bCritical" : "bSuccess";
};

/** Counts every throw of both sides under rules 0, 1 and 2. @throws {RuleError} RPS [4–9][72][77] */
export function opposedCounts(
  question: OpposedQuestion,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): OpposedCounts {
  const [countA, countB] = question.dice;
  const modifier = requireSigned("modifier", question.modifier ?? 0);
  const margin = marginOf(settings);
  const [limitA, limitB] = question.limits ?? ["none", "none"];
  const counts = { aCritical: 0, aSuccess: 0, tie: 0, bSuccess: 0, bCritical: 0 };
  const throws = alikeThrows(countA, countB);
  const total = DIE_FACES ** (countA + countB);
  let [leadA, leadB] = [0, 0];
  const limit = decideByLimit(
    requireChoice("limit", limitA, LIMIT_STATES),
    requireChoice("limit", limitB, LIMIT_STATES),
  );
  if (limit !== null) {
    counts[resultOf(limit)] = total;
    return { ...counts, total, leadA, leadB };
  }
  for (const { sumA, sumB, ways } of throws) {
    const decided = decideByDice({ countA, sumA, countB, sumB, modifier, margin });
    counts[resultOf(decided)] += ways;
    if (decided.reason !== "marginUnder") continue;
    const difference = sumA - sumB + modifier;
    if (difference > 0) leadA += ways;
    if (difference < 0) leadB += ways;
  }
  return { ...counts, total, leadA, leadB };
}

/** The exact chances of an opposed action. @throws {RuleError} RPS [4–9][72][77] */
export function opposedOdds(
  question: OpposedQuestion,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): OpposedOdds {
  return oddsOfCounts(opposedCounts(question, settings));
}

/** @returns Counts as chances. */
export function oddsOfCounts(counts: OpposedCounts): OpposedOdds {
  const of = (count: number): Fraction => Fraction.of(count, counts.total);
  const { aCritical, aSuccess, tie, bSuccess, bCritical, leadA, leadB } = counts;
  return {
    aCritical: of(aCritical),
    aSuccess: of(aSuccess),
    aAny: of(aCritical + aSuccess),
    tie: of(tie),
    bSuccess: of(bSuccess),
    bCritical: of(bCritical),
    bAny: of(bSuccess + bCritical),
    leadA: of(leadA),
    leadB: of(leadB),
    even: of(tie - leadA - leadB),
  };
}

/** One step of a dice stepper: so many dice, and what they bring. */
export interface DiceChoice {
  readonly dice: number;
  readonly odds: OpposedOdds;
}

/**
 * The chances of every number of dice that may be bought against a number that is guessed, for a stepper.
 * @param cap The fewest and the most dice of A, as from `diceCap`. @throws {RuleError} RPS [5][22]
 */
export function diceChoices(
  cap: { readonly min: number; readonly max: number },
  opponentDice: number,
  modifier = 0,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): DiceChoice[] {
  const max = requireInteger("dice", cap.max, { min: 0, max: MAX_DICE });
  const min = requireInteger("dice", cap.min, { min: 0, max });
  return Array.from({ length: max - min + 1 }, (_, index) => ({
    dice: min + index,
    odds: opposedOdds({ dice: [min + index, opponentDice], modifier }, settings),
  }));
}
