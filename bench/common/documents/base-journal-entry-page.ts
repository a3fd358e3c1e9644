import { Document } from "../abstract/document.ts";
import { defineMetadata } from "../abstract/metadata.ts";
import { DOCUMENT_OWNERSHIP_LEVELS, JOURNAL_ENTRY_PAGE_FORMATS } from "../constants.ts";
import type { DataSchema } from "../data/fields/schema.ts";
import {
  BooleanField,
  DocumentIdField,
  DocumentOwnershipField,
  HTMLField,
  IntegerSortField,
  NumberField,
  SchemaField,
  StringField,
} from "../data/fields.ts";
import { commonFields, nameField, typeFields } from "./fields.ts";

export class BaseJournalEntryPage extends Document {
  declare name: string;
  declare type: string;
  declare title: { show: boolean; level: number };
  declare text: { content?: string; markdown?: string; format: number };
  declare src: string | null;
  declare sort: number;
  declare ownership: Record<string, number>;

  static override metadata = defineMetadata({
    name: "JournalEntryPage",
    collection: "pages",
    coreTypes: ["text", "image", "pdf", "video"],
    hasTypeData: true,
    indexed: true,
    compendiumIndexFields: ["name", "type", "sort"],
    permissions: { create: "OWNER", delete: "OWNER" },
  });
  static override LOCALIZATION_PREFIXES = ["DOCUMENT", "JOURNALENTRYPAGE"];

  static override defineSchema(): DataSchema {
    return {
      ...commonFields(),
      name: nameField(),
      ...typeFields(this, { initial: "text" }),
      title: new SchemaField({
        show: new BooleanField({ initial: true }),
        level: new NumberField({
          required: true,
          initial: 1,
          min: 1,
          max: 6,
          integer: true,
          nullable: false,
        }),
      }),
      image: new SchemaField({ caption: new StringField({ required: false }) }),
      text: new SchemaField({
        content: new HTMLField({ required: false, textSearch: true }),
        markdown: new StringField({ required: false }),
        format: new NumberField({
          initial: JOURNAL_ENTRY_PAGE_FORMATS.HTML,
          choices: Object.values(JOURNAL_ENTRY_PAGE_FORMATS),
        }),
      }),
      src: new StringField({ required: false, blank: false, nullable: true, initial: null }),
      category: new DocumentIdField({ readonly: false }),
      sort: new IntegerSortField(),
      ownership: new DocumentOwnershipField({
        initial: { default: DOCUMENT_OWNERSHIP_LEVELS.INHERIT },
      }),
    };
  }
}
