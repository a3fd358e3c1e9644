/** One number of a sum and where it comes from, so that a card can show the sum in any language. */
export interface Term<Source extends string = string> {
  readonly source: Source;
  readonly value: number;
  /** Identifier of the thing behind the source, such as a skill's or an item's. Never translated text. */
  readonly id?: string;
}

/** The sum of the terms; 0 for none. */
export function sumTerms(terms: readonly Term[]): number {
  let sum = 0;
  for (const { value } of terms) sum += value;
  return sum;
}
