import { runOnCreate, runOnDelete, runOnUpdate } from "../../common/abstract/lifecycle.ts";
import { reviveOperators } from "../../common/data/operators.ts";
import type { JsonObject, ModifyResponse } from "../../common/protocol.ts";
import { game } from "../globals.ts";
import { Hooks } from "../helpers/hooks.ts";
import { deepFreeze } from "./freeze.ts";
import { locateResponse, type Place } from "./locate.ts";
import type { LiveDocument } from "./types.ts";

/**
 * Makes this client's data what the server says, then tells documents, hooks and applications.
 * The same for one's own changes and for those of others. Nothing here waits, so that changes
 * are applied one after the other.
 * @returns the created, updated or deleted documents.
 */
export function applyResponse(response: ModifyResponse): LiveDocument[] {
  const place = locateResponse(response);
  if (!place) return [];
  deepFreeze(response);
  if (response.action === "create") return applyCreate(response, place);
  if (response.action === "update") return applyUpdate(response, place);
  return applyDelete(response, place);
}

function applyCreate(response: ModifyResponse, place: Place): LiveDocument[] {
  const { operation, userId } = response;
  const { cls, parent, collection } = place;
  const sources = response.result as JsonObject[];
  dispatch(place, "preCreate", [sources, operation, userId]);
  const documents = sources.map((source) => {
    const data = structuredClone(source);
    const document = parent
      ? collection.createDocument(data, { strict: false, fallback: true })
      : cls.fromSource(data, { pack: operation.pack ?? null });
    collection.set(document.id!, document);
    return document;
  });
  for (const [index, document] of documents.entries()) {
    const source = sources[index]!;
    guard(document, () => runOnCreate(document as never, source, operation, userId));
    Hooks.callAll(`create${response.type}`, document, operation, userId);
  }
  guard(cls, () => cls._onCreateOperation(documents, operation, userOf(response)));
  dispatch(place, "onCreate", [documents, sources, operation, userId]);
  refresh(response, place, documents);
  return documents;
}

function applyUpdate(response: ModifyResponse, place: Place): LiveDocument[] {
  const { operation, userId } = response;
  const { cls, collection } = place;
  const changes = response.result.map((entry) => reviveOperators(entry) as JsonObject);
  const found = changes.flatMap((change) => {
    const document = collection.get(String(change._id));
    return document ? [{ document, change }] : [];
  });
  dispatch(place, "preUpdate", [changes, operation, userId]);
  const { recursive = true } = operation;
  for (const { document, change } of found) {
    const { _id, ...fields } = change;
    // The server has checked the change; what a client finds wrong falls back.
    guard(document, () =>
      document.updateSource(structuredCopy(fields), { recursive, fallback: true }),
    );
    deepFreeze(change);
  }
  for (const { document, change } of found) {
    guard(document, () => runOnUpdate(document as never, change, operation, userId));
    Hooks.callAll(`update${response.type}`, document, change, operation, userId);
  }
  const documents = found.map(({ document }) => document);
  guard(cls, () => cls._onUpdateOperation(documents, operation, userOf(response)));
  dispatch(place, "onUpdate", [documents, changes, operation, userId]);
  refresh(response, place, documents);
  return documents;
}

function applyDelete(response: ModifyResponse, place: Place): LiveDocument[] {
  const { operation, userId } = response;
  const { cls, collection } = place;
  const ids = response.result as string[];
  dispatch(place, "preDelete", [ids, operation, userId]);
  const documents = ids.flatMap((id) => {
    const document = collection.get(id);
    collection.delete(id);
    return document ? [document] : [];
  });
  for (const document of documents) {
    guard(document, () => runOnDelete(document as never, operation, userId));
    Hooks.callAll(`delete${response.type}`, document, operation, userId);
  }
  guard(cls, () => cls._onDeleteOperation(documents, operation, userOf(response)));
  dispatch(place, "onDelete", [documents, ids, operation, userId]);
  refresh(response, place, documents);
  return documents;
}

/** Operators keep their class, which `structuredClone` would take from them. */
function structuredCopy(fields: JsonObject): JsonObject {
  return reviveOperators(JSON.parse(JSON.stringify(fields)) as JsonObject);
}

function dispatch({ parent, collectionName }: Place, event: string, args: unknown[]): void {
  if (!parent) return;
  guard(parent, () => parent._dispatchDescendantDocumentEvents(event, collectionName, args));
}

/** Renders what shows the documents: their own applications, their parents', and directories. */
function refresh(response: ModifyResponse, place: Place, documents: LiveDocument[]): void {
  const { action, type, operation, result } = response;
  place.collection._onModifyContents?.(action, documents, result, operation, userOf(response));
  if (operation.render === false) return;
  const options = { renderContext: `${action}${type}`, renderData: result };
  if (action === "update") for (const document of documents) document.render(false, options);
  for (let above = place.parent; above; above = above.parent) above.render(false, options);
}

function userOf({ userId }: { userId: string }) {
  return game.users.get(userId)!;
}

/** One document's failure is told, and keeps none of the others from hearing of the change. */
function guard(subject: object, task: () => unknown): void {
  const fail = (error: unknown) =>
    console.error(`${(subject as { uuid?: string }).uuid ?? "The operation"} failed:`, error);
  try {
    const result = task();
    if (result instanceof Promise) result.catch(fail);
  } catch (error) {
    fail(error);
  }
}
