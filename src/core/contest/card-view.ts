import type { Reader } from "../i18n/language.ts";
import type { Phase, SideStatus, Stage } from "../rules/contest/state.ts";
import { type ChangeFacts, changesView } from "./change-view.ts";
import { sideView } from "./side-view.ts";
import type { Step } from "./turn.ts";

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
  /** What the side is asked for; `null` for nothing. */
  readonly step: Step | null;
  /** Whether it is asked now: the rules may have an order for declarations. */
  readonly isOnTurn: boolean;
  readonly mayDecline: boolean;
  /** It has declared more than everybody is told. */
  readonly isPrivate: boolean;
  /** This browser holds what a choice needs: the secret part of the side's declaration. */
  readonly holdsDeclared: boolean;
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
  /** Who meets whom, in the words of the kind; the first side against all others if left out. */
  readonly subtitle?: string | null;
  readonly skin: string;
  readonly phase: Phase;
  readonly stage: Stage;
  /** Whether every side declares before the first one chooses. */
  readonly declares: boolean;
  /** This reader is a game master. */
  readonly isGameMaster: boolean;
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
    subtitle:
      facts.subtitle ??
      text("QUARTET.Contest.Against", { name: opener ?? "", opponents: nameList(others, reader) }),
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
  if (facts.phase === "answered") return facts.headline;
  if (facts.phase === "open") return openHeadline(facts, names, text);
  const meant: Partial<Record<Phase, SideStatus>> = { declined: "declined", timedOut: "late" };
  const status = meant[facts.phase];
  return text(`QUARTET.Contest.Headline.${facts.phase}`, {
    names: names((side) => side.status === status),
  });
}

/** For whom all are waiting. In declarations that have an order, only for those who are next. */
function openHeadline(
  { declares, stage }: ContestCardFacts,
  names: (isMeant: (side: SideFacts) => boolean) => string,
  text: Reader["text"],
): string {
  const asked = names(({ step, isOnTurn }) => step !== null && isOnTurn);
  const key = declares ? stage : "open";
  return text(`QUARTET.Contest.Headline.${key}`, {
    names: asked || names(({ step }) => step !== null),
  });
}

function deadline(facts: ContestCardFacts, { language, text }: Reader): string {
  const { deadline, phase, declares, stage } = facts;
  if (deadline === null || phase !== "open") return "";
  const time = new Intl.DateTimeFormat(language, { timeStyle: "medium" }).format(deadline);
  const isDeclaring = declares && stage === "declare";
  return text(`QUARTET.Contest.${isDeclaring ? "DeclareDeadline" : "Deadline"}`, { time });
}
