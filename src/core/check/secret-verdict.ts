import type { QuartetChatMessage } from "../documents/chat-message.ts";
import { typedWhole } from "../typed-whole.ts";

/** What a game master's client found of a check against a number that stays secret. */
export interface Verdict {
  readonly isSuccess: boolean;
}

/** A check whose number may be secret, as cards show it. */
export interface SecretFacts {
  readonly hidden: boolean;
  readonly verdict: Verdict | null;
  /** This reader judges by hand. */
  readonly mayJudge: boolean;
}

export function secretFacts({ system }: { readonly system: object }): SecretFacts {
  const { hidden, verdict } = system as Omit<SecretFacts, "mayJudge">;
  return { hidden, verdict, mayJudge: hidden && game.user.isGM };
}

/** Writes what came of a check, for all who may read it. Game masters only. */
async function writeVerdict(message: QuartetChatMessage, isSuccess: boolean): Promise<unknown> {
  if (!game.user.isGM) return;
  return message.update({ system: { verdict: { isSuccess } } } as never);
}

/**
 * Writes what came of a check whose number is secret, unless it is judged already.
 * @param isSuccess `null` where there are no dice to judge.
 */
export async function judgeOnce(
  message: QuartetChatMessage,
  isSuccess: boolean | null,
): Promise<void> {
  const { hidden, verdict } = secretFacts(message);
  if (hidden && !verdict && isSuccess !== null) await writeVerdict(message, isSuccess);
}

/**
 * Judges by the number that a game master has typed on the card. It goes nowhere from there.
 * @param reaches Whether the dice of the message reach a number; `null` where there are none.
 */
export async function judgeByHand(
  message: QuartetChatMessage,
  control: HTMLElement,
  reaches: (number: number) => boolean | null,
): Promise<void> {
  const number = typedWhole(control.closest(".judge")?.querySelector("input")?.value ?? "");
  const isSuccess = number === null ? null : reaches(number);
  if (isSuccess !== null) await writeVerdict(message, isSuccess);
}
