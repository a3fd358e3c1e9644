import type { ContestState } from "../../core/rules/contest/state.ts";
import type { Phase } from "../rules/battle.ts";

/**
 * Where a round stands. Growth has no step of its own here: its die falls with each declaration.
 * @param contest `null` until the declarations begin.
 * @param isNarrated The game master has begun to tell. RPS [89]
 */
export function battlePhase(
  contest: Pick<ContestState, "phase" | "stage"> | null,
  isNarrated: boolean,
): Phase {
  if (!contest) return "weapons";
  if (contest.phase === "open") return contest.stage === "declare" ? "declare" : "commit";
  if (contest.phase === "committed") return "throw";
  return isNarrated ? "narrate" : "react";
}
