import { judgeOnce } from "../../core/check/secret-verdict.ts";
import type { DeskCheck, DeskRest, DeskRules, DeskView } from "../../core/desk/rules.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import type { Reader } from "../../core/i18n/language.ts";
import { isCheckMessage, judgeCheckMessage, reaches } from "../rolls/judge-message.ts";
import { traumaModel } from "../rolls/values.ts";
import { bodyFacts } from "../sheets/body-facts.ts";
import { restActor } from "../sheets/rest.ts";
import { deskView } from "./view.ts";

const EMPTY: DeskView = { gauges: [], notes: [], values: [] };

function view(actor: QuartetActor, reader: Reader): DeskView {
  const model = traumaModel(actor);
  if (!model) return EMPTY;
  const { op, hasParts, condition, abilityValues: abilities } = model;
  const parts = bodyFacts(model, reader);
  return deskView({ op, hasParts, parts, condition, abilities }, reader);
}

const check: DeskCheck = {
  number: {
    label: "QUARTET.Trauma.Check.Difficulty",
    initial: 15,
    presets: [5, 10, 15, 20, 25],
    mayHide: true,
  },
  // A roll against nothing tells its total: whoever keeps the number can judge it.
  options: (difficulty, hidden) => ({ difficulty: hidden ? null : difficulty }),
  async judge(message, difficulty) {
    if (isCheckMessage(message)) await judgeOnce(message, reaches(message, difficulty));
  },
  outcome(message, number, { text }) {
    if (!isCheckMessage(message)) return null;
    const judged = judgeCheckMessage(message);
    if (!judged) return null;
    const { total } = judged.roll;
    const difficulty = number ?? message.system.difficulty;
    const open = difficulty === null ? null : total >= difficulty;
    const isSuccess = message.system.verdict?.isSuccess ?? open;
    if (isSuccess === null)
      return { text: text("QUARTET.Trauma.Check.Total", { total }), isSuccess };
    const key = isSuccess ? "Success" : "Failure";
    return { text: text(`QUARTET.Trauma.Desk.${key}`, { total }), isSuccess };
  },
};

/** A night's sleep and the day after it; the dice are in the chat. */
const night: DeskRest = {
  id: "night",
  icon: "fa-bed",
  label: "QUARTET.Trauma.Desk.Night",
  async rest(actor, { text }) {
    const pain = () => traumaModel(actor)?.condition.pain.points ?? 0;
    const before = pain();
    const message = await restActor(actor, { days: 1, sleeps: true });
    return message
      ? text("QUARTET.Trauma.Desk.Rested", { before, after: pain() })
      : text("QUARTET.Trauma.Rest.Idle");
  },
};

/** Trauma at the desk of the game master. */
export const traumaDesk: DeskRules = {
  actorTypes: ["traumaCharacter"],
  view,
  check,
  awards: [],
  rests: [night],
};
