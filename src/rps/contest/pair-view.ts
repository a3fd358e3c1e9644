import type { Reader } from "../../core/i18n/language.ts";
import type { OpposedOutcome, Side, SideTotal } from "../rules/opposed.ts";
import type { DeclaredAction } from "./choices.ts";
import type { JudgedPair } from "./judge-action.ts";
import { termName } from "./names.ts";

/** A side as the card names it. */
export interface NamedSide {
  readonly id: string;
  readonly name: string;
  readonly action: DeclaredAction;
}

/** The number of the rule that decided, as the book counts them. RPS [6][8][77] */
const RULE_NUMBERS = { limit: 0, allSixes: 1, sum: 2 } as const;

/** How two sides fared: who won, which rule decided, and both sums. */
export function pairView(pair: JudgedPair, sides: readonly [NamedSide, NamedSide], reader: Reader) {
  const { outcome } = pair;
  const [a, b] = sides;
  return {
    key: pair.key,
    title: reader.text("QUARTET.Rps.Contest.Pair", { a: a.name, b: b.name }),
    headline: pairHeadline(pair, sides, reader),
    isCritical: outcome.degree === "critical",
    isTie: outcome.winner === null,
    isVoid: pair.isVoid,
    isLate: pair.isLate,
    lateText: pair.isLate
      ? reader.text("QUARTET.Rps.Contest.Late", { name: nameOf(outcome.winner, sides) })
      : "",
    rule: ruleText(outcome, sides, reader),
    sums: [
      sumView(outcome.a, a, outcome, "a", reader),
      sumView(outcome.b, b, outcome, "b", reader),
    ],
  };
}

/** One large line: who succeeded, and how. */
export function pairHeadline(
  { outcome, isVoid }: JudgedPair,
  sides: readonly [NamedSide, NamedSide],
  { text }: Reader,
): string {
  const { winner, degree, lead } = outcome;
  const name = nameOf(winner ?? lead, sides);
  if (isVoid) return text("QUARTET.Rps.Contest.Headline.void", { name });
  if (winner !== null) return text(`QUARTET.Rps.Contest.Headline.${degree}`, { name });
  return text(`QUARTET.Rps.Contest.Headline.${lead === null ? "tie" : "lead"}`, { name });
}

const nameOf = (side: Side | null, [a, b]: readonly [NamedSide, NamedSide]): string =>
  side === null ? "" : side === "a" ? a.name : b.name;

/** Which rule decided, and why. */
function ruleText(
  outcome: OpposedOutcome,
  sides: readonly [NamedSide, NamedSide],
  { text }: Reader,
): string {
  const { winner, rule, reason, difference, margin } = outcome;
  const reasonText = text(`QUARTET.Rps.Contest.Reason.${reason}`, {
    winner: nameOf(winner, sides),
    loser: nameOf(winner === null ? null : winner === "a" ? "b" : "a", sides),
    difference: Math.abs(difference),
    margin,
  });
  return text("QUARTET.Rps.Contest.Rule", { rule: RULE_NUMBERS[rule], reason: reasonText });
}

/** The sum of one side, term by term. Modifiers that do not count are struck through. */
function sumView(
  total: SideTotal,
  side: NamedSide,
  { winner, rule }: OpposedOutcome,
  place: Side,
  reader: Reader,
) {
  const { text, number, change } = reader;
  const isOut = total.limit !== "none";
  return {
    id: side.id,
    name: side.name,
    isWinner: winner === place,
    total: number(total.total),
    /** Where another rule has decided, the sum is only told. */
    isDecisive: rule === "sum",
    dice: isOut
      ? text(`QUARTET.Rps.Contest.Limit.${total.limit}`)
      : total.dice.length === 0
        ? text("QUARTET.Rps.Contest.NoDice")
        : total.dice.map(number).join(" + "),
    sum: number(total.sum),
    terms: total.terms.map((term) => ({
      label: termName(term, side.action, reader),
      value: change(term.value),
      counted: term.counted,
    })),
  };
}
