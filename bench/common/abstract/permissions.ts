import {
  DOCUMENT_OWNERSHIP_LEVELS as LEVELS,
  type PermissionName,
  USER_PERMISSIONS,
  USER_ROLES,
} from "../constants.ts";
import type { DataField } from "../data/fields/data-field.ts";
import type { BaseUser } from "../documents/base-user.ts";
import type { Data } from "../types.ts";
import { isPlainObject } from "../types.ts";
import type { Document } from "./document.ts";
import type { ModifyAction, PermissionRule } from "./metadata.ts";
import { type DocumentClass, world } from "./registry.ts";

/** A level of ownership by its name or number. @throws if there is no such level. */
export function ownershipLevel(permission: string | number): number {
  const level =
    typeof permission === "number" ? permission : (LEVELS as Record<string, number>)[permission];
  if (level === undefined) throw new Error(`${permission} is not a level of ownership`);
  return level;
}

/** The level that the ownership data gives a user, without regard to the user's role. */
export function explicitLevel(document: Document, user: BaseUser): number {
  if (document.pack && !document.parent) return world.packLevel(document.pack, user.role);
  const ownership = document._source.ownership;
  const inherited = () => document.parent?.getUserLevel(user) ?? LEVELS.NONE;
  if (!isPlainObject(ownership)) return inherited();
  const level = (ownership[user.id as string] ?? ownership.default ?? LEVELS.NONE) as number;
  return level === LEVELS.INHERIT ? inherited() : level;
}

/** Does a user satisfy a rule that does not depend on a document's ownership? */
export function hasRoleFor(user: BaseUser, rule: string): boolean | undefined {
  if (rule in USER_ROLES) return user.hasRole(rule);
  if (rule in USER_PERMISSIONS) return user.hasPermission(rule as PermissionName);
  return undefined;
}

/** Test the rule of a document's metadata for an action. */
export function mayModify(
  document: Document,
  user: BaseUser,
  action: ModifyAction,
  data: Data,
): boolean {
  const rule: PermissionRule = (document.constructor as DocumentClass).metadata.permissions[action];
  const allowed =
    typeof rule === "function"
      ? rule(user, document, data)
      : (hasRoleFor(user, rule) ?? document.testUserPermission(user, rule));
  if (!allowed || user.isGM || action !== "update") return allowed;
  return !touchesGmOnly(document.schema.fields, data);
}

function touchesGmOnly(fields: Record<string, DataField>, data: Data): boolean {
  return Object.keys(data).some((key) => {
    const field = fields[key.replace(/^(?:-=|==)/, "").split(".")[0] as string];
    return field?.gmOnly === true;
  });
}
