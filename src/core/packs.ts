import { readerName, type TranslatedName } from "./i18n/translations.ts";

/** What we want to know of documents in packs before they are opened. */
const INDEXED = ["system.translations", "system.identifier"];
/** Documents without `system` keep their translations in a flag of ours. */
const FLAGGED = ["flags.quartet"];

interface IndexEntry {
  name: string;
  readonly type: string;
  readonly system?: {
    readonly translations?: TranslatedName["translations"];
    readonly identifier?: string;
  };
  readonly flags?: {
    readonly quartet?: { readonly translations?: TranslatedName["translations"] };
  };
}

/** The system itself, and the modules with one ready scene that a world can begin with. */
const OURS = /^quartet(-quickstart-[a-z]+)?$/;

function ourPacks(...documents: string[]) {
  return game.packs.filter(
    ({ metadata, documentName }) =>
      OURS.test(metadata.packageName) && documents.includes(documentName),
  );
}

/** Shows the names in our packs in the reader's language, also before a document is opened. */
export async function translatePackIndexes(): Promise<void> {
  for (const pack of ourPacks("Actor", "Adventure", "Item")) {
    const fields = pack.documentName === "Adventure" ? FLAGGED : INDEXED;
    const index = await pack.getIndex({ fields } as never);
    for (const entry of index as unknown as Iterable<IndexEntry>) {
      const translations = entry.system?.translations ?? entry.flags?.quartet?.translations ?? {};
      entry.name = readerName({ name: entry.name, translations }, game.i18n.lang);
    }
  }
}

/** Items of a type in our packs that others refer to by their identifier, such as skills. */
export function identifiedInPacks(type: string): { identifier: string; name: string }[] {
  return ourPacks("Item")
    .flatMap(({ index }) => [...(index as unknown as Iterable<IndexEntry>)])
    .filter((entry) => entry.type === type)
    .flatMap(({ name, system }) =>
      system?.identifier ? [{ identifier: system.identifier, name }] : [],
    );
}
