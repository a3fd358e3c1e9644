import { Document } from "../abstract/document.ts";
import type { EmbeddedCollectionDelta } from "../abstract/embedded-collection.ts";
import { defineMetadata } from "../abstract/metadata.ts";
import { lookupDocument } from "../abstract/registry.ts";
import type { DataSchema } from "../data/fields/schema.ts";
import {
  DocumentFlagsField,
  DocumentIdField,
  DocumentOwnershipField,
  EmbeddedCollectionDeltaField,
  FilePathField,
  ObjectField,
  StringField,
} from "../data/fields.ts";
import { BaseActiveEffect } from "./base-active-effect.ts";
import { BaseItem } from "./base-item.ts";
import type { BaseToken } from "./base-token.ts";
import type { BaseUser } from "./base-user.ts";

const OPTIONAL = { required: false, nullable: true, initial: null };

/** Where the actor of an unlinked token differs from the world's actor. */
export class BaseActorDelta extends Document {
  declare name: string | null;
  declare type: string | null;
  declare img: string | null;
  declare readonly items: EmbeddedCollectionDelta<BaseItem>;
  declare readonly effects: EmbeddedCollectionDelta<BaseActiveEffect>;

  static override metadata = defineMetadata({
    name: "ActorDelta",
    collection: "delta",
    embedded: { Item: "items", ActiveEffect: "effects" },
    permissions: { create: "OWNER", delete: "OWNER" },
  });

  static override defineSchema(): DataSchema {
    return {
      _id: new DocumentIdField(),
      name: new StringField(OPTIONAL),
      type: new StringField(OPTIONAL),
      img: new FilePathField({ ...OPTIONAL, categories: ["IMAGE"] }),
      system: new ObjectField(),
      items: new EmbeddedCollectionDeltaField(BaseItem),
      effects: new EmbeddedCollectionDeltaField(BaseActiveEffect),
      ownership: new DocumentOwnershipField(OPTIONAL),
      flags: new DocumentFlagsField(),
    };
  }

  override getUserLevel(user: BaseUser): number {
    if (this._source.ownership) return super.getUserLevel(user);
    const token = this.parent as BaseToken | null;
    return lookupDocument("Actor", token?.actorId ?? null)?.getUserLevel(user) ?? 0;
  }
}
