import type { QuartetActor } from "../../core/documents/actor.ts";
import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import { postsClaimTurns } from "../settings/switches.ts";
import { stampPost } from "./claims.ts";
import { fightOf, fightOfToken, type InFight } from "./fighters.ts";
import { takePlace } from "./places.ts";
import { fightOrder } from "./round-order.ts";

/** Whether somebody has yet to act in this round. */
export function isAwaited({ combat, fighter }: InFight): boolean {
  return fightOrder(combat).waiting.includes(fighter.id);
}
/** Whoever uses a part of the round acts: the next place is taken by that (Trauma 003:15). */
export async function placeByActing(actor: QuartetActor): Promise<void> {
  const fight = fightOf(actor);
  if (fight && isAwaited(fight)) await takePlace(fight.combat, fight.fighter.id);
}

/** A message in character takes the next place, where the table plays by post. Called before it is sent. */
export function placeByPost(message: QuartetChatMessage): void {
  const { IC, EMOTE } = CONST.CHAT_MESSAGE_STYLES;
  const isSaid = message.style === IC || message.style === EMOTE;
  if (!isSaid || !postsClaimTurns() || message.whisper.length > 0 || message.blind) return;
  if ((message.type as string) !== "base" || message.rolls.length > 0) return;
  const fight = speakerFight(message);
  if (!fight?.fighter.combatant.isOwner || !isAwaited(fight)) return;
  const { combat, fighter } = fight;
  const place = { combat: String(combat.id), round: combat.round, combatant: fighter.id };
  stampPost(message, { ...place, kind: "act" });
}

function speakerFight({ speaker }: QuartetChatMessage) {
  const { scene, token, actor } = speaker;
  const spoken = game.scenes.get(scene ?? "")?.tokens.get(token ?? "");
  const byToken = spoken ? fightOfToken(spoken as TokenDocument.Implementation) : null;
  return byToken ?? fightOf((game.actors.get(actor ?? "") ?? null) as QuartetActor | null);
}
