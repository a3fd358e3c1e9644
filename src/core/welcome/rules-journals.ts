/** As much of the index of journals as is needed to find one's own language. */
interface JournalEntryIndex {
  readonly uuid: string;
  readonly flags?: { readonly quartet?: { readonly language?: string } };
}

/**
 * The entry of a pack of rules that is written in a language, or else in English.
 * @returns Its UUID; `undefined` where there is neither.
 */
export function entryInLanguage(
  entries: readonly JournalEntryIndex[],
  language: string,
): string | undefined {
  const written = (wanted: string) =>
    entries.find(({ flags }) => flags?.quartet?.language === wanted)?.uuid;
  return written(language) ?? written("en");
}

/** UUIDs of the rules of each book, as far as possible in the reader's language. */
export async function rulesJournals(
  books: readonly string[],
): Promise<Record<string, string | undefined>> {
  const found = books.map(async (book) => {
    const pack = game.packs.get(`quartet.${book}-rules`);
    const index = await pack?.getIndex({ fields: ["flags.quartet"] } as never);
    const entries = [...((index ?? []) as Iterable<JournalEntryIndex>)];
    return [book, entryInLanguage(entries, game.i18n.lang)] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}
