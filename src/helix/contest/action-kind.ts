import type { AnsweredContest, ContestKind, ContestOutcome } from "../../core/contest/kind.ts";
import { HelixRoll } from "../rolls/helix-roll.ts";
import { helixModel } from "../rolls/values.ts";
import type { ContestOutcome as ActionOutcome } from "../rules/contest.ts";
import { actionView } from "./action-view.ts";
import type { ActionChoice } from "./choices.ts";
import { actionChoice, contestConfig } from "./contest-config.ts";
import { HelixContestDialog } from "./contest-dialog.ts";
import { chainsOf, settingsOf } from "./rolled.ts";
import { settleAction } from "./settle-action.ts";

interface Outcome extends ContestOutcome {
  readonly settled: ActionOutcome;
}

/** Active resistance: action rolls of two and more sides, the highest total wins (HELIX 002:31). */
export const helixAction: ContestKind<ActionChoice, Outcome> = {
  id: "helixAction",
  label: "QUARTET.Helix.Contest.Title",
  skin: "helix",
  secret: false,
  template: "systems/quartet/templates/helix/contest/action.hbs",

  accepts: (actor) => helixModel(actor) !== null,

  async choose(context) {
    const initial = contestConfig(context, false);
    const config = context.skipDialog ? initial : await HelixContestDialog.ask(initial);
    return config && actionChoice(config, context.actor);
  },

  async roll({ value, modifier }) {
    return [await HelixRoll.ofValue(value.value + modifier).evaluate()];
  },

  resolve({ sides, options }) {
    const settled = settleAction(
      sides.map((side) => ({ choice: side.choice, chains: chainsOf(side) })),
      settingsOf(options),
    );
    const idOf = (place: number) => sides[place]?.id ?? "";
    return {
      settled,
      winners: settled.winner === null ? [] : [idOf(settled.winner)],
      again:
        settled.status === "reroll"
          ? settled.tied.map((place) => ({ side: idOf(place), data: {} }))
          : [],
    };
  },

  view: ({ settled }, { sides }: AnsweredContest<ActionChoice>, reader) =>
    actionView(settled, sides, reader),
};
