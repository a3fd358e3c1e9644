import { reader } from "../i18n/language.ts";
import { MEASURES, metricAmount } from "../rules/measures.ts";
import { unitSystem } from "../settings/units.ts";

/** What of an input says how its number is meant. */
export interface NumberControl {
  readonly dataset: Readonly<Record<string, string | undefined>>;
}

/**
 * Marks inputs that hold a measure: `data-measure="length"`. What stands there is in the units of
 * the world, as `Reader.inField` writes it; what is saved is metric.
 */
const measureOf = ({ dataset }: NumberControl) =>
  MEASURES.find((measure) => measure === dataset.measure);

/**
 * A number that was typed in an input, as the data keep it.
 * @param current What the data have: it stays to the last digit if what was shown is still there.
 */
export function inMetric(typed: number, current: number, control: NumberControl): number {
  const measure = measureOf(control);
  if (!measure) return typed;
  const system = unitSystem();
  const metric = metricAmount(measure, typed, current, system);
  // Whole metres are hardly ever whole feet: the nearest are meant.
  return control.dataset.number === "whole" && system !== "metric" ? Math.round(metric) : metric;
}

/** A number of the data as it stands in an input. */
export function inField(value: number, control: NumberControl): string {
  const { number, inField: shown } = reader();
  const measure = measureOf(control);
  return measure ? shown(measure, value) : number(value);
}
