import { Document } from "../abstract/document.ts";
import { defineMetadata, type PermissionRule } from "../abstract/metadata.ts";
import type { DataSchema } from "../data/fields/schema.ts";
import {
  DocumentIdField,
  DocumentStatsField,
  ForeignDocumentField,
  JSONField,
  StringField,
} from "../data/fields.ts";
import { BaseUser } from "./base-user.ts";

/** Settings of a user are the user's; those of the world need a permission. */
const mayChange: PermissionRule = (user, document, data) => {
  const owner = document._source.user ?? null;
  if (owner && owner === user.id) return data.user === undefined || data.user === owner;
  return user.hasPermission("SETTINGS_MODIFY");
};

/** A stored setting of the world, or of one user. */
export class BaseSetting extends Document {
  declare key: string;
  declare value: unknown;
  declare user: string | null;

  static override metadata = defineMetadata({
    name: "Setting",
    collection: "settings",
    permissions: { create: mayChange, update: mayChange, delete: mayChange },
  });

  static override defineSchema(): DataSchema {
    return {
      _id: new DocumentIdField(),
      key: new StringField({
        required: true,
        blank: false,
        validate: (key: string) => key.split(".").length > 1,
        validationError: "must have the format {scope}.{field}",
      }),
      value: new JSONField({ required: true, nullable: true, initial: null }),
      user: new ForeignDocumentField(BaseUser, { idOnly: true }),
      _stats: new DocumentStatsField(),
    };
  }
}
