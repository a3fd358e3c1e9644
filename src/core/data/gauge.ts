/** Points left, and the most there can be. */
interface Gauge {
  value?: number | null;
  max?: number | null;
}

/** How far the points of a gauge can go. */
export interface GaugeLimits {
  readonly min?: number;
  /** For gauges whose maximum is worked out and not stored. */
  readonly max?: number;
}

/**
 * Keeps the points of a gauge between its ends, whichever of points and maximum changes.
 * @param change  The part of the update data that concerns the gauge, changed in place.
 * @param current The gauge before the change.
 */
export function clampGauge(change: unknown, current: unknown, limits: GaugeLimits = {}): void {
  if (!isGauge(change) || !isGauge(current)) return;
  const max = limits.max ?? change.max ?? current.max ?? 0;
  const value = change.value ?? current.value ?? 0;
  const clamped = Math.min(Math.max(value, limits.min ?? 0), max);
  if (clamped !== value) change.value = clamped;
}

function isGauge(value: unknown): value is Gauge {
  return typeof value === "object" && value !== null;
}
