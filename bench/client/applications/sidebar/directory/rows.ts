import { h, icon, iconButton } from "../../ui/dom.ts";
import { t } from "../../ui/text.ts";
import type { TreeEntry, TreeFolder, TreeNode } from "./tree.ts";

/** A document or an index entry as a row shows it. */
export interface RowEntry extends TreeEntry {
  uuid: string;
  documentName: string;
  img: string | null;
  /** A second line, such as the localised sub-type. */
  kind: string | null;
}

export interface RowOptions {
  /** Which folders are open. */
  isExpanded: (folderId: string) => boolean;
  /** Show buttons to create within a folder. */
  canCreate: boolean;
}

/** The list of a directory: folders first, then documents. */
export function directoryList(tree: TreeNode<RowEntry>, options: RowOptions): HTMLOListElement {
  const list = h("ol", { class: "directory-list plain-list", dataset: { keepScroll: "list" } });
  list.append(...branch(tree, options));
  return list;
}

function* branch(node: TreeNode<RowEntry>, options: RowOptions): Generator<HTMLElement> {
  for (const child of node.children) yield folderRow(child, options);
  for (const entry of node.entries) yield entryRow(entry);
}

/** One document: a thumbnail and the name that opens it. The whole row can be dragged. */
export function entryRow(entry: RowEntry): HTMLLIElement {
  return h(
    "li",
    {
      class: ["directory-item", "entry", "document", entry.documentName.toLowerCase()],
      draggable: "true",
      dataset: { entryId: entry.id, documentId: entry.id, uuid: entry.uuid },
    },
    entry.img && h("img", { class: "thumbnail", src: entry.img, alt: "", loading: "lazy" }),
    // A link without address: browsers do not let a row be dragged by a button inside it.
    h(
      "a",
      {
        class: "entry-name",
        role: "button",
        tabindex: "0",
        draggable: "false",
        dataset: { action: "activateEntry", focus: entry.id },
      },
      entry.name,
    ),
    entry.kind && h("span", { class: "entry-kind" }, entry.kind),
  );
}

function folderRow(node: TreeNode<RowEntry>, options: RowOptions): HTMLLIElement {
  const folder = node.folder as TreeFolder;
  const expanded = options.isExpanded(folder.id);
  return h(
    "li",
    {
      class: ["directory-item", "folder", expanded && "expanded"],
      draggable: "true",
      style: folder.color ? `--folder-color: ${folder.color}` : undefined,
      dataset: { folderId: folder.id },
    },
    h(
      "header",
      { class: "folder-header" },
      h(
        "a",
        {
          class: "folder-name",
          role: "button",
          tabindex: "0",
          draggable: "false",
          "aria-expanded": String(expanded),
          dataset: { action: "toggleFolder", focus: folder.id },
        },
        icon(`fa-solid ${expanded ? "fa-folder-open" : "fa-folder"} fa-fw`),
        folder.name,
      ),
      options.canCreate &&
        iconButton("fa-solid fa-plus", t("Directory.CreateIn", { name: folder.name }), {
          dataset: { action: "createEntry" },
        }),
    ),
    expanded && h("ol", { class: "subdirectory plain-list" }, ...branch(node, options)),
  );
}

/** Enter and space on the names of rows do what a click does. */
export function clickByKeyboard(event: KeyboardEvent): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  const target = event.target;
  if (!(target instanceof HTMLElement) || target.getAttribute("role") !== "button") return;
  if (target.tagName === "BUTTON") return;
  event.preventDefault();
  target.click();
}
