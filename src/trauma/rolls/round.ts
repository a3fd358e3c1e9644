import type { QuartetActor } from "../../core/documents/actor.ts";
import { actorOf } from "../../core/documents/lookup.ts";
import type { Resource } from "../rules/turn.ts";
import { traumaModel } from "./values.ts";

/** Whether somebody is in a fight that has begun: only there what a round offers is counted. */
export function isFighting(actor: QuartetActor): boolean {
  return game.combats.some(
    (combat) =>
      combat.started &&
      combat.combatants.some((combatant) => (combatant.actor as unknown) === actor),
  );
}

/** Whether this is used up in the running round (Trauma 003:21–25). */
export function isSpent(actor: QuartetActor | null, resource: Resource | null): boolean {
  const model = traumaModel(actor);
  return Boolean(actor && model && resource && isFighting(actor) && model.turn[resource]);
}

/** Notes that it is used up. @returns What takes the note back. */
export async function spend(
  uuid: string | null,
  resource: Resource | null,
): Promise<() => Promise<unknown>> {
  const actor = actorOf(uuid);
  const isNoted = !actor || !resource || !isFighting(actor) || isSpent(actor, resource);
  if (isNoted) return async () => {};
  const note = (used: boolean) => actor.update({ [`system.turn.${resource}`]: used } as never);
  await note(true);
  return () => note(false);
}

/** What using an item takes of a round; `null` for what is free. */
export function resourceOf(cost: string): Resource | null {
  return cost === "free" ? null : (cost as Resource);
}
