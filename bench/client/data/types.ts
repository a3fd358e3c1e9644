import type { Document } from "../../common/abstract/document.ts";
import type { JsonObject, Operation } from "../../common/protocol.ts";

/** What the backend needs of a document class. */
export interface ModifiableClass {
  documentName: string;
  cleanData(data: JsonObject, options: object): JsonObject;
  fromSource(source: JsonObject, context: object): LiveDocument;
  new (source: object, context: object): LiveDocument;
  _preCreateOperation(documents: LiveDocument[], options: Operation, user: Document): Promised;
  _preUpdateOperation(documents: LiveDocument[], options: Operation, user: Document): Promised;
  _preDeleteOperation(documents: LiveDocument[], options: Operation, user: Document): Promised;
  _onCreateOperation(documents: LiveDocument[], options: Operation, user: Document): unknown;
  _onUpdateOperation(documents: LiveDocument[], options: Operation, user: Document): unknown;
  _onDeleteOperation(documents: LiveDocument[], options: Operation, user: Document): unknown;
}

type Promised = Promise<unknown>;

/** What the backend needs of a document. */
export interface LiveDocument {
  id: string | null;
  uuid: string;
  documentName: string;
  parent: LiveDocument | null;
  pack: string | null;
  _source: JsonObject;
  toObject(): JsonObject;
  updateSource(changes: object, options?: object): JsonObject;
  getEmbeddedCollection(name: string): LiveCollection;
  render(force?: boolean, options?: object): void;
  _dispatchDescendantDocumentEvents(event: string, collection: string, args: unknown[]): void;
}

/** A collection of documents: of the world, of a compendium, or embedded. */
export interface LiveCollection extends Iterable<LiveDocument> {
  get(id: string, options?: { invalid?: boolean }): LiveDocument | undefined;
  has(id: string): boolean;
  set(id: string, document: LiveDocument): unknown;
  createDocument(source: JsonObject, context: object): LiveDocument;
  delete(id: string): unknown;
  _onModifyContents?(
    action: string,
    documents: LiveDocument[],
    result: unknown[],
    options: Operation,
    user: Document,
  ): void;
}

/** An operation as documents hand it to the backend; other keys travel to every client. */
export interface OperationInput {
  data?: (JsonObject | LiveDocument)[];
  updates?: JsonObject[];
  ids?: string[];
  deleteAll?: boolean;
  parent?: LiveDocument | null;
  pack?: string | null;
  temporary?: boolean;
}
