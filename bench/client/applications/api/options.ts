import type { PartialConfiguration } from "./types.ts";

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * Merge options of a more specific class into those of its parents: arrays are concatenated,
 * plain objects are merged key by key, everything else is replaced. Changes `target`.
 */
export function mergeOptions(
  target: Record<string, unknown>,
  source: Record<string, unknown>,
): Record<string, unknown> {
  for (const [key, value] of Object.entries(source)) {
    if (value === undefined) continue;
    const prior = target[key];
    if (Array.isArray(value)) {
      target[key] = [...new Set([...(Array.isArray(prior) ? prior : []), ...value])];
    } else if (isPlainObject(value)) {
      target[key] = mergeOptions(isPlainObject(prior) ? prior : {}, value);
    } else target[key] = value;
  }
  return target;
}

/**
 * The options of an instance: DEFAULT_OPTIONS of every class from the base to the class itself,
 * then those given to the constructor.
 * @param chain  Classes from the most specific one to the base.
 */
export function resolveOptions(
  chain: Iterable<{ DEFAULT_OPTIONS?: PartialConfiguration }>,
  given: PartialConfiguration,
): Record<string, unknown> {
  const merged: Record<string, unknown> = {};
  for (const type of [...chain].reverse()) {
    if (Object.hasOwn(type, "DEFAULT_OPTIONS")) mergeOptions(merged, type.DEFAULT_OPTIONS ?? {});
  }
  return mergeOptions(merged, given);
}
