import type { QuartetActor } from "../documents/actor.ts";
import { contextEntry } from "../foundry.ts";
import { reader } from "../i18n/language.ts";
import { mayExport, saveActor } from "./export-actor.ts";
import { mayCreate, mayReplace } from "./import-actor.ts";
import { ImportApp } from "./import-app.ts";

/** Puts export and import into the menus of the directory of actors. */
export function listenToDirectory(): void {
  Hooks.on(
    "getActorContextOptions" as never,
    ((_app: unknown, entries: object[]) => {
      entries.push(...actorEntries());
    }) as never,
  );
  Hooks.on(
    "getFolderContextOptions" as never,
    ((_app: unknown, entries: object[]) => {
      entries.push(folderEntry());
    }) as never,
  );
  Hooks.on(
    "renderActorDirectory" as never,
    ((_app: unknown, element: HTMLElement) => {
      addButton(element);
    }) as never,
  );
}

function actorEntries(): object[] {
  return [
    contextEntry({
      label: "QUARTET.Exchange.ExportControl",
      icon: "fa-solid fa-file-export",
      visible: (row) => test(row, mayExport),
      onClick: (row) => {
        const actor = actorOfRow(row);
        if (actor) saveActor(actor);
      },
    }),
    contextEntry({
      label: "QUARTET.Exchange.ReplaceControl",
      icon: "fa-solid fa-file-import",
      visible: (row) => test(row, mayReplace),
      onClick: (row) => void ImportApp.open({ actor: actorOfRow(row) }),
    }),
  ];
}

function folderEntry(): object {
  return contextEntry({
    label: "QUARTET.Exchange.ImportControl",
    icon: "fa-solid fa-file-import",
    visible: (header) => folderOf(header)?.type === "Actor" && mayCreate(),
    onClick: (header) => void ImportApp.open({ folder: folderOf(header)?.id ?? null }),
  });
}

/** A world without actors has no row to open a menu on. */
function addButton(element: HTMLElement): void {
  const actions = element.querySelector(".header-actions");
  if (!actions || !mayCreate() || actions.querySelector("[data-quartet-import]")) return;
  const button = element.ownerDocument.createElement("button");
  button.type = "button";
  button.dataset.quartetImport = "";
  const icon = element.ownerDocument.createElement("i");
  icon.className = "fa-solid fa-file-import fa-fw";
  icon.inert = true;
  const label = element.ownerDocument.createElement("span");
  label.textContent = reader().text("QUARTET.Exchange.ImportControl");
  button.append(icon, label);
  button.addEventListener("click", () => void ImportApp.open({}));
  actions.append(button);
}

function actorOfRow(row: HTMLElement): QuartetActor | undefined {
  const { entryId, documentId } = row.dataset;
  return game.actors.get(entryId ?? documentId ?? "") as QuartetActor | undefined;
}

function test(row: HTMLElement, may: (actor: QuartetActor) => boolean): boolean {
  const actor = actorOfRow(row);
  return actor !== undefined && may(actor);
}

function folderOf(header: HTMLElement): Folder.Implementation | undefined {
  const { folderId } = header.closest<HTMLElement>("[data-folder-id]")?.dataset ?? {};
  return game.folders.get(folderId ?? "");
}
