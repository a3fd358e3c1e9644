import { once } from "../../core/contest/guard.ts";
import type { QuartetCombat } from "../../core/documents/combat.ts";
import { warn } from "../../core/notify.ts";
import { postClaim } from "./claims.ts";
import type { Fighter } from "./fighters.ts";
import { type FightOrder, fightOrder } from "./round-order.ts";

type Reason = "NotStarted" | "NotYours" | "NoDice" | "CannotAct" | "Placed" | "Closed";

/** Takes the next place in the round for a player's character. Refusals are told to the user. */
export function takePlace(combat: QuartetCombat, id: string): Promise<boolean> {
  return once(`claim ${combat.id} ${id}`, async () => {
    const order = fightOrder(combat);
    const fighter = order.fighters.find((one) => one.id === id);
    const reason = whyNot(order, fighter);
    if (!fighter || reason) return refuse(reason ?? "NotYours", fighter);
    await postClaim(combat, "act", fighter.combatant);
    return true;
  });
}

function whyNot({ phase, placed, waiting }: FightOrder, fighter?: Fighter): Reason | null {
  if (phase === "notStarted") return "NotStarted";
  if (!fighter?.combatant.isOwner) return "NotYours";
  if (fighter.side === "opponent") return "NoDice";
  if (placed.includes(fighter.id)) return "Placed";
  if (phase === "opponents") return "Closed";
  return waiting.includes(fighter.id) ? null : "CannotAct";
}

function refuse(reason: Reason, fighter?: Fighter): false {
  warn(`QUARTET.Trauma.Order.Refused.${reason}`, { name: fighter?.combatant.name ?? "" });
  return false;
}

/** The die in the tracker takes a place. For several at once there is nothing to roll. */
export async function takePlaces(combat: QuartetCombat, ids: readonly string[]): Promise<void> {
  const [id, ...others] = ids;
  if (id && others.length === 0) await takePlace(combat, id);
  else refuse("NoDice");
}

/** Gives a place back that was taken too soon. */
export function givePlaceBack(combat: QuartetCombat, id: string): Promise<boolean> {
  return once(`claim ${combat.id} ${id}`, async () => {
    const { placed, fighters, phase } = fightOrder(combat);
    const fighter = fighters.find((one) => one.id === id);
    if (!fighter?.combatant.isOwner) return refuse("NotYours", fighter);
    if (phase === "opponents") return refuse("Closed", fighter);
    if (placed.includes(id)) await postClaim(combat, "withdraw", fighter.combatant);
    return true;
  });
}

/** Begins the one place of all opponents, or goes back to the players. For game masters. */
export function turnToOpponents(combat: QuartetCombat, kind: "opponents" | "reopen") {
  return once(`opponents ${combat.id}`, async () => {
    if (!game.user.isGM) return refuse("NotYours");
    const isNow = fightOrder(combat).phase === "opponents";
    if (combat.started && isNow !== (kind === "opponents")) await postClaim(combat, kind, null);
    return true;
  });
}
