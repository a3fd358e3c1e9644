import { performIntegerSort } from "../../../common/utils.ts";
import type { ClientDocument } from "../../documents/client-document.ts";
import { CONFIG } from "../../globals.ts";

export type DroppedDocument = ClientDocument;

interface DocumentClass {
  fromDropData(data: object): Promise<DroppedDocument | null>;
  create(data: object, operation: object): Promise<unknown>;
}

/** The part of an actor that drag and drop uses. */
export interface ActorLike {
  id: string | null;
  items: { get(id: string): ClientDocument | undefined };
  effects: { get(id: string): ClientDocument | undefined };
  updateEmbeddedDocuments(name: string, updates: object[]): Promise<unknown[]>;
}

function documentClass(name: string): DocumentClass | undefined {
  const config = CONFIG as unknown as Record<string, { documentClass?: DocumentClass } | undefined>;
  return config[name]?.documentClass;
}

/** The document that drag data refers to; null if they are of no kind of document. */
export async function resolveDrop(data: { type?: string }): Promise<DroppedDocument | null> {
  if (!data.type || !(data.type in CONFIG)) return null;
  return (await documentClass(data.type)?.fromDropData(data)) ?? null;
}

/** Create a copy of a dropped document in `parent`. */
export async function createDropped(
  document: DroppedDocument,
  parent: ClientDocument,
): Promise<unknown> {
  const data = document.toObject();
  delete data._id;
  delete data.folder;
  delete data.sort;
  return (await documentClass(document.documentName)?.create(data, { parent })) ?? null;
}

/**
 * The drag data of a row: of its `data-effect-id` (with `data-parent-id` for an effect of an
 * item) or its `data-item-id`; null if it names neither, or a link is what is dragged.
 */
export function rowDragData(parent: Partial<ActorLike>, event: DragEvent): object | null {
  const row = event.currentTarget as HTMLElement;
  if ("link" in ((event.target as HTMLElement).dataset ?? {})) return null;
  const { effectId, itemId, parentId } = row.dataset;
  let document: ClientDocument | undefined;
  if (effectId) {
    const owner = parentId && parentId !== parent.id ? parent.items?.get(parentId) : parent;
    document = (owner as Partial<ActorLike> | undefined)?.effects?.get(effectId);
  } else if (itemId) document = parent.items?.get(itemId);
  return document ? document.toDragData() : null;
}

/** Sort `item` to where it was dropped among its siblings. Undefined if that is no other item. */
export function sortDropped(
  actor: ActorLike,
  event: DragEvent,
  item: DroppedDocument,
): Promise<unknown[]> | undefined {
  const source = actor.items.get(item.id ?? "");
  const row = (event.target as Element).closest<HTMLElement>("[data-item-id]");
  const target = actor.items.get(row?.dataset.itemId ?? "");
  if (!row || !source || !target || source === target) return undefined;
  const siblings: ClientDocument[] = [];
  for (const element of row.parentElement?.children ?? []) {
    const sibling = actor.items.get((element as HTMLElement).dataset.itemId ?? "");
    if (sibling && sibling !== source) siblings.push(sibling);
  }
  const sorts = performIntegerSort(source, { target, siblings });
  const updates = sorts.map((sort) => ({
    ...(sort.update as object),
    _id: (sort.target as ClientDocument).id,
  }));
  return actor.updateEmbeddedDocuments("Item", updates);
}
