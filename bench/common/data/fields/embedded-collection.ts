import type { DataModel } from "../../abstract/data-model.ts";
import type { Document } from "../../abstract/document.ts";
import {
  EmbeddedCollection,
  EmbeddedCollectionDelta,
  invalidSources,
} from "../../abstract/embedded-collection.ts";
import type { DocumentClass } from "../../abstract/registry.ts";
import { type Data, isPlainObject } from "../../types.ts";
import { isEqual } from "../../utils/equals.ts";
import { randomID } from "../../utils/misc.ts";
import { deepClone } from "../../utils/objects.ts";
import { DataModelValidationFailure } from "../validation.ts";
import {
  type CleanOptions,
  DataField,
  type FieldContext,
  type FieldOptions,
  type InitializeOptions,
  type UpdateOptions,
  type ValidateOptions,
} from "./data-field.ts";

/** The documents of one kind embedded in a document. */
export class EmbeddedCollectionField extends DataField {
  static override hierarchical = true;
  static override recursive = true;
  document: DocumentClass;

  static get implementation(): typeof EmbeddedCollection {
    return EmbeddedCollection;
  }
  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      required: true,
      nullable: false,
      readonly: true,
      initial: () => [],
    };
  }
  constructor(document: DocumentClass, options: FieldOptions = {}, context: FieldContext = {}) {
    super({ ...options, readonly: true }, context);
    this.document = document;
  }
  get model(): DocumentClass {
    return this.document.implementation;
  }
  get documentName(): string {
    return this.document.documentName;
  }
  get isCollection(): boolean {
    return true;
  }

  override _cast(value: unknown): unknown {
    if (value instanceof EmbeddedCollection) return value.toObject();
    return value;
  }
  override _cleanType(value: unknown, options: CleanOptions): unknown {
    if (!Array.isArray(value)) return value;
    const current = Array.isArray(options.current) ? (options.current as Data[]) : [];
    for (const [index, element] of value.entries()) {
      const convert = (element as { toObject?: () => Data } | null)?.toObject;
      const data: unknown = typeof convert === "function" ? convert.call(element) : element;
      const existing = isPlainObject(data) && current.find(({ _id }) => _id === data._id);
      value[index] = isPlainObject(data)
        ? this._cleanElement(data, options, existing || undefined)
        : data;
    }
    return value;
  }
  _cleanElement(data: Data, { partial, migrate }: CleanOptions, existing?: Data): Data {
    data._id ??= randomID();
    // The sub-type tells which model checks the rest of the change.
    if (partial && existing?.type !== undefined) data.type ??= existing.type;
    if (partial && existing)
      return this.model.cleanData(data, { partial, migrate, source: existing, current: existing });
    return this.model.cleanData(data, { migrate });
  }

  override _validateType(value: unknown, options: ValidateOptions): unknown {
    if (!Array.isArray(value)) throw new Error("must be an array");
    const failure = new DataModelValidationFailure({ invalidValue: value });
    for (const element of value) {
      const inner = this._validateElement(element as Data, options);
      if (!inner) continue;
      if (inner.unresolved && (options.dropInvalidEmbedded || options.fallback)) {
        console.error(`An embedded ${this.documentName} is invalid and was left out: ${inner}`);
        invalidSources.add(element);
        inner.unresolved = false;
        inner.dropped = true;
      }
      failure.elements.push({ id: String(element?._id), failure: inner });
    }
    if (failure.empty) return undefined;
    failure.unresolved = failure.elements.some(({ failure: f }) => f.unresolved);
    return failure;
  }
  _validateElement(
    element: Data,
    options: ValidateOptions,
  ): DataModelValidationFailure | undefined {
    const { partial, fallback } = options;
    return this.model.schema.validate(element, { partial, fallback });
  }

  override initialize(value: unknown, model: DataModel, options: InitializeOptions = {}): unknown {
    const collection = (model as Document).collections[this.name as string] as EmbeddedCollection;
    collection._source = value as Data[];
    collection.initialize(options);
    return collection;
  }
  override toObject(value: unknown): unknown {
    return value instanceof EmbeddedCollection ? value.toObject(false) : value;
  }

  /** Elements are updated by id, or added; those that the change does not name stay. */
  override _updateDiff(
    source: Data,
    key: string,
    value: unknown,
    difference: Data,
    options: UpdateOptions = {},
  ): void {
    if (!Array.isArray(value)) throw new Error(`${this.fieldPath} takes an array of documents`);
    const elements = source[key] as Data[];
    const changed: Data[] = [];
    for (const change of value as Data[]) {
      const index = elements.findIndex(({ _id }) => _id === change._id);
      const existing = elements[index];
      const replaced = options.recursive === false || change._tombstone || existing?._tombstone;
      if (existing && !replaced) {
        const inner: Data = {};
        this.model.schema.updateEntries(existing, change, inner, options);
        if (Object.keys(inner).length) changed.push({ _id: change._id, ...inner });
      } else if (!isEqual(existing, change)) {
        if (existing) elements[index] = deepClone(change);
        else elements.push(deepClone(change));
        changed.push(deepClone(change));
      }
    }
    if (changed.length) difference[key] = changed;
  }
}

/** What a token's delta has of its own: documents, and tombstones of deleted ones. */
export class EmbeddedCollectionDeltaField extends EmbeddedCollectionField {
  static override get implementation(): typeof EmbeddedCollection {
    return EmbeddedCollectionDelta;
  }
  override _cleanElement(data: Data, options: CleanOptions, existing?: Data): Data {
    return data._tombstone
      ? { _id: data._id, _tombstone: true }
      : super._cleanElement(data, options, existing);
  }
  override _validateElement(element: Data, options: ValidateOptions) {
    return element._tombstone ? undefined : super._validateElement(element, options);
  }
}
