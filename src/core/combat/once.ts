import { nameList } from "../contest/card-view.ts";
import type { QuartetCombatant } from "../documents/combatant.ts";
import { reader } from "../i18n/language.ts";
import { initiativeRule } from "../initiative.ts";
import { warn } from "../notify.ts";

const { DialogV2 } = foundry.applications.api;

/** Whether the book has thrown the dice of this combatant for good. */
export function hasRolledForGood(combatant: QuartetCombatant): boolean {
  const rule = initiativeRule(combatant.actor?.type);
  return rule?.hasRolled?.(combatant) === true;
}

/**
 * Who of these may roll initiative now. Where the book rolls once for the whole fight, a game
 * master is asked before anybody rolls again, and players are told.
 */
export async function mayRoll(
  combatants: readonly QuartetCombatant[],
): Promise<readonly QuartetCombatant[]> {
  const again = combatants.filter((one) => one.isOwner && hasRolledForGood(one));
  if (again.length === 0 || (await isAllowed(again))) return combatants;
  return combatants.filter((one) => !again.includes(one));
}

async function isAllowed(again: readonly QuartetCombatant[]): Promise<boolean> {
  const here = reader();
  const names = nameList(
    again.map(({ name }) => name ?? ""),
    here,
  );
  if (!game.user.isGM) {
    warn("QUARTET.Combat.RolledOnce", { names });
    return false;
  }
  const question = here.text("QUARTET.Combat.RollAgainSure", {
    names: foundry.utils.escapeHTML(names),
  });
  const answer = await DialogV2.confirm({
    window: { title: "QUARTET.Combat.RollAgain" },
    content: `<p>${question}</p>`,
  });
  return answer === true;
}
