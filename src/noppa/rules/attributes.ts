/** An attribute as the game master has set it up. */
export interface AttributeSetup {
  /** Never shown, never changed: values on characters are kept by it. */
  readonly id: string;
  /** Names by language, where they differ from those of the book. */
  readonly names: Readonly<Record<string, string | undefined>>;
}

/**
 * The four attributes that the book names in passing (001:5, 001:15).
 * Its full list is lost, so a game master may add, rename and remove.
 */
export const BOOK_ATTRIBUTES: readonly AttributeSetup[] = [
  { id: "strength", names: {} },
  { id: "endurance", names: {} },
  { id: "perception", names: {} },
  { id: "agility", names: {} },
];
