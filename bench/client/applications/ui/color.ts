/** A document's colour as CSS writes it, or the given one if it has none. */
export function colorOf(document: object | undefined, instead = "#808080"): string {
  const { color } = (document ?? {}) as { color?: unknown };
  return color ? String(color) : instead;
}
