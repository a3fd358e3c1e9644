import { isPlainObject } from "../types.ts";

/**
 * Deep equality of JSON-like values, Sets, Maps and Dates; NaN equals NaN. Other objects are
 * equal if they are the same one, or if their own `equals` method says so.
 */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) return false;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, index) => isEqual(value, b[index]));
  if (a instanceof Set && b instanceof Set)
    return a.size === b.size && [...a].every((value) => b.has(value));
  if (a instanceof Map && b instanceof Map)
    return (
      a.size === b.size && [...a.entries()].every(([k, v]) => b.has(k) && isEqual(v, b.get(k)))
    );
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (isPlainObject(a) && isPlainObject(b)) {
    const keys = Object.keys(a);
    return (
      keys.length === Object.keys(b).length &&
      keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
    );
  }
  const own = "equals" in a ? a.equals : undefined;
  return typeof own === "function" ? own.call(a, b) : false;
}
