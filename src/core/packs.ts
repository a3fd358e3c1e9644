import { readerName, type TranslatedName } from "./i18n/translations.ts";

/** Where the index of a pack finds the translations of its documents. */
const INDEXED = "system.translations";

interface IndexEntry {
  name: string;
  readonly system?: { readonly translations?: TranslatedName["translations"] };
}

/** Shows the names in our packs in the reader's language, also before a document is opened. */
export async function translatePackIndexes(): Promise<void> {
  const ours = game.packs.filter(
    (pack) =>
      pack.metadata.packageName === "quartet" && ["Actor", "Item"].includes(pack.documentName),
  );
  for (const pack of ours) {
    const index = await pack.getIndex({ fields: [INDEXED] } as never);
    for (const entry of index as unknown as Iterable<IndexEntry>) {
      const translations = entry.system?.translations ?? {};
      entry.name = readerName({ name: entry.name, translations }, game.i18n.lang);
    }
  }
}
