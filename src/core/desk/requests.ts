import { once } from "../contest/guard.ts";
import { publicName } from "../contest/participants.ts";
import type { QuartetActor } from "../documents/actor.ts";
import { actorOf } from "../documents/lookup.ts";
import { messageModeOption } from "../foundry.ts";
import { reader } from "../i18n/language.ts";
import { warn } from "../notify.ts";
import { answersTo, hiddenNumber, type RequestMessage, requestMessage } from "./answers.ts";
import { refuseOthers } from "./guard.ts";
import { deskBook, deskBookOf } from "./rules.ts";
import { keepNumber, newSecret, sealOf } from "./secrets.ts";
import { shareNumber } from "./share.ts";

/** What a game master asks for. */
export interface RequestWish {
  /** UUIDs of the characters, all of one rule book. */
  readonly actors: readonly string[];
  /** What is rolled with: an identifier of a skill, or the id of an attribute. */
  readonly value: string;
  /** The difficulty or the modifier; what the book begins with if left out. */
  readonly number?: number;
  /** Only game masters' browsers will know the number. */
  readonly hidden?: boolean;
  /** What it is about. */
  readonly note?: string;
}

/**
 * Asks players for rolls: a message to them, which does not hold the number where it is hidden.
 * Game masters only. @returns The message; `null` when it was refused, which is told.
 */
export async function requestRolls(wish: RequestWish): Promise<RequestMessage | null> {
  if (refuseOthers()) return null;
  const actors = wish.actors.flatMap((uuid) => actorOf(uuid) ?? []);
  const book = actors[0] && deskBookOf(actors[0].type);
  const own = actors.filter((actor) => book && deskBookOf(actor.type) === book && has(actor, wish));
  if (!book || own.length === 0) {
    warn("QUARTET.Desk.Refused.Nobody");
    return null;
  }
  const { number: asked } = book.rules.check;
  const number = wish.number ?? asked.initial;
  if (!Number.isInteger(number)) {
    warn("QUARTET.Number.NotWhole", { value: String(number) });
    return null;
  }
  const isHidden = wish.hidden === true && asked.mayHide;
  const people = own.map((actor) => ({
    actor: actor.uuid,
    name: nameOf(actor),
    users: players(actor),
  }));
  const system = {
    book: book.id,
    value: wish.value,
    valueName: valueNameFor(own, wish.value) ?? wish.value,
    actors: people,
    number: isHidden ? null : number,
    hidden: isHidden,
    note: (wish.note ?? "").trim(),
  };
  return post(system, isHidden ? number : null);
}

async function post(
  system: { readonly actors: readonly { readonly users: readonly string[] }[] },
  secret: number | null,
): Promise<RequestMessage | null> {
  const gameMasters = game.users.filter(({ isGM }) => isGM).map(({ id }) => id);
  const users = system.actors.flatMap((one) => one.users);
  const id = foundry.utils.randomID();
  const kept = secret === null ? null : newSecret(secret);
  // Kept before it travels: answers may be here sooner than the message.
  if (kept) await keepNumber(id, kept);
  const message = await ChatMessage.implementation.create(
    {
      _id: id,
      type: "deskRequest",
      system: { ...system, seal: kept ? sealOf(id, kept) : "" },
      whisper: [...new Set([...gameMasters, ...users])],
      speaker: {},
    } as never,
    { keepId: true, ...messageModeOption("gm") } as never,
  );
  const request = message?.id ? requestMessage(message.id) : null;
  if (request && kept) shareNumber(request);
  return request;
}

function has(actor: QuartetActor, { value }: RequestWish): boolean {
  const view = deskBookOf(actor.type)?.rules.view(actor, reader());
  return view?.values.some(({ id }) => id === value) === true;
}

/** The name that everybody may know. */
export function nameOf(actor: QuartetActor): string {
  return publicName({ actor, token: null });
}

/** Who is asked: those whose own character it is, or else all players who own it. */
export function players(actor: QuartetActor): string[] {
  const owners = game.users.filter((user) => !user.isGM && actor.testUserPermission(user, "OWNER"));
  const own = owners.filter(({ character }) => character?.id === actor.id);
  return (own.length > 0 ? own : owners).map(({ id }) => id);
}

/** What a value is called for this reader, who reads it from whoever has it. */
export function valueNameFor(actors: readonly QuartetActor[], value: string): string | null {
  for (const actor of actors) {
    const view = deskBookOf(actor.type)?.rules.view(actor, reader());
    const found = view?.values.find(({ id }) => id === value);
    if (found) return found.name;
  }
  return null;
}

/**
 * Rolls what a request asks of a character: the book's own dialog, with what is laid down.
 * @returns Whether it was rolled; refusals are told.
 */
export function answerRequest(message: RequestMessage, uuid: string): Promise<boolean> {
  return once(`desk ${message.id} ${uuid}`, async () => {
    const actor = actorOf(uuid);
    const { book: id, value, number, hidden } = message.system;
    const check = deskBook(id)?.rules.check;
    if (!actor || !check) return refuse("Gone");
    if (!actor.isOwner) return refuse("NotYours");
    if (answersTo(message.id).has(uuid)) return refuse("Answered");
    const known = hidden ? hiddenNumber(message.id) : number;
    if (game.user.isGM && hidden && known === null) return refuse("KeptElsewhere");
    const options = {
      ...check.options(known, hidden),
      request: { id: message.id, isSecret: hidden },
    };
    return (await actor.check(value, options)) !== null;
  });
}

function refuse(reason: string): false {
  warn(`QUARTET.Desk.Refused.${reason}`);
  return false;
}

/** Takes a request back. Answers stay: they are rolls of their own. */
export async function withdrawRequest(id: string): Promise<void> {
  if (refuseOthers()) return;
  await requestMessage(id)?.delete();
}
