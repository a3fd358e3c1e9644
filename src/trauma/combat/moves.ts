import type { QuartetActor } from "../../core/documents/actor.ts";
import { makeQueue } from "../../core/in-turn.ts";
import type { TokenMove } from "../../core/scene/moves.ts";
import { withoutDust } from "../../core/scene/units.ts";
import { traumaModel } from "../rolls/values.ts";
import { pathCost } from "../rules/movement.ts";
import { isAwaited } from "./acting.ts";
import { fightOfToken, type InFight } from "./fighters.ts";
import { fighterState, isSneaking, movedIn, saveFighter } from "./state.ts";

/** Two quick steps are both counted. */
const inOrder = makeQueue();

/** Counts the metres of a step, for the turn and for stealth. For the one who has moved the token. */
export function countMove({ token, metres }: TokenMove): Promise<void> {
  return inOrder(async () => {
    const actor = token.actor as QuartetActor | null;
    const model = traumaModel(actor);
    if (!actor?.isOwner || !model || !metres) return;
    const sneaked = isSneaking(actor) ? { sneaked: withoutDust(model.sneaked + metres) } : {};
    const fight = fightOfToken(token);
    const counts = fight !== null && !isPlacedByHand(fight);
    if (fight && counts) await countTurn(fight, metres);
    const turn = counts && !model.turn.movement ? { turn: { movement: true } } : {};
    const system = { ...sneaked, ...turn };
    if (Object.keys(system).length > 0) await actor.update({ system } as never);
  });
}

/** A game master who moves the token of a player that has yet to act only puts it somewhere. */
function isPlacedByHand(fight: InFight): boolean {
  return game.user.isGM && !fight.fighter.combatant.isNPC && isAwaited(fight);
}

async function countTurn({ combat, fighter }: InFight, metres: number): Promise<void> {
  const { round } = combat;
  const state = fighterState(fighter.combatant);
  const cost = movedIn(round, state) + pathCost([{ metres, isDifficult: state.difficult }]);
  await saveFighter(fighter.combatant, { moved: { round, cost: withoutDust(cost) } });
}
