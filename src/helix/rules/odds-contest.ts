import { RuleError, requireInteger } from "../../core/rules/errors.ts";
import { Fraction } from "../../core/rules/fraction.ts";
import { requireOddsNumber } from "./odds.ts";
import { DEFAULT_HELIX_SETTINGS, type HelixSettings, requireSetting } from "./settings.ts";

/** The most sides whose odds are worked out; with ties rolled again every set of tied sides counts. */
export const MAX_CONTEST_SIDES = 8;
export const MAX_REROLL_SIDES = 4;
/** The largest gap between two values in a contest of several. */
export const MAX_CONTEST_GAP = 100;

export interface ContestQuestion {
  /** The value rolled with, modifiers included. */
  readonly value: number;
  readonly agility?: number;
}

export interface ContestOdds {
  /** The chance of each side to win, in their order. */
  readonly win: readonly Fraction[];
  /** The chance that nobody wins. */
  readonly drawn: Fraction;
}

/** How a side stands to a total t in a product of chances: below it, at most it, or exactly on it. */
type Stand = "below" | "atMost" | "exactly";

/*
 * Beyond the highest value, each factor is simple in q = 6^-k for the totals t = start + 5k + r:
 * exactly is e·q, below is 1 − e·q, with e a whole number over a power of 6. A product of such
 * factors is a polynomial in q, and Σ over k of q^n is 6^n / (6^n − 1).
 */

/** Numerator over 6^power of: P(die = n) or P(die ≥ n), for n ≥ 1. */
function dieWeight(n: number, stand: Stand, power: number): bigint {
  const at = stand === "atMost" ? n + 1 : n;
  const k = Math.floor((at - 1) / 5);
  const chance = stand === "exactly" ? 1n : BigInt(7 - (at - 5 * k));
  return chance * 6n ** BigInt(power - k - 1);
}

/** A common multiple of 6^n − 1 for every number of sides, and Σ 6^-kn in its parts; n = 0 never occurs. */
const SERIES_SCALE = Array.from(
  { length: MAX_CONTEST_SIDES },
  (_, i) => 6n ** BigInt(i + 1),
).reduce((product, power6) => product * (power6 - 1n), 1n);
const SERIES = Array.from({ length: MAX_CONTEST_SIDES + 1 }, (_, n) => {
  const power6 = 6n ** BigInt(n);
  return n === 0 ? 0n : (SERIES_SCALE / (power6 - 1n)) * power6;
});

/** Σ over all totals t of the product of the sides' chances to stand so to t. */
function sumOverTotals(values: readonly number[], stands: readonly Stand[]): Fraction {
  const start = Math.max(...values);
  const lowest = Math.min(...values);
  const least = values.reduce((max, value, i) => {
    return stands[i] === "exactly" ? Math.max(max, value) : max;
  }, lowest);
  const power = Math.floor((start + 6 - lowest) / 5) + 2;
  const scale = 6n ** BigInt(power);
  const total = scale ** BigInt(values.length);
  let early = 0n;
  // Totals up to the highest value: a side there cannot be below or on such a total.
  for (let t = least + 1; t <= start; t++) {
    let product = 1n;
    for (let i = 0; i < values.length && product > 0n; i++) {
      const n = t - values[i]!;
      const stand = stands[i]!;
      const weight = n < 1 ? 0n : dieWeight(n, stand, power);
      product *= n < 1 || stand === "exactly" ? weight : scale - weight;
    }
    early += product;
  }
  const coefficients = new Array<bigint>(values.length + 1).fill(0n);
  for (let r = 1; r <= 5; r++) {
    let polynomial = [1n];
    values.forEach((value, i) => {
      const weight = dieWeight(start + r - value, stands[i]!, power);
      const [constant, linear] = stands[i] === "exactly" ? [0n, weight] : [scale, -weight];
      const next = new Array<bigint>(polynomial.length + 1).fill(0n);
      polynomial.forEach((coefficient, n) => {
        next[n]! += coefficient * constant;
        next[n + 1]! += coefficient * linear;
      });
      polynomial = next;
    });
    polynomial.forEach((coefficient, n) => {
      coefficients[n]! += coefficient;
    });
  }
  const late = coefficients.reduce((sum, coefficient, n) => sum + coefficient * SERIES[n]!, 0n);
  return Fraction.of(early * SERIES_SCALE + late, total * SERIES_SCALE);
}

/** Whether side a wins equal totals against side b under `tie` = higherValue. */
function beatsAtTie(a: ContestQuestion, b: ContestQuestion): boolean {
  return a.value === b.value ? (a.agility ?? 0) > (b.agility ?? 0) : a.value > b.value;
}

/** The chance of one side to have the single highest total, or to win the tie for it. */
function winChance(
  sides: readonly ContestQuestion[],
  side: number,
  winsTie: (other: ContestQuestion) => boolean,
): Fraction {
  const stands = sides.map((other, i): Stand => {
    return i === side ? "exactly" : winsTie(other) ? "atMost" : "below";
  });
  return sumOverTotals(
    sides.map(({ value }) => value),
    stands,
  );
}

/** With ties rolled again, someone always wins in the end. */
function rerolledOdds(sides: readonly ContestQuestion[]): Fraction[] {
  const values = sides.map(({ value }) => value);
  const known = new Map<number, Fraction[]>();
  /** Chances of each side of the set to win among the set; the bits of the number are the sides. */
  const among = (set: number): Fraction[] => {
    const cached = known.get(set);
    if (cached) return cached;
    const members = values.map((_, i) => i).filter((i) => set & (1 << i));
    const odds = values.map(() => Fraction.ZERO);
    let allTied = Fraction.ZERO;
    for (let tied = set; tied > 0; tied = (tied - 1) & set) {
      const chance = sumOverTotals(
        members.map((i) => values[i]!),
        members.map((i) => (tied & (1 << i) ? "exactly" : "below")),
      );
      if (tied === set) {
        allTied = members.length === 1 ? Fraction.ZERO : chance;
        if (members.length === 1) odds[members[0]!] = Fraction.ONE;
        continue;
      }
      const isSingle = (tied & (tied - 1)) === 0;
      const next = isSingle ? null : among(tied);
      for (const i of members.filter((member) => tied & (1 << member)))
        odds[i] = odds[i]!.plus(next ? chance.times(next[i]!) : chance);
    }
    const decided = allTied.complement();
    const result = odds.map((chance) => chance.dividedBy(decided));
    known.set(set, result);
    return result;
  };
  return among((1 << sides.length) - 1);
}

/**
 * The chances of a contest of two to eight sides (HELIX 002:31), four when ties are rolled again.
 * @throws {RuleError} for another number of sides or values more than 100 apart.
 */
export function contestOdds(
  sides: readonly ContestQuestion[],
  settings: HelixSettings = DEFAULT_HELIX_SETTINGS,
): ContestOdds {
  const tie = requireSetting(settings, "tie");
  const max = tie === "reroll" ? MAX_REROLL_SIDES : MAX_CONTEST_SIDES;
  requireInteger("sides", sides.length, { min: 2, max });
  for (const { value, agility } of sides) {
    requireOddsNumber("value", value);
    requireOddsNumber("agility", agility ?? 0);
  }
  const values = sides.map(({ value }) => value);
  const gap = Math.max(...values) - Math.min(...values);
  if (gap > MAX_CONTEST_GAP)
    throw new RuleError("outOfRange", { input: "value", value: gap, max: MAX_CONTEST_GAP });
  if (tie === "reroll") return { win: rerolledOdds(sides), drawn: Fraction.ZERO };
  const win = sides.map((own, side) =>
    winChance(sides, side, (other) => tie === "higherValue" && beatsAtTie(own, other)),
  );
  return { win, drawn: Fraction.sum(win).complement() };
}
