import type { QuartetActor } from "../documents/actor.ts";
import { deleteKey } from "../foundry.ts";
import { inTurn } from "../in-turn.ts";
import { refuse } from "./guard.ts";
import { type Contest, type ContestSide, findContest } from "./joined.ts";
import type { ContestChoice, Proposal } from "./kind.ts";
import { offerMessage } from "./messages.ts";
import { newValue, type Receipt, undoneValue } from "./receipt.ts";

/** Where actors keep receipts: by the id of the contest, then by that of the proposal. */
const RECEIPTS = "flags.quartet.contests";

type Receipts = Readonly<Record<string, Readonly<Record<string, Receipt>>>>;

function allReceipts(actor: QuartetActor): Receipts {
  return (foundry.utils.getProperty(actor, RECEIPTS) ?? {}) as Receipts;
}

/** What has been applied to an actor in a contest, by the ids of the proposals. */
export function receiptsOf(actor: QuartetActor | null, contest: string) {
  return (actor && allReceipts(actor)[contest]) ?? {};
}

/** Receipts of contests that are no longer in the chat go with the next change. */
function staleReceipts(actor: QuartetActor): Record<string, unknown> {
  const stale = Object.keys(allReceipts(actor)).filter((id) => !offerMessage(id));
  return Object.assign({}, ...stale.map((id) => deleteKey(RECEIPTS, id)));
}

const numberAt = (actor: QuartetActor, path: string): number =>
  Number(foundry.utils.getProperty(actor._source, path) ?? 0);

/**
 * Applies what an outcome asks for to the actors that this user owns, each change once: the same
 * update that changes a number leaves a receipt on the actor, and both are absolute values, so
 * that two clicks, or two clients, come to the same.
 * @param wanted Ids of the proposals; all that are this user's to apply if left out.
 * @returns Whether anything was changed.
 */
export async function applyConsequences(id: string, wanted?: readonly string[]): Promise<boolean> {
  const contest = findContest(id);
  if (!contest) return refuse("Gone");
  const asked = contest.proposals.filter((proposal) => wanted?.includes(proposal.id) ?? true);
  if (asked.length === 0) return refuse("TooLate");
  const targets = contest.sides.filter((side) => asked.some((entry) => entry.side === side.id));
  const own = targets.filter(({ actor }) => actor?.isOwner);
  if (own.length === 0)
    return refuse(targets.some(({ actor }) => actor) ? "NotYours" : "ActorGone");
  let changed = false;
  for (const side of own) {
    const proposals = asked.filter((entry) => entry.side === side.id);
    changed = (await inTurn(() => applyTo(contest, side, proposals))) || changed;
  }
  return changed;
}

/** One update for all changes of one actor. */
async function applyTo(contest: Contest, side: ContestSide, proposals: readonly Proposal[]) {
  const { actor } = side;
  if (!actor) return false;
  const pending = proposals.filter(({ id }) => !receiptsOf(actor, contest.id)[id]);
  if (pending.length === 0) return false;
  const changes: Record<string, unknown> = staleReceipts(actor);
  for (const proposal of pending) {
    const { id, path, label } = proposal;
    const from = Number(changes[path] ?? numberAt(actor, path));
    const to = newValue(from, proposal);
    changes[path] = to;
    const receipt: Receipt = { from, to, path, label, by: game.user.id };
    changes[`${RECEIPTS}.${contest.id}.${id}`] = receipt;
  }
  if (!(await actor.update(changes as never))) return false;
  for (const proposal of pending) await contest.kind?.afterChange?.(actor, proposal);
  return true;
}

/**
 * Takes one change back, once. What has happened to the number since then stays.
 * @returns Whether anything was changed.
 */
export async function undoConsequence(id: string, sideId: string, proposalId: string) {
  const contest = findContest(id);
  const side = contest?.sides.find((entry) => entry.id === sideId);
  if (!contest || !side) return refuse("Gone");
  const { actor } = side;
  if (!actor) return refuse("ActorGone");
  if (!actor.isOwner) return refuse("NotYours");
  return inTurn(async () => {
    const receipt = receiptsOf(actor, contest.id)[proposalId];
    if (!receipt || receipt.undoneBy) return refuse("TooLate");
    const changed = await actor.update({
      [receipt.path]: undoneValue(numberAt(actor, receipt.path), receipt),
      [`${RECEIPTS}.${contest.id}.${proposalId}.undoneBy`]: game.user.id,
    } as never);
    if (!changed) return false;
    const { path, label, from, to } = receipt;
    const change = from - to;
    await contest.kind?.afterChange?.(actor, { id: proposalId, side: sideId, path, label, change });
    return true;
  });
}

/** Pays what a choice costs its own side, now that it is on the table. */
export async function payCosts(contest: Contest, side: ContestSide, choice: ContestChoice) {
  const costs = contest.kind?.costs?.(choice, side.id) ?? [];
  if (costs.length > 0 && side.actor?.isOwner) await inTurn(() => applyTo(contest, side, costs));
}
