import type { ClientDocument } from "../../documents/client-document.ts";
import type { DocumentCollection } from "../../documents/collections/document-collection.ts";
import { CONFIG, game } from "../../globals.ts";
import { Hooks } from "../../helpers/hooks.ts";
import type { PartialConfiguration, RenderContext } from "../api/types.ts";
import { openCreateDialog } from "../apps/create-document-dialog.ts";
import { openFolderDialog } from "../apps/folder-dialog.ts";
import { h, icon, swapContent } from "../ui/dom.ts";
import { compareWords, kindName, t } from "../ui/text.ts";
import { dropOnDirectory, startEntryDrag } from "./directory/drag-drop.ts";
import { folderMenu, worldEntryMenu } from "./directory/menu.ts";
import { clickByKeyboard, directoryList, type RowEntry } from "./directory/rows.ts";
import { searchBox } from "./directory/search-box.ts";
import { buildTree, type TreeNode } from "./directory/tree.ts";
import { treeFolder } from "./directory/tree-folder.ts";
import { AbstractSidebarTab } from "./sidebar-tab.ts";

/** A sidebar tab that lists the documents of one world collection in their folders. */
export class DocumentDirectory extends AbstractSidebarTab {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    classes: ["directory"],
    actions: {
      activateEntry: DocumentDirectory.#onActivate,
      createEntry: DocumentDirectory.#onCreate,
      createFolder: DocumentDirectory.#onCreateFolder,
      toggleFolder: DocumentDirectory.#onToggleFolder,
    },
  };

  /** The kind of documents, such as `Actor`. */
  static documentName = "";

  #search = "";
  #expanded = new Set<string>();

  get documentName(): string {
    return (this.constructor as typeof DocumentDirectory).documentName;
  }

  get collection(): DocumentCollection {
    const collection = game.collections.get(this.documentName);
    if (!collection) throw new Error(`the world has no collection of ${this.documentName}`);
    return collection;
  }

  get documentClass(): DocumentCollection["documentClass"] {
    return this.collection.documentClass;
  }

  /** Whether this user may create documents here. */
  _canCreateEntry(): boolean {
    return this.documentClass.canUserCreate(game.user);
  }

  /** The documents of this directory that the user may see. */
  _visibleDocuments(): ClientDocument[] {
    return (this.collection.contents as ClientDocument[]).filter((document) => document.visible);
  }

  override async _prepareContext(): Promise<RenderContext> {
    const entries = this._visibleDocuments().map(rowOf);
    const folders = game.folders.contents
      .filter((folder) => folder.type === this.documentName)
      .map(treeFolder);
    const tree = buildTree(entries, folders, {
      search: this.#search,
      emptyFolders: game.user.isGM,
      compare: compareWords,
    });
    return { tree, canCreate: this._canCreateEntry(), total: entries.length };
  }

  override async _renderHTML(context: RenderContext): Promise<DocumentFragment> {
    const fragment = document.createDocumentFragment();
    const tree = context.tree as TreeNode<RowEntry>;
    fragment.append(this.#header(Boolean(context.canCreate)));
    const list = directoryList(tree, {
      isExpanded: (id) => this.#search !== "" || this.#expanded.has(id),
      canCreate: Boolean(context.canCreate),
    });
    fragment.append(list);
    if (!list.childElementCount)
      list.append(
        h("li", { class: "empty" }, t(this.#search ? "Directory.NoMatch" : "Directory.Empty")),
      );
    return fragment;
  }

  #header(canCreate: boolean): HTMLElement {
    const name = kindName(this.documentName);
    return h(
      "header",
      { class: "directory-header" },
      searchBox(this.#search, (text) => this.#onSearch(text)),
      canCreate &&
        h(
          "div",
          { class: "header-actions" },
          h(
            "button",
            { type: "button", class: "create-entry", dataset: { action: "createEntry" } },
            icon(`${this.#icon()} fa-fw`),
            t("Create.Title", { type: name }),
          ),
          game.user.isGM &&
            h(
              "button",
              { type: "button", class: "create-folder", dataset: { action: "createFolder" } },
              icon("fa-solid fa-folder-plus fa-fw"),
              t("Directory.CreateFolder"),
            ),
        ),
    );
  }

  #icon(): string {
    const config = CONFIG as unknown as Record<string, { sidebarIcon?: string }>;
    return config[this.documentName]?.sidebarIcon ?? "fa-solid fa-plus";
  }

  override _replaceHTML(result: DocumentFragment, content: HTMLElement): void {
    swapContent(content, result);
  }

  override async _onFirstRender(): Promise<void> {
    // The world collection renders its directory itself when its documents change.
    for (const action of ["create", "update", "delete"])
      Hooks.on(`${action}Folder`, (folder: ClientDocument & { type: string }) => {
        if (folder.type === this.documentName) void this.render();
      });
    // Which documents a user sees may change with the user's own role.
    Hooks.on("updateUser", (user: ClientDocument) => user.id === game.userId && void this.render());
    this.element.addEventListener("keydown", clickByKeyboard);
    this.element.addEventListener("dragstart", (event) => startEntryDrag(event, this.collection));
    this.element.addEventListener("dragover", (event) => event.preventDefault());
    this.element.addEventListener("drop", (event) => dropOnDirectory(event, this));
    this._createContextMenu(this._getEntryContextOptions, ".directory-item.entry", {
      fixed: true,
      hookName: `get${this.documentName}ContextOptions`,
      parentClassHooks: false,
    });
    this._createContextMenu(this._getFolderContextOptions, ".folder-header", {
      fixed: true,
      hookName: "getFolderContextOptions",
      parentClassHooks: false,
    });
  }

  _getEntryContextOptions(): Record<string, unknown>[] {
    return worldEntryMenu(this.collection);
  }

  _getFolderContextOptions(): Record<string, unknown>[] {
    return folderMenu();
  }

  #onSearch(text: string): void {
    this.#search = text;
    void this.render();
  }

  static #onActivate(this: DocumentDirectory, _event: Event, target: HTMLElement): void {
    const id = target.closest<HTMLElement>("[data-entry-id]")?.dataset.entryId ?? "";
    this._onClickEntry(this.collection.get(id) as ClientDocument | undefined);
  }

  /** A click on the name of a document opens its sheet. */
  _onClickEntry(document: ClientDocument | undefined): void {
    document?.sheet?.render({ force: true });
  }

  static async #onCreate(
    this: DocumentDirectory,
    _event: Event,
    target: HTMLElement,
  ): Promise<void> {
    const folder = target.closest<HTMLElement>("[data-folder-id]")?.dataset.folderId;
    await openCreateDialog(this.documentName, folder ? { folder } : {});
  }

  static async #onCreateFolder(this: DocumentDirectory): Promise<void> {
    await openFolderDialog({ type: this.documentName });
  }

  static #onToggleFolder(this: DocumentDirectory, _event: Event, target: HTMLElement): void {
    const id = target.closest<HTMLElement>("[data-folder-id]")?.dataset.folderId ?? "";
    if (!this.#expanded.delete(id)) this.#expanded.add(id);
    void this.render();
  }

  /** Open a folder of the list, as after something was put into it. */
  expandFolder(id: string): void {
    this.#expanded.add(id);
  }
}

function rowOf(document: ClientDocument): RowEntry {
  const source = document as ClientDocument & { img?: string | null; type?: string };
  return {
    id: document.id as string,
    uuid: document.uuid,
    documentName: document.documentName,
    name: document.name,
    folder: (document._source.folder as string | null | undefined) ?? null,
    sort: (document._source.sort as number | undefined) ?? 0,
    img: source.img ?? null,
    kind:
      source.type && source.type !== "base" ? kindName(document.documentName, source.type) : null,
  };
}
