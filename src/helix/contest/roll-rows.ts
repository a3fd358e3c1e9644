import type { Reader } from "../../core/i18n/language.ts";
import { valueName } from "../names.ts";
import type { ValueChoice } from "../rolls/check-config.ts";
import type { ActionRoll } from "../rules/action.ts";
import { chainView } from "../sheets/check-card-view.ts";

/** One side's roll on a card: what was rolled with, the die as it fell, the total and every term. */
export function rollRow(name: string, value: ValueChoice, roll: ActionRoll, reader: Reader) {
  const { text, number, change } = reader;
  const changes = roll.terms.filter(
    ({ source }) => source === "modifier" || source === "severalOpponents",
  );
  return {
    name,
    with: [valueName(value, reader), number(value.value), ...changes.map((t) => change(t.value))],
    total: number(roll.total),
    chain: chainView(roll, reader),
    terms: roll.terms.map(({ source, value: points }, place) => ({
      label: place === 0 ? valueName(value, reader) : text(`QUARTET.Helix.Term.${source}`),
      value: place === 0 ? number(points) : change(points),
    })),
  };
}
