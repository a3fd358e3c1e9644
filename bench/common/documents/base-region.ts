import { Document } from "../abstract/document.ts";
import type { EmbeddedCollection } from "../abstract/embedded-collection.ts";
import { defineMetadata, type PermissionRule } from "../abstract/metadata.ts";
import { REGION_VISIBILITY } from "../constants.ts";
import type { DataSchema } from "../data/fields/schema.ts";
import {
  BooleanField,
  ColorField,
  DocumentFlagsField,
  DocumentIdField,
  DocumentOwnershipField,
  EmbeddedCollectionField,
  NumberField,
  SchemaField,
} from "../data/fields.ts";
import { getGeneration } from "../generation.ts";
import type { Data } from "../types.ts";
import type { BaseUser } from "./base-user.ts";
import { nameField, randomColor } from "./fields.ts";
import { type RegionShape, shapesField } from "./region-shapes.ts";

/** Behaviours are not part of the bench. Nobody knows this class, so that making one throws. */
class BaseRegionBehavior extends Document {
  static override metadata = defineMetadata({ name: "RegionBehavior", collection: "behaviors" });
}

/** Owners change and delete their regions on generation 14; on 13 only game masters do. */
const ofOwners: PermissionRule = (user, document) =>
  getGeneration() >= 14 ? document.testUserPermission(user, "OWNER") : user.isGM;

/** Elevations of generation 14 may include their upper end. */
function elevationField(): SchemaField {
  const height = () => new NumberField({ required: true });
  return new SchemaField({
    bottom: height(),
    top: height(),
    ...(getGeneration() >= 14 ? { topInclusive: new BooleanField() } : {}),
  });
}

/** Who sees the region, which on generation 14 depends on ownership and may be switched off. */
function fieldsOf14(): DataSchema {
  return { hidden: new BooleanField(), ownership: new DocumentOwnershipField() };
}

export class BaseRegion extends Document {
  declare name: string;
  declare color: unknown;
  declare shapes: RegionShape[];
  declare elevation: { bottom: number | null; top: number | null };
  declare readonly behaviors: EmbeddedCollection;
  declare visibility: number;
  declare locked: boolean;

  static override metadata = defineMetadata({
    name: "Region",
    collection: "regions",
    embedded: { RegionBehavior: "behaviors" },
    permissions: {
      create: (user) => BaseRegion.canUserCreate(user),
      update: ofOwners,
      delete: ofOwners,
    },
  });
  static override LOCALIZATION_PREFIXES = ["DOCUMENT", "REGION"];

  static override defineSchema(): DataSchema {
    const { LAYER, LAYER_UNLOCKED } = REGION_VISIBILITY;
    return {
      _id: new DocumentIdField(),
      name: nameField(),
      color: new ColorField({ required: true, nullable: false, initial: randomColor }),
      shapes: shapesField(),
      elevation: elevationField(),
      behaviors: new EmbeddedCollectionField(BaseRegionBehavior),
      visibility: new NumberField({
        required: true,
        choices: Object.values(REGION_VISIBILITY),
        initial: LAYER_UNLOCKED ?? LAYER,
      }),
      locked: new BooleanField(),
      flags: new DocumentFlagsField(),
      ...(getGeneration() >= 14 ? fieldsOf14() : {}),
    };
  }

  static override validateJoint(data: Data): void {
    const { bottom, top } = data.elevation as BaseRegion["elevation"];
    if (top !== null && bottom !== null && top < bottom)
      throw new Error("the top of a region may not be below its bottom");
  }

  /** Regions are made by game masters; on generation 14 by everybody with the permission. */
  static override canUserCreate(user: BaseUser): boolean {
    return getGeneration() >= 14 ? user.hasPermission("REGION_CREATE") : user.isGM;
  }
}
