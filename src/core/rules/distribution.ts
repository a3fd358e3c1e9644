import { Fraction, type Whole } from "./fraction.ts";

/**
 * How likely each of finitely many whole-number outcomes is, as exact weights over one common total.
 * Immutable. Infinite tails (dice that explode) are in {@link file://./exploding-die.ts}.
 */
export class Distribution {
  /** The sum of all weights: the common denominator of every chance. */
  readonly total: bigint;

  private constructor(private readonly weights: ReadonlyMap<number, bigint>) {
    let total = 0n;
    for (const weight of weights.values()) total += weight;
    this.total = total;
  }

  /** @param weights Pairs of outcome and weight; equal outcomes add up, weights of 0 are dropped. */
  static of(weights: Iterable<readonly [outcome: number, weight: Whole]>): Distribution {
    const map = new Map<number, bigint>();
    for (const [outcome, weight] of weights) {
      const w = BigInt(weight);
      if (w < 0n) throw new RangeError("a weight is never negative");
      if (w > 0n) map.set(outcome, (map.get(outcome) ?? 0n) + w);
    }
    if (map.size === 0) throw new RangeError("a distribution needs an outcome");
    return new Distribution(map);
  }

  /** The outcome that is sure to happen. */
  static constant(outcome: number): Distribution {
    return Distribution.of([[outcome, 1n]]);
  }

  /** One fair die that shows 1 to `faces`. */
  static die(faces: number): Distribution {
    return Distribution.of(Array.from({ length: faces }, (_, i) => [i + 1, 1n] as const));
  }

  /** The number of successes among `count` independent tries of chance `p`. */
  static binomial(count: number, p: Fraction): Distribution {
    const hit = p.numerator;
    const miss = p.denominator - p.numerator;
    const weights: [number, bigint][] = [];
    let ways = 1n;
    for (let k = 0; k <= count; k++) {
      weights.push([k, ways * hit ** BigInt(k) * miss ** BigInt(count - k)]);
      ways = (ways * BigInt(count - k)) / BigInt(k + 1);
    }
    return Distribution.of(weights);
  }

  /** The outcomes that can happen, in rising order. */
  outcomes(): number[] {
    return [...this.weights.keys()].sort((a, b) => a - b);
  }

  weight(outcome: number): bigint {
    return this.weights.get(outcome) ?? 0n;
  }

  /** The chance of exactly this outcome. */
  chance(outcome: number): Fraction {
    return Fraction.of(this.weight(outcome), this.total);
  }

  /** The chance of an outcome that satisfies the condition. */
  chanceThat(condition: (outcome: number) => boolean): Fraction {
    let sum = 0n;
    for (const [outcome, weight] of this.weights) if (condition(outcome)) sum += weight;
    return Fraction.of(sum, this.total);
  }

  /** The chance of this outcome or a greater one. */
  chanceAtLeast(least: number): Fraction {
    return this.chanceThat((outcome) => outcome >= least);
  }

  /** The expected value. Needs whole-number outcomes. */
  mean(): Fraction {
    let sum = 0n;
    for (const [outcome, weight] of this.weights) sum += BigInt(outcome) * weight;
    return Fraction.of(sum, this.total);
  }

  /** What becomes of each outcome under `change`; outcomes that fall together are added. */
  map(change: (outcome: number) => number): Distribution {
    return Distribution.of([...this.weights].map(([o, w]) => [change(o), w] as const));
  }

  /** Two independent quantities joined by `join`, which adds them unless told otherwise. */
  with(
    other: Distribution,
    join: (a: number, b: number) => number = (a, b) => a + b,
  ): Distribution {
    const joined = new Map<number, bigint>();
    for (const [a, wa] of this.weights)
      for (const [b, wb] of other.weights) {
        const outcome = join(a, b);
        joined.set(outcome, (joined.get(outcome) ?? 0n) + wa * wb);
      }
    return new Distribution(joined);
  }

  /** The sum of `count` independent copies; 0 copies are the constant 0. */
  repeat(count: number): Distribution {
    let sum = Distribution.constant(0);
    for (let i = 0; i < count; i++) sum = sum.with(this);
    return sum;
  }

  [Symbol.iterator](): Iterator<[outcome: number, chance: Fraction]> {
    return this.outcomes()
      .map((outcome): [number, Fraction] => [outcome, this.chance(outcome)])
      [Symbol.iterator]();
  }
}
