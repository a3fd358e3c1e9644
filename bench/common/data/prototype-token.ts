import { DataModel } from "../abstract/data-model.ts";
import { tokenAppearance } from "../documents/token-schema.ts";
import type { DataSchema } from "./fields/schema.ts";
import { BooleanField, DocumentFlagsField, StringField } from "./fields.ts";

/** What the tokens of an actor look like when they are made. */
export class PrototypeToken extends DataModel {
  static override LOCALIZATION_PREFIXES = ["DOCUMENT", "TOKEN"];

  static override defineSchema(): DataSchema {
    return {
      ...tokenAppearance(),
      name: new StringField({ required: true, blank: true }),
      randomImg: new BooleanField(),
      appendNumber: new BooleanField(),
      prependAdjective: new BooleanField(),
      flags: new DocumentFlagsField(),
    };
  }
}
