import { Document } from "../abstract/document.ts";
import { defineMetadata } from "../abstract/metadata.ts";
import { type DocumentClass, getImplementation } from "../abstract/registry.ts";
import type { DataSchema } from "../data/fields/schema.ts";
import {
  EmbeddedDataField,
  ForeignDocumentField,
  HTMLField,
  IntegerSortField,
  SetField,
} from "../data/fields.ts";
import { BaseActor } from "./base-actor.ts";
import { BaseCombat } from "./base-combat.ts";
import { BaseFolder } from "./base-folder.ts";
import { BaseItem } from "./base-item.ts";
import { BaseJournalEntry } from "./base-journal-entry.ts";
import { BaseMacro } from "./base-macro.ts";
import { BaseScene } from "./base-scene.ts";
import { commonFields, imageField, nameField } from "./fields.ts";

/** What an adventure can bring, by the field that holds it. Folders come first: others lie in them. */
const CONTENT = {
  folders: BaseFolder,
  actors: BaseActor,
  items: BaseItem,
  journal: BaseJournalEntry,
  macros: BaseMacro,
  scenes: BaseScene,
  combats: BaseCombat,
} satisfies Record<string, DocumentClass>;
export type ContentField = keyof typeof CONTENT;

/** Documents in a compendium that are put into a world together. */
export class BaseAdventure extends Document {
  declare name: string;
  declare img: string | null;
  declare caption: string;
  declare description: string;
  declare sort: number;

  static override metadata = defineMetadata({
    name: "Adventure",
    collection: "adventures",
    compendiumIndexFields: ["_id", "name", "img", "sort", "folder"],
  });
  static override LOCALIZATION_PREFIXES = ["DOCUMENT", "ADVENTURE"];

  static override defineSchema(): DataSchema {
    const content = Object.entries(CONTENT).map(([field, cls]) => [
      field,
      new SetField(new EmbeddedDataField(cls as never)),
    ]);
    return {
      ...commonFields(),
      name: nameField(),
      img: imageField(),
      caption: new HTMLField(),
      description: new HTMLField({ textSearch: true }),
      ...Object.fromEntries(content),
      folder: new ForeignDocumentField(BaseFolder),
      sort: new IntegerSortField(),
    };
  }

  /** The classes of what adventures bring, by field. */
  static get contentFields(): Record<ContentField, typeof Document> {
    const classes = Object.entries(CONTENT).map(([field, cls]) => [
      field,
      getImplementation(cls.documentName) ?? cls,
    ]);
    return Object.fromEntries(classes) as Record<ContentField, typeof Document>;
  }

  get thumbnail(): string | null {
    return this.img;
  }
}
