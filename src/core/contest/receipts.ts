import type { QuartetActor } from "../documents/actor.ts";
import type { QuartetItem } from "../documents/item.ts";
import { deleteKey } from "../foundry.ts";
import type { Receipt } from "./receipt.ts";

/** What changes, and keeps the receipt of its changes: an actor, or an item of one. */
export type Holder = QuartetActor | QuartetItem;

/** Where holders keep receipts: by the id of the message, then by that of the proposal. */
export const RECEIPTS = "flags.quartet.contests";

type Receipts = Readonly<Record<string, Readonly<Record<string, Receipt>>>>;

/** Everything that has been applied to an actor or an item and whose message was there of late. */
export function allReceipts(holder: Holder): Receipts {
  return (foundry.utils.getProperty(holder, RECEIPTS) ?? {}) as Receipts;
}

/** What a change is about; `null` where the item is no longer there. */
export function holderOf(actor: QuartetActor, { item }: { readonly item?: string }): Holder | null {
  if (item === undefined) return actor;
  return (actor.items.get(item) as QuartetItem | undefined) ?? null;
}

/** What a message has applied to an actor and its items, by the ids of the proposals. */
export function receiptsOf(actor: QuartetActor | null, message: string) {
  const receipts: Record<string, Receipt> = {};
  if (!actor) return receipts;
  for (const item of actor.items as Iterable<QuartetItem>) {
    // Copies of an item bring its receipts along: those are not theirs.
    const own = Object.entries(allReceipts(item)[message] ?? {});
    for (const [id, receipt] of own) if (receipt.item === item.id) receipts[id] = receipt;
  }
  return Object.assign(receipts, allReceipts(actor)[message]);
}

/** Receipts of messages that are no longer in the chat go with the next change. */
export function staleReceipts(holder: Holder): Record<string, unknown> {
  const stale = Object.keys(allReceipts(holder)).filter((id) => !game.messages.get(id));
  return Object.assign({}, ...stale.map((id) => deleteKey(RECEIPTS, id)));
}

/** The number that a change starts from, as it is stored. */
export function numberAt(holder: Holder, path: string): number {
  return Number(foundry.utils.getProperty(holder._source, path) ?? 0);
}
