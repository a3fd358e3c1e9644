import { Collection } from "../collection.ts";
import type { Data } from "../types.ts";
import { type ConstructionContext, TRUSTED } from "./data-model.ts";
import type { Document } from "./document.ts";
import { type DocumentClass, getImplementation } from "./registry.ts";

/** Sources of embedded documents that failed validation, as their field found. */
export const invalidSources = new WeakSet<object>();

/** The documents embedded in another; their sources are the elements of an array in its source. */
export class EmbeddedCollection<D extends Document = Document> extends Collection<D> {
  readonly name: string;
  readonly model: Document;
  readonly invalidDocumentIds = new Set<string>();
  declare _source: Data[];

  constructor(name: string, parent: Document, source: Data[]) {
    super();
    this.name = name;
    this.model = parent;
    Object.defineProperty(this, "_source", { value: source, writable: true, enumerable: false });
  }

  get documentClass(): DocumentClass {
    const cls = this.model.constructor as DocumentClass;
    return getImplementation(cls.hierarchy[this.name]?.documentName ?? "");
  }

  createDocument(data: Data, context: ConstructionContext = {}): D {
    return new this.documentClass(data, {
      ...context,
      parent: this.model,
      parentCollection: this.name,
      pack: this.model.pack,
    }) as D;
  }

  /** Make the documents agree with the sources: keep, renew, add and remove. */
  initialize(options: ConstructionContext = {}): void {
    const before = new Map(this.entries());
    super.clear();
    this.invalidDocumentIds.clear();
    for (const data of this._source) {
      const id = String(data._id);
      if (invalidSources.has(data)) {
        this.invalidDocumentIds.add(id);
        continue;
      }
      const document = before.get(id);
      if (document?._source === data) document.reset();
      super.set(
        id,
        document?._source === data
          ? document
          : this.createDocument(data, { ...options, [TRUSTED]: true }),
      );
    }
  }

  override get(
    id: string,
    { strict = false, invalid = false }: { strict?: boolean; invalid?: boolean } = {},
  ): D | undefined {
    const document = super.get(id) ?? (invalid ? this.getInvalid(id) : undefined);
    if (!document && strict) throw new Error(`${this.name} has no document with the id ${id}`);
    return document;
  }

  /** A document made from invalid data, for the time being. */
  getInvalid(id: string, { strict = false }: { strict?: boolean } = {}): D | undefined {
    if (this.invalidDocumentIds.has(id)) {
      const data = this._source.find(({ _id }) => _id === id);
      if (data) return this.createDocument(structuredClone(data), { strict: false });
    }
    if (strict) throw new Error(`${id} is not an invalid document of ${this.name}`);
    return undefined;
  }

  override set(id: string, document: D, { modifySource = true } = {}): this {
    if (modifySource) {
      const index = this._source.findIndex(({ _id }) => _id === id);
      if (index < 0) this._source.push(document._source);
      else this._source[index] = document._source;
    }
    return super.set(id, document);
  }

  override delete(id: string, { modifySource = true } = {}): boolean {
    if (modifySource) {
      const index = this._source.findIndex(({ _id }) => _id === id);
      if (index >= 0) this._source.splice(index, 1);
    }
    return super.delete(id);
  }

  /** The documents as plain data. */
  toObject(source = true): Data[] {
    return this.map((document) => document.toObject(source));
  }
}

/**
 * What an unlinked token's actor has of its own: whole sources of documents that it changed or
 * added, and tombstones of those that it deleted. It holds no documents itself.
 */
export class EmbeddedCollectionDelta<D extends Document = Document> extends EmbeddedCollection<D> {
  override initialize(): void {}

  /** Does the delta itself say something about this id? */
  manages(id: string): boolean {
    return this._source.some(({ _id }) => _id === id);
  }
  isTombstone(id: string): boolean {
    return this._source.some(({ _id, _tombstone }) => _id === id && _tombstone === true);
  }

  /** The sources of the base actor's documents with those of the delta over them. */
  combine(base: Data[]): Data[] {
    const kept = base.filter(({ _id }) => !this.manages(String(_id)));
    return [...kept, ...this._source.filter(({ _tombstone }) => !_tombstone)];
  }

  /** Keep the whole source of a changed or added document. */
  store(source: Data): void {
    this.forget(String(source._id));
    this._source.push(source);
  }
  /** Remember a deletion; only of documents that the base actor has is there anything to remember. */
  bury(id: string, inBase: boolean): void {
    this.forget(id);
    if (inBase) this._source.push({ _id: id, _tombstone: true });
  }
  /** Let the base actor's document show through again. */
  forget(id: string): void {
    const index = this._source.findIndex(({ _id }) => _id === id);
    if (index >= 0) this._source.splice(index, 1);
  }
}
