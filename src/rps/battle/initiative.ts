import type { QuartetCombatant } from "../../core/documents/combatant.ts";
import type { InitiativeRule } from "../../core/initiative.ts";
import { rpsModel } from "../rolls/values.ts";
import { type Fighter, fighterOf } from "./fighters.ts";
import { changeForTyped, initiativeNow } from "./initiative-sum.ts";
import { type FighterState, FLAG, fighterState } from "./state.ts";

/**
 * One die, thrown once before the fight, on top of base initiative; the weapons in hand and the
 * game master's change come to it anew in every round. Ties go by base, then by TK. RPS [65–67][101]
 */
export const rpsInitiative: InitiativeRule = {
  roll(_actor, combatant) {
    const fighter = fighterOf(combatant);
    const fixed = fighter
      ? initiativeNow({ ...fighter, die: null, gm: laidDown(fighter) }).total
      : 0;
    return new Roll(fixed < 0 ? `1d6 - ${-fixed}` : `1d6 + ${fixed}`);
  },
  tieBreakers(actor) {
    const model = rpsModel(actor);
    return model ? [model.initiative.total, model.tk] : [];
  },
  hasRolled: (combatant) => fighterState(combatant).die !== null,
  keep: (combatant, initiative, roll) => ({ [FLAG]: kept(combatant, initiative, roll) }),
};

/** A number that somebody types stands: what it differs by is the game master's change. */
function kept(
  combatant: QuartetCombatant,
  initiative: number | null,
  roll: Roll | null,
): FighterState {
  const fighter = fighterOf(combatant);
  if (initiative === null || !fighter) return { die: null, gm: 0 };
  if (roll) return { die: Number(roll.dice[0]?.total), gm: laidDown(fighter) };
  return { die: fighter.die, gm: changeForTyped(initiative, fighter) };
}

/** The game master's change, but for what only made a typed number come true. */
function laidDown({ die, gm, hasInitiative }: Fighter): number {
  return die === null && hasInitiative ? 0 : gm;
}
