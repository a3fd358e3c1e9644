import type { Proposal } from "./kind.ts";

/**
 * Which of the changes that are applied an outcome no longer asks for, or not to the same amount.
 * @param applied Proposals of the outcome before it.
 */
export function takenAway(
  applied: readonly Proposal[],
  asked: readonly Proposal[],
): readonly Proposal[] {
  return applied.filter((proposal) => !asked.some((other) => isSame(proposal, other)));
}

function isSame(one: Proposal, other: Proposal): boolean {
  const isOne = one.side === other.side && one.id === other.id;
  const isThere = one.item === other.item && one.path === other.path;
  return isOne && isThere && one.change === other.change;
}
