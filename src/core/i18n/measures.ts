import {
  fieldAmount,
  type Measure,
  readableDecimals,
  shownAmount,
  type UnitSystem,
} from "../rules/measures.ts";
import type { Reader } from "./language.ts";
import { formatNumber, formatTyped } from "./numbers.ts";

/** How a reader sees what is measured, in the units of the world. All amounts given are metric. */
export interface MeasureWords {
  /** The whole text: `12 m`, `39 ft`. Several amounts share the unit: `2/5/10 m`. */
  measure(measure: Measure, ...amounts: number[]): string;
  /** The unit alone, for labels: `m`, `ft`. */
  unit(measure: Measure): string;
  /** What stands in a field with `data-measure`, to be typed over. Its label tells the unit. */
  inField(measure: Measure, amount: number): string;
}

/** As the browser's own tables of words call them. They know no squares. */
const UNITS: Readonly<Record<UnitSystem, Readonly<Record<Measure, string>>>> = {
  metric: { length: "meter", area: "meter", speed: "meter-per-second", mass: "kilogram" },
  imperial: { length: "foot", area: "foot", speed: "mile-per-hour", mass: "pound" },
};
const SQUARE = "²";

/** The words for measures in a language, in the units of a world. */
export function measureWords(language: string, system: UnitSystem): MeasureWords {
  const number = (amount: number, decimals: number): string =>
    formatNumber(amount, language, decimals);
  const unit = (measure: Measure): string => {
    const format = new Intl.NumberFormat(language, { style: "unit", unit: UNITS[system][measure] });
    const word = format.formatToParts(0).find(({ type }) => type === "unit")?.value ?? "";
    return measure === "area" ? word + SQUARE : word;
  };
  return {
    measure: (measure, ...amounts) => {
      const shown = amounts.map((amount) => shownAmount(measure, amount, system));
      const numbers = shown.map((amount) => number(amount, readableDecimals(amount, system)));
      return `${numbers.join("/")}\u00a0${unit(measure)}`;
    },
    unit,
    inField: (measure, amount) => formatTyped(fieldAmount(measure, amount, system), language),
  };
}

/** A field to type a measure in: its label names the unit, as `{unit}` of the key's text. */
export function measureField(
  key: string,
  measure: Measure,
  amount: number,
  { text, unit, inField }: Pick<Reader, "text" | "unit" | "inField">,
) {
  return { label: text(key, { unit: unit(measure) }), value: inField(measure, amount) };
}

/** Whole texts for the numbers of a sentence that are of one measure, by their placeholders. */
export function measuredNumbers(
  measure: Measure,
  numbers: Readonly<Record<string, number>>,
  words: MeasureWords,
): Record<string, string> {
  const texts = Object.entries(numbers).map(([key, amount]) => [
    key,
    words.measure(measure, amount),
  ]);
  return Object.fromEntries(texts);
}
