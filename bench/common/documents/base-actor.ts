import { Document } from "../abstract/document.ts";
import type { EmbeddedCollection } from "../abstract/embedded-collection.ts";
import { defineMetadata } from "../abstract/metadata.ts";
import { DEFAULT_TOKEN } from "../constants.ts";
import type { DataSchema } from "../data/fields/schema.ts";
import { EmbeddedCollectionField, EmbeddedDataField } from "../data/fields.ts";
import { PrototypeToken } from "../data/prototype-token.ts";
import { BaseActiveEffect } from "./base-active-effect.ts";
import { BaseItem } from "./base-item.ts";
import type { BaseUser } from "./base-user.ts";
import {
  artworkOf,
  commonFields,
  directoryFields,
  imageField,
  nameField,
  typeFields,
} from "./fields.ts";

export class BaseActor extends Document {
  declare name: string;
  declare type: string;
  declare img: string;
  declare readonly items: EmbeddedCollection<BaseItem>;
  declare readonly effects: EmbeddedCollection<BaseActiveEffect>;
  declare sort: number;
  declare ownership: Record<string, number>;

  static DEFAULT_ICON: string = DEFAULT_TOKEN;
  static override metadata = defineMetadata({
    name: "Actor",
    collection: "actors",
    indexed: true,
    compendiumIndexFields: ["_id", "name", "img", "type", "sort", "folder"],
    embedded: { ActiveEffect: "effects", Item: "items" },
    hasTypeData: true,
    permissions: { create: (user) => user.hasPermission("ACTOR_CREATE") },
  });
  static override LOCALIZATION_PREFIXES = ["DOCUMENT", "ACTOR"];

  static override defineSchema(): DataSchema {
    return {
      ...commonFields(),
      name: nameField(),
      img: imageField((data) => artworkOf("Actor", data)),
      ...typeFields(this),
      prototypeToken: new EmbeddedDataField(PrototypeToken),
      items: new EmbeddedCollectionField(BaseItem),
      effects: new EmbeddedCollectionField(BaseActiveEffect),
      ...directoryFields(),
    };
  }

  static override canUserCreate(user: BaseUser): boolean {
    return user.hasPermission("ACTOR_CREATE");
  }
  static getDefaultArtwork(_data: object = {}): { img: string; texture: { src: string } } {
    return { img: this.DEFAULT_ICON, texture: { src: this.DEFAULT_ICON } };
  }
}
