import type { JsonObject } from "../../../../common/protocol.ts";
import type { ClientDocument } from "../../../documents/client-document.ts";
import type { CompendiumCollection } from "../../../documents/collections/compendium-collection.ts";
import type { DocumentCollection } from "../../../documents/collections/document-collection.ts";
import type { WorldCollection } from "../../../documents/collections/world-collection.ts";
import { fromUuid } from "../../../documents/uuid.ts";
import { game } from "../../../globals.ts";
import type { DocumentDirectory } from "../document-directory.ts";

interface DragData {
  type: string;
  uuid?: string;
  data?: JsonObject;
}

/** Start dragging the row under the pointer: a document, an index entry or a folder. */
export function startEntryDrag(event: DragEvent, collection: DocumentCollection): void {
  const target = event.target as HTMLElement;
  const row = target.closest<HTMLElement>(".directory-item");
  if (!row || !event.dataTransfer) return;
  event.stopPropagation();
  const { entryId, folderId, uuid } = row.dataset;
  const source = entryId ? collection.get(entryId) : game.folders.get(folderId ?? "");
  const data = source
    ? (source as ClientDocument).toDragData()
    : { type: collection.documentName, uuid };
  event.dataTransfer.setData("text/plain", JSON.stringify(data));
}

/** What a drag carries, null if it is nothing of ours. */
export function readDrag(event: DragEvent): DragData | null {
  try {
    const data: unknown = JSON.parse(event.dataTransfer?.getData("text/plain") ?? "");
    return typeof (data as DragData | null)?.type === "string" ? (data as DragData) : null;
  } catch {
    return null;
  }
}

/** Drop on a directory: into a folder, from a compendium, or a copy of an embedded document. */
export async function dropOnDirectory(event: DragEvent, directory: DocumentDirectory) {
  event.preventDefault();
  const data = readDrag(event);
  if (!data) return;
  const target = event.target as HTMLElement;
  const folder = target.closest<HTMLElement>("[data-folder-id]")?.dataset.folderId ?? null;
  if (folder) directory.expandFolder(folder);
  if (data.type === "Folder") return moveFolder(data.uuid, directory.documentName, folder);
  if (data.type !== directory.documentName) return;
  const source = data.uuid ? ((await fromUuid(data.uuid)) as ClientDocument | null) : null;
  if (source && !source.pack && !source.parent) {
    if (source._source.folder !== folder && source.isOwner) await source.update({ folder });
    return;
  }
  if (!directory._canCreateEntry()) return;
  await takeIn(directory.collection, source, data.data, folder);
}

/** Copy a document from elsewhere into the world. */
async function takeIn(
  collection: DocumentCollection,
  source: ClientDocument | null,
  data: JsonObject | undefined,
  folder: string | null,
): Promise<void> {
  if (source?.pack && !source.parent) {
    const pack = game.packs.get(source.pack) as CompendiumCollection;
    await (collection as WorldCollection).importFromCompendium(pack, source.id as string, {
      folder,
    });
    return;
  }
  const copy = (source?.toObject() ?? data) as JsonObject | undefined;
  if (!copy) return;
  const { _id, ...rest } = copy;
  await collection.documentClass.create({ ...rest, folder } as never);
}

async function moveFolder(uuid = "", type: string, into: string | null): Promise<void> {
  const moved = (await fromUuid(uuid)) as (ClientDocument & { type: string }) | null;
  if (!moved || moved.type !== type || !game.user.isGM || moved.id === into) return;
  // A folder can not lie within itself.
  for (let id = into; id; id = (game.folders.get(id)?._source.folder as string | null) ?? null)
    if (id === moved.id) return;
  await moved.update({ folder: into });
}
