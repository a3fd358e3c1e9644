import type { QuartetActor } from "../documents/actor.ts";
import { deleteKey } from "../foundry.ts";
import { inTurn } from "../in-turn.ts";
import { refuse } from "./guard.ts";
import type { Proposal } from "./kind.ts";
import { newValue, type Receipt, undoneValue } from "./receipt.ts";

/** What asks for changes: the message of a contest, or of a check that hurts or heals. */
export interface ChangeSource {
  /** Id of the message. */
  readonly id: string;
  /** Called once by the client that has applied or undone a change. */
  afterChange?(actor: QuartetActor, proposal: Proposal): Promise<unknown>;
}

/** Where actors keep receipts: by the id of the message, then by that of the proposal. */
const RECEIPTS = "flags.quartet.contests";

type Receipts = Readonly<Record<string, Readonly<Record<string, Receipt>>>>;

/** Everything that has been applied to an actor and whose message is still there or was of late. */
export function allReceipts(actor: QuartetActor): Receipts {
  return (foundry.utils.getProperty(actor, RECEIPTS) ?? {}) as Receipts;
}

/** What a message has applied to an actor, by the ids of the proposals. */
export function receiptsOf(actor: QuartetActor | null, message: string) {
  return (actor && allReceipts(actor)[message]) ?? {};
}

/** Receipts of messages that are no longer in the chat go with the next change. */
function staleReceipts(actor: QuartetActor): Record<string, unknown> {
  const stale = Object.keys(allReceipts(actor)).filter((id) => !game.messages.get(id));
  return Object.assign({}, ...stale.map((id) => deleteKey(RECEIPTS, id)));
}

const numberAt = (actor: QuartetActor, path: string): number =>
  Number(foundry.utils.getProperty(actor._source, path) ?? 0);

/**
 * Applies changes to an actor that this user owns, each once: the same update that changes a
 * number leaves a receipt on the actor, and both are absolute values, so that two clicks, or two
 * clients, come to the same. @returns Whether anything was changed.
 */
export function applyChanges(
  source: ChangeSource,
  actor: QuartetActor,
  proposals: readonly Proposal[],
): Promise<boolean> {
  return inTurn(async () => {
    const pending = proposals.filter(({ id }) => !receiptsOf(actor, source.id)[id]);
    if (pending.length === 0) return false;
    const changes: Record<string, unknown> = staleReceipts(actor);
    for (const proposal of pending) {
      const { id, path, label } = proposal;
      const from = Number(changes[path] ?? numberAt(actor, path));
      const to = newValue(from, proposal);
      changes[path] = to;
      const receipt: Receipt = { from, to, path, label, by: game.user.id };
      changes[`${RECEIPTS}.${source.id}.${id}`] = receipt;
    }
    if (!(await actor.update(changes as never))) return false;
    for (const proposal of pending) await source.afterChange?.(actor, proposal);
    return true;
  });
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
    if (!receipt || receipt.undoneBy) return refuse("TooLate");
    const changed = await actor.update({
      [receipt.path]: undoneValue(numberAt(actor, receipt.path), receipt),
      [`${RECEIPTS}.${source.id}.${proposalId}.undoneBy`]: game.user.id,
    } as never);
    if (!changed) return false;
    const { path, label, from, to } = receipt;
    await source.afterChange?.(actor, { id: proposalId, side, path, label, change: from - to });
    return true;
  });
}
