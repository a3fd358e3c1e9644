import type { Document } from "../../common/abstract/document.ts";
import type { Collection } from "../../common/collection.ts";
import type { Data } from "../../common/types.ts";
import { game } from "../globals.ts";
import type { CompendiumCollection } from "./collections/compendium-collection.ts";
import { documentFromDrop } from "./drops.ts";
import { documentAnchor, documentLink, dragData, relativeUuid } from "./links.ts";
import { askToCreate, askToDelete, defaultName, type NameContext } from "./making.ts";
import {
  isInitializing,
  preparationIsHeld,
  prepareAncestor,
  whileInitializing,
} from "./preparation.ts";
import { appsOf, replaceSheet, sheetClassOf, sheetOf } from "./sheets.ts";
import { sortRelative } from "./sorting.ts";
import { compendiumSource, exportToFile, importSource } from "./transfer.ts";
import type {
  AnchorOptions,
  CompendiumOptions,
  DescendantEvent,
  DocumentApplication,
  DocumentConstructor,
  DocumentDragData,
  JsonObject,
  Operation,
  SheetConstructor,
  SortOptions,
} from "./types.ts";

type MixedDocument = InstanceType<ReturnType<typeof ClientDocumentMixin<DocumentConstructor>>>;

/** Any document of the client. */
export interface ClientDocument extends MixedDocument {}

/** The type model of a document, whose hooks are all optional. */
interface TypeModel {
  prepareBaseData?(): void;
  prepareDerivedData?(): void;
}

/** Gives a document class what clients add: preparing, sheets, links, and word to the ancestors. */
export function ClientDocumentMixin<Base extends DocumentConstructor>(BaseDocument: Base) {
  return class ClientDocument extends BaseDocument {
    declare name: string;

    /** Applications that show this document; all of them render when it changes. */
    get apps(): Record<string, DocumentApplication> {
      return appsOf(this);
    }

    override _initialize(options: Record<string, unknown> = {}): void {
      whileInitializing(this, () => super._initialize(options));
      if (preparationIsHeld() || isInitializing(this.parent)) return;
      this._safePrepareData();
    }

    /** The world, compendium or embedded collection that holds this document. */
    get collection(): Collection<Document> | null {
      if (this.parent) return this.parent.getEmbeddedCollection(this.documentName);
      if (this.pack) return game.packs.get(this.pack) ?? null;
      return game.collections?.get(this.documentName) ?? null;
    }

    get compendium(): CompendiumCollection | null {
      return this.pack ? (game.packs.get(this.pack) ?? null) : null;
    }

    get isOwner(): boolean {
      return this.testUserPermission(game.user, "OWNER");
    }

    get hasPlayerOwner(): boolean {
      return game.users.some((user) => !user.isGM && this.testUserPermission(user, "OWNER"));
    }

    /** Whether the user may see this document in outline only. */
    get limited(): boolean {
      return this.testUserPermission(game.user, "LIMITED", { exact: true });
    }

    get visible(): boolean {
      return this.testUserPermission(game.user, "LIMITED");
    }

    get permission(): number | null {
      return this.getUserLevel(game.user);
    }

    get link(): string {
      return documentLink(this);
    }

    get sheet(): DocumentApplication | null {
      return sheetOf(this, this._getSheetClass());
    }

    _getSheetClass(): SheetConstructor | null {
      return sheetClassOf(this);
    }

    async _onSheetChange({ sheetOpen }: { sheetOpen?: boolean } = {}): Promise<void> {
      await replaceSheet(this, sheetOpen);
    }

    /** Prepares; a failure is reported and leaves the document in the world. */
    _safePrepareData(): void {
      try {
        this.prepareData();
      } catch (error) {
        console.error(`Preparing ${this.uuid} failed:`, error);
      }
    }

    prepareData(): void {
      const { system } = this as { system?: TypeModel };
      system?.prepareBaseData?.();
      this.prepareBaseData();
      this.prepareEmbeddedDocuments();
      system?.prepareDerivedData?.();
      this.prepareDerivedData();
    }

    prepareBaseData(): void {}

    prepareEmbeddedDocuments(): void {
      const { hierarchy } = this.constructor as typeof Document;
      for (const name of Object.keys(hierarchy)) {
        const embedded = (this as unknown as Record<string, unknown>)[name];
        if (!isIterable(embedded)) continue;
        for (const child of embedded) (child as Partial<ClientDocument>)._safePrepareData?.();
      }
    }

    prepareDerivedData(): void {}

    /** Renders every application that shows this document; `force` opens its sheet too. */
    render(force = false, options: Record<string, unknown> = {}): void {
      if (force) this.sheet?.render({ ...options, force: true });
      for (const app of Object.values(this.apps)) {
        if (app.rendered && !(force && app === this.sheet)) app.render({ ...options });
      }
    }

    async sortRelative(options: SortOptions = {}): Promise<this> {
      await sortRelative(this, options);
      return this;
    }

    getRelativeUUID(relative: Document): string {
      return relativeUuid(this, relative);
    }

    toDragData(): DocumentDragData {
      return dragData(this);
    }

    toAnchor(options: AnchorOptions = {}): HTMLAnchorElement {
      return documentAnchor(this, options);
    }

    _createDocumentLink(
      _event?: Record<string, unknown> | null,
      { relativeTo, label }: { relativeTo?: Document; label?: string } = {},
    ): string {
      const uuid = relativeTo ? this.getRelativeUUID(relativeTo) : this.uuid;
      return label ? `@UUID[${uuid}]{${label}}` : `@UUID[${uuid}]`;
    }

    _onClickDocumentLink(_event: Event): unknown {
      return this.sheet?.render({ force: true });
    }

    exportToJSON(options: CompendiumOptions = {}): void {
      exportToFile(this, options);
    }

    async importFromJSON(json: string): Promise<this> {
      await importSource(this, JSON.parse(json));
      return this;
    }

    toCompendium(pack?: unknown, options: CompendiumOptions = {}): JsonObject {
      return compendiumSource(this, options, !!pack);
    }

    // ---- What happened to this document ------------------------------------------------

    override _onCreate(data: Data, options: Operation, userId: string): void {
      prepareAncestor(this.parent, options);
      super._onCreate(data, options, userId);
      if (options.renderSheet && userId === game.userId) this.sheet?.render({ force: true });
    }

    override _onUpdate(changed: Data, options: Operation, userId: string): void {
      prepareAncestor(this.parent, options);
      super._onUpdate(changed, options, userId);
      const core = (changed.flags as Data | undefined)?.core as Data | undefined;
      if (core && "sheetClass" in core) void this._onSheetChange();
    }

    override _onDelete(options: Operation, userId: string): void {
      prepareAncestor(this.parent, options);
      super._onDelete(options, userId);
      for (const app of Object.values(this.apps)) void app.close({ submit: false });
    }

    // ---- What happened to documents inside this one ------------------------------------

    /** Tells this document and all its ancestors what happens to one of its descendants. */
    _dispatchDescendantDocumentEvents(
      event: DescendantEvent,
      collection: string,
      args: unknown[],
      parent: Document = this,
    ): void {
      const name = `_${event}DescendantDocuments` as const;
      (this[name] as (...args: unknown[]) => void)(parent, collection, ...args);
      const above = this.parent as ClientDocument | null;
      above?._dispatchDescendantDocumentEvents(event, collection, args, parent);
    }

    _preCreateDescendantDocuments(
      _parent: Document,
      _collection: string,
      _data: Data[],
      _options: Operation,
      _userId: string,
    ): void {}

    _onCreateDescendantDocuments(
      _parent: Document,
      _collection: string,
      _documents: Document[],
      _data: Data[],
      _options: Operation,
      _userId: string,
    ): void {}

    _preUpdateDescendantDocuments(
      _parent: Document,
      _collection: string,
      _changes: Data[],
      _options: Operation,
      _userId: string,
    ): void {}

    _onUpdateDescendantDocuments(
      _parent: Document,
      _collection: string,
      _documents: Document[],
      _changes: Data[],
      _options: Operation,
      _userId: string,
    ): void {}

    _preDeleteDescendantDocuments(
      _parent: Document,
      _collection: string,
      _ids: string[],
      _options: Operation,
      _userId: string,
    ): void {}

    _onDeleteDescendantDocuments(
      _parent: Document,
      _collection: string,
      _documents: Document[],
      _ids: string[],
      _options: Operation,
      _userId: string,
    ): void {}

    // ---- Making and losing documents by hand -------------------------------------------

    /** A name for a new document that no document of its collection bears yet. */
    static defaultName(context: NameContext = {}): string {
      return defaultName(this as unknown as typeof Document, context);
    }

    /** Asks for a name and a type, then creates. Resolves to null when dismissed. */
    static createDialog(
      data: JsonObject = {},
      createOptions: Operation & { parent?: Document | null } = {},
      options: Record<string, unknown> = {},
    ): Promise<unknown> {
      return askToCreate(this as unknown as typeof Document, data, createOptions, options);
    }

    /** Asks whether to delete, then deletes. */
    deleteDialog(
      options: Record<string, unknown> = {},
      operation: Operation = {},
    ): Promise<this | false | null | undefined> {
      return askToDelete(this, options, operation);
    }

    static async fromDropData(data: DocumentDragData): Promise<unknown> {
      return documentFromDrop(this as unknown as typeof Document, data);
    }

    static async fromImport(source: JsonObject): Promise<unknown> {
      return new this({ ...source, _id: null });
    }
  };
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.iterator in value;
}
