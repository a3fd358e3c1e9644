import { inTurn } from "../in-turn.ts";

/** One kind of check: how it is configured, rolled and posted. */
export interface CheckKind<Config extends object, Rolled extends Roll> {
  /** Names the kind in hooks, such as `noppaCheck`. */
  readonly id: string;
  /** Asks the player. `null` when they think better of it: then nothing is rolled or spent. */
  configure(config: Config): Promise<Config | null>;
  /** Refuses what the rules do not allow, with a message to the player. */
  accept(config: Config): boolean;
  /** Pays what the check costs. @returns What undoes the payment if the roll fails. */
  pay(config: Config): Promise<() => Promise<unknown>>;
  evaluate(config: Config): Promise<Rolled>;
  post(config: Config, roll: Rolled): Promise<ChatMessage.Implementation | undefined>;
}

export interface CheckOptions {
  /** Roll at once with what the configuration holds. */
  readonly skipDialog?: boolean;
  readonly request?: CheckRequest;
}

/** A game master's request for a check. */
export interface CheckRequest {
  /** Id of its message. */
  readonly id: string;
  /** The number to reach is the game master's secret: whoever rolls has none to choose. */
  readonly isSecret: boolean;
}

/**
 * Takes a check from the click to the card. Modules can join in at three hooks:
 * `quartet.configureCheck` changes the configuration or cancels with `false`;
 * `quartet.evaluateCheck` may put a roll of its own into `replacement.roll`;
 * `quartet.checkPosted` reads the result.
 * @returns The message; `null` when the check was cancelled or refused.
 */
export async function runCheck<Config extends object, Rolled extends Roll>(
  kind: CheckKind<Config, Rolled>,
  asked: Config,
  { skipDialog = false, request }: CheckOptions = {},
): Promise<ChatMessage.Implementation | null> {
  const initial: Config = request ? { ...asked, request } : asked;
  if (Hooks.call("quartet.configureCheck", kind.id, initial) === false) return null;
  const config = skipDialog ? initial : await kind.configure(initial);
  if (!config) return null;
  const refund = await inTurn(async () => (kind.accept(config) ? kind.pay(config) : null));
  if (!refund) return null;
  try {
    const replacement: { roll: Rolled | null } = { roll: null };
    Hooks.callAll("quartet.evaluateCheck", kind.id, config, replacement);
    const roll = replacement.roll ?? (await kind.evaluate(config));
    const message = await kind.post(config, roll);
    if (!message) throw new Error(`${kind.id}: the message was not created`);
    Hooks.callAll("quartet.checkPosted", kind.id, config, roll, message);
    return message;
  } catch (error) {
    await inTurn(refund);
    throw error;
  }
}
