import type { EmbeddedDocumentField } from "../data/fields/document.ts";
import type { EmbeddedCollectionField } from "../data/fields/embedded-collection.ts";
import type { SchemaField } from "../data/fields/schema.ts";
import { ForcedDeletion } from "../data/operators.ts";
import type { BaseUser } from "../documents/base-user.ts";
import { BenchDeprecated } from "../errors.ts";
import { getGeneration } from "../generation.ts";
import { failOnUnknownMembers } from "../strict-members.ts";
import type { Data } from "../types.ts";
import { mergeData } from "../utils/merge.ts";
import { expandObject, getProperty } from "../utils/paths.ts";
import { buildUuid } from "../utils/uuid.ts";
import { type DatabaseBackend, type DatabaseOperation, getDatabaseBackend } from "./backend.ts";
import { type ConstructionContext, DataModel } from "./data-model.ts";
import type { EmbeddedCollection } from "./embedded-collection.ts";
import { type DocumentMetadata, defineMetadata, type ModifyAction } from "./metadata.ts";
import { explicitLevel, hasRoleFor, mayModify, ownershipLevel } from "./permissions.ts";
import { type DocumentClass, getBaseDocument, getImplementation, world } from "./registry.ts";

export interface DocumentContext extends ConstructionContext {
  parent?: Document | null;
  pack?: string | null;
  parentCollection?: string | null;
}

export interface CloneContext extends DocumentContext {
  save?: boolean;
  keepId?: boolean;
  /** Note in `_stats` what the copy was made from. */
  addSource?: boolean;
}

/** Fields that only some documents have, which code that serves all of them asks for. */
const FIELDS_OF_SOME = "color effects folder img items name ownership sort system type".split(" ");

/** A model that is stored, has an id, and belongs to users. */
export class Document extends DataModel {
  static {
    failOnUnknownMembers(this, FIELDS_OF_SOME);
  }
  static metadata: DocumentMetadata = defineMetadata({ name: "Document" });
  static override LOCALIZATION_PREFIXES = ["DOCUMENT"];

  declare _id: string | null;
  declare readonly parent: Document | null;
  declare readonly pack: string | null;
  declare readonly parentCollection: string | null;
  declare readonly collections: Record<string, EmbeddedCollection>;
  declare flags: Record<string, Data>;

  constructor(data: Data | DataModel = {}, context: DocumentContext = {}) {
    super(data, context);
  }

  override _configure({ pack = null, parentCollection = null }: DocumentContext = {}): void {
    const collections: Record<string, EmbeddedCollection> = {};
    for (const [name, field] of Object.entries((this.constructor as DocumentClass).hierarchy)) {
      if (!field.isCollection) continue;
      const { implementation } = field.constructor as typeof EmbeddedCollectionField;
      collections[name] = new implementation(name, this, this._source[name] as Data[]);
    }
    const values = {
      pack: pack ?? this.parent?.pack ?? null,
      parentCollection: this._getParentCollection(parentCollection),
      collections: Object.freeze(collections),
    };
    for (const [key, value] of Object.entries(values))
      Object.defineProperty(this, key, { value, configurable: true });
  }

  static get documentName(): string {
    return this.metadata.name;
  }
  get documentName(): string {
    return (this.constructor as DocumentClass).documentName;
  }
  static get collectionName(): string {
    return this.metadata.collection;
  }
  get collectionName(): string {
    return (this.constructor as DocumentClass).collectionName;
  }
  static get baseDocument(): DocumentClass {
    return getBaseDocument(this.documentName);
  }
  static get implementation(): DocumentClass {
    return getImplementation(this.documentName);
  }
  static get hasTypeData(): boolean {
    return this.metadata.hasTypeData;
  }
  static get database(): DatabaseBackend {
    return getDatabaseBackend();
  }
  /** The sub-types that such documents may have. */
  static get TYPES(): string[] {
    const { coreTypes, hasTypeData } = this.metadata;
    return hasTypeData ? [...coreTypes, ...world.documentTypes(this.documentName)] : [...coreTypes];
  }
  /** All classes of a document name share the schema of the base class. */
  static override get schema(): SchemaField {
    const base = this.baseDocument;
    return base === this ? super.schema : base.schema;
  }
  /** The fields that hold embedded documents. */
  static get hierarchy(): Record<string, EmbeddedCollectionField | EmbeddedDocumentField> {
    const entries = this.schema
      .entries()
      .filter(([, field]) => (field.constructor as { hierarchical?: boolean }).hierarchical);
    return Object.fromEntries(entries) as Record<string, EmbeddedCollectionField>;
  }
  /** The field of embedded documents, by its name or the name of the document; null if there is none. */
  static getCollectionName(name: string): string | null {
    if (name in this.hierarchy) return name;
    return this.metadata.embedded[name] ?? null;
  }

  _getParentCollection(name?: string | null): string | null {
    if (!this.parent) return null;
    return name ?? (this.parent.constructor as DocumentClass).getCollectionName(this.documentName);
  }

  get id(): string | null {
    return this._id;
  }
  get isEmbedded(): boolean {
    return !!this.parent && !!this.parentCollection;
  }
  get inCompendium(): boolean {
    return !!this.pack;
  }
  get uuid(): string {
    const { id, documentName, parent, pack } = this;
    return buildUuid({ id, documentName, parent, pack: parent ? null : pack }) ?? "";
  }
  override get _label(): string {
    return `${this.documentName} [${this._source._id ?? "new"}] has invalid data:`;
  }

  /** May the user create such documents at all? */
  static canUserCreate(user: BaseUser): boolean {
    const rule = this.metadata.permissions.create;
    return typeof rule === "string" ? (hasRoleFor(user, rule) ?? user.isGM) : user.isGM;
  }
  /** The level that ownership gives the user, without regard to the role. */
  getUserLevel(user: BaseUser): number {
    return explicitLevel(this, user);
  }
  /** Has the user this level of ownership, or (unless `exact`) a higher one? Game masters own all. */
  testUserPermission(
    user: BaseUser,
    permission: string | number,
    { exact = false }: { exact?: boolean } = {},
  ): boolean {
    const level = user.isGM ? ownershipLevel("OWNER") : this.getUserLevel(user);
    const needed = ownershipLevel(permission);
    return exact ? level === needed : level >= needed;
  }
  canUserModify(user: BaseUser, action: ModifyAction, data: Data = {}): boolean {
    return mayModify(this, user, action, data);
  }

  /** A copy with changed data, not stored; `save` stores it and gives a promise of it. */
  override clone(data?: Data, context?: CloneContext & { save?: false }): this;
  override clone(data: Data, context: CloneContext & { save: true }): Promise<this | undefined>;
  override clone(
    data: Data = {},
    { save = false, keepId = false, addSource = false, ...rest }: CloneContext = {},
  ): this | Promise<this | undefined> {
    const cls = this.constructor as DocumentClass;
    const source = mergeData(this.toObject(), expandObject(data), { applyOperators: true });
    if (!keepId) source._id = null;
    if (addSource) {
      const key = this.pack ? "compendiumSource" : "duplicateSource";
      source._stats = { ...(source._stats as Data), [key]: this.uuid };
    }
    const context = { parent: this.parent, pack: this.pack, ...rest };
    if (!save) return new cls(source, context) as this;
    const { parent, pack } = context;
    return cls.create(source, { parent, pack, keepId }) as Promise<this | undefined>;
  }

  /* ---- Database ---- */

  static async createDocuments(
    data: (Data | Document)[] = [],
    operation: DatabaseOperation = {},
  ): Promise<Document[]> {
    if (operation.temporary)
      throw new BenchDeprecated(
        "creating a temporary document",
        "new Document.implementation(data)",
      );
    return this.database.create(this.implementation, { ...operation, data });
  }
  static async updateDocuments(
    updates: Data[] = [],
    operation: DatabaseOperation = {},
  ): Promise<Document[]> {
    return this.database.update(this.implementation, { ...operation, updates });
  }
  static async deleteDocuments(
    ids: readonly string[] = [],
    operation: DatabaseOperation = {},
  ): Promise<Document[]> {
    return this.database.delete(this.implementation, { ...operation, ids: [...ids] });
  }
  /** Create one document, or several from an array. Undefined if it was prevented. */
  static create(
    data: Data | Document,
    operation?: DatabaseOperation,
  ): Promise<Document | undefined>;
  static create(data: (Data | Document)[], operation?: DatabaseOperation): Promise<Document[]>;
  static async create(
    data: Data | Document | (Data | Document)[],
    operation: DatabaseOperation = {},
  ): Promise<Document | Document[] | undefined> {
    if (Array.isArray(data)) return this.createDocuments(data, operation);
    return (await this.createDocuments([data], operation))[0];
  }
  static get(id: string, operation: DatabaseOperation = {}): Document | Data | null {
    return this.database.get(this.implementation, id, operation);
  }

  /** Change this document. Undefined if nothing changed or it was prevented. */
  async update(data: Data = {}, operation: DatabaseOperation = {}): Promise<this | undefined> {
    const [updated] = await (this.constructor as DocumentClass).updateDocuments(
      [{ ...data, _id: this.id }],
      { ...operation, parent: this.parent, pack: this.pack },
    );
    return updated as this | undefined;
  }
  async delete(operation: DatabaseOperation = {}): Promise<this | undefined> {
    const [deleted] = await (this.constructor as DocumentClass).deleteDocuments(
      [this.id as string],
      { ...operation, parent: this.parent, pack: this.pack },
    );
    return deleted as this | undefined;
  }

  /* ---- Embedded documents ---- */

  /** @throws if there is no such collection. */
  getEmbeddedCollection(name: string): EmbeddedCollection {
    const cls = this.constructor as DocumentClass;
    const collection = this.collections[cls.getCollectionName(name) ?? ""];
    if (!collection) throw new Error(`${this.documentName} has no embedded collection ${name}`);
    return collection;
  }
  getEmbeddedDocument(
    name: string,
    id: string,
    options: { strict?: boolean; invalid?: boolean } = {},
  ): Document | undefined {
    return this.getEmbeddedCollection(name).get(id, options);
  }
  #embedded(name: string, operation: DatabaseOperation): [DocumentClass, DatabaseOperation] {
    const { documentClass } = this.getEmbeddedCollection(name);
    return [documentClass, { ...operation, parent: this, pack: this.pack }];
  }
  async createEmbeddedDocuments(
    name: string,
    data: (Data | Document)[] = [],
    operation: DatabaseOperation = {},
  ): Promise<Document[]> {
    const [cls, context] = this.#embedded(name, operation);
    return cls.createDocuments(data, context);
  }
  async updateEmbeddedDocuments(
    name: string,
    updates: Data[] = [],
    operation: DatabaseOperation = {},
  ): Promise<Document[]> {
    const [cls, context] = this.#embedded(name, operation);
    return cls.updateDocuments(updates, context);
  }
  async deleteEmbeddedDocuments(
    name: string,
    ids: readonly string[],
    operation: DatabaseOperation = {},
  ): Promise<Document[]> {
    const [cls, context] = this.#embedded(name, operation);
    return cls.deleteDocuments(ids, context);
  }

  /* ---- Flags ---- */

  #checkScope(scope: string): void {
    if (!world.flagScope(scope)) throw new Error(`There is no active flag scope "${scope}"`);
  }
  getFlag(scope: string, key: string): unknown {
    this.#checkScope(scope);
    return getProperty(this.flags?.[scope] ?? {}, key);
  }
  async setFlag(scope: string, key: string, value: unknown): Promise<this | undefined> {
    this.#checkScope(scope);
    return this.update({ [`flags.${scope}.${key}`]: value });
  }
  async unsetFlag(scope: string, key: string): Promise<this | undefined> {
    this.#checkScope(scope);
    const path = `flags.${scope}.${key}`;
    if (getGeneration() >= 14) return this.update({ [path]: new ForcedDeletion() });
    const [last, ...before] = path.split(".").reverse();
    return this.update({ [[...before.reverse(), `-=${last}`].join(".")]: null });
  }

  /* ---- Hooks that subclasses override; see lifecycle.ts ---- */

  async _preCreate(_data: Data, _options: object, _user: BaseUser): Promise<boolean | undefined> {
    return undefined;
  }
  _onCreate(_data: Data, _options: object, _userId: string): void {}
  async _preUpdate(
    _changed: Data,
    _options: object,
    _user: BaseUser,
  ): Promise<boolean | undefined> {
    return undefined;
  }
  _onUpdate(_changed: Data, _options: object, _userId: string): void {}
  async _preDelete(_options: object, _user: BaseUser): Promise<boolean | undefined> {
    return undefined;
  }
  _onDelete(_options: object, _userId: string): void {}

  /** An explicit false cancels the whole operation. */
  static async _preCreateOperation(
    _documents: Document[],
    _operation: DatabaseOperation,
    _user: BaseUser,
  ): Promise<boolean | undefined> {
    return undefined;
  }
  static async _onCreateOperation(
    _documents: Document[],
    _operation: DatabaseOperation,
    _user: BaseUser,
  ): Promise<void> {}
  static async _preUpdateOperation(
    _documents: Document[],
    _operation: DatabaseOperation,
    _user: BaseUser,
  ): Promise<boolean | undefined> {
    return undefined;
  }
  static async _onUpdateOperation(
    _documents: Document[],
    _operation: DatabaseOperation,
    _user: BaseUser,
  ): Promise<void> {}
  static async _preDeleteOperation(
    _documents: Document[],
    _operation: DatabaseOperation,
    _user: BaseUser,
  ): Promise<boolean | undefined> {
    return undefined;
  }
  static async _onDeleteOperation(
    _documents: Document[],
    _operation: DatabaseOperation,
    _user: BaseUser,
  ): Promise<void> {}
}
