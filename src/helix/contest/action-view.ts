import { nameList } from "../../core/contest/card-view.ts";
import type { Reader } from "../../core/i18n/language.ts";
import type { ContestOutcome } from "../rules/contest.ts";
import type { ActionChoice } from "./choices.ts";
import { rollRow } from "./roll-rows.ts";

/** The sides of an action contest, in the order of its outcome. */
export type ActionSides = readonly { readonly name: string; readonly choice: ActionChoice }[];

/** What the card of an action contest says of its outcome. */
export function actionView(outcome: ContestOutcome, sides: ActionSides, reader: Reader) {
  return {
    headline: headline(outcome, sides, reader),
    rows: outcome.rolls.map((roll, place) => {
      const { name, choice } = sides[place]!;
      return {
        ...rollRow(name, choice.value, roll, reader),
        place: reader.number(outcome.places[place] ?? 0),
        isWinner: outcome.winner === place,
      };
    }),
    rule: reader.text(`QUARTET.Helix.Contest.Rule.${outcome.rule}`),
  };
}

function headline({ winner, tied, rolls }: ContestOutcome, sides: ActionSides, reader: Reader) {
  const name = (place: number) => sides[place]?.name ?? "";
  if (winner !== null)
    return reader.text("QUARTET.Helix.Contest.Wins", {
      name: name(winner),
      total: rolls[winner]?.total ?? 0,
    });
  return reader.text("QUARTET.Helix.Contest.Tie", {
    names: nameList(tied.map(name), reader),
    total: rolls[tied[0] ?? 0]?.total ?? 0,
  });
}
