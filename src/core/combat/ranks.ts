import { compareMoments, type TurnEntry } from "../initiative.ts";

/** A place in the order that several hold. */
export interface SharedRank {
  /** 1 for the first; a group of two is followed by the next number but one. */
  readonly rank: number;
  /** Ids of the others who act at the same moment. */
  readonly others: readonly string[];
}

/**
 * Those who act at the very same moment, by id: equal in initiative and in everything that the
 * book breaks ties with. Whoever has no initiative has no place yet.
 * @param turns In order.
 */
export function sharedRanks(turns: readonly TurnEntry[]): ReadonlyMap<string, SharedRank> {
  const placed = turns.filter(({ initiative }) => initiative !== null);
  const shared = new Map<string, SharedRank>();
  for (const one of placed) {
    const same = placed.filter((other) => compareMoments(one, other) === 0);
    if (same.length < 2) continue;
    const others = same.filter(({ id }) => id !== one.id).map(({ id }) => String(id));
    shared.set(String(one.id), { rank: placed.indexOf(same[0]!) + 1, others });
  }
  return shared;
}
