import type { CardRenderer } from "../cards.ts";
import type { QuartetChatMessage } from "../documents/chat-message.ts";
import { type Reader, reader } from "../i18n/language.ts";
import { inOrder } from "../rules/contest/reduce.ts";
import type { ContestMove, MoveType } from "../rules/contest/state.ts";
import { type Contest, findContest } from "./joined.ts";
import type { MoveMessage } from "./messages.ts";

const ICONS: Readonly<Record<MoveType, string>> = {
  declare: "fa-bullhorn",
  aside: "fa-user-secret",
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

/** One line for each move. The one that settled the contest tells the outcome, where people look. */
export const moveCardRenderer: CardRenderer = {
  template: "systems/quartet/templates/core/contest/move.hbs",
  context: (message) => moveLine(message as MoveMessage, reader()),
  actions: { showContest: async (message, control) => showContest(message, control) },
};

function moveLine({ id, system }: MoveMessage, here: Reader): object {
  const contest = findContest(system.contest);
  const isIgnored = contest?.state.ignored.some((move) => move.id === id) === true;
  return {
    icon: ICONS[system.type as MoveType],
    text: here.text(`QUARTET.Contest.Move.${system.type}`),
    outcome: contest && latestMove(contest)?.id === id ? outcomeText(contest, here) : "",
    note: contest
      ? isIgnored && here.text("QUARTET.Contest.Move.ignored")
      : here.text("QUARTET.Contest.Refused.Gone"),
    isThere: contest !== null,
  };
}

/** The last of the moves that the outcome comes from. */
function latestMove({ state }: Contest): ContestMove | undefined {
  const moves = state.sides.flatMap(({ answer, again }) => [answer, ...again]);
  return inOrder([...moves, state.ruling].filter((move) => move !== null)).at(-1);
}

function outcomeText({ kind, outcome, answered }: Contest, here: Reader): string {
  const isSettled = kind && outcome && answered && outcome.again.length === 0;
  return isSettled ? kind.view(outcome, answered, here).headline : "";
}

/** Brings the card of the contest into view, in the window that was clicked in. */
function showContest({ system }: QuartetChatMessage, control: HTMLElement): void {
  const { contest } = system as unknown as MoveMessage["system"];
  const card = control.ownerDocument.querySelector(`[data-message-id="${CSS.escape(contest)}"]`);
  card?.scrollIntoView({ block: "nearest" });
}
