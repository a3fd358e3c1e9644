import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import { type CheckOutcome, judge } from "../rules/check.ts";
import { type DifficultyChange, totalDifficulty } from "../rules/difficulty.ts";
import type { NoppaSettings } from "../rules/settings.ts";
import { NoppaRoll } from "./noppa-roll.ts";

/** A message that holds a success check. */
export type CheckMessage = QuartetChatMessage & {
  readonly system: ChatMessage.SystemOfType<"noppaCheck">;
};

export function isCheckMessage(message: unknown): message is CheckMessage {
  return message instanceof ChatMessage && (message.type as string) === "noppaCheck";
}

/** The dice of a check message. */
export function messageRoll(message: QuartetChatMessage): NoppaRoll | null {
  return message.rolls.find((roll) => roll instanceof NoppaRoll) ?? null;
}

/**
 * Judges the dice of a message.
 * @param base The difficulty before changes: the message's own, or the one that only the
 *             game master's client knows.
 */
export function judgeMessage(message: CheckMessage, base: number): CheckOutcome | null {
  const roll = messageRoll(message);
  if (!roll || roll.chains.length === 0) return null;
  const { changes, sisu, declaredDie, settings } = message.system;
  const faces = roll.dice[0]?.faces ?? 0;
  return judge(
    {
      faces,
      chains: roll.chains,
      difficulty: totalDifficulty(base, changes as DifficultyChange[]),
      sisu,
      declaredDie,
    },
    settings as NoppaSettings,
  );
}
