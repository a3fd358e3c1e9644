import type { QuartetActor } from "../../core/documents/actor.ts";
import type { QuartetCombat } from "../../core/documents/combat.ts";

/** The fight that an actor is in: one that has begun, the one on the screen before others. */
export function fightOf(actor: QuartetActor): QuartetCombat | null {
  const fights = game.combats.filter(
    ({ started, combatants }) =>
      started && combatants.some((combatant) => combatant.actor?.uuid === actor.uuid),
  );
  return (fights.find((fight) => fight === game.combat) ?? fights[0] ?? null) as never;
}
