import { Document } from "../abstract/document.ts";
import { defineMetadata } from "../abstract/metadata.ts";
import { world } from "../abstract/registry.ts";
import {
  DOCUMENT_OWNERSHIP_LEVELS,
  type PermissionName,
  USER_PERMISSIONS,
  USER_ROLES,
} from "../constants.ts";
import type { DataSchema } from "../data/fields/schema.ts";
import {
  ColorField,
  FilePathField,
  ForeignDocumentField,
  NumberField,
  ObjectField,
  StringField,
} from "../data/fields.ts";
import type { Data } from "../types.ts";
import { BaseActor } from "./base-actor.ts";
import { commonFields, nameField, randomColor } from "./fields.ts";

export class BaseUser extends Document {
  declare name: string;
  declare readonly role: number;
  declare hotbar: Record<number, string>;
  declare permissions: Record<string, boolean>;

  static override metadata = defineMetadata({
    name: "User",
    collection: "users",
    permissions: {
      create: (user) => user.isGM,
      update: (user, document, data) => mayUpdate(user, document as BaseUser, data),
      delete: (user, document) => user.hasRole("GAMEMASTER") && user.id !== document.id,
    },
  });
  static override LOCALIZATION_PREFIXES = ["DOCUMENT", "USER"];

  static override defineSchema(): DataSchema {
    return {
      ...commonFields(),
      name: nameField(),
      role: new NumberField({
        required: true,
        choices: Object.values(USER_ROLES),
        initial: USER_ROLES.PLAYER,
        readonly: true,
      }),
      password: new StringField({ required: true, blank: true }),
      passwordSalt: new StringField(),
      avatar: new FilePathField({ categories: ["IMAGE"] }),
      character: new ForeignDocumentField(BaseActor),
      color: new ColorField({ required: true, nullable: false, initial: randomColor }),
      pronouns: new StringField({ required: true }),
      hotbar: new ObjectField({
        required: true,
        validate: (bar: Data) =>
          Object.keys(bar).every((slot) => Number(slot.replace("-=", "")) > 0),
        validationError: "must be a mapping of slots to macro identifiers",
      }),
      permissions: new ObjectField({ required: true }),
    };
  }

  /** Has the user no access at all? */
  get isBanned(): boolean {
    return this.role === USER_ROLES.NONE;
  }
  get isGM(): boolean {
    return this.role >= USER_ROLES.ASSISTANT;
  }
  /** Has the user a role or a permission of this name? */
  can(action: string | number): boolean {
    if (typeof action === "string" && action in USER_PERMISSIONS)
      return this.hasPermission(action as PermissionName);
    return this.hasRole(action);
  }
  hasPermission(permission: PermissionName): boolean {
    if (this.isBanned) return false;
    const rule = USER_PERMISSIONS[permission];
    if (!rule) throw new Error(`${permission} is not a permission`);
    if (this.role === USER_ROLES.GAMEMASTER && !rule.disableGM) return true;
    if (this._source.permissions && this.permissions[permission]) return true;
    const roles = world.permissions?.[permission];
    return roles ? roles.includes(this.role) : this.role >= rule.defaultRole;
  }
  hasRole(role: string | number, { exact = false }: { exact?: boolean } = {}): boolean {
    const level = typeof role === "number" ? role : (USER_ROLES as Record<string, number>)[role];
    if (level === undefined) return false;
    return exact ? this.role === level : this.role >= level;
  }
  override getUserLevel(user: BaseUser): number {
    const { OWNER, NONE } = DOCUMENT_OWNERSHIP_LEVELS;
    return user.id === this.id ? OWNER : NONE;
  }
}

/** Users change themselves, but not what they may do; game masters change those below them. */
function mayUpdate(user: BaseUser, target: BaseUser, data: Data): boolean {
  const raises = "role" in data || "permissions" in data;
  if (user.hasRole("GAMEMASTER")) return true;
  if (user.isGM)
    return target.role <= user.role && !(typeof data.role === "number" && data.role > user.role);
  return user.id === target.id && !raises && !("name" in data);
}
