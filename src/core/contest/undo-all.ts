import type { QuartetActor } from "../documents/actor.ts";
import type { Reader } from "../i18n/language.ts";
import { inTurn } from "../in-turn.ts";
import { tellChanges } from "./change-news.ts";
import { refuse } from "./guard.ts";
import { undoneValue } from "./receipt.ts";
import { numberAt, RECEIPTS, receiptsOf } from "./receipts.ts";

/** What a message has changed on an actor itself, and has not taken back. */
function openReceipts(actor: QuartetActor, message: string) {
  return Object.entries(receiptsOf(actor, message)).filter(
    ([, { undoneBy, item }]) => !undoneBy && item === undefined,
  );
}

/** How far numbers may fall when a gain is taken back. */
interface UndoLimits {
  readonly least?: number;
  /** Called where a number would have fallen further: some of it is spent. */
  onSpent?(): void;
}

/**
 * Takes back everything that a message has changed on an actor, once, in one update. What else has
 * happened to the numbers since then stays.
 * @param actor `null` where it was deleted.
 * @returns Whether anything was changed. Refusals are told to the user.
 */
export async function undoAllChanges(
  message: string,
  actor: QuartetActor | null,
  { least = Number.NEGATIVE_INFINITY, onSpent }: UndoLimits = {},
): Promise<boolean> {
  if (!actor) return refuse("ActorGone");
  if (!actor.isOwner) return refuse("NotYours");
  return inTurn(async () => {
    const open = openReceipts(actor, message);
    if (open.length === 0) return refuse("TooLate");
    const changes: Record<string, unknown> = {};
    let isSpent = false;
    for (const [id, receipt] of open) {
      const { path } = receipt;
      const left = undoneValue(Number(changes[path] ?? numberAt(actor, path)), receipt);
      isSpent ||= left < least;
      changes[path] = Math.max(least, left);
      changes[`${RECEIPTS}.${message}.${id}.undoneBy`] = game.user.id;
    }
    if (!(await actor.update(changes as never))) return false;
    if (isSpent) onSpent?.();
    tellChanges(
      actor,
      message,
      open.map(([id]) => id),
      true,
    );
    return true;
  });
}

/**
 * What `templates/core/contest/undo-all.hbs` shows: who took it back, or that this reader can; `null`
 * where there is nothing to be said.
 */
export function undoAllView(message: string, actor: QuartetActor | null, { text }: Reader) {
  if (!actor) return null;
  const isOpen = openReceipts(actor, message).length > 0;
  const by = Object.values(receiptsOf(actor, message)).find(({ undoneBy }) => undoneBy)?.undoneBy;
  const user = by && !isOpen ? (game.users.get(by)?.name ?? "–") : "";
  const note = user && text("QUARTET.Contest.Receipt.undone", { user });
  const mayUndo = isOpen && actor.isOwner;
  return note || mayUndo ? { note, mayUndo } : null;
}
