import { Document } from "../abstract/document.ts";
import { defineMetadata } from "../abstract/metadata.ts";
import { FOLDER_DOCUMENT_TYPES } from "../constants.ts";
import type { DataSchema } from "../data/fields/schema.ts";
import {
  ColorField,
  DocumentTypeField,
  ForeignDocumentField,
  HTMLField,
  IntegerSortField,
  StringField,
} from "../data/fields.ts";
import { commonFields, nameField } from "./fields.ts";

export class BaseFolder extends Document {
  declare name: string;
  declare type: string;
  declare sorting: "a" | "m";
  declare sort: number;

  static override metadata = defineMetadata({
    name: "Folder",
    collection: "folders",
    coreTypes: FOLDER_DOCUMENT_TYPES,
  });
  static override LOCALIZATION_PREFIXES = ["DOCUMENT", "FOLDER"];

  static override defineSchema(): DataSchema {
    return {
      ...commonFields(),
      name: nameField(),
      type: new DocumentTypeField(this),
      description: new HTMLField({ textSearch: true }),
      folder: new ForeignDocumentField(BaseFolder),
      sorting: new StringField({ required: true, initial: "a", choices: ["a", "m"] }),
      sort: new IntegerSortField(),
      color: new ColorField(),
    };
  }
}
