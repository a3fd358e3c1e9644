import type { BaseUser } from "../documents/base-user.ts";
import type { Data } from "../types.ts";
import type { Document } from "./document.ts";

export type ModifyAction = "create" | "update" | "delete";

/** Who may do something: a role, a permission, a level of ownership, or a rule of its own. */
export type PermissionRule = string | ((user: BaseUser, document: Document, data: Data) => boolean);

export interface DocumentMetadata {
  name: string;
  label: string;
  labelPlural: string;
  /** The name of the collection that holds such documents. */
  collection: string;
  coreTypes: readonly string[];
  /** The collections (or single fields) of embedded documents, by their document names. */
  embedded: Record<string, string>;
  hasTypeData: boolean;
  indexed: boolean;
  compendiumIndexFields: readonly string[];
  permissions: Record<"view" | ModifyAction, PermissionRule>;
  preserveOnImport: readonly string[];
}

/** Metadata with the defaults that apply to every document. */
export function defineMetadata(
  own: Partial<Omit<DocumentMetadata, "permissions">> & {
    name: string;
    permissions?: Partial<DocumentMetadata["permissions"]>;
  },
): DocumentMetadata {
  return {
    label: `DOCUMENT.${own.name}`,
    labelPlural: `DOCUMENT.${own.name.endsWith("y") ? `${own.name.slice(0, -1)}ies` : `${own.name}s`}`,
    collection: "documents",
    coreTypes: ["base"],
    embedded: {},
    hasTypeData: false,
    indexed: false,
    compendiumIndexFields: [],
    preserveOnImport: ["_id", "sort", "ownership", "folder"],
    ...own,
    permissions: {
      view: "LIMITED",
      create: "ASSISTANT",
      update: "OWNER",
      delete: "ASSISTANT",
      ...own.permissions,
    },
  };
}
