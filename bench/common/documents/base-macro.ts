import { Document } from "../abstract/document.ts";
import { defineMetadata } from "../abstract/metadata.ts";
import { DOCUMENT_OWNERSHIP_LEVELS, MACRO_SCOPES, MACRO_TYPES } from "../constants.ts";
import type { DataSchema } from "../data/fields/schema.ts";
import { DocumentAuthorField, DocumentTypeField, StringField } from "../data/fields.ts";
import { BaseUser } from "./base-user.ts";
import { commonFields, directoryFields, imageField, nameField } from "./fields.ts";

const ICON = "icons/svg/dice-target.svg";

export class BaseMacro extends Document {
  declare name: string;
  declare type: string;
  declare img: string;
  declare scope: string;
  declare command: string;
  declare sort: number;
  declare ownership: Record<string, number>;

  static DEFAULT_ICON = ICON;
  static override metadata = defineMetadata({
    name: "Macro",
    collection: "macros",
    coreTypes: Object.values(MACRO_TYPES),
    indexed: true,
    compendiumIndexFields: ["_id", "name", "img", "sort", "folder"],
    permissions: {
      create: (user, document) =>
        user.hasRole("PLAYER") && mayWrite(user, document._source.type) && isOwn(user, document),
      update: (user, document, data) =>
        document.testUserPermission(user, "OWNER") &&
        mayWrite(user, data.type ?? document._source.type),
      delete: "OWNER",
    },
  });
  static override LOCALIZATION_PREFIXES = ["DOCUMENT", "MACRO"];

  static override defineSchema(): DataSchema {
    return {
      ...commonFields(),
      name: nameField(),
      type: new DocumentTypeField(this, { initial: MACRO_TYPES.CHAT }),
      author: new DocumentAuthorField(BaseUser),
      img: imageField(ICON),
      scope: new StringField({
        required: true,
        choices: [...MACRO_SCOPES],
        initial: MACRO_SCOPES[0],
        validationError: "must be a value in CONST.MACRO_SCOPES",
      }),
      command: new StringField({ required: true, blank: true }),
      ...directoryFields(),
    };
  }

  /** Authors own their macros. */
  override getUserLevel(user: BaseUser): number {
    return this._source.author === user.id
      ? DOCUMENT_OWNERSHIP_LEVELS.OWNER
      : super.getUserLevel(user);
  }
  static override canUserCreate(user: BaseUser): boolean {
    return user.hasRole("PLAYER");
  }
}

function mayWrite(user: BaseUser, type: unknown): boolean {
  return type !== MACRO_TYPES.SCRIPT || user.hasPermission("MACRO_SCRIPT");
}
function isOwn(user: BaseUser, document: Document): boolean {
  return user.isGM || document._source.author === user.id;
}
