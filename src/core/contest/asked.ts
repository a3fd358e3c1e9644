import type { Contest, ContestSide } from "./joined.ts";
import { isOpening } from "./open.ts";
import { isAddressed } from "./rights.ts";
import { holdsDeclared, isOnTurn, type Step, stepOf } from "./turn.ts";

/** Offers older than this open no window when somebody joins; their cards still work. */
const FRESH_MS = 60 * 60 * 1000;

/**
 * What this client is asked to do for a side now; `null` for nothing. The opener begins without
 * being asked, and what was declared in a browser is chosen for in the same one.
 */
export function askedFor(contest: Contest, side: ContestSide): Step | null {
  const step = contest.kind && side.actor ? stepOf(contest, side) : null;
  const isFresh = game.time.serverTime - contest.offer.time < FRESH_MS;
  if (!step || !isFresh) return null;
  const isAsked = contest.offer.declares
    ? isAskedInStages(contest, side, step)
    : !isOpener(contest, side) && isAddressed(side);
  return isAsked ? step : null;
}

function isAskedInStages(contest: Contest, side: ContestSide, step: Step): boolean {
  if (step === "choose") return holdsDeclared(contest, side);
  return !isOpening(side.id) && isAddressed(side) && isOnTurn(contest, side);
}

function isOpener({ message }: Contest, { id }: ContestSide): boolean {
  return message.isAuthor && id === message.system.sides[0]?.id;
}
