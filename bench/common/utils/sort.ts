import { SORT_INTEGER_DENSITY } from "../constants.ts";
import type { Data } from "../types.ts";

export interface SortOptions<T> {
  /** The sibling to be placed next to; without one the source goes last. */
  target?: T | null;
  siblings?: T[];
  /** The key that holds the integer. Default `sort`. */
  sortKey?: string;
  /** Before the target, or after it? By default, before it when the source moves up. */
  sortBefore?: boolean;
}

/**
 * Place an object among its siblings by integer keys.
 * @returns The updates that do it: one if there is room, otherwise one for each sibling that moves.
 */
export function performIntegerSort<T extends object>(
  source: T,
  { target = null, siblings = [], sortKey = "sort", sortBefore }: SortOptions<T> = {},
): { target: T; update: Data }[] {
  const value = (item: T) => Number((item as Data)[sortKey] ?? 0);
  if (target && !siblings.includes(target)) siblings = [...siblings, target];
  const order = siblings.filter((item) => item !== source).sort((a, b) => value(a) - value(b));
  const before = sortBefore ?? (target ? value(source) > value(target) : false);
  const index = target ? order.indexOf(target) + (before ? 0 : 1) : order.length;
  const previous = order[index - 1];
  const next = order[index];
  const low = previous ? value(previous) : next ? value(next) - 2 * SORT_INTEGER_DENSITY : 0;
  const high = next ? value(next) : low + 2 * SORT_INTEGER_DENSITY;
  if (high - low > 1)
    return [{ target: source, update: { [sortKey]: Math.round((low + high) / 2) } }];
  order.splice(index, 0, source);
  return order
    .map((item, place) => ({
      target: item,
      update: { [sortKey]: (place + 1) * SORT_INTEGER_DENSITY },
    }))
    .filter(({ target: item, update }) => value(item) !== update[sortKey]);
}
