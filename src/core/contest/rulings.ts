import { reader } from "../i18n/language.ts";
import { warn } from "../notify.ts";
import { isOver } from "../rules/contest/state.ts";
import { nameList } from "./card-view.ts";
import { receiptsOf } from "./changes.ts";
import { once, refuse } from "./guard.ts";
import { type Contest, findContest } from "./joined.ts";
import { judge } from "./judge.ts";
import type { Proposal } from "./kind.ts";
import { postMove } from "./post.ts";
import { takenAway } from "./standing.ts";

type Ruling = Readonly<Record<string, unknown>>;

function hasChosen({ sides }: Contest["state"]): boolean {
  return sides.some(({ commit, answer }) => commit !== null || answer !== null);
}

/** Whether this user may rule, and nobody has chosen yet. */
export function mayRuleEarly({ offer, state }: Contest): boolean {
  return game.user.isGM && offer.rulesEarly && !isOver(state.phase) && !hasChosen(state);
}

function mayRule({ state, offer }: Contest): boolean {
  return state.phase === "answered" || (offer.rulesEarly && !isOver(state.phase));
}

/** What the next ruling takes the place of: before anybody has chosen, that is the early one. */
export function rulingBefore({ offer, state }: Contest): Ruling | null {
  const before = offer.rulesEarly && !hasChosen(state) ? state.early : state.ruling;
  return before?.data ?? null;
}

/**
 * What a game master decides about the outcome, in the way of the kind. What it would take away
 * of changes that are applied has to be taken back first; all others may stand.
 */
export function ruleContest(id: string, data: Ruling): Promise<boolean> {
  return once(`rule ${id}`, async () => {
    const contest = findContest(id);
    if (!contest) return refuse("Gone");
    if (!game.user.isGM) return refuse("NotYours");
    if (!mayRule(contest)) return refuse("TooLate");
    const gone = takenAwayBy(contest, data);
    if (gone.length > 0) return refuseFor(contest, gone);
    await postMove(contest, "ruling", { data });
    return true;
  });
}

function takenAwayBy(contest: Contest, ruling: Ruling): readonly Proposal[] {
  const { kind, answered } = contest;
  const applied = appliedTo(contest);
  if (!kind || !answered || applied.length === 0) return [];
  return takenAway(applied, judge(kind, { ...answered, ruling })?.proposals ?? []);
}

/** What stands of the outcome, but for settlements: these do not depend on rulings. */
function appliedTo({ id, sides, proposals, settlements }: Contest): Proposal[] {
  return sides.flatMap((side) => {
    const receipts = receiptsOf(side.actor, id);
    const own = proposals.filter((one) => one.side === side.id && !settlements.includes(one));
    return own.filter((one) => receipts[one.id] && !receipts[one.id]?.undoneBy);
  });
}

function refuseFor({ sides }: Contest, gone: readonly Proposal[]): false {
  const here = reader();
  const changes = gone.map(({ side, label, change }) =>
    here.text("QUARTET.Contest.Change", {
      name: sides.find(({ id }) => id === side)?.name ?? "",
      label: here.text(label),
      change: here.change(change),
    }),
  );
  warn("QUARTET.Contest.Refused.Standing", { changes: nameList(changes, here) });
  return false;
}
