import { receiptsOf } from "../../core/contest/changes.ts";
import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import type { QuartetCombat } from "../../core/documents/combat.ts";
import { actorOf } from "../../core/documents/lookup.ts";
import { RuleError } from "../../core/rules/errors.ts";
import { applyAttack, attackStanding } from "../rolls/attack-changes.ts";
import type { AttackMessage } from "../rolls/judge-message.ts";
import { claimsOf, serverTime } from "./claims.ts";
import { fightersOf } from "./fighters.ts";

/** What the opponents have thrown at their place and nobody has applied yet: it takes effect together. */
export function collectedAttacks(combat: QuartetCombat): AttackMessage[] {
  const begin = claimsOf(combat)
    .filter(({ kind }) => kind === "opponents")
    .reduce((latest, { time }) => Math.max(latest, time), 0);
  if (begin === 0) return [];
  const opponents = fightersOf(combat).filter(({ side }) => side === "opponent");
  const attackers = new Set(opponents.map(({ actor }) => actor?.uuid));
  const messages = [...game.messages] as unknown as QuartetChatMessage[];
  return messages
    .filter((message): message is AttackMessage => (message.type as string) === "traumaAttack")
    .filter((message) => serverTime(message) >= begin && attackers.has(message.system.actor ?? ""))
    .filter((message) => isPending(message));
}

/** Whether anything is left to apply. */
function isPending(message: AttackMessage): boolean {
  const id = message.id ?? "";
  return proposalsOf(message).some(({ id: proposal, side }) => {
    const actor = actorOf(message.system.targets[Number(side)]?.actor);
    return actor?.isOwner && !receiptsOf(actor, id)[proposal];
  });
}

/** None where the dice do not fit, as after somebody has changed the message. */
function proposalsOf(message: AttackMessage) {
  try {
    return attackStanding(message)?.proposals ?? [];
  } catch (error) {
    if (error instanceof RuleError) return [];
    throw error;
  }
}

/** Applies all of it, in the order in which it was thrown. */
export async function applyCollected(combat: QuartetCombat): Promise<void> {
  for (const message of collectedAttacks(combat)) await applyAttack(message);
}
