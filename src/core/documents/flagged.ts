import { knownName, type TranslatedName } from "../i18n/translations.ts";

/** Where documents without system data keep their translations, below `flags.quartet`. */
const FLAG = "translations";

/** As much of such a document as its name needs. */
interface Flagged {
  name: string;
  readonly _source: { readonly name: string; readonly flags?: object };
}

/** Shows the name of a document of ours to each reader in their language, until somebody edits it. */
function nameForReader(document: Flagged): void {
  const { name, flags } = document._source;
  const kept: unknown = foundry.utils.getProperty(flags ?? {}, `quartet.${FLAG}`);
  const translations = (kept ?? {}) as TranslatedName["translations"];
  document.name = knownName({ name, translations }, game.i18n.lang) ?? document.name;
}

/** A macro: those of items of ours are called as the item is. */
export class QuartetMacro extends Macro {
  override prepareBaseData(): void {
    super.prepareBaseData();
    nameForReader(this);
  }
}

/** A scene: our ready ones have a name in each language. */
export class QuartetScene extends Scene {
  override prepareBaseData(): void {
    super.prepareBaseData();
    nameForReader(this);
  }
}

/** A journal entry: so have our handouts. */
export class QuartetJournalEntry extends JournalEntry {
  override prepareBaseData(): void {
    super.prepareBaseData();
    nameForReader(this);
  }
}

/** An adventure: it has a name in each language, as its scene has. */
export class QuartetAdventure extends Adventure {
  override prepareBaseData(): void {
    super.prepareBaseData();
    nameForReader(this);
  }
}
