import type { Blow } from "./check-config.ts";
import { type CheckMessage, isCheckMessage, judgeMessage } from "./judge-message.ts";

/** Parries whose dice are in the air at this client: a second click must not throw again. */
const claimed = new Set<string>();

type Parried = Pick<Blow, "contest" | "defender" | "opponent">;
const keyOf = ({ contest, defender, opponent }: Parried): string =>
  [contest, defender, opponent].join();

/** From the payment until the message is in the chat, or the roll has failed. */
export function claimParry(blow: Parried): void {
  claimed.add(keyOf(blow));
}

export function releaseParry(blow: Parried): void {
  claimed.delete(keyOf(blow));
}

/** Whether a parry of this very blow was tried, whatever came of it. RPS [119] */
export function isParryTried(blow: Parried): boolean {
  const key = keyOf(blow);
  return claimed.has(key) || parriesOf(blow.contest).some((parry) => keyOf(parry) === key);
}

/** A parry that was tried. */
export interface TriedParry extends Parried {
  readonly message: CheckMessage;
  /** `null` where this reader may not see the dice. */
  readonly isParried: boolean | null;
}

/** The parries of a contest's blows, as far as they are in the chat. @param contest Id of its message. */
export function parriesOf(contest: string): TriedParry[] {
  const messages = [...game.messages].map((message): unknown => message).filter(isCheckMessage);
  return messages.flatMap((message) => {
    const { parry } = message.system;
    if (parry?.contest !== contest) return [];
    const { defender, opponent } = parry;
    const isParried = judgeMessage(message)?.parry?.isParried ?? null;
    return [{ message, contest, defender, opponent, isParried }];
  });
}
