/** Templates that other templates of the book include. */
export const TRAUMA_PARTIALS: readonly string[] = [];
