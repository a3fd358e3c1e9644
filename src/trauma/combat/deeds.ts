import type { QuartetCombat } from "../../core/documents/combat.ts";
import type { QuartetCombatant } from "../../core/documents/combatant.ts";
import { warn } from "../../core/notify.ts";
import { act, RESOURCES, type Resource } from "../rules/turn.ts";
import { type Fighter, fighterOf } from "./fighters.ts";
import { fighterState, isSneaking, saveFighter, setSneaking } from "./state.ts";

/** The fighter, if this user may write for it. */
function ownFighter(combat: QuartetCombat, id: string): Fighter | null {
  const combatant = combat.combatants.get(id) as unknown as QuartetCombatant | undefined;
  return combatant?.isOwner ? fighterOf(combatant) : null;
}

/** Marks a part of the round as used up, or as left. */
export async function toggleResource(combat: QuartetCombat, id: string, name: string) {
  const { actor, model } = ownFighter(combat, id) ?? {};
  const resource = RESOURCES.find((one) => one === name) as Resource | undefined;
  if (actor && model && resource)
    await actor.update({ system: { turn: { [resource]: !model.turn[resource] } } } as never);
}

/** An action for no provoked attacks in this turn (Trauma 003:22), or it is taken back. */
export async function toggleDisengaged(combat: QuartetCombat, id: string): Promise<void> {
  const { actor, model } = ownFighter(combat, id) ?? {};
  if (!actor || !model) return;
  if (model.turn.disengaged) {
    await actor.update({ system: { turn: { action: false, disengaged: false } } } as never);
    return;
  }
  const { status, rule } = act(model.turnState, { deed: "disengage", condition: model.condition });
  if (status === "done")
    await actor.update({ system: { turn: { action: true, disengaged: true } } } as never);
  else warn(`QUARTET.Trauma.Order.Refused.${rule}`, { name: actor.name });
}

export async function toggleDifficult(combat: QuartetCombat, id: string): Promise<void> {
  const { combatant } = ownFighter(combat, id) ?? {};
  if (combatant) await saveFighter(combatant, { difficult: !fighterState(combatant).difficult });
}

export async function toggleSneaking(combat: QuartetCombat, id: string): Promise<void> {
  const { actor } = ownFighter(combat, id) ?? {};
  if (actor) await setSneaking(actor, !isSneaking(actor));
}

/** Counts the metres of this round from 0 again: a step was taken back, or never was one. */
export async function forgetMoved(combat: QuartetCombat, id: string): Promise<void> {
  const { combatant, actor, model } = ownFighter(combat, id) ?? {};
  if (!combatant) return;
  await saveFighter(combatant, { moved: { round: combat.round, cost: 0 } });
  if (actor && model?.turn.movement)
    await actor.update({ system: { turn: { movement: false } } } as never);
}
