/** A number as somebody typed it: `0,5`, `0.5`, `−3`, `1 000`, or a change such as `+2`. */
export type TypedNumber =
  | { readonly kind: "value"; readonly value: number }
  | { readonly kind: "change"; readonly value: number }
  | { readonly kind: "empty" }
  | { readonly kind: "wrong" };

const MINUS_SIGNS = /[−–]/g;
/** Spaces that group thousands: the plain one, the no-break one, the narrow one, the thin one. */
const GROUPING = /(?<=\d)[ \u00a0\u202f\u2009](?=\d{3}(\D|$))/g;
const NUMBER = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/**
 * Reads a number as people type it in any of our languages.
 * A leading plus means a change to what was there, as Foundry's own fields do.
 */
export function readNumber(text: string): TypedNumber {
  const plain = text.normalize("NFKC").trim().replace(MINUS_SIGNS, "-").replace(GROUPING, "");
  if (plain === "") return { kind: "empty" };
  if (!NUMBER.test(plain)) return { kind: "wrong" };
  const value = Number(plain.replace(",", "."));
  return { kind: plain.startsWith("+") ? "change" : "value", value };
}

/** A number in the reader's language, with a real minus sign. @param decimals As many at most. */
export function formatNumber(value: number, language: string, decimals = 2): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: decimals })
    .format(value)
    .replace(/^-/, "−");
}

/** A number as a field holds it, to be typed over: without groups of thousands, and to a millionth. */
export function formatTyped(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 6, useGrouping: false })
    .format(value)
    .replace(/^-/, "−");
}

/** A change with its sign: `+2`, `−1`, `±0`. */
export function formatChange(value: number, language: string): string {
  if (value === 0) return `±${formatNumber(0, language)}`;
  return value > 0 ? `+${formatNumber(value, language)}` : formatNumber(value, language);
}

/**
 * A chance as a percentage with one decimal.
 * What is not quite impossible or certain never reads as 0 % or 100 %.
 */
export function formatChance(chance: number, language: string): string {
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  if (chance > 0 && chance < 0.0005) return `<\u00a0${percent.format(0.001)}`;
  if (chance < 1 && chance > 0.9995) return `>\u00a0${percent.format(0.999)}`;
  return percent.format(chance);
}
