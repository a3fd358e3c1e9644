import type { Document } from "../../../common/abstract/document.ts";
import type { DocumentName, JsonObject, Operation } from "../../../common/protocol.ts";
import { registerSheet, unregisterSheet } from "../../applications/apps/sheet-registry.ts";
import { CONFIG, game, ui } from "../../globals.ts";
import type { ClientDocument } from "../client-document.ts";
import type { Folder } from "../folder.ts";
import { registeredSheets } from "../sheets.ts";
import type { CompendiumOptions, DocumentApplication, SheetConstructor } from "../types.ts";
import type { CompendiumCollection } from "./compendium-collection.ts";
import { DocumentCollection } from "./document-collection.ts";
import { buildTree, type SortingMode, type TreeNode } from "./folder-tree.ts";

/** All documents of one kind in the world. */
export abstract class WorldCollection<
  D extends Document = ClientDocument,
> extends DocumentCollection<D> {
  /** The world's collection of this kind. */
  static get instance(): DocumentCollection {
    return game.collections.get(this.documentName)!;
  }

  /** The key of the directory in `ui`, such as `actors`; null if there is none. */
  get directoryKey(): string | null {
    return this.documentClass.collectionName;
  }

  get directory(): DocumentApplication | null {
    const key = this.directoryKey;
    const apps = ui as unknown as Record<string, DocumentApplication>;
    return key && key in apps ? apps[key]! : null;
  }

  get folders(): Folder[] {
    return game.folders.filter((folder) => folder.type === this.documentName);
  }

  /** "a": by name, "m": by hand. */
  sortingMode: SortingMode = "m";

  toggleSortingMode(): void {
    this.sortingMode = this.sortingMode === "a" ? "m" : "a";
    this.render();
  }

  /** The documents that the user may see, in their folders. */
  get tree(): TreeNode<D> {
    const entries = this._getVisibleTreeContents();
    return buildTree<D & { name?: string }>(
      this.folders,
      entries,
      this.sortingMode,
      this.documentClass.canUserCreate(game.user),
    ) as TreeNode<D>;
  }

  _getVisibleTreeContents(): D[] {
    return this.filter((document) => (document as unknown as { visible: boolean }).visible);
  }

  override render(force = false, options: Record<string, unknown> = {}): void {
    super.render(force, options);
    const { directory } = this;
    if (directory && (force || directory.rendered)) directory.render({ ...options, force });
  }

  /** The data of a compendium document as a new world document gets it. */
  fromCompendium(document: Document | JsonObject, options: CompendiumOptions = {}): JsonObject {
    const isDocument = typeof (document as Document).toObject === "function";
    const data = (
      isDocument ? (document as Document).toObject() : structuredClone(document)
    ) as JsonObject;
    const { clearFolder = false, clearSort = true, clearOwnership = true } = options;
    if (!options.keepId) delete data._id;
    if (clearFolder) delete data.folder;
    if (clearSort) delete data.sort;
    if (clearOwnership) delete data.ownership;
    const uuid = isDocument ? (document as Document).uuid : null;
    if (uuid?.startsWith("Compendium."))
      data._stats = { ...(data._stats as JsonObject), compendiumSource: uuid };
    return data;
  }

  /** Creates a world document from a compendium's document. */
  async importFromCompendium(
    pack: CompendiumCollection,
    id: string,
    updateData: JsonObject = {},
    options: Operation & CompendiumOptions = {},
  ): Promise<Document | undefined> {
    if (pack.documentName !== this.documentName)
      throw new Error(
        `${pack.collection} does not hold documents of the kind ${this.documentName}.`,
      );
    const document = await pack.getDocument(id);
    if (!document) throw new Error(`${pack.collection} has no document with the id ${id}.`);
    const data = this.fromCompendium(document, { clearFolder: true, ...options });
    return this.documentClass.create({ ...data, ...updateData }, options);
  }

  static registerSheet(scope: string, cls: SheetConstructor, options?: Record<string, unknown>) {
    registerSheet(this.configuredClass, scope, cls, options);
  }

  static unregisterSheet(scope: string, cls: SheetConstructor, options?: Record<string, unknown>) {
    unregisterSheet(this.configuredClass, scope, cls, options);
  }

  static get registeredSheets(): SheetConstructor[] {
    return registeredSheets(this.documentName);
  }

  static get configuredClass(): typeof Document {
    return (CONFIG as unknown as Record<DocumentName, { documentClass: typeof Document }>)[
      this.documentName
    ].documentClass;
  }
}
