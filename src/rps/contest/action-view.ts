import type { Reader } from "../../core/i18n/language.ts";
import { reserveChange } from "./action-changes.ts";
import type { JudgedAction, JudgedPair, JudgedSide } from "./judge-action.ts";
import { valueText, weaponText } from "./names.ts";
import type { OutcomeFacts } from "./outcome-facts.ts";
import { type NamedSide, pairView } from "./pair-view.ts";
import { blowView } from "./reaction-view.ts";
import { shockView } from "./shock-view.ts";

/** A side, and what this reader may know of it. */
export interface ShownSide extends NamedSide {
  /** May know the numbers of its actor. */
  readonly maySeeNumbers: boolean;
  /** May act for it. */
  readonly isOwner: boolean;
  /** May say where what it threw or fired goes off. */
  readonly mayExplode: boolean;
  /** Somebody has said it. */
  readonly hasExploded: boolean;
}

/** What the card of an opposed action says of its outcome. */
export function actionView(judged: JudgedAction, facts: OutcomeFacts, reader: Reader) {
  const { sides, blows } = facts;
  const pairs = judged.pairs.flatMap((pair) => {
    const both = sidesOf(pair, sides);
    return both ? [{ pair, view: pairView(pair, both, reader) }] : [];
  });
  return {
    headline: headline(pairs, reader),
    isSeveral: pairs.length > 1,
    sides: judged.sides.flatMap((side) => {
      const shown = sides.find(({ id }) => id === side.id);
      return shown ? [sideView(side, shown, sides, reader)] : [];
    }),
    pairs: pairs.map(({ pair, view }) => {
      const blow = blows.find(({ key }) => key === pair.key);
      const sums = view.sums.map((sum) => ({
        ...sum,
        cap: capText(sum.id, judged, facts, reader),
      }));
      const mayVoid = pair.winner !== null;
      return { ...view, sums, mayVoid, blow: blow ? blowView(blow, reader) : null };
    }),
    losers: shockView(facts.losers, facts.settings, reader),
  };
}

/** The two of a pair, in its order. */
export function sidesOf<Side extends { readonly id: string }>(
  { a, b }: JudgedPair,
  sides: readonly Side[],
): readonly [Side, Side] | null {
  const found = [a, b].map((id) => sides.find((side) => side.id === id));
  return found[0] && found[1] ? [found[0], found[1]] : null;
}

function headline(
  pairs: readonly { pair: JudgedPair; view: { headline: string } }[],
  reader: Reader,
): string {
  if (pairs.length === 0) return reader.text("QUARTET.Rps.Contest.Headline.nobody");
  if (pairs.length === 1) return pairs[0]?.view.headline ?? "";
  const won = pairs.filter(({ pair }) => pair.winner !== null && !pair.isVoid).length;
  return reader.plural("QUARTET.Rps.Contest.Headline.several", won, { pairs: pairs.length });
}

/** What a side did this turn: skill, weapon, dice, and what became of its reserve. */
function sideView(
  { id, turn }: JudgedSide,
  shown: ShownSide,
  sides: readonly ShownSide[],
  reader: Reader,
) {
  const { text, number } = reader;
  const { action } = shown;
  const targets = action.targets.flatMap(
    (target) => sides.find((side) => side.id === target) ?? [],
  );
  return {
    id,
    name: shown.name,
    with: [
      valueText(action.value, reader),
      ...(action.weapon ? [weaponText(action.weapon, reader)] : []),
    ],
    intent: action.intent,
    targets: sides.length > 2 ? targets.map(({ name }) => name) : [],
    isUnopposed: turn === null,
    mayCheck: turn === null && shown.isOwner,
    mayExplode: shown.mayExplode,
    hasExploded: shown.hasExploded,
    dice: turn?.dice.map((face) => ({ face: number(face), isSix: face === 6 })) ?? [],
    sum: number(turn?.dice.reduce((sum, face) => sum + face, 0) ?? 0),
    limit: turn && turn.growth.state !== "none" ? limitText(turn.growth.state, reader) : "",
    growth: turn
      ? text("QUARTET.Rps.Contest.Growth.Line", { die: turn.growth.die, gain: turn.growth.gain })
      : "",
    reserve: turn && shown.maySeeNumbers ? reserveView({ id, turn }, turn, reader) : null,
  };
}

const limitText = (state: "exact" | "over", { text }: Reader): string =>
  text(`QUARTET.Rps.Contest.Limit.${state}`);

/** The way of the reserve through the turn, for those who may know it. */
function reserveView(side: JudgedSide, turn: NonNullable<JudgedSide["turn"]>, reader: Reader) {
  const { growth, spending } = turn;
  const { text } = reader;
  const numbers = {
    before: growth.before,
    raised: growth.raised,
    after: spending.after,
    limit: growth.limit,
    dice: spending.spent,
  };
  return {
    line: text(`QUARTET.Rps.Contest.Reserve.${growth.state}`, numbers),
    change: reader.change(reserveChange(side)),
  };
}

/** What bounded the dice of a side, for those who may know its reserve. */
function capText(id: string, judged: JudgedAction, { sides }: OutcomeFacts, { text }: Reader) {
  const turn = judged.sides.find((side) => side.id === id)?.turn;
  const maySee = sides.find((side) => side.id === id)?.maySeeNumbers;
  if (!turn || !maySee || turn.growth.state !== "none") return "";
  return text(`QUARTET.Rps.Contest.Cap.${turn.cap.decidedBy}`, { max: turn.cap.max });
}
