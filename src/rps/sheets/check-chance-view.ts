import type { Reader } from "../../core/i18n/language.ts";
import type { TranslatedName } from "../../core/i18n/translations.ts";
import { readerName } from "../../core/i18n/translations.ts";
import { type NamedValue, valueName } from "../rolls/value-name.ts";
import type { Chance, ChanceTerm } from "../rules/percent.ts";

/** `65 %` as the reader's language writes it. Chances are of any size. */
export function percentText(percent: number, { text, number }: Reader): string {
  return text("QUARTET.Rps.Chance.Percent", { percent: number(percent) });
}

/** `+6 %`, `−10 %`. */
export function percentChangeText(percent: number, { text, change }: Reader): string {
  return text("QUARTET.Rps.Chance.Percent", { percent: change(percent) });
}

/** What the lines of a chance are named by. */
export interface ChanceNames {
  readonly value: NamedValue & { readonly level: number };
  /** Of the specialisations and special bonuses that are in it. */
  readonly terms: readonly {
    readonly source: string;
    readonly id: string;
    readonly name: TranslatedName;
  }[];
}

/** A chance, line by line: what it is, how many steps or points, how many per cent. */
export function chanceRows(chance: Chance, names: ChanceNames, reader: Reader) {
  return chance.terms.map((term) => ({
    label: label(term, chance, names, reader),
    steps: isStep(term) ? stepsText(term.steps, reader) : "",
    percent:
      term.source === "skill"
        ? percentText(term.percent, reader)
        : percentChangeText(term.percent, reader),
    isLeftOut: !term.counted,
    note: term.counted ? "" : reader.text("QUARTET.Rps.Chance.LeftOut"),
  }));
}

const isStep = ({ source }: ChanceTerm): boolean =>
  source === "specialisation" || source === "specialBonus" || source === "untrained";

/** Steps of a specialisation or bonus: `+2`, `−3`. */
export function stepsText(steps: number, reader: Reader): string {
  return reader.change(steps);
}

function label(term: ChanceTerm, chance: Chance, names: ChanceNames, reader: Reader): string {
  const { source, id, steps } = term;
  if (source === "skill") return skillText(names.value, chance.skill, reader);
  if (source === "points") return reader.plural("QUARTET.Rps.Chance.Points", steps);
  const named = names.terms.find((one) => one.source === source && one.id === id);
  if (named?.name.name) return readerName(named.name, reader.language);
  return reader.text(`QUARTET.Rps.Chance.Term.${source}`);
}

/** What is acted with and its level, and that TK holds it down. RPS [63] */
export function skillText(
  value: ChanceNames["value"],
  { level, decidedBy }: Chance["skill"],
  reader: Reader,
): string {
  const name = valueName(value, reader);
  if (value.source === "bare") return name;
  const isPlainlyUntrained = value.source === "untrained" && decidedBy === "skill";
  const key = isPlainlyUntrained ? "untrained" : decidedBy;
  return reader.text(`QUARTET.Rps.Chance.With.${key}`, { name, level: value.level, tk: level });
}
