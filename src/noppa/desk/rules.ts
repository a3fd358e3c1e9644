import type { DeskAward, DeskCheck, DeskRest, DeskRules } from "../../core/desk/rules.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import { itemFacts } from "../../core/sheets/item-facts.ts";
import type { NoppaCharacterModel } from "../data/character.ts";
import { judgeAsGameMaster } from "../rolls/hidden-check.ts";
import { isCheckMessage, judgeMessage } from "../rolls/judge-message.ts";
import { restActor } from "../rolls/rest.ts";
import { DIFFICULTIES, NORMAL_DIFFICULTY } from "../rules/difficulty.ts";
import type { Recovery } from "../rules/sisu.ts";
import { worldAttributes } from "../settings/attributes.ts";
import { noppaSettings } from "../settings/switches.ts";
import { type DeskFacts, deskView } from "./view.ts";

const modelOf = (actor: QuartetActor) => actor.system as unknown as NoppaCharacterModel;

function facts(actor: QuartetActor): DeskFacts {
  const model = modelOf(actor);
  const attributes = worldAttributes();
  const { value, max } = model.sisu;
  return {
    sisu: { value, max },
    mealTaken: model.mealTaken,
    attributes,
    values: Object.fromEntries(attributes.map(({ id }) => [id, model.attribute(id)])),
    items: actor.items.map((item) => itemFacts(item as never)),
    settings: noppaSettings(),
  };
}

const check: DeskCheck = {
  number: {
    label: "QUARTET.Noppa.Desk.Difficulty",
    initial: NORMAL_DIFFICULTY,
    presets: DIFFICULTIES.map(({ value }) => value),
    mayHide: true,
  },
  options: (difficulty, hidden) => ({ hidden, ...(difficulty !== null && { difficulty }) }),
  async judge(message, difficulty) {
    if (isCheckMessage(message) && message.system.hidden && !message.system.verdict)
      await judgeAsGameMaster(message, difficulty);
  },
  outcome(message, number, reader) {
    if (!isCheckMessage(message)) return null;
    const { base, verdict } = message.system;
    const difficulty = number ?? base;
    const judged = verdict ?? (difficulty === null ? null : judgeMessage(message, difficulty));
    if (!judged) return null;
    const { successes, disaster } = judged;
    const text = disaster
      ? reader.text("QUARTET.Noppa.Disaster")
      : reader.plural("QUARTET.Noppa.Successes", successes);
    return { text, isSuccess: successes > 0 };
  },
};

/** What a deed at the table is worth is the game master's: the book names no other source. */
const sisu: DeskAward = {
  id: "sisu",
  icon: "fa-fire",
  label: ({ text }) => text("QUARTET.Noppa.Desk.Award"),
  changes(actor) {
    const { value, max } = modelOf(actor).sisu;
    const change = { id: "sisu", path: "system.sisu.value", change: 1, max };
    return value < max ? [{ ...change, label: "QUARTET.Noppa.Sisu" }] : [];
  },
};

const rest = (kind: Recovery, icon: string): DeskRest => ({
  id: kind,
  icon,
  label: `QUARTET.Noppa.Rest.${kind}`,
  async rest(actor, { text }) {
    const { before, state, refusal } = await restActor(actor, kind);
    if (refusal) return text(`QUARTET.Noppa.Rest.Refused.${refusal}`);
    return text("QUARTET.Noppa.Desk.Rested", { before, after: state.value });
  },
});

/** Noppajärjestelmä at the desk of the game master. */
export const noppaDesk: DeskRules = {
  actorTypes: ["noppaCharacter"],
  view: (actor, reader) => deskView(facts(actor), reader),
  check,
  awards: [sisu],
  rests: [rest("night", "fa-bed"), rest("meal", "fa-utensils")],
};
