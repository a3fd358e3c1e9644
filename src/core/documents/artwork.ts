/** Pictures of new actors and items, by type. Filled by the rule books. */
const pictures = new Map<string, string>();

export function registerArtwork(artwork: Readonly<Record<string, string>>): void {
  for (const [type, path] of Object.entries(artwork)) pictures.set(type, path);
}

/** The picture of a new document of this type; none for types that are not ours. */
export function pictureOf(type: unknown): string | undefined {
  return typeof type === "string" ? pictures.get(type) : undefined;
}
