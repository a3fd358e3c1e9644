import type { QuartetActor } from "../../core/documents/actor.ts";
import { fightersNow } from "../battle/fighters.ts";
import { fightState } from "../battle/state.ts";
import { fightOf } from "../sheets/fight-of.ts";

/** A fight of more than two holds skills down to TK. RPS [63] */
const DUEL = 2;

/** Whether the actor is in a fight that is bigger than a duel: by the game master's word, else by heads. */
export function isInBigFight(actor: QuartetActor): boolean {
  const fight = fightOf(actor);
  return fight ? (fightState(fight).biggerThanDuel ?? fightersNow(fight).length > DUEL) : false;
}
