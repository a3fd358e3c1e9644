import type { CardRenderer } from "../cards.ts";
import type { QuartetChatMessage } from "../documents/chat-message.ts";
import { type Reader, reader } from "../i18n/language.ts";
import { isOver } from "../rules/contest/state.ts";
import { cardActions, kindActions } from "./card-actions.ts";
import { type ContestCardFacts, contestCard, type SideFacts } from "./card-view.ts";
import { changeFacts } from "./change-facts.ts";
import type { ChangeFacts } from "./change-view.ts";
import { receiptsOf } from "./changes.ts";
import { type Contest, type ContestSide, joinContest } from "./joined.ts";
import type { CardRights } from "./kind.ts";
import { isOfferMessage } from "./messages.ts";
import { mayClose, mayDecline } from "./moves.ts";
import { holdsSecrets } from "./reveal.ts";
import { leads, mayActFor, settlerOf } from "./rights.ts";
import { mayRuleEarly } from "./rulings.ts";
import { watchDeadline } from "./time-limit.ts";
import { holdsDeclared, isOnTurn, stepOf } from "./turn.ts";

const TEMPLATES = "systems/quartet/templates/core/contest";

/** The card of a contest, made anew on each reader's client whenever something has happened. */
export const offerCardRenderer: CardRenderer = {
  template: `${TEMPLATES}/card.hbs`,
  context: (message) => offerContext(message),
  actions: cardActions,
  moreActions: kindActions,
};

function offerContext(message: QuartetChatMessage): object {
  if (!isOfferMessage(message)) return {};
  const contest = joinContest(message);
  watchDeadline(contest, refreshLater);
  const here = reader();
  const { kind, outcome, answered } = contest;
  const view = kind && outcome && answered ? kind.view(outcome, answered, here) : null;
  const rights = { mayRule: mayRuleEarly(contest) };
  const open = openView(contest, here, rights);
  return {
    openTemplate: open && kind?.openTemplate,
    open: open && { ...open, ...rights },
    ...contestCard(cardFacts(contest, view?.headline ?? "", here), here),
    outcomeTemplate: view && kind?.template,
    outcome: { ...view, mayRule: game.user.isGM },
  };
}

/** What the kind shows of declarations. Junk from other clients spoils only this part. */
function openView(contest: Contest, here: Reader, rights: CardRights): object | null {
  const { kind, state } = contest;
  if (isOver(state.phase) || !kind?.openTemplate) return null;
  try {
    return kind.openView?.(contest, here, rights) ?? null;
  } catch (error) {
    console.warn(`${kind.id}: these declarations cannot be shown.`, error);
    return null;
  }
}

/** Set by the listener, which knows how cards are drawn anew. */
let refreshLater: (id: string) => void = () => {};

export function onDeadline(refresh: (id: string) => void): void {
  refreshLater = refresh;
}

function cardFacts(contest: Contest, headline: string, here: Reader): ContestCardFacts {
  const { kind, state, isBroken } = contest;
  return {
    title: kind ? game.i18n.localize(kind.label) : game.i18n.localize("QUARTET.Contest.Title"),
    subtitle: kind?.subtitle?.(contest, here) ?? null,
    skin: kind?.skin ?? "",
    phase: state.phase,
    stage: state.stage,
    declares: contest.offer.declares,
    isGameMaster: game.user.isGM,
    isBroken: isBroken && kind !== undefined,
    isUnknown: kind === undefined,
    deadline: state.deadline,
    sides: contest.sides.map((side) => sideFacts(contest, side)),
    headline,
    showsSides: contest.outcome !== null && Boolean(kind?.template),
    changes: changesOf(contest),
    mayWithdraw: leads(contest) && state.phase === "open",
    mayClose: leads(contest) && mayClose(contest) && needsClosing(contest),
  };
}

/** Closing is offered where a contest may not get to its end by itself. */
function needsClosing({ state, sides, isBroken, kind, outcome }: Contest): boolean {
  const isStuck = sides.some((side) => !side.actor) || isBroken || !kind;
  if (state.phase === "answered") return isBroken || (outcome?.again.length ?? 0) > 0;
  return isStuck || state.phase === "committed";
}

function sideFacts(contest: Contest, side: ContestSide): SideFacts {
  const { id, name, state, users } = side;
  const author = state.answer ? game.users.get(state.answer.author) : null;
  const isByOther = author && users.length > 0 && !users.includes(author.id);
  return {
    id,
    name,
    status: state.status,
    isVoid: state.isVoid,
    isGone: side.actor === null,
    isMine: users.includes(game.user.id) || users.length === 0,
    mayAct: mayActFor(side),
    step: stepOf(contest, side),
    isOnTurn: isOnTurn(contest, side),
    mayDecline: mayActFor(side) && mayDecline(contest, side),
    isPrivate: side.declaration?.isPrivate === true,
    holdsDeclared: holdsDeclared(contest, side),
    holdsSecret: holdsSecrets(contest, side),
    rollsAgain: contest.outcome?.again.some((request) => request.side === id) === true,
    isWinner: contest.outcome?.winners.includes(id) === true,
    playedBy: isByOther ? author.name : null,
  };
}

/** What the outcome asks for, and what was applied before a ruling changed it. */
function changesOf(contest: Contest): ChangeFacts[] {
  const proposed = contest.proposals.flatMap((proposal) => {
    const side = contest.sides.find(({ id }) => id === proposal.side);
    if (!side) return [];
    const isByRules = contest.settlements.includes(proposal);
    const settlement = isByRules ? { isAwaited: settlerOf(side) !== null } : null;
    return [changeFacts(contest.id, side, proposal, settlement)];
  });
  const known = new Set(contest.proposals.map(({ id, side }) => `${side} ${id}`));
  const earlier = contest.sides.flatMap((side) =>
    Object.entries(receiptsOf(side.actor, contest.id))
      .filter(([id]) => !known.has(`${side.id} ${id}`))
      .map(([id, { path, label, item }]) => {
        const change = { id, side: side.id, path, label, change: null };
        return changeFacts(contest.id, side, { ...change, ...(item !== undefined && { item }) });
      }),
  );
  return [...proposed, ...earlier];
}
