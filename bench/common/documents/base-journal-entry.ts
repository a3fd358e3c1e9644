import { Document } from "../abstract/document.ts";
import type { EmbeddedCollection } from "../abstract/embedded-collection.ts";
import { defineMetadata } from "../abstract/metadata.ts";
import type { DataSchema } from "../data/fields/schema.ts";
import { EmbeddedCollectionField } from "../data/fields.ts";
import { BaseJournalEntryPage } from "./base-journal-entry-page.ts";
import { commonFields, directoryFields, nameField } from "./fields.ts";

export class BaseJournalEntry extends Document {
  declare name: string;
  declare readonly pages: EmbeddedCollection<BaseJournalEntryPage>;
  declare sort: number;
  declare ownership: Record<string, number>;

  static override metadata = defineMetadata({
    name: "JournalEntry",
    collection: "journal",
    labelPlural: "DOCUMENT.JournalEntries",
    indexed: true,
    compendiumIndexFields: ["_id", "name", "sort", "folder"],
    embedded: { JournalEntryPage: "pages" },
    permissions: { create: "JOURNAL_CREATE", delete: "OWNER" },
  });
  static override LOCALIZATION_PREFIXES = ["DOCUMENT", "JOURNALENTRY"];

  static override defineSchema(): DataSchema {
    return {
      ...commonFields(),
      name: nameField(),
      pages: new EmbeddedCollectionField(BaseJournalEntryPage),
      ...directoryFields(),
    };
  }
}
