import { applyChanges, undoChange } from "./changes.ts";
import { refuse } from "./guard.ts";
import { type Contest, type ContestSide, findContest } from "./joined.ts";
import type { ContestChoice } from "./kind.ts";

/** What asks for the changes of a contest. */
export function sourceOf({ id, kind }: Contest) {
  return { id, ...(kind?.afterChange && { afterChange: kind.afterChange }) };
}

/**
 * Applies what an outcome asks for to the actors that this user owns, each change once.
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
  for (const { id: side, actor } of own) {
    const proposals = asked.filter((entry) => entry.side === side);
    if (actor) changed = (await applyChanges(sourceOf(contest), actor, proposals)) || changed;
  }
  return changed;
}

/**
 * Takes one change back, once. What has happened to the number since then stays.
 * @returns Whether anything was changed.
 */
export async function undoConsequence(
  id: string,
  sideId: string,
  proposalId: string,
): Promise<boolean> {
  const contest = findContest(id);
  const side = contest?.sides.find((entry) => entry.id === sideId);
  if (!contest || !side) return refuse("Gone");
  return undoChange(sourceOf(contest), side.actor, sideId, proposalId);
}

/** Pays what a choice costs its own side, now that it is on the table. */
export async function payCosts(contest: Contest, side: ContestSide, choice: ContestChoice) {
  const costs = contest.kind?.costs?.(choice, side.id) ?? [];
  if (costs.length > 0 && side.actor?.isOwner)
    await applyChanges(sourceOf(contest), side.actor, costs);
}
