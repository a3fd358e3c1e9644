import { nameList } from "../contest/card-view.ts";
import type { QuartetCombat } from "../documents/combat.ts";
import type { QuartetCombatant } from "../documents/combatant.ts";
import { type Reader, reader } from "../i18n/language.ts";
import { type SharedRank, sharedRanks } from "./ranks.ts";
import type { TurnNote } from "./rules.ts";
import { placeOf } from "./standings.ts";

type Notes = ReadonlyMap<string, readonly TurnNote[]>;

/** What the tracker says under each name: who acts at the same moment, then what the book adds. */
export function notesOf(combat: QuartetCombat, ofBook: Notes = new Map()): Notes {
  const here = reader();
  // What this reader does not see must not show in anybody's place.
  const seen = (combat.turns as unknown as QuartetCombatant[]).filter(({ visible }) => visible);
  const names = new Map(seen.map(({ id, name }) => [String(id), name ?? ""]));
  const ranks = sharedRanks(seen);
  const places = new Map(seen.map((one) => [String(one.id), placeOf(one)]));
  const notes = new Map<string, readonly TurnNote[]>();
  for (const id of names.keys()) {
    const rank = ranks.get(id);
    // A book that gives places has them for those too who have yet to take theirs.
    const place = rank && { ...rank, rank: places.get(id) ?? rank.rank };
    const shared = place ? [sharedNote(place, names, here)] : [];
    const all = [...shared, ...(ofBook.get(id) ?? [])];
    if (all.length > 0) notes.set(id, all);
  }
  return notes;
}

function sharedNote(
  { rank, others }: SharedRank,
  names: ReadonlyMap<string, string>,
  here: Reader,
): TurnNote {
  const list = nameList(
    others.map((id) => names.get(id) ?? ""),
    here,
  );
  const text = here.text("QUARTET.Combat.SharedRank", { rank, names: list });
  return { icon: "fa-equals", state: "shared", text };
}
