import type { Reader } from "../../core/i18n/language.ts";
import { ROUND_UNITS, type RoundUnit } from "../rules/world.ts";
import type { FightState } from "./state.ts";

/** How the size of a fight is told: by counting heads, or by the game master. RPS [63] */
export const SIZES = ["count", "duel", "bigger"] as const;
export type Size = (typeof SIZES)[number];

/** What the game master lays down for a fight. */
export interface FightWish {
  amount: number;
  unit: RoundUnit;
  words: string;
  size: Size;
  /** Changes of initiative by the id of the combatant. */
  gm: Record<string, number>;
}

/** One line of the window. */
export interface FightRow {
  readonly id: string;
  readonly name: string;
  /** `null` before it is thrown. */
  readonly die: number | null;
  readonly base: number;
}

/** The wish that changes nothing. */
export function wishOf(state: FightState, gm: Readonly<Record<string, number>>): FightWish {
  const { roundLength, lengthWords, biggerThanDuel } = state;
  const size = biggerThanDuel === null ? "count" : biggerThanDuel ? "bigger" : "duel";
  return { ...roundLength, words: lengthWords, size, gm: { ...gm } };
}

/** What a wish makes of the fight. */
export function stateOf({ amount, unit, words, size }: FightWish) {
  return {
    roundLength: { amount, unit },
    lengthWords: unit === "other" ? words.trim() : "",
    biggerThanDuel: size === "count" ? null : size === "bigger",
  };
}

export function fightDialogView(wish: FightWish, rows: readonly FightRow[], reader: Reader) {
  const { text, number } = reader;
  const isWay = wish.unit === "m";
  return {
    amount: isWay ? reader.inField("length", wish.amount) : number(wish.amount),
    isWay,
    words: wish.words,
    isOther: wish.unit === "other",
    units: ROUND_UNITS.map((unit) => ({
      unit,
      label: text(`QUARTET.Rps.Battle.UnitName.${unit}.Label`, { unit: reader.unit("length") }),
      selected: unit === wish.unit,
    })),
    sizes: SIZES.map((size) => ({
      size,
      label: text(`QUARTET.Rps.Battle.SizeChoice.${size}`),
      selected: size === wish.size,
    })),
    rows: rows.map(({ id, name, die, base }) => ({
      id,
      name,
      label: text("QUARTET.Rps.Battle.Change", { name }),
      base: text("QUARTET.Rps.Battle.Term.base", { value: number(base) }),
      die: die === null ? "" : text("QUARTET.Rps.Battle.Term.die", { value: number(die) }),
      gm: number(wish.gm[id] ?? 0),
    })),
  };
}
