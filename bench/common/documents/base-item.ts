import { Document } from "../abstract/document.ts";
import type { EmbeddedCollection } from "../abstract/embedded-collection.ts";
import { defineMetadata } from "../abstract/metadata.ts";
import type { DataSchema } from "../data/fields/schema.ts";
import { EmbeddedCollectionField } from "../data/fields.ts";
import { BaseActiveEffect } from "./base-active-effect.ts";
import type { BaseUser } from "./base-user.ts";
import {
  artworkOf,
  commonFields,
  directoryFields,
  imageField,
  nameField,
  typeFields,
} from "./fields.ts";

export class BaseItem extends Document {
  declare name: string;
  declare type: string;
  declare img: string;
  declare readonly effects: EmbeddedCollection<BaseActiveEffect>;
  declare sort: number;
  declare ownership: Record<string, number>;

  static DEFAULT_ICON = "icons/svg/item-bag.svg";
  static override metadata = defineMetadata({
    name: "Item",
    collection: "items",
    indexed: true,
    compendiumIndexFields: ["_id", "name", "img", "type", "sort", "folder"],
    embedded: { ActiveEffect: "effects" },
    hasTypeData: true,
    permissions: {
      create: (user, document) =>
        document.parent
          ? document.parent.testUserPermission(user, "OWNER")
          : user.hasPermission("ITEM_CREATE"),
      delete: "OWNER",
    },
  });
  static override LOCALIZATION_PREFIXES = ["DOCUMENT", "ITEM"];

  static override defineSchema(): DataSchema {
    return {
      ...commonFields(),
      name: nameField(),
      img: imageField((data) => artworkOf("Item", data)),
      ...typeFields(this),
      effects: new EmbeddedCollectionField(BaseActiveEffect),
      ...directoryFields(),
    };
  }

  /** Embedded items belong to whom their actor belongs. */
  override getUserLevel(user: BaseUser): number {
    return this.parent ? this.parent.getUserLevel(user) : super.getUserLevel(user);
  }
  static override canUserCreate(user: BaseUser): boolean {
    return user.hasPermission("ITEM_CREATE");
  }
  static getDefaultArtwork(_data: object = {}): { img: string } {
    return { img: this.DEFAULT_ICON };
  }
}
