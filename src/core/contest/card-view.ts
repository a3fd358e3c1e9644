import type { Reader } from "../i18n/language.ts";
import type { Phase, SideStatus } from "../rules/contest/state.ts";
import { type ChangeFacts, changesView } from "./change-view.ts";

/** One side, as far as the card shows it. */
export interface SideFacts {
  readonly id: string;
  readonly name: string;
  readonly status: SideStatus;
  readonly isVoid: boolean;
  /** Its actor or token was deleted. */
  readonly isGone: boolean;
  /** This reader is one of its players, or nobody plays it and the reader is a game master. */
  readonly isMine: boolean;
  /** This reader may act for it. */
  readonly mayAct: boolean;
  /** This browser holds what the side has locked in. */
  readonly holdsSecret: boolean;
  /** The rules ask for dice after a tie. */
  readonly rollsAgain: boolean;
  readonly isWinner: boolean;
  /** Name of the user who answered instead of a player of the side. */
  readonly playedBy: string | null;
}

export interface ContestCardFacts {
  readonly title: string;
  readonly skin: string;
  readonly phase: Phase;
  readonly isBroken: boolean;
  readonly isUnknown: boolean;
  /** When time is over, in milliseconds; `null` where it does not run. */
  readonly deadline: number | null;
  readonly sides: readonly SideFacts[];
  /** What the kind says of the outcome. */
  readonly headline: string;
  /** The kind shows the sides that have answered, in its own way. */
  readonly showsSides: boolean;
  readonly changes: readonly ChangeFacts[];
  readonly mayWithdraw: boolean;
  readonly mayClose: boolean;
}

const ICONS: Readonly<Record<SideStatus, string>> = {
  waiting: "fa-hourglass-half",
  committed: "fa-lock",
  answered: "fa-check",
  declined: "fa-xmark",
  late: "fa-clock",
};

/** Several names in a sentence. */
export function nameList(names: readonly string[], { language }: Reader): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/** The card of a contest, but for what its kind shows of the outcome. */
export function contestCard(facts: ContestCardFacts, reader: Reader) {
  const { text } = reader;
  const [opener, ...others] = facts.sides.map(({ name }) => name);
  return {
    title: facts.title,
    skin: facts.skin,
    phase: facts.phase,
    subtitle: text("QUARTET.Contest.Against", {
      name: opener ?? "",
      opponents: nameList(others, reader),
    }),
    headline: headline(facts, reader),
    deadline: deadline(facts, reader),
    sides: facts.sides
      .map((side) => sideView(side, facts, reader))
      .filter(({ isPlain }) => !facts.showsSides || !isPlain),
    ...changesView(facts.changes, reader),
    mayWithdraw: facts.mayWithdraw,
    mayClose: facts.mayClose,
  };
}

function headline(facts: ContestCardFacts, reader: Reader): string {
  const { text } = reader;
  const names = (isMeant: (side: SideFacts) => boolean) =>
    nameList(
      facts.sides.filter(isMeant).map(({ name }) => name),
      reader,
    );
  if (facts.isUnknown) return text("QUARTET.Contest.Headline.unknown");
  if (facts.isBroken) return text("QUARTET.Contest.Headline.broken");
  const again = names(({ rollsAgain }) => rollsAgain);
  if (again) return text("QUARTET.Contest.Headline.again", { names: again });
  const meant: Readonly<Record<Phase, SideStatus | null>> = {
    open: "waiting",
    committed: null,
    answered: null,
    declined: "declined",
    withdrawn: null,
    closed: null,
    timedOut: "late",
  };
  if (facts.phase === "answered") return facts.headline;
  const status = meant[facts.phase];
  return text(`QUARTET.Contest.Headline.${facts.phase}`, {
    names: names((side) => side.status === status),
  });
}

function deadline({ deadline, phase }: ContestCardFacts, { language, text }: Reader): string {
  if (deadline === null || phase !== "open") return "";
  const time = new Intl.DateTimeFormat(language, { timeStyle: "medium" }).format(deadline);
  return text("QUARTET.Contest.Deadline", { time });
}

function sideView(side: SideFacts, { phase }: ContestCardFacts, { text }: Reader) {
  const isWaiting = phase === "open" && side.status === "waiting";
  const mayReveal = phase === "committed" && side.status === "committed" && side.mayAct;
  const notes = [
    ...(side.playedBy ? [text("QUARTET.Contest.PlayedBy", { user: side.playedBy })] : []),
    ...(side.isGone ? [text("QUARTET.Contest.Gone")] : []),
    ...(side.isVoid && side.status === "committed" ? [text("QUARTET.Contest.Void")] : []),
    ...(mayReveal && side.isMine && !side.holdsSecret ? [text("QUARTET.Contest.NoSecret")] : []),
  ];
  return {
    id: side.id,
    name: side.name,
    status: side.status,
    icon: ICONS[side.status],
    statusText: text(`QUARTET.Contest.Status.${side.status}`),
    isWinner: side.isWinner,
    notes,
    mayAnswer: isWaiting && side.mayAct && !side.isGone,
    answerLabel: text(side.isMine ? "QUARTET.Contest.Answer" : "QUARTET.Contest.PlayFor"),
    mayDecline: isWaiting && side.mayAct,
    mayReveal: mayReveal && side.holdsSecret,
    mayRollAgain: side.rollsAgain && side.mayAct,
    isPlain: side.status === "answered" && notes.length === 0 && !side.rollsAgain,
  };
}
