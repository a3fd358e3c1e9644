import { formatDice, readDice } from "../../core/dice/notation.ts";
import type { Reader } from "../../core/i18n/language.ts";
import type { DamageDice } from "../rules/odds-damage.ts";

export type { DamageDice } from "../rules/odds-damage.ts";

const MINUS = /[−–]/gu;
const TERM = /^([+-]?)([^+-]+)/u;
/** More than this is no weapon, and no odds are worked out for it. */
const MOST_DICE = 40;
const MOST_FACES = 100;
const NUMBER = /^\d{1,3}$/u;

/**
 * Reads the dice of weapons and medicine, in the notation of any of the languages: `2d6+1`,
 * `2к6 + 1к4`, `1T8−1`, `5`. @returns `null` for anything else, and for nothing at all.
 */
export function readDamage(text: string): DamageDice | null {
  let rest = text.replace(MINUS, "-").replace(/\s+/gu, "");
  if (rest === "") return null;
  const dice: { count: number; faces: number }[] = [];
  let bonus = 0;
  while (rest) {
    const [term, sign, what = ""] = TERM.exec(rest) ?? [];
    if (!term) return null;
    rest = rest.slice(term.length);
    if (NUMBER.test(what)) {
      bonus += sign === "-" ? -Number(what) : Number(what);
      continue;
    }
    const read = sign === "-" ? null : readDice(what);
    if (!read || read.count < 1 || read.faces < 2 || read.faces > MOST_FACES) return null;
    dice.push(read);
  }
  const count = dice.reduce((sum, one) => sum + one.count, 0);
  return count > MOST_DICE ? null : { dice, bonus };
}

/** Dice and bonus as Foundry rolls them. */
export function diceFormula({ dice, bonus }: DamageDice): string {
  const terms = dice.map(({ count, faces }) => `${count}d${faces}`);
  if (terms.length === 0) return String(bonus);
  const sum = terms.join(" + ");
  return bonus === 0 ? sum : `${sum} ${bonus < 0 ? "-" : "+"} ${Math.abs(bonus)}`;
}

/** Dice and bonus in the reader's notation. */
export function formatDamage({ dice, bonus }: DamageDice, reader: Reader): string {
  const terms = dice.map((one) => formatDice(one, reader.language));
  if (terms.length === 0) return reader.number(bonus);
  const sum = terms.join(" + ");
  return bonus === 0 ? sum : `${sum} ${bonus < 0 ? "−" : "+"} ${reader.number(Math.abs(bonus))}`;
}
