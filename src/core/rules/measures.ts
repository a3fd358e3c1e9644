/** In which units a world reads its measures: metric as the books write them, or feet and pounds. */
export const UNIT_SYSTEMS = ["metric", "imperial"] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** What is measured. Data and rules are metric: metres, square metres, metres a second, kilograms. */
export const MEASURES = ["length", "area", "speed", "mass"] as const;
export type Measure = (typeof MEASURES)[number];

export const METRES_PER_FOOT = 0.3048;

/** How much of the metric unit is in a foot, a square foot, a mile an hour, a pound. */
const METRIC_PER_IMPERIAL: Readonly<Record<Measure, number>> = {
  length: METRES_PER_FOOT,
  area: METRES_PER_FOOT ** 2,
  speed: 0.44704,
  mass: 0.45359237,
};

const metricPerUnit = (measure: Measure, system: UnitSystem): number =>
  system === "metric" ? 1 : METRIC_PER_IMPERIAL[measure];

/** Decimals that are kept: enough for a millionth, and no dust of floating point. */
const DECIMALS = 6;

/** The zero of the end is never a negative one. */
const rounded = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals || 0;

/** A metric amount in the units of a world, to the last digit. */
export function shownAmount(measure: Measure, metric: number, system: UnitSystem): number {
  return metric / metricPerUnit(measure, system);
}

/** Decimals that are worth reading: nobody paces off 39.37 feet. At most two for what is metric. */
export function readableDecimals(amount: number, system: UnitSystem): number {
  if (system === "metric") return 2;
  return Math.abs(amount) < 10 ? 1 : 0;
}

/** A metric amount as a field shows it, to be typed over: to one decimal more than a text has. */
export function fieldAmount(measure: Measure, metric: number, system: UnitSystem): number {
  const shown = shownAmount(measure, metric, system);
  return rounded(shown, system === "metric" ? DECIMALS : readableDecimals(shown, system) + 1);
}

/**
 * A typed amount as the data keep it. What a field has shown is what was there before: nobody who
 * leaves a number alone changes it by the rounding.
 * @param current The metric amount from which the field was filled.
 */
export function metricAmount(
  measure: Measure,
  typed: number,
  current: number,
  system: UnitSystem,
): number {
  if (typed === fieldAmount(measure, current, system)) return current;
  return system === "metric" ? typed : rounded(typed * metricPerUnit(measure, system), DECIMALS);
}
