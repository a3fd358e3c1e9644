import { canonicalJson, commitment, type Hash } from "./commitment.ts";
import type { Play } from "./play.ts";
import type { ContestMove, SideState } from "./state.ts";

/**
 * What a side has bound itself to, as one text that others can bear witness to. Its declaration is
 * part of it: nobody can change theirs once others have shown what they chose in view of it.
 * @throws {RuleError} for a declaration that JSON cannot hold.
 */
export function sealOf(hash: Hash, { commit, declare }: SideState): unknown {
  if (!declare) return commit?.data.hash;
  return hash(canonicalJson([commit?.data.hash ?? null, declare.data]));
}

/**
 * Whether an answer or a reveal is what its side has bound itself to, and whether that is what
 * those saw who answered before: a commitment that was changed afterwards is void.
 */
export function fits(play: Play, side: SideState, { data }: ContestMove): boolean {
  try {
    return (
      isAsSeen(play, side) &&
      (!play.offer.secret || opens(play, side, side.commit, data.nonce, data.choice)) &&
      (!play.offer.declares || opens(play, side, side.declare, data.hiddenNonce, data.hidden))
    );
  } catch {
    return false;
  }
}

/** Whether a nonce and data are what the hash of an earlier move of the side was made of. */
function opens(
  { offer, referee }: Play,
  side: SideState,
  bound: ContestMove | null,
  nonce: unknown,
  choice: unknown,
): boolean {
  if (typeof nonce !== "string" || choice === undefined) return false;
  return commitment(referee.hash, offer.id, side.id, { nonce, choice }) === bound?.data.hash;
}

function isAsSeen({ sides, referee }: Play, side: SideState): boolean {
  const seal = sealOf(referee.hash, side);
  return sides
    .flatMap(({ answer }) => witnessed(answer, side.id) ?? [])
    .every((seen) => seen === seal);
}

/** What the author of an answer saw as the seal of a side. */
function witnessed(answer: ContestMove | null, side: string): unknown {
  const seen = answer?.data.seen;
  return typeof seen === "object" && seen !== null
    ? (seen as Record<string, unknown>)[side]
    : undefined;
}
