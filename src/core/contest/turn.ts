import { isOver } from "../rules/contest/state.ts";
import { type Contest, type ContestSide, findContest } from "./joined.ts";
import type { ContestKind } from "./kind.ts";
import { mayActFor } from "./rights.ts";

/** A contest, and a side that this user is to move for. */
export interface Turn {
  readonly contest: Contest;
  readonly kind: ContestKind;
  readonly side: ContestSide;
}

/** What a side is asked for while a contest is open. */
export type Step = "declare" | "choose";

/** What a side is asked for now, as far as it goes by the moves; `null` for nothing. */
export function stepOf({ offer, state }: Contest, side: ContestSide): Step | null {
  const { status } = side.state;
  if (isOver(state.phase)) return null;
  if (!offer.declares) return status === "waiting" ? "choose" : null;
  if (status === "waiting") return "declare";
  return status === "declared" && state.stage === "choose" ? "choose" : null;
}

/** Whether the rules ask this side to declare now. A kind that cannot tell asks everybody. */
export function isOnTurn(contest: Contest, side: ContestSide): boolean {
  try {
    return contest.kind?.mayDeclare?.(side.id, contest) ?? true;
  } catch (error) {
    console.warn(`${contest.kind?.id}: this contest has no order.`, error);
    return true;
  }
}

/** Whether this browser has what a choice needs: for declared sides, what was declared in secret. */
export function holdsDeclared({ offer }: Contest, { hidden }: ContestSide): boolean {
  return !offer.declares || hidden !== null;
}

/** Why a side may not do its next step now; `null` where it may. */
export type WhyNot = (turn: Turn) => string | null;

/** A contest and a side of it that this user may move for now; a reason where not. */
export function turn(id: string, sideId: string, whyNot: WhyNot): Turn | string {
  const contest = findContest(id);
  const side = contest?.sides.find((entry) => entry.id === sideId);
  if (!contest || !side) return "Gone";
  if (!mayActFor(side)) return "NotYours";
  if (!contest.kind) return "UnknownKind";
  const found = { contest, kind: contest.kind, side };
  return whyNot(found) ?? found;
}
