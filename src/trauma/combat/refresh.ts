import { playersOf } from "../../core/contest/rights.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import type { QuartetCombat } from "../../core/documents/combat.ts";
import type { ClaimKind } from "../rules/order.ts";
import { claimsOf, readClaim } from "./claims.ts";
import { type Fighter, fightersOf, isTraumaFight } from "./fighters.ts";

/** Whose turn begins with which word. */
const BEGINS: Readonly<Partial<Record<ClaimKind, Fighter["side"]>>> = {
  act: "player",
  opponents: "opponent",
};

/** What a word about the order changes for those it is about; its author writes it, once. */
export async function followClaim(message: QuartetChatMessage): Promise<void> {
  const claim = readClaim(message);
  const side = claim && BEGINS[claim.kind];
  const combat = claim && (game.combats.get(claim.combat) as unknown as QuartetCombat | undefined);
  if (!side || !combat || !isTraumaFight(combat) || combat.round !== claim.round) return;
  // A place that was given back and taken again begins no second turn.
  if (countOf(combat, claim.kind, claim.combatant) !== 1) return;
  for (const fighter of fightersOf(combat))
    if (fighter.side === side && (side === "opponent" || fighter.id === claim.combatant))
      await refreshReaction(fighter);
}

function countOf(combat: QuartetCombat, kind: ClaimKind, player: string): number {
  return claimsOf(combat).filter((claim) => claim.kind === kind && claim.player === player).length;
}

/** The reaction is there again when one's own turn begins (trauma.md TA-28). */
async function refreshReaction({ actor, model }: Fighter): Promise<void> {
  if (actor?.isOwner && model?.turn.reaction)
    await actor.update({ system: { turn: { reaction: false } } } as never);
}

/** Everything else is there again when the round begins: each can act first. */
export async function refreshRound(combat: QuartetCombat): Promise<void> {
  for (const { actor, model } of fightersOf(combat)) {
    if (!actor || !model || !writesFor(actor)) continue;
    const { reaction, ...parts } = model.turn;
    const stale = combat.round === 1 && reaction;
    if (!stale && !Object.values(parts).some(Boolean)) continue;
    const turn = { action: false, bonusAction: false, movement: false, disengaged: false };
    await actor.update({ system: { turn: { ...turn, reaction: reaction && !stale } } } as never);
  }
}

/** Of all clients one writes: a game master's, else that of the first of the actor's players. */
export function writesFor(actor: QuartetActor): boolean {
  const { activeGM } = game.users;
  if (activeGM) return activeGM.isSelf;
  const [first] = playersOf(actor).filter((id) => game.users.get(id)?.active);
  return first === game.user.id;
}
