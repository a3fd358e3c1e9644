import { applyChanges } from "../contest/changes.ts";
import { once } from "../contest/guard.ts";
import { receiptsOf } from "../contest/receipts.ts";
import { undoAllChanges } from "../contest/undo-all.ts";
import type { QuartetActor } from "../documents/actor.ts";
import type { QuartetChatMessage } from "../documents/chat-message.ts";
import { actorOf } from "../documents/lookup.ts";
import { messageModeOption } from "../foundry.ts";
import { warn } from "../notify.ts";
import type { AskedActor } from "./answers.ts";
import { refuseOthers } from "./guard.ts";
import { isJustNow, otherGameMasters } from "./just-done.ts";
import { nameOf } from "./requests.ts";
import { type DeskAward, deskBook, deskBookOf } from "./rules.ts";

/** How long another game master's award is waited for. */
const MOST_TRIES = 20;
const STEP_MS = 100;

/** A message that tells of an award. */
export type AwardMessage = QuartetChatMessage & {
  readonly id: string;
  readonly system: {
    readonly book: string;
    readonly award: string;
    readonly actors: readonly AskedActor[];
  };
};

export function isAward(message: unknown): message is AwardMessage {
  return message instanceof ChatMessage && (message.type as string) === "deskAward";
}

function awardMessage(id: string): AwardMessage | null {
  const message: unknown = game.messages.get(id);
  return isAward(message) ? message : null;
}

/** The awards that this client has, the newest first. */
export function awardMessages(): AwardMessage[] {
  const messages = game.messages.contents as unknown[];
  return messages.filter(isAward).reverse();
}

/** What was given; `undefined` for what a book no longer gives. */
export function awardOf(book: string, award: string): DeskAward | undefined {
  return deskBook(book)?.rules.awards.find(({ id }) => id === award);
}

/**
 * Gives something to characters of one rule book: one update each, which leaves a receipt beside
 * the number. Whoever has no use for it is left out, and so is whoever has just got the same from
 * another game master. Game masters only.
 * @returns The message that tells of it; `null` when nothing was given, which is told.
 */
export async function giveAward(
  bookId: string,
  awardId: string,
  uuids: readonly string[],
): Promise<AwardMessage | null> {
  if (refuseOthers()) return null;
  const award = awardOf(bookId, awardId);
  let given: AwardMessage | null = null;
  await once(`desk award ${bookId} ${awardId}`, async () => {
    const actors = uuids
      .flatMap((uuid) => actorOf(uuid) ?? [])
      .filter((actor) => deskBookOf(actor.type)?.id === bookId && award?.changes(actor).length);
    if (!award || actors.length === 0) {
      warn("QUARTET.Desk.Refused.NothingToGive");
      return false;
    }
    const left = actors.filter((actor) => !hasJustGot(awardId, actor));
    given = left.length > 0 ? await tell(bookId, awardId, left) : null;
    if (given) given = await unlessTooLate(given);
    if (given) for (const actor of left) await apply(given, award, actor);
    return given !== null;
  });
  return given;
}

/** Awards to an actor that other game masters have given a moment ago, and still stand. */
function justGiven({ uuid }: QuartetActor): AwardMessage[] {
  return awardMessages().filter((message) => {
    const { author, timestamp, system } = message;
    const isOthers = author?.isGM === true && !author.isSelf && isJustNow(timestamp);
    const isHers = isOthers && system.actors.some(({ actor }) => actor === uuid);
    return isHers && !awardStates(message).some(({ isUndone }) => isUndone);
  });
}

/** Whether another game master has just given the same; this one is told. */
function hasJustGot(award: string, actor: QuartetActor): boolean {
  const same = justGiven(actor).find(({ system }) => system.award === award);
  if (!same) return false;
  warn("QUARTET.Desk.Award.JustGiven", { user: same.author?.name ?? "", name: actor.name });
  return true;
}

/**
 * The server has an order: of two game masters who give at once, the second has the first's message
 * by now. The same award is withdrawn; another one waits until the first has changed the numbers.
 * @returns The message; `null` where it was withdrawn.
 */
async function unlessTooLate(given: AwardMessage): Promise<AwardMessage | null> {
  if (otherGameMasters().length === 0) return given;
  const actors = given.system.actors.flatMap(({ actor }) => actorOf(actor) ?? []);
  if (actors.some((actor) => hasJustGot(given.system.award, actor))) {
    await given.delete();
    return null;
  }
  const isPending = () =>
    actors.flatMap(justGiven).some((message) => {
      const uuids = new Set(actors.map(({ uuid }) => uuid));
      const states = awardStates(message).filter(({ actor }) => actor && uuids.has(actor.uuid));
      return states.some(({ isGiven }) => !isGiven);
    });
  for (let tries = 0; tries < MOST_TRIES && isPending(); tries++)
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  return given;
}

async function tell(book: string, award: string, actors: readonly QuartetActor[]) {
  const people = actors.map((actor) => ({ actor: actor.uuid, name: nameOf(actor), users: [] }));
  const message = await ChatMessage.implementation.create(
    { type: "deskAward", system: { book, award, actors: people }, speaker: {} } as never,
    messageModeOption("public") as never,
  );
  return message?.id ? awardMessage(message.id) : null;
}

async function apply({ id }: AwardMessage, award: DeskAward, actor: QuartetActor): Promise<void> {
  const changes = award.changes(actor).map((change) => ({ ...change, side: "" }));
  await applyChanges({ id }, actor, changes);
}

/** Who has what was given, and from whom it was taken back. */
export function awardStates({ id, system }: AwardMessage) {
  return system.actors.map(({ actor: uuid, name }) => {
    const actor = actorOf(uuid);
    const receipts = Object.values(receiptsOf(actor, id));
    const isGiven = receipts.some(({ undoneBy }) => !undoneBy);
    return { actor, name, isGiven, isUndone: receipts.length > 0 && !isGiven };
  });
}

/**
 * Takes an award back, once: one update for each character. What else has happened to the
 * numbers since then stays. @returns Whether anything was taken back; refusals are told.
 */
export function undoAward(id: string): Promise<boolean> {
  return once(`desk undo ${id}`, async () => {
    if (refuseOthers()) return false;
    const message = awardMessage(id);
    const given = message ? awardStates(message).filter(({ isGiven }) => isGiven) : [];
    if (given.length === 0) {
      warn("QUARTET.Desk.Refused.NothingToUndo");
      return false;
    }
    for (const { actor } of given) if (actor) await undo(id, actor);
    return true;
  });
}

/** What was spent meanwhile cannot be taken: no number that is given falls below 0. */
function undo(id: string, actor: QuartetActor): Promise<boolean> {
  const onSpent = () => warn("QUARTET.Desk.Award.Spent", { name: actor.name });
  return undoAllChanges(id, actor, { least: 0, onSpent });
}
