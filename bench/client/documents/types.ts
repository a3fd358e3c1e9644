import type { Document } from "../../common/abstract/document.ts";
import type { DocumentName, JsonObject, Operation } from "../../common/protocol.ts";
import type { Data } from "../../common/types.ts";
import type { ClientDocument } from "./client-document.ts";

/** What documents need of an application that shows them; ApplicationV2 satisfies it. */
export interface DocumentApplication {
  readonly id: string;
  readonly rendered: boolean;
  render(options?: Record<string, unknown>): unknown;
  close(options?: Record<string, unknown>): unknown;
}

export type SheetConstructor = new (options: { document: Document }) => DocumentApplication;

/** One registered sheet: an entry of `CONFIG.<Document>.sheetClasses[type]`. */
export interface SheetEntry {
  id: string;
  label: string;
  cls: SheetConstructor;
  default: boolean;
  canBeDefault: boolean;
  canConfigure: boolean;
  themes?: Record<string, string> | null;
}

// biome-ignore lint/suspicious/noExplicitAny: TypeScript demands any[] of a mixin's constructor
export type DocumentConstructor = new (...args: any[]) => Document;

/** A class of documents with the statics that clients use. */
export type ClientDocumentClass = typeof Document & (new (...args: never[]) => ClientDocument);

/** The JSON that drags carry for a document. */
export interface DocumentDragData {
  type: string;
  uuid?: string;
  data?: JsonObject;
  [key: string]: unknown;
}

export interface SortOptions {
  target?: ClientDocument | null;
  siblings?: ClientDocument[];
  sortKey?: string;
  sortBefore?: boolean;
  updateData?: JsonObject;
}

export interface CompendiumOptions {
  clearFlags?: boolean;
  clearSource?: boolean;
  clearSort?: boolean;
  clearFolder?: boolean;
  clearOwnership?: boolean;
  clearState?: boolean;
  keepId?: boolean;
}

export interface AnchorOptions {
  attrs?: Record<string, string>;
  dataset?: Record<string, string>;
  classes?: string[];
  name?: string;
  icon?: string;
}

/** The stages of an embedded document's life of which its ancestors hear. */
export type DescendantEvent =
  | "preCreate"
  | "onCreate"
  | "preUpdate"
  | "onUpdate"
  | "preDelete"
  | "onDelete";

export type { DocumentName, JsonObject, Operation };

/** What ancestors hear after documents inside them were created or updated, and deleted. */
export type DescendantArgs = [
  parent: Document,
  collection: string,
  documents: Document[],
  data: Data[],
  options: Operation,
  userId: string,
];
export type DeletedDescendantArgs = [
  parent: Document,
  collection: string,
  documents: Document[],
  ids: string[],
  options: Operation,
  userId: string,
];
