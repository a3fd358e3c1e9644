import { Document } from "../abstract/document.ts";
import { defineMetadata } from "../abstract/metadata.ts";
import type { DataSchema } from "../data/fields/schema.ts";
import { DocumentOwnershipField, NumberField, StringField } from "../data/fields.ts";
import { commonFields, imageField, typeFields } from "./fields.ts";

export class BaseCombatantGroup extends Document {
  declare name: string;
  declare initiative: number | null;

  static override metadata = defineMetadata({
    name: "CombatantGroup",
    collection: "groups",
    hasTypeData: true,
  });

  static override defineSchema(): DataSchema {
    return {
      ...commonFields(),
      ...typeFields(this, { initial: "base" }),
      name: new StringField({ textSearch: true }),
      img: imageField(),
      initiative: new NumberField({ required: true }),
      ownership: new DocumentOwnershipField(),
    };
  }
}
