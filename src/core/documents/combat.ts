import { compareTurns } from "../initiative.ts";
import type { QuartetCombatant } from "./combatant.ts";

/** An encounter whose order of turns is the same on every client. */
export class QuartetCombat extends Combat {
  /** Called without `this`, and so made of nothing but the two. */
  protected override _sortCombatants(a: Combatant.Implementation, b: Combatant.Implementation) {
    return compareTurns(a as unknown as QuartetCombatant, b as unknown as QuartetCombatant);
  }
}
