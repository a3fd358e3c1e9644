/** A whole number in either form that JavaScript has for one. */
export type Whole = bigint | number;

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** Digits kept when an exact fraction becomes a floating-point number: beyond what a double can hold. */
const DECIMAL_DIGITS = 25;

/**
 * An exact rational number, always in lowest terms with a positive denominator.
 * The odds of every rule book are fractions; decimals are only made for showing.
 */
export class Fraction {
  static readonly ZERO = new Fraction(0n, 1n);
  static readonly ONE = new Fraction(1n, 1n);

  private constructor(
    readonly numerator: bigint,
    readonly denominator: bigint,
  ) {}

  /** @throws {RangeError} if the denominator is 0 or a number is not whole. */
  static of(numerator: Whole, denominator: Whole = 1n): Fraction {
    const [n, d] = [BigInt(numerator), BigInt(denominator)];
    if (d === 0n) throw new RangeError("a fraction needs a denominator other than 0");
    const sign = d < 0n ? -1n : 1n;
    const divisor = gcd(n, sign * d);
    return new Fraction((sign * n) / divisor, (sign * d) / divisor);
  }

  /** Reads what {@link toString} writes: `"3"` or `"-1/6"`. */
  static parse(text: string): Fraction {
    const [numerator = "", denominator = "1"] = text.split("/");
    return Fraction.of(BigInt(numerator), BigInt(denominator));
  }

  /** The sum of all terms; 0 for none. */
  static sum(terms: Iterable<Fraction>): Fraction {
    let total = Fraction.ZERO;
    for (const term of terms) total = total.plus(term);
    return total;
  }

  plus(other: Fraction): Fraction {
    return Fraction.of(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
    );
  }

  minus(other: Fraction): Fraction {
    return this.plus(new Fraction(-other.numerator, other.denominator));
  }

  times(other: Fraction): Fraction {
    return Fraction.of(this.numerator * other.numerator, this.denominator * other.denominator);
  }

  /** @throws {RangeError} if `other` is 0. */
  dividedBy(other: Fraction): Fraction {
    return Fraction.of(this.numerator * other.denominator, this.denominator * other.numerator);
  }

  /** @param exponent A whole number of 0 or more. */
  power(exponent: number): Fraction {
    const e = BigInt(exponent);
    return new Fraction(this.numerator ** e, this.denominator ** e);
  }

  /** 1 − this: the chance that the event does not happen. */
  complement(): Fraction {
    return Fraction.ONE.minus(this);
  }

  equals(other: Fraction): boolean {
    return this.numerator === other.numerator && this.denominator === other.denominator;
  }

  /** Negative, zero or positive, as `this` is less than, equal to or greater than `other`. */
  compare(other: Fraction): number {
    const difference = this.numerator * other.denominator - other.numerator * this.denominator;
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }

  /** The nearest floating-point number, also when both parts are too large for one. */
  toNumber(): number {
    const scaled = (this.numerator * 10n ** BigInt(DECIMAL_DIGITS)) / this.denominator;
    return Number(`${scaled}e-${DECIMAL_DIGITS}`);
  }

  /** `"1/6"`, or `"2"` for a whole number. */
  toString(): string {
    return this.denominator === 1n
      ? String(this.numerator)
      : `${this.numerator}/${this.denominator}`;
  }

  toJSON(): string {
    return this.toString();
  }
}
