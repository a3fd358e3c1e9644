import type { Data } from "../types.ts";
import type { Document } from "./document.ts";
import type { DocumentClass } from "./registry.ts";

/** Where a change of documents happens, and how; unknown keys travel to every client. */
export interface DatabaseOperation {
  parent?: Document | null;
  pack?: string | null;
  data?: (Data | Document)[];
  updates?: Data[];
  ids?: string[];
  deleteAll?: boolean;
  keepId?: boolean;
  keepEmbeddedIds?: boolean;
  diff?: boolean;
  recursive?: boolean;
  render?: boolean;
  [option: string]: unknown;
}

/** What stores documents. The client's sends requests to the server. */
export interface DatabaseBackend {
  create(cls: DocumentClass, operation: DatabaseOperation): Promise<Document[]>;
  update(cls: DocumentClass, operation: DatabaseOperation): Promise<Document[]>;
  delete(cls: DocumentClass, operation: DatabaseOperation): Promise<Document[]>;
  /** A world document, or the index entry of a document in a pack. */
  get(cls: DocumentClass, id: string, operation: DatabaseOperation): Document | Data | null;
}

let backend: DatabaseBackend | null = null;

export function setDatabaseBackend(value: DatabaseBackend): void {
  backend = value;
}

/** @throws if nothing stores documents, as in a test without a server. */
export function getDatabaseBackend(): DatabaseBackend {
  if (!backend) throw new Error("There is no database backend");
  return backend;
}
