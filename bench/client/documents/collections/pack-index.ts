import type { Document } from "../../../common/abstract/document.ts";
import { DOCUMENT_OWNERSHIP_LEVELS } from "../../../common/constants.ts";
import type { DocumentName, JsonObject } from "../../../common/protocol.ts";
import { getProperty, setProperty } from "../../../common/utils.ts";

/** What a compendium knows of a document without loading it. */
export interface IndexEntry extends JsonObject {
  _id: string;
  uuid: string;
  name?: string;
  img?: string;
  type?: string;
  folder?: string | null;
  sort?: number;
}

/** The entry of a loaded document. */
export function indexEntry(document: Document, uuid: string, fields: Iterable<string>): IndexEntry {
  const source = document.toObject() as JsonObject;
  const entry: IndexEntry = { _id: document.id!, uuid };
  for (const field of fields) {
    const value = getProperty(source, field);
    if (value !== undefined) setProperty(entry, field, value);
  }
  return entry;
}

/** Whether an entry fits a query, whose keys may end in `__in` or `__ne`. */
export function matches(entry: IndexEntry, query: JsonObject): boolean {
  return Object.entries(query).every(([key, wanted]) => {
    const [path, condition] = key.split("__") as [string, string?];
    const value = getProperty(entry, path);
    if (condition === "in") return (wanted as unknown[]).includes(value);
    return condition === "ne" ? value !== wanted : value === wanted;
  });
}

/** A folder of a compendium is of the kind of its documents. */
export function folderSource(source: JsonObject, type: DocumentName): JsonObject {
  return { ...source, type };
}

export function permissionOf(permission: string | number): number {
  if (typeof permission === "number") return permission;
  return DOCUMENT_OWNERSHIP_LEVELS[permission as keyof typeof DOCUMENT_OWNERSHIP_LEVELS];
}
