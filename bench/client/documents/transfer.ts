import type { Document } from "../../common/abstract/document.ts";
import { saveDataToFile } from "../../common/utils.ts";
import type { CompendiumOptions, JsonObject } from "./types.ts";

/** The source data of a document without what belongs to the world it lives in. */
export function compendiumSource(
  document: Document,
  options: CompendiumOptions,
  toPack = true,
): JsonObject {
  const data = document.toObject() as JsonObject;
  const {
    clearFlags = false,
    clearSort = true,
    clearFolder = true,
    clearOwnership = true,
    clearState = true,
    keepId = false,
  } = options;
  if (!keepId) delete data._id;
  if (clearFlags) delete data.flags;
  if (clearSort) for (const key of ["sort", "navigation", "navOrder"]) delete data[key];
  if (clearFolder) delete data.folder;
  if (clearOwnership) delete data.ownership;
  if (clearState) delete data.active;
  const stats = data._stats as JsonObject | undefined;
  if (stats && options.clearSource !== false) {
    delete stats.compendiumSource;
    delete stats.duplicateSource;
  }
  if (stats && !toPack) stats.exportSource = { uuid: document.uuid };
  return data;
}

/** Saves a document's data as a JSON file through the browser. */
export function exportToFile(document: Document, options: CompendiumOptions): void {
  const { name = "document" } = document as { name?: string };
  const text = JSON.stringify(compendiumSource(document, options, false), null, 2);
  const filename = `${document.documentName}-${name.replaceAll(/[^\p{L}\p{N}]+/gu, "-")}.json`;
  saveDataToFile(text, "application/json", filename);
}

/**
 * Replaces a document's data with exported data: fields by one update, embedded documents by
 * deleting the old ones and creating the new. Id, folder, sort and ownership stay.
 * @throws DataModelValidationError if the data is not valid for this kind of document.
 */
export async function importSource(document: Document, source: JsonObject): Promise<void> {
  const cls = document.constructor as typeof Document;
  const imported = new (cls as unknown as new (data: JsonObject) => Document)({
    ...source,
    _id: document.id,
  }).toObject() as JsonObject;
  const embedded = Object.entries(cls.hierarchy).map(([key, field]) => {
    const children = (imported[key] ?? []) as JsonObject[];
    delete imported[key];
    return { name: (field as { model?: typeof Document }).model?.documentName, children };
  });
  for (const key of ["_id", "folder", "sort", "ownership", "_stats"]) delete imported[key];
  await document.update(imported, { diff: false, recursive: false });
  for (const { name, children } of embedded) {
    if (!name) continue;
    await document.deleteEmbeddedDocuments(name, [], { deleteAll: true });
    if (children.length > 0)
      await document.createEmbeddedDocuments(name, children, { keepId: true });
  }
}
