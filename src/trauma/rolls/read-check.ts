/** What `/trauma` was asked to roll. */
export interface AskedCheck {
  readonly modifier: number;
  readonly advantages: number;
  readonly disadvantages: number;
  /** `null` for a roll against nothing. */
  readonly difficulty: number | null;
}

/** The words between roll and difficulty, in all languages, and signs that people use. */
const AGAINST = /\s*(?:\bvs\b\.?|\bmot\b|\bvastaan\b|против|>=|≥|\/)\s*/iu;
const MINUS = /[−–]/gu;
/** Advantage and disadvantage in the languages of the books, whole, inflected or cut short. */
const ADVANTAGE = /^(?:adv(?:antages?)?|e[td]u\p{L}*|fördel\p{L}*|преим\p{L}*)\.?$/iu;
const DISADVANTAGE =
  /^(?:dis(?:adv(?:antages?)?)?|haitt?a\p{L}*|nackdel\p{L}*|помех\p{L}*|пом)\.?$/iu;
/** Small words that people write before them. */
const FILLER = /^(?:with|med|с|со|и|och|ja|and)$/iu;
const NUMBER = /^[+-]?\d{1,3}$/u;

/**
 * Reads `+4 adv vs 10`, `−2 помеха против 11`, `etu`, `4`. Several modifiers add up, and several
 * advantages are counted. @returns `null` for anything else, and for nothing at all.
 */
export function readCheck(text: string): AskedCheck | null {
  const plain = text
    .replace(MINUS, "-")
    .replace(/([+-])\s+(?=\d)/gu, "$1")
    .trim();
  const [left = "", against, ...more] = plain.split(AGAINST);
  if (more.length > 0 || plain === "") return null;
  if (against !== undefined && !NUMBER.test(against)) return null;
  const asked = { modifier: 0, advantages: 0, disadvantages: 0 };
  for (const word of left.split(/[\s,]+/u).filter(Boolean)) {
    if (NUMBER.test(word)) asked.modifier += Number(word);
    else if (ADVANTAGE.test(word)) asked.advantages++;
    else if (DISADVANTAGE.test(word)) asked.disadvantages++;
    else if (!FILLER.test(word)) return null;
  }
  return { ...asked, difficulty: against === undefined ? null : Number(against) };
}
