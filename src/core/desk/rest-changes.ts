/** One value that a rest has changed. */
export interface RestChange {
  /** Below `system`. */
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
}

type Flat = Readonly<Record<string, unknown>>;

/** What differs after a rest, of what was there before it: both flattened. */
export function restChanges(before: Flat, after: Flat): RestChange[] {
  return Object.entries(before)
    .map(([path, from]) => ({ path, from, to: after[path] }))
    .filter(({ from, to }) => isPlain(from) && isPlain(to) && from !== to);
}

function isPlain(value: unknown): boolean {
  return ["number", "boolean", "string"].includes(typeof value);
}

/**
 * Values as they are once a rest is taken back. What has happened to a number since then stays, but
 * none falls below 0 by it; what was set to something else since then is left alone.
 */
export function takenBack(changes: readonly RestChange[], current: Flat): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { path, from, to } of changes) {
    const now = current[path];
    if (typeof now === "number" && typeof from === "number" && typeof to === "number")
      values[path] = Math.max(now + from - to, Math.min(0, from, now));
    else if (now === to) values[path] = from;
  }
  return values;
}
