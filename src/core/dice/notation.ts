/** Letters that the languages of the books use for a die: d (en), n (fi), T (sv), к (ru). */
const LETTERS = { en: "d", fi: "n", sv: "T", ru: "к" } as const;

/** Some dice, all of one size. */
export interface Dice {
  readonly count: number;
  readonly faces: number;
}

/** Both the Cyrillic к of the book and the Latin k of a hurried typist are read. */
const NOTATION = /^(\d*)\s*[dnt\u043ak](\d+)$/iu;

/**
 * Reads dice in the notation of any language: `3n8`, `3T8`, `3к8`, `3d8`. A missing count is one.
 * @returns `null` for anything else.
 */
export function readDice(text: string): Dice | null {
  const match = NOTATION.exec(text.trim());
  if (!match) return null;
  const [, count, faces] = match;
  return { count: count ? Number(count) : 1, faces: Number(faces) };
}

/** The letter that a reader of this language expects. */
export function dieLetter(language: string): string {
  return LETTERS[language as keyof typeof LETTERS] ?? LETTERS.en;
}

/** Dice in the reader's notation, such as `3n8`. */
export function formatDice({ count, faces }: Dice, language: string): string {
  return `${count}${dieLetter(language)}${faces}`;
}
