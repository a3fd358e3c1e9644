import { applyConsequences, undoConsequence } from "./consequences.ts";
import { declareContest } from "./declare.ts";
import { findContest } from "./joined.ts";
import { registerContest } from "./kind.ts";
import {
  answerContest,
  closeContest,
  declineContest,
  rollAgain,
  withdrawContest,
} from "./moves.ts";
import { openContest } from "./open.ts";
import { revealChoice } from "./reveal.ts";
import { ruleContest } from "./rulings.ts";

/** What macros and modules may call, as `game.quartet.contests`. Everything checks its rights. */
export const contestApi = {
  /** Registers a kind of a module's own, on every client, before `ready`. */
  register: registerContest,
  open: openContest,
  find: findContest,
  declare: declareContest,
  answer: answerContest,
  decline: declineContest,
  reveal: revealChoice,
  rollAgain,
  withdraw: withdrawContest,
  close: closeContest,
  rule: ruleContest,
  apply: applyConsequences,
  undo: undoConsequence,
} as const;
