import { applyChanges, receiptsOf } from "./changes.ts";
import { sourceOf } from "./consequences.ts";
import { type Contest, joinContest } from "./joined.ts";
import { contestKind } from "./kind.ts";
import { offerMessages } from "./messages.ts";
import { settlerOf } from "./rights.ts";

/**
 * Applies what the rules change by themselves, for the sides that are this client's to settle.
 * Receipts make it once, whoever else believes to be the one.
 */
export async function settleDue(contest: Contest): Promise<void> {
  for (const side of contest.sides) {
    const { actor } = side;
    const receipts = receiptsOf(actor, contest.id);
    const due = contest.settlements.filter(
      (entry) => entry.side === side.id && !receipts[entry.id],
    );
    if (actor && due.length > 0 && settlerOf(side)?.isSelf)
      await applyChanges(sourceOf(contest), actor, due);
  }
}

/** When somebody has come or gone: settles what has become this client's to settle. */
export async function settleAllDue(): Promise<void> {
  for (const message of offerMessages())
    if (contestKind(message.system.kind)?.settle) await settleDue(joinContest(message));
}
