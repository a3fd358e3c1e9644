import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import type { QuartetCombat } from "../../core/documents/combat.ts";
import type { QuartetCombatant } from "../../core/documents/combatant.ts";
import { messageModeOption } from "../../core/foundry.ts";
import { CLAIM_KINDS, type Claim, type ClaimKind } from "../rules/order.ts";

/** Which round of which fight a word is about. */
export interface ClaimedPlace {
  readonly combat: string;
  readonly round: number;
  readonly kind: ClaimKind;
  readonly combatant: string;
}

/** A message that says something about an order. */
export interface ClaimMessage extends ClaimedPlace {
  readonly message: QuartetChatMessage;
}

/** Where a message in character keeps the place that it takes, below `flags`. */
const FLAG = "quartet.claim";

/** When the server got a message. Its own stamp comes first: the other is the author's clock. */
export function serverTime(message: QuartetChatMessage): number {
  return message._stats?.createdTime ?? message.timestamp;
}

/** What a message says about an order, whoever says it; `null` for all other messages. */
export function readClaim(message: QuartetChatMessage): ClaimMessage | null {
  const isTyped = (message.type as string) === "traumaClaim";
  const said = isTyped ? message.system : foundry.utils.getProperty(message.flags, FLAG);
  if (typeof said !== "object" || said === null) return null;
  const { combat, round, kind, combatant } = said as Partial<ClaimedPlace>;
  if (!combat || !Number.isInteger(round) || !CLAIM_KINDS.includes(kind as ClaimKind)) return null;
  // A post takes a place, and says nothing else; what not everybody can read is no claim.
  if ((!isTyped && kind !== "act") || message.whisper.length > 0 || message.blind) return null;
  return { message, combat, round: round!, kind: kind!, combatant: combatant ?? "" };
}

let claims: readonly ClaimMessage[] | null = null;

/** Called when messages have changed. */
export function forgetClaims(): void {
  claims = null;
}

/** Everything that was said about the order of a round by whom it was up to. */
export function claimsOf(combat: QuartetCombat): readonly Claim[] {
  claims ??= [...(game.messages as unknown as Iterable<QuartetChatMessage>)].flatMap(
    (message) => readClaim(message) ?? [],
  );
  return claims
    .filter((claim) => claim.combat === combat.id && claim.round === combat.round)
    .filter((claim) => mayClaim(claim, combat))
    .map(({ message, kind, combatant }) => {
      return { id: String(message.id), time: serverTime(message), kind, player: combatant };
    });
}

/** Owners speak for their own, game masters for everybody and alone for the opponents. */
function mayClaim({ message, kind, combatant }: ClaimMessage, combat: QuartetCombat): boolean {
  const { author } = message;
  if (!author) return false;
  if (author.isGM) return true;
  const one = combat.combatants.get(combatant);
  const isOwn = kind === "act" || kind === "withdraw";
  return isOwn && one?.testUserPermission(author as never, "OWNER") === true;
}

/** Says something about the order of the round, to everybody. */
export async function postClaim(
  combat: QuartetCombat,
  kind: ClaimKind,
  combatant: QuartetCombatant | null,
): Promise<void> {
  const { actor = null, token = null } = combatant ?? {};
  const speaker = combatant
    ? ChatMessage.getSpeaker({ actor, token, alias: combatant.name } as never)
    : { alias: game.user.name };
  const system = {
    combat: combat.id,
    round: combat.round,
    kind,
    combatant: combatant?.id ?? "",
  };
  const data = { type: "traumaClaim", speaker, system, whisper: [], blind: false };
  await ChatMessage.implementation.create(data as never, messageModeOption("public") as never);
}

/** Lets a new message in character take a place, before it is sent. */
export function stampPost(message: QuartetChatMessage, place: ClaimedPlace): void {
  message.updateSource(foundry.utils.expandObject({ [`flags.${FLAG}`]: { ...place } }) as never);
}
