import { Document } from "../abstract/document.ts";
import { defineMetadata } from "../abstract/metadata.ts";
import { lookupDocument } from "../abstract/registry.ts";
import { DOCUMENT_OWNERSHIP_LEVELS } from "../constants.ts";
import type { DataSchema } from "../data/fields/schema.ts";
import {
  BooleanField,
  DocumentIdField,
  ForeignDocumentField,
  NumberField,
  StringField,
} from "../data/fields.ts";
import { BaseActor } from "./base-actor.ts";
import { BaseScene } from "./base-scene.ts";
import { BaseToken } from "./base-token.ts";
import type { BaseUser } from "./base-user.ts";
import { commonFields, imageField, typeFields } from "./fields.ts";

export class BaseCombatant extends Document {
  declare type: string;
  declare actorId: string | null;
  declare tokenId: string | null;
  declare sceneId: string | null;
  declare name: string;
  declare img: string | null;
  declare initiative: number | null;
  declare hidden: boolean;
  declare defeated: boolean;

  static override metadata = defineMetadata({
    name: "Combatant",
    collection: "combatants",
    hasTypeData: true,
    permissions: { create: "OWNER", update: "OWNER", delete: "OWNER" },
  });
  static override LOCALIZATION_PREFIXES = ["DOCUMENT", "COMBATANT"];

  static override defineSchema(): DataSchema {
    return {
      ...commonFields(),
      ...typeFields(this, { initial: "base" }),
      actorId: new ForeignDocumentField(BaseActor, { idOnly: true }),
      tokenId: new ForeignDocumentField(BaseToken, { idOnly: true }),
      sceneId: new ForeignDocumentField(BaseScene, { idOnly: true }),
      name: new StringField({ textSearch: true }),
      img: imageField(),
      initiative: new NumberField({ required: true }),
      hidden: new BooleanField(),
      defeated: new BooleanField(),
      group: new DocumentIdField({ readonly: false }),
    };
  }

  /** Combatants belong to whom their token or actor belongs. */
  override getUserLevel(user: BaseUser): number {
    if (user.isGM) return DOCUMENT_OWNERSHIP_LEVELS.OWNER;
    const scene = lookupDocument("Scene", this.sceneId) as BaseScene | undefined;
    const source = scene?.tokens.get(this.tokenId ?? "") ?? lookupDocument("Actor", this.actorId);
    return source?.getUserLevel(user) ?? DOCUMENT_OWNERSHIP_LEVELS.NONE;
  }
}
