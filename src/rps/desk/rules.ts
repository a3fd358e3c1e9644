import type { DeskAward, DeskCheck, DeskRest, DeskRules, DeskView } from "../../core/desk/rules.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import type { Reader } from "../../core/i18n/language.ts";
import { isCheckMessage, judgeMessage } from "../rolls/judge-message.ts";
import { actionValues, rpsModel } from "../rolls/values.ts";
import { rest as restRule } from "../rules/reserve.ts";
import { rpsSettings } from "../settings/rules.ts";
import { resterOf, restToBase } from "../sheets/rest.ts";
import { deskView } from "./view.ts";

const EMPTY: DeskView = { gauges: [], notes: [], values: [] };

function view(actor: QuartetActor, reader: Reader): DeskView {
  const model = rpsModel(actor);
  if (!model) return EMPTY;
  const { reserve, level, shock, blood, injuries } = model;
  const points = { reserve: reserve.value, level, shock: shock.value, blood: blood.value };
  const facts = { ...points, injuries, values: actionValues(actor), settings: rpsSettings() };
  return deskView(facts, reader);
}

/** The skill makes the chance: there is no difficulty to keep, only a change that all may know. */
const check: DeskCheck = {
  number: {
    label: "QUARTET.Rps.Desk.Modifier",
    initial: 0,
    presets: [-20, -10, 0, 10, 20],
    mayHide: false,
  },
  options: (modifier) => ({ modifier: modifier ?? 0 }),
  outcome(message, _number, { text }) {
    const judged = isCheckMessage(message) ? judgeMessage(message) : null;
    if (!judged) return null;
    const { degree, isSuccess } = judged.outcome;
    return { text: text(`QUARTET.Rps.Chance.Degree.${degree}`), isSuccess };
  },
};

/** The reserve to its base, as a new session or rest sets it. RPS [79] */
const base: DeskAward = {
  id: "base",
  icon: "fa-rotate",
  label: ({ text }) => text("QUARTET.Rps.Desk.Award"),
  changes(actor) {
    const rester = resterOf(actor);
    const change = rester ? restRule(rester.reserve, rester.level).change : 0;
    const label = "QUARTET.Rps.Sheet.Reserve.Label";
    return change === 0 ? [] : [{ id: "reserve", path: "system.reserve.value", change, label }];
  },
};

const night: DeskRest = {
  id: "night",
  icon: "fa-bed",
  label: "QUARTET.Rps.Rest.Kind.night",
  async rest(actor, { text }) {
    const { before, after } = await restToBase(actor);
    return text("QUARTET.Rps.Desk.Rested", { before, after });
  },
};

/** RPS at the desk of the game master. */
export const rpsDesk: DeskRules = {
  actorTypes: ["rpsCharacter"],
  view,
  check,
  awards: [base],
  rests: [night],
};
