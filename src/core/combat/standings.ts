import type { QuartetCombat } from "../documents/combat.ts";
import type { QuartetCombatant } from "../documents/combatant.ts";
import { compareTurns } from "../initiative.ts";
import { combatRules, type Standing } from "./rules.ts";

/** The order of each fight whose book works it out by itself, as it was last sorted. */
const kept = new WeakMap<object, ReadonlyMap<string, Standing>>();

/** Works the order of a fight out anew. Before the world is there, nobody can. */
export function workOutStandings(combat: QuartetCombat): void {
  const standings = game.ready ? combatRules(combat)?.standings?.(combat) : undefined;
  if (standings) kept.set(combat, standings);
  else if (!kept.delete(combat)) return;
  for (const combatant of combat.combatants as unknown as Iterable<QuartetCombatant>)
    showPlace(combatant);
}

/** The place that a book has given; `undefined` for books with initiative. */
export function placeOf(combatant: QuartetCombatant): number | null | undefined {
  const standings = kept.get(combatant.combat ?? {});
  return standings ? (standings.get(String(combatant.id))?.place ?? null) : undefined;
}

/** Shows a place in the order where there would be an initiative. Nothing of it is stored. */
export function showPlace(combatant: QuartetCombatant): void {
  const place = placeOf(combatant);
  if (place !== undefined) Object.assign(combatant, { initiative: place });
}

/** By the book's own order, where it has one; else by initiative. */
export function compareCombatants(a: QuartetCombatant, b: QuartetCombatant): number {
  const standings = kept.get(a.combat ?? {});
  const at = ({ id }: QuartetCombatant) => standings?.get(String(id))?.at ?? Number.MAX_VALUE;
  return standings ? at(a) - at(b) || compareTurns(a, b) : compareTurns(a, b);
}

/** What each fight was last sorted to here. */
const sorted = new WeakMap<object, string>();

/** Sorts a fight whose order may have changed without any of its documents. */
export function sortAnew(combat: QuartetCombat): void {
  combat.setupTurns();
  const order = combat.turns.map(({ id, initiative }) => `${id} ${initiative}`).join();
  if (sorted.get(combat) === order) return;
  sorted.set(combat, order);
  void ui.combat?.render();
}
