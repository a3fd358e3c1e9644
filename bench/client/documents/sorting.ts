import type { Document } from "../../common/abstract/document.ts";
import { performIntegerSort } from "../../common/utils.ts";
import type { JsonObject, SortOptions } from "./types.ts";

/** Moves a document before or after a sibling and stores the sort numbers that this changes. */
export async function sortRelative(source: Document, options: SortOptions): Promise<void> {
  const { updateData = {}, ...sortOptions } = options;
  const moves = performIntegerSort(source as never, sortOptions as never) as unknown as {
    target: Document;
    update: JsonObject;
  }[];
  const updates: JsonObject[] = moves.map(({ target, update }) => ({
    ...(target === source ? updateData : {}),
    _id: target.id,
    ...update,
  }));
  if (!moves.some((move) => move.target === source) && Object.keys(updateData).length > 0)
    updates.push({ _id: source.id, ...updateData });
  if (updates.length === 0) return;
  if (source.parent) await source.parent.updateEmbeddedDocuments(source.documentName, updates);
  else {
    const cls = source.constructor as typeof Document;
    await cls.updateDocuments(updates, { pack: source.pack });
  }
}
