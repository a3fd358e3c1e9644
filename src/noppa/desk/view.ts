import { deskGauge } from "../../core/desk/gauge.ts";
import type { DeskView } from "../../core/desk/rules.ts";
import type { Reader } from "../../core/i18n/language.ts";
import { type CharacterFacts, skillRows } from "../sheets/character-view.ts";

/** A character as the desk needs it. */
export interface DeskFacts extends CharacterFacts {
  readonly sisu: { readonly value: number; readonly max: number };
  readonly mealTaken: boolean;
}

/** Sisu, today's meal, and every skill with the dice that it rolls. */
export function deskView(facts: DeskFacts, reader: Reader): DeskView {
  const { sisu, mealTaken } = facts;
  const label = reader.text("QUARTET.Noppa.Sisu");
  const isLow = sisu.value === 0;
  const note = isLow ? reader.text("QUARTET.Noppa.Desk.NoSisu") : "";
  return {
    gauges: [deskGauge({ id: "sisu", label, ...sisu, isLow, note }, reader)],
    notes: mealTaken
      ? [{ icon: "fa-utensils", text: reader.text("QUARTET.Noppa.Desk.MealTaken") }]
      : [],
    values: skillRows(facts, reader).map(({ id, name, level, dice, system }) => ({
      id: String(system.identifier || id),
      kind: "skill",
      name,
      text: dice,
      rank: level,
    })),
  };
}
