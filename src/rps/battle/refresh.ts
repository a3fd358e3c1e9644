import type { QuartetCombat } from "../../core/documents/combat.ts";
import { WORKED_OUT } from "../../core/documents/combatant.ts";
import { allFighters, type Fighter, isRpsFight } from "./fighters.ts";
import { initiativeNow } from "./initiative-sum.ts";
import { roundContest } from "./round-contest.ts";

/**
 * Writes battle initiative anew where weapons, values or the round have changed it. One game
 * master's client does so for all. Once the declarations have begun, the order of the round stands.
 */
export async function refreshInitiative(combat: QuartetCombat): Promise<void> {
  if (!game.users.activeGM?.isSelf || !isRpsFight(combat) || roundContest(combat)) return;
  const updates = allFighters(combat).flatMap((fighter) => updateOf(fighter) ?? []);
  if (updates.length > 0)
    await combat.updateEmbeddedDocuments("Combatant", updates as never, WORKED_OUT as never);
}

function updateOf(fighter: Fighter) {
  if (!fighter.hasInitiative) return null;
  const { combatant } = fighter;
  const initiative = initiativeNow(fighter).total;
  const tieBreakers = combatant.currentTieBreakers();
  const isSame =
    combatant.initiative === initiative && tieBreakers.join() === combatant.tieBreakers.join();
  return isSame ? null : { _id: fighter.id, initiative, flags: { quartet: { tieBreakers } } };
}

let isDue = false;

/** Brings every fight up to date once the work of this moment is done. */
export function refreshSoon(): void {
  if (isDue) return;
  isDue = true;
  setTimeout(async () => {
    isDue = false;
    for (const combat of game.combats as unknown as Iterable<QuartetCombat>)
      await refreshInitiative(combat);
  });
}
