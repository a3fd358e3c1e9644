import { nameList } from "../../core/contest/card-view.ts";
import type { Reader } from "../../core/i18n/language.ts";

/** Who declares, among whom. */
interface Meeting {
  readonly name: string;
  readonly others: readonly { readonly name: string }[];
  /** The round of a fight in which all declare alike; `null` where somebody challenges the others. */
  readonly round: number | null;
}

/** In a round of a fight nobody is against all the others: whom one acts against is declared. RPS [82] */
export function whoMeets({ name, others, round }: Meeting, reader: Reader): string {
  const list = nameList(
    others.map((other) => other.name),
    reader,
  );
  return round === null
    ? reader.text("QUARTET.Contest.Against", { name, opponents: list })
    : reader.text("QUARTET.Rps.Contest.Dialog.InRound", { round, name, others: list });
}
