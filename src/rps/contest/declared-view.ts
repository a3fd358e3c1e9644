import { nameList } from "../../core/contest/card-view.ts";
import type { Reader } from "../../core/i18n/language.ts";
import type { DeclaredAction } from "./choices.ts";
import { declaredName, valueText, weaponText } from "./names.ts";

/** A side before the reveal, as far as this reader knows it. */
export interface OpenSide {
  readonly id: string;
  readonly name: string;
  readonly hasDeclared: boolean;
  /** `null` before it has declared, or where it told the game master only. */
  readonly action: DeclaredAction | null;
  /** The game master's modifier. */
  readonly gm: number;
}

/** What is declared, on the card of a contest that is still open. */
export function declaredView(
  sides: readonly OpenSide[],
  { biggerThanDuel }: { readonly biggerThanDuel: boolean },
  reader: Reader,
) {
  return {
    biggerThanDuel,
    rows: sides.map((side) => ({
      id: side.id,
      name: side.name,
      lines: linesOf(side, sides, reader),
      intent: side.action?.intent ?? "",
      gm: side.gm,
      gmText: side.gm === 0 ? "" : gmText(side.gm, reader),
    })),
  };
}

const gmText = (gm: number, reader: Reader): string =>
  reader.text("QUARTET.Rps.Contest.GmModifier", { change: reader.change(gm) });

function linesOf(
  { action, hasDeclared }: OpenSide,
  sides: readonly OpenSide[],
  reader: Reader,
): string[] {
  if (!hasDeclared) return [];
  if (!action) return [reader.text("QUARTET.Rps.Contest.ToldInSecret")];
  return actionLines(action, sides, reader);
}

/** An action in a few short lines: with what, at whom, and what helps or hinders. */
export function actionLines(
  action: DeclaredAction,
  sides: readonly { readonly id: string; readonly name: string }[],
  reader: Reader,
): string[] {
  const { text, change } = reader;
  const nameOf = (id: string) => sides.find((side) => side.id === id)?.name ?? "";
  const targets = nameList(action.targets.map(nameOf).filter(Boolean), reader);
  const terms = action.terms.map((term) => {
    const shown = { name: declaredName(term, reader), change: change(term.value) };
    if (!term.name.name) return text("QUARTET.Rps.Contest.UntrainedTerm", shown);
    return term.against
      ? text("QUARTET.Rps.Contest.TermAgainst", { ...shown, opponent: nameOf(term.against) })
      : text("QUARTET.Rps.Contest.TermLine", shown);
  });
  return [
    [
      valueText(action.value, reader),
      ...(action.weapon ? [weaponText(action.weapon, reader)] : []),
    ],
    action.way === "unopposed"
      ? [text("QUARTET.Rps.Contest.WayUnopposed")]
      : targets && sides.length > 2
        ? [text("QUARTET.Rps.Contest.At", { names: targets })]
        : [],
    terms,
  ]
    .filter((parts) => parts.length > 0)
    .map((parts) => parts.join(" · "));
}
