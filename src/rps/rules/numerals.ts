import { RuleError } from "../../core/rules/errors.ts";
import { Fraction } from "../../core/rules/fraction.ts";

/**
 * Signs that stand for a minus: hyphens, dashes, and U+FFFD,
 * which is what became of every dash in the book's file. RPS [47][51][120]
 */
const MINUS = /^[-\u2010-\u2015\u2212\uFFFD]/;
const DECIMAL = /^\d+(?:[.,]\d+)?$/;

/** @returns A line of the book with its lost minus signs restored, fit to be shown. RPS [47][120] */
export function restoreMinus(text: string): string {
  return text.replaceAll("\uFFFD", "\u2212");
}

/**
 * Reads a decimal exactly as people and the book write it: `5`, `0,5`, `0.5`, `−3`.
 * @throws {RuleError} if it is no such number.
 */
export function parseDecimal(input: string, text: string): Fraction {
  const trimmed = text.trim();
  const isNegative = MINUS.test(trimmed);
  const digits = trimmed.replace(MINUS, "").replace(/^\+/, "");
  if (!DECIMAL.test(digits)) throw new RuleError("notFinite", { input, value: text });
  const [whole = "0", decimals = ""] = digits.split(/[.,]/);
  const size = Fraction.of(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  return isNegative ? Fraction.ZERO.minus(size) : size;
}

/** Reads a whole number such as a specialisation `-3`, whatever its minus looks like. @throws {RuleError} if it is none. RPS [71] */
export function parseWhole(input: string, text: string): number {
  const value = parseDecimal(input, text);
  const whole = Number(value.numerator);
  if (value.denominator !== 1n || !Number.isSafeInteger(whole))
    throw new RuleError("notInteger", { input, value: text });
  return whole;
}

/** The exact value of a measure of 0 or more, given as people would write it. @throws {RuleError} */
export function exactMeasure(input: string, value: number): Fraction {
  if (!Number.isFinite(value)) throw new RuleError("notFinite", { input, value });
  if (value < 0) throw new RuleError("outOfRange", { input, value, min: 0 });
  const written = String(value);
  return parseDecimal(input, DECIMAL.test(written) ? written : value.toFixed(20));
}

/** The greatest whole number that is not above a fraction of 0 or more. */
export function wholePart(value: Fraction): number {
  return Number(value.numerator / value.denominator);
}
