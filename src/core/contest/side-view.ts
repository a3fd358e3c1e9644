import type { Reader } from "../i18n/language.ts";
import type { SideStatus } from "../rules/contest/state.ts";
import type { ContestCardFacts, SideFacts } from "./card-view.ts";

const ICONS: Readonly<Record<SideStatus, string>> = {
  waiting: "fa-hourglass-half",
  declared: "fa-bullhorn",
  committed: "fa-lock",
  answered: "fa-check",
  declined: "fa-xmark",
  late: "fa-clock",
};

/** One side on the card: how it stands, what is to be said of it, and what can be done for it. */
export function sideView(side: SideFacts, facts: ContestCardFacts, { text }: Reader) {
  const { step, mayAct } = side;
  const mayReveal = facts.phase === "committed" && side.status === "committed" && mayAct;
  const isAsked = side.isOnTurn || facts.isGameMaster;
  const mayDeclare = step === "declare" && mayAct && !side.isGone && isAsked;
  const mayAnswer = step === "choose" && mayAct && !side.isGone && side.holdsDeclared;
  const notes = sideNotes(side, mayReveal, text);
  return {
    id: side.id,
    name: side.name,
    status: side.status,
    icon: ICONS[side.status],
    statusText: text(`QUARTET.Contest.Status.${statusKey(side, facts)}`),
    isWinner: side.isWinner,
    notes,
    mayDeclare,
    declareLabel: text(side.isMine ? "QUARTET.Contest.Declare" : "QUARTET.Contest.DeclareFor"),
    mayAnswer,
    answerLabel: answerLabel(side, facts, text),
    mayDecline: side.mayDecline,
    declineLabel: text(`QUARTET.Contest.${side.status === "declared" ? "TakeOut" : "Decline"}`),
    mayReveal: mayReveal && side.holdsSecret,
    mayRollAgain: side.rollsAgain && mayAct,
    isPlain: side.status === "answered" && notes.length === 0 && !side.rollsAgain,
  };
}

/** What is still to come, where the plain status would not tell. */
function statusKey({ status, step }: SideFacts, { declares }: ContestCardFacts): string {
  if (!declares) return status;
  if (status === "waiting") return "undeclared";
  return status === "declared" && step === "choose" ? "choosing" : status;
}

function answerLabel({ isMine }: SideFacts, { declares }: ContestCardFacts, text: Reader["text"]) {
  if (declares) return text("QUARTET.Contest.Choose");
  return text(isMine ? "QUARTET.Contest.Answer" : "QUARTET.Contest.PlayFor");
}

function sideNotes(side: SideFacts, mayReveal: boolean, text: Reader["text"]): string[] {
  const isBound = side.status === "committed" || side.status === "declared";
  const isElsewhere = side.step === "choose" && side.mayAct && side.isMine && !side.holdsDeclared;
  return [
    ...(side.playedBy ? [text("QUARTET.Contest.PlayedBy", { user: side.playedBy })] : []),
    ...(side.isGone ? [text("QUARTET.Contest.Gone")] : []),
    ...(side.isPrivate && isBound ? [text("QUARTET.Contest.InPrivate")] : []),
    ...(side.isVoid && isBound ? [text("QUARTET.Contest.Void")] : []),
    ...(isElsewhere ? [text("QUARTET.Contest.NoDeclaration")] : []),
    ...(mayReveal && side.isMine && !side.holdsSecret ? [text("QUARTET.Contest.NoSecret")] : []),
  ];
}
