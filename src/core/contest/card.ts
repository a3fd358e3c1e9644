import type { CardRenderer } from "../cards.ts";
import type { QuartetChatMessage } from "../documents/chat-message.ts";
import { reader } from "../i18n/language.ts";
import {
  type ChangeFacts,
  type ContestCardFacts,
  contestCard,
  type SideFacts,
} from "./card-view.ts";
import { applyConsequences, receiptsOf, undoConsequence } from "./consequences.ts";
import { type Contest, type ContestSide, findContest, joinContest } from "./joined.ts";
import type { Proposal } from "./kind.ts";
import { isOfferMessage, type MoveMessage, offerMessage } from "./messages.ts";
import {
  answerContest,
  closeContest,
  declineContest,
  mayClose,
  rollAgain,
  ruleContest,
  withdrawContest,
} from "./moves.ts";
import type { Receipt } from "./receipt.ts";
import { revealChoice } from "./reveal.ts";
import { leads, mayActFor } from "./rights.ts";
import { keptSecret } from "./secrets.ts";
import { watchDeadline } from "./time-limit.ts";

const TEMPLATES = "systems/quartet/templates/core/contest";

const sideOf = (control: HTMLElement): string => control.dataset.side ?? "";

/** The card of a contest, made anew on each reader's client whenever something has happened. */
export const offerCardRenderer: CardRenderer = {
  template: `${TEMPLATES}/card.hbs`,
  context: (message) => offerContext(message),
  actions: {
    answer: (message, control) => answerContest(message.id ?? "", sideOf(control)),
    decline: (message, control) => declineContest(message.id ?? "", sideOf(control)),
    reveal: (message, control) => revealChoice(message.id ?? "", sideOf(control)),
    again: (message, control) => rollAgain(message.id ?? "", sideOf(control)),
    withdraw: (message) => withdrawContest(message.id ?? ""),
    close: (message) => closeContest(message.id ?? ""),
    apply: (message, control) => applyConsequences(message.id ?? "", [control.dataset.id ?? ""]),
    applyAll: (message) => applyConsequences(message.id ?? ""),
    undo: (message, control) =>
      undoConsequence(message.id ?? "", sideOf(control), control.dataset.id ?? ""),
    ruling: (message, control) => rule(message, control),
  },
};

async function rule(message: QuartetChatMessage, control: HTMLElement): Promise<void> {
  const contest = findContest(message.id ?? "");
  const ruling = contest?.kind?.readRuling?.(control, contest.answered?.ruling ?? null);
  if (contest && ruling) await ruleContest(contest.id, ruling);
}

function offerContext(message: QuartetChatMessage): object {
  if (!isOfferMessage(message)) return {};
  const contest = joinContest(message);
  watchDeadline(contest, refreshLater);
  const here = reader();
  const { kind, outcome, answered } = contest;
  const view = kind && outcome && answered ? kind.view(outcome, answered, here) : null;
  return {
    ...contestCard(cardFacts(contest, view?.headline ?? ""), here),
    outcomeTemplate: view && kind?.template,
    outcome: { ...view, mayRule: game.user.isGM && !hasChanged(contest) },
  };
}

/** Set by the listener, which knows how cards are drawn anew. */
let refreshLater: (id: string) => void = () => {};

export function onDeadline(refresh: (id: string) => void): void {
  refreshLater = refresh;
}

function cardFacts(contest: Contest, headline: string): ContestCardFacts {
  const { kind, state, isBroken } = contest;
  return {
    title: kind ? game.i18n.localize(kind.label) : game.i18n.localize("QUARTET.Contest.Title"),
    skin: kind?.skin ?? "",
    phase: state.phase,
    isBroken: isBroken && kind !== undefined,
    isUnknown: kind === undefined,
    deadline: state.deadline,
    sides: contest.sides.map((side) => sideFacts(contest, side)),
    headline,
    changes: changeFacts(contest),
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
    holdsSecret: keptSecret(contest.id, id) !== null,
    rollsAgain: contest.outcome?.again.some((request) => request.side === id) === true,
    isWinner: contest.outcome?.winners.includes(id) === true,
    playedBy: isByOther ? author.name : null,
  };
}

/** What the outcome asks for, and what was applied before a ruling changed it. */
function changeFacts(contest: Contest): ChangeFacts[] {
  const proposed = contest.proposals.flatMap((proposal) => {
    const side = contest.sides.find(({ id }) => id === proposal.side);
    return side ? [changeOf(contest, side, proposal)] : [];
  });
  const known = new Set(contest.proposals.map(({ id, side }) => `${side} ${id}`));
  const earlier = contest.sides.flatMap((side) =>
    Object.entries(receiptsOf(side.actor, contest.id))
      .filter(([id]) => !known.has(`${side.id} ${id}`))
      .map(([id, { from, to, path, label }]) =>
        changeOf(contest, side, { id, side: side.id, path, label, change: to - from }),
      ),
  );
  return [...proposed, ...earlier];
}

function changeOf(contest: Contest, side: ContestSide, proposal: Proposal): ChangeFacts {
  const { actor } = side;
  const receipt: Receipt | null = receiptsOf(actor, contest.id)[proposal.id] ?? null;
  return {
    id: proposal.id,
    side: side.id,
    name: side.name,
    label: proposal.label,
    change: receipt ? receipt.to - receipt.from : proposal.change,
    receipt,
    by: userName(receipt?.by),
    undoneBy: userName(receipt?.undoneBy),
    isGone: actor === null,
    isOwner: actor?.isOwner === true,
    maySeeNumbers: actor?.testUserPermission(game.user as never, "OBSERVER") === true,
  };
}

function userName(id: string | undefined): string {
  return (id && game.users.get(id)?.name) || "–";
}

/** Whether anything of the outcome is applied: it must be taken back before it can be ruled otherwise. */
function hasChanged(contest: Contest): boolean {
  return contest.sides.some(({ actor }) =>
    Object.values(receiptsOf(actor, contest.id)).some(({ undoneBy }) => !undoneBy),
  );
}

/** One line for each move, under the card of the contest. */
export const moveCardRenderer: CardRenderer = {
  template: `${TEMPLATES}/move.hbs`,
  context: (message) => moveContext(message as MoveMessage),
  actions: {},
};

const MOVE_ICONS: Readonly<Record<string, string>> = {
  commit: "fa-lock",
  answer: "fa-dice",
  reveal: "fa-lock-open",
  again: "fa-dice",
  decline: "fa-xmark",
  withdraw: "fa-rotate-left",
  close: "fa-ban",
  timeout: "fa-clock",
  ruling: "fa-gavel",
};

function moveContext(message: MoveMessage): object {
  const { contest, side, type } = message.system;
  const offer = offerMessage(contest);
  const name = offer?.system.sides.find(({ id }) => id === side)?.name ?? message.alias;
  const isCounted = findContest(contest)?.state.ignored.every(({ id }) => id !== message.id);
  return {
    icon: MOVE_ICONS[type],
    text: game.i18n.format(`QUARTET.Contest.Move.${type}`, { name }),
    note: !offer
      ? game.i18n.localize("QUARTET.Contest.Refused.Gone")
      : isCounted
        ? ""
        : game.i18n.localize("QUARTET.Contest.Move.ignored"),
  };
}
