import { localize } from "../applications/text.ts";
import { CONFIG, ui } from "../globals.ts";
import type { Actor } from "./actor.ts";
import type { Combat } from "./combat.ts";
import type { InitiativeOptions } from "./combat-initiative.ts";
import type { TokenDocument } from "./token.ts";
import { requireCombat } from "./token-combatants.ts";

export interface ActorInitiativeOptions {
  /** Whether to add the actor's tokens to the encounter first. */
  createCombatants?: boolean;
  /** Whether combatants that have an initiative roll again. */
  rerollInitiative?: boolean;
  initiativeOptions?: InitiativeOptions;
}

/** Rolls initiative for an actor's combatants. Resolves to the encounter, or null without one. */
export async function rollActorInitiative(
  actor: Actor,
  { createCombatants, rerollInitiative, initiativeOptions }: ActorInitiativeOptions,
): Promise<Combat | null> {
  const combat = await requireCombat();
  if (!combat) return null;
  if (createCombatants) {
    const tokens = actor.getActiveTokens(false, true) as TokenDocument[];
    const cls = CONFIG.Token.documentClass as unknown as typeof TokenDocument;
    await cls.createCombatants(tokens, { combat });
  }
  const combatants = combat
    .getCombatantsByActor(actor)
    .filter((combatant) => rerollInitiative || combatant.initiative === null);
  if (combatants.length === 0) {
    ui.notifications.warn(localize("BENCH.Documents.NoCombatant", { name: actor.name }));
    return combat;
  }
  await combat.rollInitiative(
    combatants.map((combatant) => combatant.id!),
    initiativeOptions,
  );
  return combat;
}
