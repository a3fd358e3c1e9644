/** Points left, and the most there can be. */
interface Gauge {
  value?: number | null;
  max?: number | null;
}

/**
 * Keeps the points of a gauge between 0 and its maximum, whichever of the two changes.
 * @param change  The part of the update data that concerns the gauge, changed in place.
 * @param current The gauge before the change.
 */
export function clampGauge(change: unknown, current: unknown): void {
  if (!isGauge(change) || !isGauge(current)) return;
  const max = change.max ?? current.max ?? 0;
  const value = change.value ?? current.value ?? 0;
  const clamped = Math.min(Math.max(value, 0), max);
  if (clamped !== value) change.value = clamped;
}

function isGauge(value: unknown): value is Gauge {
  return typeof value === "object" && value !== null;
}
