import type { QuartetChatMessage } from "../documents/chat-message.ts";
import type { ContestMove, ContestOffer } from "../rules/contest/state.ts";
import { contestKind } from "./kind.ts";

/** A message that holds the offer of a contest. */
export type OfferMessage = QuartetChatMessage & {
  readonly id: string;
  readonly system: ChatMessage.SystemOfType<"contestOffer">;
};

/** A message that holds a move in a contest. */
export type MoveMessage = QuartetChatMessage & {
  readonly id: string;
  readonly system: ChatMessage.SystemOfType<"contestMove">;
};

export function isOfferMessage(message: unknown): message is OfferMessage {
  return message instanceof ChatMessage && (message.type as string) === "contestOffer";
}

export function isMoveMessage(message: unknown): message is MoveMessage {
  return message instanceof ChatMessage && (message.type as string) === "contestMove";
}

/** The offer of this id; `null` when its message was deleted. */
export function offerMessage(id: string): OfferMessage | null {
  const message: unknown = game.messages.get(id);
  return isOfferMessage(message) ? message : null;
}

/** All offers that this client has. */
export function offerMessages(): OfferMessage[] {
  return [...game.messages].filter((message): message is never => isOfferMessage(message));
}

/** When the server got a message. Its own stamp comes first: the other is the author's clock. */
export function serverTime(message: QuartetChatMessage): number {
  return message._stats?.createdTime ?? message.timestamp;
}

/** The offer as the rules read it. */
export function readOffer(message: OfferMessage): ContestOffer {
  const { kind, sides, secret, declares, timeLimit } = message.system;
  return {
    id: message.id,
    author: message.author?.id ?? "",
    time: serverTime(message),
    secret,
    declares,
    rulesEarly: contestKind(kind)?.rulesEarly === true,
    timeLimit: timeLimit > 0 ? timeLimit : null,
    sides: sides.map(({ id, users }) => ({ id, users: [...users] as string[] })),
  };
}

/** A move as the rules read it. */
export function readMove(message: MoveMessage): ContestMove {
  const { side, type, data } = message.system;
  return {
    id: message.id,
    author: message.author?.id ?? "",
    time: serverTime(message),
    side,
    type: type as ContestMove["type"],
    data: data as ContestMove["data"],
  };
}

/** Moves by the id of their contest, made when somebody asks and dropped when messages change. */
let index: Map<string, MoveMessage[]> | null = null;

export function forgetMoves(): void {
  index = null;
}

/** The moves of a contest that this client has, in no certain order. */
export function moveMessages(contest: string): readonly MoveMessage[] {
  index ??= indexMoves();
  return index.get(contest) ?? [];
}

function indexMoves(): Map<string, MoveMessage[]> {
  const moves = new Map<string, MoveMessage[]>();
  for (const message of game.messages as Iterable<unknown>) {
    if (!isMoveMessage(message)) continue;
    const { contest } = message.system;
    const list = moves.get(contest);
    if (list) list.push(message);
    else moves.set(contest, [message]);
  }
  return moves;
}
