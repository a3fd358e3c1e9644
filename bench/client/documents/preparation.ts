import type { Document } from "../../common/abstract/document.ts";

/**
 * When documents prepare their data. While the world loads, preparing waits until every
 * collection exists, because documents look one another up.
 */
let held = false;
const initializing = new WeakSet<object>();

export function preparationIsHeld(): boolean {
  return held;
}

/** Builds documents without preparing them; the caller prepares them afterwards. */
export function withoutPreparation<T>(build: () => T): T {
  const before = held;
  held = true;
  try {
    return build();
  } finally {
    held = before;
  }
}

/** Marks a document as unfinished while `build` runs, so that its children leave preparing to it. */
export function whileInitializing(document: object, build: () => void): void {
  initializing.add(document);
  try {
    build();
  } finally {
    initializing.delete(document);
  }
}

export function isInitializing(document: object | null | undefined): boolean {
  return !!document && initializing.has(document);
}

/** The actors and items that were prepared again for an operation. */
const refreshed = new WeakMap<object, Set<Document>>();

/**
 * Prepares again the actor, or unowned item, in which an embedded document changed: once for each
 * operation, and before anybody hears of the change.
 * @param operation The options of the operation; the same object for all its documents.
 */
export function prepareAncestor(parent: Document | null, operation: object): void {
  let root: Document | null = null;
  for (let above = parent; above; above = above.parent) {
    if (above.documentName === "Item" || above.documentName === "Actor") root = above;
    if (above.documentName === "Actor") break;
  }
  if (!root) return;
  const done = refreshed.get(operation) ?? new Set();
  refreshed.set(operation, done);
  if (done.has(root)) return;
  done.add(root);
  root.reset();
}
