import type { QuartetChatMessage } from "../documents/chat-message.ts";

/** What came of a check, as this reader may know it. */
export interface CheckResult {
  /** The sub-type of its message, such as `rpsCheck`. */
  readonly kind: string;
  /** UUID of whoever rolled; `null` for a roll of nobody's. */
  readonly actor: string | null;
  /** What the book counts: successes in Noppajärjestelmä, the percentile in RPS, else the total. `null` where only the outcome is known. */
  readonly total: number | null;
  /** The difficulty, chance or armour class; `null` where there is none, where it is secret, and where several differ. */
  readonly against: number | null;
  /** `null` where nothing was to be reached, or nobody has judged yet. An attack succeeds that hits anybody. */
  readonly isSuccess: boolean | null;
}

/** Reads the result of a message; `null` while there are no dice that this reader sees. */
export type ReadResult = (
  message: QuartetChatMessage,
) => Pick<CheckResult, "total" | "against" | "isSuccess"> | null;

const readers = new Map<string, ReadResult>();

/** Makes known how the results of a rule book's messages are read, by their sub-type. */
export function registerResults(results: Readonly<Record<string, ReadResult>>): void {
  for (const [kind, read] of Object.entries(results)) readers.set(kind, read);
}

/**
 * What came of a check, for modules that count, cheer or keep a diary. It is worked out anew each
 * time: a secret difficulty may be judged later, and sisu may be spent.
 * @returns `null` for messages that hold no check, and for those that this reader may not see.
 */
export function resultOf(message: ChatMessage.Implementation): CheckResult | null {
  const kind = String(message.type);
  const read = readers.get(kind);
  if (!read || !message.isContentVisible) return null;
  const result = read(message as QuartetChatMessage);
  const { actor = null } = message.system as { readonly actor?: string | null };
  return result && { kind, actor, ...result };
}
