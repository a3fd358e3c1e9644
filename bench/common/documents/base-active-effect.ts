import { Document } from "../abstract/document.ts";
import { defineMetadata } from "../abstract/metadata.ts";
import type { DataSchema } from "../data/fields/schema.ts";
import {
  BooleanField,
  ColorField,
  ForeignDocumentField,
  HTMLField,
  IntegerSortField,
  SetField,
  StringField,
} from "../data/fields.ts";
import { getGeneration } from "../generation.ts";
import type { Data } from "../types.ts";
import { effectFields13, effectFields14, migrateEffect } from "./active-effect-schema.ts";
import { BaseFolder } from "./base-folder.ts";
import { commonFields, imageField, nameField, typeFields } from "./fields.ts";

/** An effect on an actor or item, in the shape of the running generation. */
export class BaseActiveEffect extends Document {
  declare name: string;
  declare type: string;
  declare img: string | null;
  declare disabled: boolean;
  declare transfer: boolean;
  declare statuses: Set<string>;
  declare origin: string | null;
  declare duration: Data;

  static override metadata = defineMetadata({
    name: "ActiveEffect",
    collection: "effects",
    hasTypeData: true,
    permissions: { create: "OWNER", delete: "OWNER" },
  });
  static override LOCALIZATION_PREFIXES = ["DOCUMENT", "EFFECT"];

  static override defineSchema(): DataSchema {
    const own =
      getGeneration() >= 14
        ? { ...effectFields14(), folder: new ForeignDocumentField(BaseFolder) }
        : effectFields13();
    return {
      ...commonFields(),
      name: nameField(),
      img: imageField(),
      ...typeFields(this, { initial: "base" }),
      disabled: new BooleanField(),
      description: new HTMLField({ textSearch: true }),
      tint: new ColorField({ nullable: false, initial: "#ffffff" }),
      transfer: new BooleanField({ initial: true }),
      statuses: new SetField(new StringField({ required: true, blank: false })),
      sort: new IntegerSortField(),
      ...own,
    };
  }

  static override migrateData(source: Data, options: object = {}, state: object = {}): Data {
    if (getGeneration() >= 14) migrateEffect(source);
    return super.migrateData(source, options, state);
  }
}
