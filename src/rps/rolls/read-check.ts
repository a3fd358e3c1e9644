/** What `/rps` was asked to roll. */
export interface AskedCheck {
  readonly chance: number;
  readonly points: number;
  /** The game master's, in per cent. */
  readonly modifier: number;
}

/** Points in the languages of the books: points, pistettä, poäng, очки. */
const POINTS = /^(?:p|п|о|pts?|points?|pist\p{L}*|poäng|оч\p{L}*)$/iu;
const MINUS = /[−–]/g;
const TERM = /^([+-]\d{1,3})(%|\p{L}+)?/u;

/**
 * Reads `65`, `71 +2p -10` and `71 % + 2 p − 10 %`: a chance, points, and the game master's change.
 * @returns `null` for anything else.
 */
export function readCheck(text: string): AskedCheck | null {
  const plain = text.replace(MINUS, "-").replace(/\s+/gu, "");
  const [first, chance] = /^(-?\d{1,3})%?/u.exec(plain) ?? [];
  if (first === undefined) return null;
  let rest = plain.slice(first.length);
  let [points, modifier] = [0, 0];
  while (rest) {
    const [term, amount = "", unit = "%"] = TERM.exec(rest) ?? [];
    if (!term) return null;
    if (unit === "%") modifier += Number(amount);
    else if (POINTS.test(unit) && amount.startsWith("+")) points += Number(amount);
    else return null;
    rest = rest.slice(term.length);
  }
  return { chance: Number(chance), points, modifier };
}
