import type { JsonObject } from "../../../../common/protocol.ts";
import type { ClientDocument } from "../../../documents/client-document.ts";
import type { CompendiumCollection } from "../../../documents/collections/compendium-collection.ts";
import type { WorldCollection } from "../../../documents/collections/world-collection.ts";
import { fromUuid } from "../../../documents/uuid.ts";
import { game, ui } from "../../../globals.ts";
import { Hooks } from "../../../helpers/hooks.ts";
import { ApplicationV2 } from "../../api/application.ts";
import type { PartialConfiguration, RenderContext } from "../../api/types.ts";
import { instances } from "../../instances.ts";
import { h, swapContent } from "../../ui/dom.ts";
import { menuEntry } from "../../ui/menu-entry.ts";
import { compareWords, kindName, t } from "../../ui/text.ts";
import { readDrag } from "../directory/drag-drop.ts";
import { clickByKeyboard, directoryList, type RowEntry } from "../directory/rows.ts";
import { searchBox } from "../directory/search-box.ts";
import { buildTree, type TreeNode } from "../directory/tree.ts";
import { treeFolder } from "../directory/tree-folder.ts";

/** The documents of one compendium, shown from its index. */
export class Compendium extends ApplicationV2 {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    id: "compendium-{id}",
    classes: ["compendium", "directory"],
    position: { width: 360, height: 560 },
    window: { icon: "fa-solid fa-book-atlas", resizable: true, contentClasses: ["flexcol"] },
    actions: { activateEntry: Compendium.#onOpen, toggleFolder: Compendium.#onToggleFolder },
  };

  readonly collection: CompendiumCollection;
  #search = "";
  #closed = new Set<string>();

  constructor(options: PartialConfiguration) {
    const collection = options.collection as CompendiumCollection;
    super({ uniqueId: collection.collection.replaceAll(".", "_"), ...options });
    this.collection = collection;
  }

  override get title(): string {
    const { title, locked } = this.collection;
    return locked ? `${title} (${t("Compendium.Locked")})` : title;
  }

  override async _prepareContext(): Promise<RenderContext> {
    const { index, documentName } = this.collection;
    const entries = [...index.values()].map((entry) => indexRow(entry as JsonObject, documentName));
    const tree = buildTree(entries, [...this.collection.folders.values()].map(treeFolder), {
      search: this.#search,
      compare: compareWords,
    });
    return { tree };
  }

  override async _renderHTML(context: RenderContext): Promise<DocumentFragment> {
    const fragment = document.createDocumentFragment();
    const list = directoryList(context.tree as TreeNode<RowEntry>, {
      isExpanded: (id) => this.#search !== "" || !this.#closed.has(id),
      canCreate: false,
    });
    if (!list.childElementCount)
      list.append(
        h("li", { class: "empty" }, t(this.#search ? "Directory.NoMatch" : "Directory.Empty")),
      );
    fragment.append(
      h(
        "header",
        { class: "directory-header" },
        searchBox(this.#search, (text) => this.#onSearch(text)),
      ),
      list,
    );
    return fragment;
  }

  override _replaceHTML(result: DocumentFragment, content: HTMLElement): void {
    swapContent(content, result);
  }

  override async _onFirstRender(): Promise<void> {
    this.element.addEventListener("keydown", clickByKeyboard);
    this.element.addEventListener("dragstart", (event) => this.#onDragStart(event));
    this.element.addEventListener("dragover", (event) => event.preventDefault());
    this.element.addEventListener("drop", (event) => void this.#onDrop(event));
    Hooks.on("updateCompendium", (pack: CompendiumCollection) => {
      if (pack === this.collection && this.rendered) void this.render();
    });
    this._createContextMenu(this._getEntryContextOptions, ".directory-item.entry", {
      fixed: true,
      hookName: `get${this.collection.documentName}ContextOptions`,
      parentClassHooks: false,
    });
  }

  _getEntryContextOptions(): Record<string, unknown>[] {
    const idOf = (target: HTMLElement) => target.dataset.entryId ?? "";
    return [
      menuEntry({
        label: t("Compendium.Import"),
        icon: "fa-solid fa-download",
        visible: () => Boolean(this.#world?.documentClass.canUserCreate(game.user)),
        onClick: (target) => this.#import(idOf(target)),
      }),
      menuEntry({
        label: t("Directory.Delete"),
        icon: "fa-solid fa-trash",
        visible: () => game.user.isGM && !this.collection.locked,
        onClick: async (target) => {
          const entry = (await this.collection.getDocument(idOf(target))) as ClientDocument | null;
          await entry?.deleteDialog();
        },
      }),
    ];
  }

  get #world(): WorldCollection | undefined {
    return game.collections.get(this.collection.documentName) as WorldCollection | undefined;
  }

  async #import(id: string): Promise<void> {
    const created = await this.#world?.importFromCompendium(this.collection, id);
    const { name } = (created ?? {}) as { name?: string };
    if (name) ui.notifications.success("BENCH.Compendium.Imported", { format: { name } });
  }

  #onDragStart(event: DragEvent): void {
    const row = (event.target as HTMLElement).closest<HTMLElement>(".directory-item.entry");
    if (!row) {
      event.preventDefault();
      return;
    }
    const data = { type: this.collection.documentName, uuid: row.dataset.uuid };
    event.dataTransfer?.setData("text/plain", JSON.stringify(data));
  }

  async #onDrop(event: DragEvent): Promise<void> {
    event.preventDefault();
    const data = readDrag(event);
    if (data?.type !== this.collection.documentName || !data.uuid || !game.user.isGM) return;
    if (this.collection.locked) {
      ui.notifications.warn("BENCH.Compendium.LockedWarning", { localize: true });
      return;
    }
    const source = (await fromUuid(data.uuid)) as ClientDocument | null;
    if (source && source.pack !== this.collection.collection)
      await this.collection.importDocument(source);
  }

  #onSearch(text: string): void {
    this.#search = text;
    void this.render();
  }

  static async #onOpen(this: Compendium, _event: Event, target: HTMLElement): Promise<void> {
    const id = target.closest<HTMLElement>("[data-entry-id]")?.dataset.entryId ?? "";
    const entry = (await this.collection.getDocument(id)) as ClientDocument | null;
    entry?.sheet?.render({ force: true });
  }

  static #onToggleFolder(this: Compendium, _event: Event, target: HTMLElement): void {
    const id = target.closest<HTMLElement>("[data-folder-id]")?.dataset.folderId ?? "";
    if (!this.#closed.delete(id)) this.#closed.add(id);
    void this.render();
  }
}

/** The window of a compendium: the open one, or a new one. */
export function compendiumWindow(collection: CompendiumCollection): ApplicationV2 {
  const id = `compendium-${collection.collection.replaceAll(".", "_")}`;
  return instances.get(id) ?? new Compendium({ collection });
}

function indexRow(entry: JsonObject, documentName: string): RowEntry {
  const type = entry.type as string | undefined;
  return {
    id: entry._id as string,
    uuid: entry.uuid as string,
    documentName,
    name: entry.name as string,
    folder: (entry.folder as string | null | undefined) ?? null,
    sort: (entry.sort as number | undefined) ?? 0,
    img: (entry.img as string | null | undefined) ?? null,
    kind: type && type !== "base" ? kindName(documentName, type) : null,
  };
}
