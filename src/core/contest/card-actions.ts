import type { CardRenderer } from "../cards.ts";
import type { QuartetChatMessage } from "../documents/chat-message.ts";
import { warnOfRule } from "../notify.ts";
import { applyConsequences, undoConsequence } from "./consequences.ts";
import { declareContest } from "./declare.ts";
import { refuse } from "./guard.ts";
import { findContest } from "./joined.ts";
import { type ContestAction, contestKind } from "./kind.ts";
import { isOfferMessage } from "./messages.ts";
import {
  answerContest,
  closeContest,
  declineContest,
  rollAgain,
  withdrawContest,
} from "./moves.ts";
import { revealChoice } from "./reveal.ts";
import { ruleContest, rulingBefore } from "./rulings.ts";

const sideOf = (control: HTMLElement): string => control.dataset.side ?? "";

/** What the controls of every contest's card do. */
export const cardActions: CardRenderer["actions"] = {
  declare: (message, control) => declareContest(message.id ?? "", sideOf(control)),
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
};

async function rule(message: QuartetChatMessage, control: HTMLElement): Promise<void> {
  const contest = findContest(message.id ?? "");
  const ruling = contest?.kind?.readRuling?.(control, rulingBefore(contest));
  if (contest && ruling) await ruleContest(contest.id, ruling);
}

/** What the controls of the kind's own parts of a card do. */
export function kindActions(message: QuartetChatMessage): CardRenderer["actions"] {
  const actions = isOfferMessage(message) ? contestKind(message.system.kind)?.actions : undefined;
  return Object.fromEntries(
    Object.entries(actions ?? {}).map(([name, action]) => [
      name,
      ({ id }: QuartetChatMessage, control: HTMLElement) => act(id ?? "", control, action),
    ]),
  );
}

/** The contest is read anew: much can have happened since the card was drawn. */
async function act(id: string, control: HTMLElement, action: ContestAction): Promise<void> {
  const contest = findContest(id);
  if (!contest) return void refuse("Gone");
  try {
    await action(contest, control);
  } catch (error) {
    warnOfRule(error);
  }
}
