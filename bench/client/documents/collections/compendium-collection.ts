import type { Document } from "../../../common/abstract/document.ts";
import { Collection } from "../../../common/collection.ts";
import { DOCUMENT_OWNERSHIP_LEVELS, USER_ROLES } from "../../../common/constants.ts";
import type { DocumentName, JsonObject, Operation, PackData } from "../../../common/protocol.ts";
import { CONFIG, game } from "../../globals.ts";
import type { ClientDocument } from "../client-document.ts";
import type { Folder } from "../folder.ts";
import { withoutPreparation } from "../preparation.ts";
import { compendiumSource } from "../transfer.ts";
import type { CompendiumOptions } from "../types.ts";
import type { User } from "../user.ts";
import { DocumentCollection } from "./document-collection.ts";
import { buildTree, type SortingMode, type TreeNode } from "./folder-tree.ts";
import { folderSource, type IndexEntry, indexEntry, matches, permissionOf } from "./pack-index.ts";

export type { IndexEntry };

/** What the server sends of every document of a compendium. */
const INDEX_FIELDS = ["_id", "name", "img", "type", "folder", "sort"];

/** Players may read a compendium that says nothing else. */
const DEFAULT_OWNERSHIP: Record<string, Level> = { PLAYER: "OBSERVER", ASSISTANT: "OWNER" };

type Level = keyof typeof DOCUMENT_OWNERSHIP_LEVELS;

/** A compendium: an index of its documents, and those that were loaded. */
export class CompendiumCollection extends DocumentCollection<ClientDocument> {
  readonly metadata: JsonObject & { id: string; name: string; label: string; type: DocumentName };
  readonly index = new Collection<IndexEntry>();
  readonly folders = new Collection<Folder>();
  sortingMode: SortingMode = "m";
  /** The fields that all entries of the index have, if their documents do. */
  readonly #indexed = new Set(INDEX_FIELDS);

  constructor({ id, metadata, index, folders }: PackData) {
    super();
    this.metadata = { ...metadata, id } as typeof this.metadata;
    for (const entry of index) this.index.set(String(entry._id), entry as IndexEntry);
    const cls = CONFIG.Folder.documentClass as unknown as new (d: object, c: object) => Folder;
    withoutPreparation(() => {
      for (const source of folders)
        this.folders.set(
          String(source._id),
          new cls(folderSource(source, this.documentName), { pack: id }),
        );
    });
  }

  override get documentName(): DocumentName {
    return this.metadata.type;
  }

  /** The id `<package>.<name>`. */
  get collection(): string {
    return this.metadata.id;
  }

  get title(): string {
    return game.i18n.localize(this.metadata.label);
  }

  override get name(): string {
    return this.collection;
  }

  /** World compendia are open; those of packages are locked until a game master unlocks them. */
  get locked(): boolean {
    return this.#config.locked ?? this.metadata.packageType !== "world";
  }

  /** Levels of ownership by role name. */
  get ownership(): Record<string, Level> {
    const given =
      this.#config.ownership ?? (this.metadata.ownership as Record<string, Level> | undefined);
    return { ...(given ?? DEFAULT_OWNERSHIP) };
  }

  get visible(): boolean {
    return this.testUserPermission(game.user, "OBSERVER");
  }

  get indexed(): boolean {
    return true;
  }

  get indexFields(): Set<string> {
    const configured = CONFIG[this.documentName as "Item"].compendiumIndexFields;
    return new Set([...INDEX_FIELDS, ...configured]);
  }

  get #config(): { locked?: boolean; ownership?: Record<string, Level> } {
    const all = game.settings.get("core", "compendiumConfiguration") as Record<string, object>;
    return all[this.collection] ?? {};
  }

  /** Changes lock or ownership for the world. */
  async configure(configuration: { locked?: boolean; ownership?: Record<string, Level> }) {
    const all = game.settings.get("core", "compendiumConfiguration") as Record<string, object>;
    const own = { ...all[this.collection], ...configuration };
    await game.settings.set("core", "compendiumConfiguration", { ...all, [this.collection]: own });
  }

  getUserLevel(user: User = game.user): number {
    if (user.isGM) return DOCUMENT_OWNERSHIP_LEVELS.OWNER;
    const { ownership } = this;
    let level: number = DOCUMENT_OWNERSHIP_LEVELS.NONE;
    for (const [role, value] of Object.entries(USER_ROLES))
      if (user.role >= value && ownership[role])
        level = Math.max(level, DOCUMENT_OWNERSHIP_LEVELS[ownership[role]]);
    return level;
  }

  testUserPermission(user: User, permission: string | number, { exact = false } = {}): boolean {
    const [wanted, level] = [permissionOf(permission), this.getUserLevel(user)];
    return exact ? level === wanted : level >= wanted;
  }

  getUuid(id: string): string {
    return `Compendium.${this.collection}.${this.documentName}.${id}`;
  }

  /** The index; entries get further fields if these are asked for. */
  async getIndex({ fields = [] }: { fields?: string[] } = {}): Promise<Collection<IndexEntry>> {
    const wanted = new Set([...fields, ...this.indexFields]);
    const lacking = [...wanted].filter((field) => !this.#indexed.has(field));
    if (lacking.length > 0) {
      for (const document of await this.getDocuments()) this.indexDocument(document, lacking);
      for (const field of lacking) this.#indexed.add(field);
    }
    return this.index;
  }

  /** Loads a document; null if the compendium has none of that id. */
  async getDocument(id: string): Promise<ClientDocument | null> {
    if (!id || !this.index.has(id)) return null;
    const known = this.get(id);
    if (known) return known;
    await this.getDocuments({ _id: id });
    return this.get(id) ?? null;
  }

  /**
   * Loads documents.
   * @param query Values of index fields; `<field>__in` lists possible ones, `<field>__ne` excludes.
   */
  async getDocuments(query: JsonObject = {}): Promise<ClientDocument[]> {
    const ids = this.index.filter((entry) => matches(entry, query)).map((entry) => entry._id);
    const missing = ids.filter((id) => !this.has(id));
    if (missing.length > 0) {
      const { backend } = await import("../../data/backend.ts");
      const sources = await backend.getDocuments(this.documentName, this.collection, missing);
      for (const source of sources) {
        const document = this.createDocument(source, { pack: this.collection });
        this.set(String(source._id), document);
      }
    }
    return ids.map((id) => this.get(id)).filter((document) => document !== undefined);
  }

  /** Copies a world document into the compendium. */
  async importDocument(document: Document, options: CompendiumOptions = {}) {
    if (document.documentName !== this.documentName)
      throw new Error(`${this.collection} holds documents of the kind ${this.documentName} only.`);
    const data = compendiumSource(document, { clearFolder: true, ...options });
    return this.documentClass.create(
      data as never,
      {
        pack: this.collection,
        keepId: options.keepId,
      } as never,
    );
  }

  /** Brings a document's entry in the index up to date. */
  indexDocument(document: Document, fields: Iterable<string> = this.indexFields): void {
    if (document.documentName !== this.documentName) return;
    const entry = indexEntry(document, this.getUuid(document.id!), fields);
    this.index.set(document.id!, { ...this.index.get(document.id!), ...entry });
  }

  /** A loaded document, or a folder of the compendium. */
  override get(id: string, options: { strict?: boolean } = {}): ClientDocument | undefined {
    const folder = this.folders.get(id) as ClientDocument | undefined;
    return folder ?? super.get(id, options);
  }

  override set(id: string, document: ClientDocument): this {
    if (document.documentName === "Folder") this.folders.set(id, document as never);
    else {
      super.set(id, document);
      this.indexDocument(document);
    }
    return this;
  }

  /** Removes a document that was deleted from the compendium. */
  override delete(id: string): boolean {
    this.index.delete(id);
    return super.delete(id) || this.folders.delete(id);
  }

  /** The index in its folders. */
  get tree(): TreeNode<IndexEntry> {
    return buildTree(this.folders, this.index, this.sortingMode, game.user.isGM && !this.locked);
  }

  override _onModifyContents(
    action: "create" | "update" | "delete",
    documents: ClientDocument[],
    result: unknown[],
    operation: Operation,
    user: Document,
  ): void {
    if (action === "update") for (const document of documents) this.indexDocument(document);
    super._onModifyContents(action, documents, result, operation, user);
  }
}
