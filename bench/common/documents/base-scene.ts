import { Document } from "../abstract/document.ts";
import type { EmbeddedCollection } from "../abstract/embedded-collection.ts";
import { defineMetadata } from "../abstract/metadata.ts";
import { world } from "../abstract/registry.ts";
import { GRID_MIN_SIZE, GRID_TYPES } from "../constants.ts";
import type { DataSchema } from "../data/fields/schema.ts";
import {
  AlphaField,
  BooleanField,
  ColorField,
  EmbeddedCollectionField,
  FilePathField,
  HTMLField,
  NumberField,
  SchemaField,
  StringField,
} from "../data/fields.ts";
import { BaseRegion } from "./base-region.ts";
import { BaseToken } from "./base-token.ts";
import { commonFields, directoryFields, imageField, nameField } from "./fields.ts";

function gridField(): SchemaField {
  return new SchemaField({
    type: new NumberField({
      required: true,
      choices: Object.values(GRID_TYPES),
      initial: () => world.grid.type,
    }),
    size: new NumberField({
      required: true,
      nullable: false,
      integer: true,
      min: GRID_MIN_SIZE,
      initial: 100,
    }),
    color: new ColorField({ required: true, nullable: false, initial: "#000000" }),
    alpha: new AlphaField({ initial: 0.2 }),
    distance: new NumberField({
      required: true,
      nullable: false,
      positive: true,
      initial: () => world.grid.distance,
    }),
    units: new StringField({ required: true, initial: () => world.grid.units }),
  });
}

export class BaseScene extends Document {
  declare name: string;
  declare active: boolean;
  declare navigation: boolean;
  declare width: number;
  declare height: number;
  /** How much empty board is around the scene, as a share of its sides. */
  declare padding: number;
  declare readonly tokens: EmbeddedCollection<BaseToken>;
  declare readonly regions: EmbeddedCollection<BaseRegion>;
  declare sort: number;
  declare ownership: Record<string, number>;

  static override metadata = defineMetadata({
    name: "Scene",
    collection: "scenes",
    indexed: true,
    compendiumIndexFields: ["_id", "name", "thumb", "sort", "folder"],
    embedded: { Token: "tokens", Region: "regions" },
    preserveOnImport: ["_id", "sort", "ownership", "folder", "active"],
  });
  static override LOCALIZATION_PREFIXES = ["DOCUMENT", "SCENE"];

  static override defineSchema(): DataSchema {
    const side = (initial: number) => new NumberField({ integer: true, positive: true, initial });
    const place = () => new NumberField({ integer: true, required: true });
    return {
      ...commonFields(),
      name: nameField(),
      active: new BooleanField(),
      navigation: new BooleanField({ initial: true }),
      navOrder: new NumberField({ required: true, nullable: false, integer: true, initial: 0 }),
      navName: new HTMLField({ textSearch: true }),
      background: new SchemaField({
        src: new FilePathField({ categories: ["IMAGE", "VIDEO"] }),
        color: new ColorField(),
      }),
      thumb: imageField(),
      width: side(4000),
      height: side(3000),
      padding: new NumberField({ required: true, nullable: false, min: 0, max: 0.5, initial: 0 }),
      initial: new SchemaField({
        x: place(),
        y: place(),
        scale: new NumberField({ required: true, positive: true }),
      }),
      backgroundColor: new ColorField({ nullable: false, initial: "#999999" }),
      grid: gridField(),
      tokens: new EmbeddedCollectionField(BaseToken),
      regions: new EmbeddedCollectionField(BaseRegion),
      ...directoryFields(),
    };
  }
}
