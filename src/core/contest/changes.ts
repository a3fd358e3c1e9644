import type { QuartetActor } from "../documents/actor.ts";
import { inTurn } from "../in-turn.ts";
import { tellChanges } from "./change-news.ts";
import { refuse } from "./guard.ts";
import type { Proposal } from "./kind.ts";
import { newValue, type Receipt, undoneValue } from "./receipt.ts";
import {
  type Holder,
  holderOf,
  numberAt,
  RECEIPTS,
  receiptsOf,
  staleReceipts,
} from "./receipts.ts";

export { allReceipts, receiptsOf } from "./receipts.ts";

/** What asks for changes: the message of a contest, or of a check that hurts or heals. */
export interface ChangeSource {
  /** Id of the message. */
  readonly id: string;
  /** Called once by the client that has applied or undone a change. */
  afterChange?(actor: QuartetActor, proposal: Proposal): Promise<unknown>;
}

/**
 * Applies changes to an actor that this user owns, and to its items, each once: the same update
 * that changes a number leaves a receipt beside it, and both are absolute values, so that two
 * clicks, or two clients, come to the same. @returns Whether anything was changed.
 */
export function applyChanges(
  source: ChangeSource,
  actor: QuartetActor,
  proposals: readonly Proposal[],
): Promise<boolean> {
  return inTurn(async () => {
    const known = receiptsOf(actor, source.id);
    const byHolder = new Map<Holder, Proposal[]>();
    for (const proposal of proposals) {
      const holder = known[proposal.id] ? null : holderOf(actor, proposal);
      if (holder) byHolder.set(holder, [...(byHolder.get(holder) ?? []), proposal]);
    }
    let changed = false;
    for (const [holder, pending] of byHolder) {
      if (!(await write(actor, holder, changesOf(source, holder, pending)))) continue;
      changed = true;
      tellChanges(
        actor,
        source.id,
        pending.map(({ id }) => id),
      );
      for (const proposal of pending) await source.afterChange?.(actor, proposal);
    }
    return changed;
  });
}

/** Update data: the new numbers, and their receipts. */
function changesOf(source: ChangeSource, holder: Holder, pending: readonly Proposal[]) {
  const changes: Record<string, unknown> = staleReceipts(holder);
  for (const proposal of pending) {
    const { id, item, path, label } = proposal;
    const from = Number(changes[path] ?? numberAt(holder, path));
    const to = newValue(from, proposal);
    changes[path] = to;
    const by = game.user.id;
    const receipt: Receipt = { from, to, path, label, by, ...(item !== undefined && { item }) };
    changes[`${RECEIPTS}.${source.id}.${id}`] = receipt;
  }
  return changes;
}

/** @returns Whether the server has taken it. */
async function write(actor: QuartetActor, holder: Holder, changes: object): Promise<boolean> {
  if (holder === actor) return Boolean(await actor.update(changes as never));
  const updates = [{ _id: holder.id, ...changes }];
  return (await actor.updateEmbeddedDocuments("Item", updates as never)).length > 0;
}

/**
 * Takes one change back, once. What has happened to the number since then stays.
 * @param actor `null` where it was deleted.
 * @returns Whether anything was changed. Refusals are told to the user.
 */
export async function undoChange(
  source: ChangeSource,
  actor: QuartetActor | null,
  side: string,
  proposalId: string,
): Promise<boolean> {
  if (!actor) return refuse("ActorGone");
  if (!actor.isOwner) return refuse("NotYours");
  return inTurn(async () => {
    const receipt = receiptsOf(actor, source.id)[proposalId];
    const holder = receipt && holderOf(actor, receipt);
    if (!holder || receipt.undoneBy) return refuse("TooLate");
    const changed = await write(actor, holder, {
      [receipt.path]: undoneValue(numberAt(holder, receipt.path), receipt),
      [`${RECEIPTS}.${source.id}.${proposalId}.undoneBy`]: game.user.id,
    });
    if (!changed) return false;
    tellChanges(actor, source.id, [proposalId], true);
    const { path, label, from, to, item } = receipt;
    const change = { id: proposalId, side, path, label, change: from - to };
    await source.afterChange?.(actor, { ...change, ...(item !== undefined && { item }) });
    return true;
  });
}
