import type { BaseUser } from "../documents/base-user.ts";
import type { Data } from "../types.ts";
import type { Document } from "./document.ts";
import { TypeDataModel } from "./type-data-model.ts";

/** The model of the document's sub-type, if it has one with hooks. */
function typeModel(document: Document): TypeDataModel | null {
  const { system } = document as { system?: unknown };
  return system instanceof TypeDataModel ? system : null;
}

/**
 * The hooks of a document and of its sub-type model, in this order. The `runPre…` functions run
 * on the client that asks; an explicit false cancels, and then the function returns false.
 */
export async function runPreCreate(
  document: Document,
  data: Data,
  options: object,
  user: BaseUser,
): Promise<boolean> {
  if ((await document._preCreate(data, options, user)) === false) return false;
  return (await typeModel(document)?._preCreate(data, options, user)) !== false;
}
export async function runPreUpdate(
  document: Document,
  changes: Data,
  options: object,
  user: BaseUser,
): Promise<boolean> {
  if ((await document._preUpdate(changes, options, user)) === false) return false;
  return (await typeModel(document)?._preUpdate(changes, options, user)) !== false;
}
export async function runPreDelete(
  document: Document,
  options: object,
  user: BaseUser,
): Promise<boolean> {
  if ((await document._preDelete(options, user)) === false) return false;
  return (await typeModel(document)?._preDelete(options, user)) !== false;
}

/** The hooks after a change, on every client. */
export function runOnCreate(document: Document, data: Data, options: object, userId: string): void {
  document._onCreate(data, options, userId);
  typeModel(document)?._onCreate(data, options, userId);
}
export function runOnUpdate(
  document: Document,
  changed: Data,
  options: object,
  userId: string,
): void {
  document._onUpdate(changed, options, userId);
  typeModel(document)?._onUpdate(changed, options, userId);
}
export function runOnDelete(document: Document, options: object, userId: string): void {
  document._onDelete(options, userId);
  typeModel(document)?._onDelete(options, userId);
}
