import type { JsonObject } from "../../../../common/protocol.ts";
import type { ClientDocument } from "../../../documents/client-document.ts";
import type { DocumentCollection } from "../../../documents/collections/document-collection.ts";
import { game } from "../../../globals.ts";
import { DocumentOwnershipConfig } from "../../apps/document-ownership-config.ts";
import { openFolderDialog } from "../../apps/folder-dialog.ts";
import { menuEntry } from "../../ui/menu-entry.ts";
import { t } from "../../ui/text.ts";
import { confirmDelete } from "./confirm-delete.ts";
import { importDocument } from "./transfer.ts";

type Entry = Record<string, unknown>;

/** The context menu of a document in a directory. */
export function worldEntryMenu(collection: DocumentCollection): Entry[] {
  const documentOf = (target: HTMLElement) =>
    collection.get(target.dataset.entryId ?? "") as ClientDocument | undefined;
  const isOwner = (target: HTMLElement) => documentOf(target)?.isOwner ?? false;
  return [
    menuEntry({
      label: t("Directory.Open"),
      icon: "fa-solid fa-arrow-up-right-from-square",
      onClick: (target) => documentOf(target)?.sheet?.render({ force: true }),
    }),
    menuEntry({
      label: t("Directory.Duplicate"),
      icon: "fa-solid fa-copy",
      visible: (target) => isOwner(target) && collection.documentClass.canUserCreate(game.user),
      onClick: (target) => duplicate(documentOf(target)),
    }),
    menuEntry({
      label: t("Directory.Ownership"),
      icon: "fa-solid fa-user-lock",
      visible: () => game.user.isGM,
      onClick: (target) =>
        new DocumentOwnershipConfig({ document: documentOf(target) }).render({ force: true }),
    }),
    menuEntry({
      label: t("Directory.Export"),
      icon: "fa-solid fa-file-export",
      visible: isOwner,
      onClick: (target) => documentOf(target)?.exportToJSON(),
    }),
    menuEntry({
      label: t("Directory.Import"),
      icon: "fa-solid fa-file-import",
      visible: isOwner,
      onClick: (target) => importDocument(documentOf(target) as ClientDocument),
    }),
    menuEntry({
      label: t("Directory.Delete"),
      icon: "fa-solid fa-trash",
      visible: isOwner,
      onClick: (target) => confirmDelete(documentOf(target)),
    }),
  ];
}

async function duplicate(source: ClientDocument | undefined): Promise<void> {
  if (!source) return;
  const { _id, ...data } = source.toObject() as JsonObject;
  const name = t("Directory.CopyName", { name: source.name });
  const documentClass = source.constructor as DocumentCollection["documentClass"];
  await documentClass.create({ ...data, name } as never);
}

/** The context menu of a folder. */
export function folderMenu(): Entry[] {
  const folderOf = (target: HTMLElement) =>
    game.folders.get(target.closest<HTMLElement>("[data-folder-id]")?.dataset.folderId ?? "");
  return [
    menuEntry({
      label: t("Directory.Edit"),
      icon: "fa-solid fa-pen",
      visible: () => game.user.isGM,
      onClick: (target) => openFolderDialog({}, folderOf(target)),
    }),
    menuEntry({
      label: t("Directory.CreateFolder"),
      icon: "fa-solid fa-folder-plus",
      visible: () => game.user.isGM,
      onClick: (target) => {
        const folder = folderOf(target);
        if (folder) return openFolderDialog({ type: folder.type, folder: folder.id });
      },
    }),
    menuEntry({
      label: t("Directory.Delete"),
      icon: "fa-solid fa-trash",
      visible: () => game.user.isGM,
      onClick: (target) => confirmDelete(folderOf(target)),
    }),
  ];
}
