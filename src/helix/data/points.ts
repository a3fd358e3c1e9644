import { clampGauge } from "../../core/data/gauge.ts";

/** Points as a data model holds them, with the maximum that was worked out. */
export interface Points {
  value: number;
  extra: number;
  max?: number;
}

/** The points of a model, told how to find their maximum. */
export interface PointsRule {
  /** Path below `system`, such as `lp`. */
  readonly path: string;
  readonly min: number;
  /** Path below `system` of the value that the maximum follows from. */
  readonly source: string;
  /** The maximum for a value, before `extra`. */
  max(value: number): number;
}

/** The maximum as it will be once the changes are made. */
function maxAfter(system: object, changes: object, { path, source, max }: PointsRule): number {
  const after = (inner: string) =>
    Number(
      foundry.utils.getProperty(changes, `system.${inner}`) ??
        foundry.utils.getProperty(system, inner),
    );
  return max(after(source)) + after(`${path}.extra`);
}

/**
 * Keeps points between their ends when they or their maximum change. Whoever has all points still
 * has all when the maximum rises. @param changes Update data, changed in place.
 */
export function keepPoints(system: object, changes: object, rule: PointsRule): void {
  const current = foundry.utils.getProperty(system, rule.path) as Points;
  const max = maxAfter(system, changes, rule);
  const path = `system.${rule.path}`;
  const change = foundry.utils.getProperty(changes, path) as Partial<Points> | undefined;
  const wasFull = current.value >= (current.max ?? max);
  if (change?.value === undefined && max !== current.max && (wasFull || current.value > max))
    foundry.utils.setProperty(changes, `${path}.value`, max);
  clampGauge(foundry.utils.getProperty(changes, path), current, { min: rule.min, max });
}

/** What a new document holds: all points, where nobody said otherwise. @param given Create data. */
export function fullPoints(system: object, given: object, rules: readonly PointsRule[]): object {
  const full: Record<string, object> = {};
  for (const rule of rules)
    if (!foundry.utils.hasProperty(given, `system.${rule.path}.value`))
      full[rule.path] = { value: maxAfter(system, {}, rule) };
  return full;
}
