import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import { warn } from "../../core/notify.ts";
import { noppaSettings } from "../settings/switches.ts";
import { type CheckMessage, isCheckMessage, judgeMessage } from "./judge-message.ts";

/** Whether this card offers to be compared: the aid is on, and there is something to compare. */
export function mayCompare(message: CheckMessage): boolean {
  return noppaSettings().opposedHelper === "on" && message.isOwner && before(message) !== null;
}

/** The successes of a check; `null` while nobody has judged it. */
export function successesOf(message: CheckMessage): number | null {
  const { base, verdict } = message.system;
  return base === null
    ? (verdict?.successes ?? null)
    : (judgeMessage(message, base)?.successes ?? null);
}

/** The last check of somebody else before this one, among those that everybody can see. */
function before(message: CheckMessage): CheckMessage | null {
  const isPublic = (other: QuartetChatMessage) => other.whisper.length === 0 && !other.blind;
  const earlier = [...game.messages]
    .map((other) => other as unknown as QuartetChatMessage)
    .filter(isCheckMessage)
    .filter((other) => other.timestamp < message.timestamp && isPublic(other))
    .filter((other) => other.system.actor !== message.system.actor);
  return isPublic(message) ? (earlier.at(-1) ?? null) : null;
}

/** Posts the comparison of a check with the one before it. */
export async function compareWithBefore(message: CheckMessage): Promise<void> {
  const other = before(message);
  if (!other) return warn("QUARTET.Noppa.Compare.Nothing");
  await ChatMessage.implementation.create({
    type: "noppaComparison",
    system: { first: other.id, second: message.id },
  } as never);
}
