import { changesView } from "../../core/contest/change-view.ts";
import type { Reader } from "../../core/i18n/language.ts";
import type { AttackChangeFacts } from "../rolls/attack-changes.ts";

/**
 * What follows from an attack or from medicine, each line in words of its own. Whose it is goes without
 * saying where the card is about one alone.
 * @param part Names a part of the body.
 */
export function traumaChanges(
  changes: readonly AttackChangeFacts[],
  part: (change: AttackChangeFacts) => string,
  reader: Reader,
) {
  const view = changesView(changes, reader);
  const isOne = new Set(changes.map(({ side }) => side)).size === 1;
  const rows = view.changes.map((row, i) => {
    const change = changes[i]!;
    const what = changeText(change, part, reader);
    const of = { name: change.name, what };
    return { ...row, text: isOne ? what : reader.text("QUARTET.Trauma.Change.Text.of", of) };
  });
  return { ...view, changes: rows };
}

function changeText(
  facts: AttackChangeFacts,
  part: (change: AttackChangeFacts) => string,
  reader: Reader,
): string {
  const { item, about } = facts;
  const change = facts.change ?? 0;
  const where = about.part ? part(facts) : "";
  const data = { item, part: where, change: reader.change(change) };
  const key = (id: string) => `QUARTET.Trauma.Change.Text.${id}`;
  switch (about.kind) {
    case "days":
      if (about.isNew) return reader.plural(key("injury"), change, data);
      return reader.plural(key(change < 0 ? "sooner" : "longer"), Math.abs(change), data);
    case "wear":
      return reader.text(key(item ? "wear" : "wearHidden"), data);
    default:
      return reader.text(key(about.kind), data);
  }
}
