import type { ContestKind } from "../../core/contest/kind.ts";
import { rpsAction, rpsWills } from "./action-kind.ts";

export { openBattleOfWills, openRpsContest, type RpsContestOptions } from "./open-action.ts";
export { openRpsRound, type RpsRound } from "./open-round.ts";

/** Kinds of contest that RPS brings. */
export const rpsContests: readonly ContestKind[] = [rpsAction, rpsWills];
