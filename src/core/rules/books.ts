/** The books that a world plays: what is stored, as far as it is known; all if that leaves none. */
export function played(stored: readonly string[], known: readonly string[]): string[] {
  const chosen = inOrder(stored, known);
  return chosen.length > 0 ? chosen : [...known];
}

/** A choice of books in the order of the known ones; unknown ones fall away. */
export function inOrder(ids: readonly string[], known: readonly string[]): string[] {
  return known.filter((id) => ids.includes(id));
}

/** The sub-types of the chosen books. */
export function offeredTypes(
  books: readonly { readonly id: string; readonly types: readonly string[] }[],
  chosen: readonly string[],
): string[] {
  return books.filter(({ id }) => chosen.includes(id)).flatMap(({ types }) => types);
}
