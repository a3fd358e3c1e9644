import { allReceipts } from "../contest/changes.ts";
import { once } from "../contest/guard.ts";
import { undoAllChanges, undoAllView } from "../contest/undo-all.ts";
import type { QuartetActor } from "../documents/actor.ts";
import { actorOf } from "../documents/lookup.ts";
import { reader } from "../i18n/language.ts";
import { inTurn } from "../in-turn.ts";
import { warn } from "../notify.ts";
import { refuseOthers } from "./guard.ts";
import { isJustNow, otherGameMasters } from "./just-done.ts";
import { type RestChange, restChanges, takenBack } from "./rest-changes.ts";
import { type DeskRest, deskBook, deskBookOf } from "./rules.ts";

/** What came of a rest for one character. */
export interface RestedLine {
  /** UUID of the actor. */
  readonly actor: string;
  readonly name: string;
  readonly text: string;
  /** What can be taken back, where no message does that. */
  readonly changes: readonly RestChange[];
  /** Id of the message that holds the rest and can take it back; empty for none. */
  readonly message: string;
}

/** Where an actor keeps when each game master began to let them rest. */
const BEGUN = "flags.quartet.deskRests";

/**
 * Lets characters of one rule book rest as the book has it, one after another. Whom another game
 * master has let rest a moment ago does not rest a second time. Game masters only.
 * @param tell Called as soon as somebody has rested.
 * @returns What came of it, line by line; nothing where it was refused.
 */
export async function restAll(
  bookId: string,
  restId: string,
  uuids: readonly string[],
  tell: (line: RestedLine) => void = () => {},
): Promise<readonly RestedLine[]> {
  if (refuseOthers()) return [];
  const rest = deskBook(bookId)?.rules.rests.find(({ id }) => id === restId);
  const lines: RestedLine[] = [];
  await once(`desk rest ${bookId}`, async () => {
    for (const uuid of uuids) {
      const actor = actorOf(uuid);
      if (!actor || !rest || deskBookOf(actor.type)?.id !== bookId) continue;
      const other = await begunBy(actor);
      const line = other
        ? {
            ...unchanged(actor),
            text: reader().text("QUARTET.Desk.Rest.JustDone", { user: other }),
          }
        : await letRest(actor, rest);
      lines.push(line);
      tell(line);
    }
    return lines.length > 0;
  });
  return lines;
}

function unchanged({ uuid, name }: QuartetActor) {
  return { actor: uuid, name, changes: [], message: "" };
}

async function letRest(actor: QuartetActor, rest: DeskRest): Promise<RestedLine> {
  const before = flatSystem(actor);
  const known = new Set(Object.keys(allReceipts(actor)));
  const text = await rest.rest(actor, reader());
  // What leaves receipts is taken back by them, here or on its card, and by nothing else.
  const message = Object.keys(allReceipts(actor)).find((id) => !known.has(id)) ?? "";
  const changes = message ? [] : restChanges(before, flatSystem(actor));
  return { ...unchanged(actor), text, changes, message };
}

/** Whether something of a rest is still there to be taken back. */
export function mayUndoRest(lines: readonly RestedLine[]): boolean {
  return lines.some(
    ({ actor, changes, message }) =>
      changes.length > 0 || undoAllView(message, actorOf(actor), reader())?.mayUndo === true,
  );
}

/**
 * Says that this game master begins, and looks who has begun already. The server has an order:
 * of two who begin at once, the second sees the first.
 * @returns The name of the game master who was first.
 */
async function begunBy(actor: QuartetActor): Promise<string | null> {
  const others = otherGameMasters();
  if (others.length === 0) return null;
  const { id } = game.user;
  await actor.update({ [`${BEGUN}.${id}`]: game.time.serverTime } as never);
  const first = others.find((user) =>
    isJustNow(Number(foundry.utils.getProperty(actor, `${BEGUN}.${user.id}`) ?? 0)),
  );
  if (first) await actor.update({ [`${BEGUN}.${id}`]: 0 } as never);
  return first?.name ?? null;
}

/**
 * Takes a rest back: one update for each character. What else has happened since then stays.
 * @returns Whether anything was taken back.
 */
export function undoRest(lines: readonly RestedLine[]): Promise<boolean> {
  return once("desk undo rest", async () => {
    if (refuseOthers()) return false;
    let isDone = false;
    for (const line of lines) isDone = (await undoLine(line)) || isDone;
    if (!isDone) warn("QUARTET.Desk.Refused.NothingToUndo");
    return isDone;
  });
}

async function undoLine({ actor: uuid, changes, message }: RestedLine): Promise<boolean> {
  const actor = actorOf(uuid);
  if (!actor) return false;
  if (message)
    return (
      undoAllView(message, actor, reader())?.mayUndo === true && undoAllChanges(message, actor)
    );
  return inTurn(async () => {
    const values = takenBack(changes, flatSystem(actor));
    if (Object.keys(values).length === 0) return false;
    return Boolean(await actor.update({ system: foundry.utils.expandObject(values) } as never));
  });
}

function flatSystem(actor: QuartetActor): Record<string, unknown> {
  return foundry.utils.flattenObject(
    foundry.utils.deepClone(actor._source.system) as object,
  ) as Record<string, unknown>;
}
