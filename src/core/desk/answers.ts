import type { QuartetChatMessage } from "../documents/chat-message.ts";
import { actorOf } from "../documents/lookup.ts";
import { keptNumber } from "./secrets.ts";

/** Where a check keeps the id of the request that it answers, below `flags.quartet`. */
export const REQUEST_FLAG = "request";

/** A message that asks for rolls. */
export type RequestMessage = QuartetChatMessage & {
  readonly id: string;
  readonly system: {
    readonly book: string;
    readonly value: string;
    readonly valueName: string;
    readonly actors: readonly AskedActor[];
    readonly number: number | null;
    readonly hidden: boolean;
    /** Proves the number that is kept secret; empty where nothing is. */
    readonly seal: string;
    readonly note: string;
  };
};

/** Somebody who is asked. */
export interface AskedActor {
  readonly actor: string | null;
  readonly name: string;
  readonly users: readonly string[];
}

/** A request that a game master has made; others' are nobody's to answer. */
export function isRequest(message: unknown): message is RequestMessage {
  const isOne = message instanceof ChatMessage && (message.type as string) === "deskRequest";
  return isOne && (message as QuartetChatMessage).author?.isGM === true;
}

export function requestMessage(id: string): RequestMessage | null {
  const message: unknown = game.messages.get(id);
  return isRequest(message) ? message : null;
}

/** The requests that this client has, the newest first. */
export function requestMessages(): RequestMessage[] {
  const messages = game.messages.contents as unknown[];
  return messages.filter(isRequest).reverse();
}

/** The id of the request that a message answers; empty for none. */
export function requestOf(message: QuartetChatMessage): string {
  return String(foundry.utils.getProperty(message, `flags.quartet.${REQUEST_FLAG}`) ?? "");
}

/** The first answer of each actor to a request, by the UUID of the actor. */
export function answersTo(request: string): ReadonlyMap<string, QuartetChatMessage> {
  const answers = new Map<string, QuartetChatMessage>();
  for (const message of game.messages.contents as unknown as QuartetChatMessage[]) {
    if (requestOf(message) !== request) continue;
    const actor = foundry.utils.getProperty(message, "system.actor");
    if (typeof actor === "string" && !answers.has(actor) && maySpeakFor(message, actor))
      answers.set(actor, message);
  }
  return answers;
}

/** Whether whoever wrote it may roll for the actor: flags can hold anything. */
function maySpeakFor({ author }: QuartetChatMessage, uuid: string): boolean {
  const actor = actorOf(uuid);
  if (!actor) return author !== null;
  return author?.isGM === true || (!!author && actor.testUserPermission(author as never, "OWNER"));
}

/** The secret number of a request, at clients of game masters who have it; `null` elsewhere. */
export function hiddenNumber(request: string): number | null {
  const seal = requestMessage(request)?.system.seal ?? "";
  return game.user.isGM ? (keptNumber(request, seal)?.number ?? null) : null;
}

/** Whether a message answers a request whose number game masters keep. */
export function answersInSecret(message: QuartetChatMessage): boolean {
  return requestMessage(requestOf(message))?.system.hidden === true;
}

/** The secret number that judges an answer; `null` at any client that does not have it. */
export function secretNumberFor(message: QuartetChatMessage): number | null {
  return answersInSecret(message) ? hiddenNumber(requestOf(message)) : null;
}
