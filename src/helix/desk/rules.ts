import { judgeOnce } from "../../core/check/secret-verdict.ts";
import { allReceipts } from "../../core/contest/changes.ts";
import type { DeskAward, DeskCheck, DeskRest, DeskRules } from "../../core/desk/rules.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import type { HelixCharacterModel } from "../data/character.ts";
import { isCheckMessage, judgeMessage, reaches } from "../rolls/judge-message.ts";
import { restActor, resterOf } from "../rolls/rest.ts";
import { attributeChoices, skillChoices } from "../rolls/values.ts";
import { ADVENTURE_DIFFICULTIES, experienceAward } from "../rules/experience.ts";
import { lastHit } from "../sheets/last-hit.ts";
import type { RestWish } from "../sheets/rest-view.ts";
import { type DeskFacts, deskView } from "./view.ts";

/** An even chance for a value of 3, as the dialog has it. */
const USUAL_DIFFICULTY = 7;

function facts(actor: QuartetActor): DeskFacts {
  const { ep, opponents } = actor.system as unknown as HelixCharacterModel;
  const { lp, mp } = resterOf(actor);
  const timeOf = (id: string) => game.messages.get(id)?.timestamp ?? 0;
  return {
    lp: { value: lp.value, max: lp.max },
    mp: { value: mp.value, max: mp.max },
    saved: ep.saved,
    opponents,
    wounded: lp.value < lp.max ? lastHit(allReceipts(actor), timeOf) : null,
    choices: [...skillChoices(actor), ...attributeChoices(actor)],
  };
}

const check: DeskCheck = {
  number: {
    label: "QUARTET.Helix.Desk.Difficulty",
    initial: USUAL_DIFFICULTY,
    presets: [5, 7, 9, 11],
    mayHide: true,
  },
  // A roll against nothing tells its total: whoever keeps the difficulty can judge it.
  options: (difficulty, hidden) => ({ difficulty: hidden ? null : difficulty }),
  async judge(message, difficulty) {
    if (isCheckMessage(message)) await judgeOnce(message, reaches(message, difficulty));
  },
  outcome(message, number, { text }) {
    if (!isCheckMessage(message)) return null;
    const judged = judgeMessage(message);
    if (!judged) return null;
    const { total } = judged.roll;
    const difficulty = number ?? judged.check?.difficulty ?? null;
    const open = difficulty === null ? null : total >= difficulty;
    const isSuccess = message.system.verdict?.isSuccess ?? open;
    if (isSuccess === null) return { text: text("QUARTET.Helix.Card.Total", { total }), isSuccess };
    const key = isSuccess ? "Success" : "Failure";
    return { text: text(`QUARTET.Helix.Desk.${key}`, { total }), isSuccess };
  },
};

/** The same for everybody who was there, by how hard the session was (HELIX 002:27). */
const awards = ADVENTURE_DIFFICULTIES.map((id): DeskAward => {
  const change = experienceAward(id);
  return {
    id,
    icon: "fa-star",
    label: ({ text }) => text(`QUARTET.Helix.Desk.Award.${id}`, { points: change }),
    changes: () =>
      ["saved", "earned"].map((field) => ({
        id: field,
        path: `system.ep.${field}`,
        change,
        min: 0,
        label: "QUARTET.Helix.Desk.Ep",
      })),
  };
});

const rest = (id: "day" | "hour", icon: string, wish: RestWish): DeskRest => ({
  id,
  icon,
  label: `QUARTET.Helix.Desk.Rest.${id}`,
  async rest(actor, { text }) {
    const { lp, mp } = await restActor(actor, wish);
    const points = { lpBefore: lp.before, lp: lp.after, mpBefore: mp.before, mp: mp.after };
    return text("QUARTET.Helix.Desk.Rested", points);
  },
});

/** HELIX at the desk of the game master. */
export const helixDesk: DeskRules = {
  actorTypes: ["helixCharacter"],
  view: (actor, reader) => deskView(facts(actor), reader),
  check,
  awards,
  rests: [
    rest("day", "fa-bed", { days: 1, isCaredFor: true, minutes: 0 }),
    rest("hour", "fa-hourglass-half", { days: 0, isCaredFor: false, minutes: 60 }),
  ],
};
