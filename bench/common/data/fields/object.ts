import type { DataModel } from "../../abstract/data-model.ts";
import { type Data, isPlainObject } from "../../types.ts";
import { isEqual } from "../../utils/equals.ts";
import { mergeData } from "../../utils/merge.ts";
import { deepClone, isEmpty } from "../../utils/objects.ts";
import { ForcedDeletion, ForcedReplacement, readUpdateEntry } from "../operators.ts";
import { DataModelValidationFailure } from "../validation.ts";
import {
  type ApplyFunction,
  type CleanOptions,
  DataField,
  type FieldContext,
  type FieldOptions,
  type InitializeOptions,
  nextPart,
  noteChange,
  type UpdateOptions,
  type ValidateOptions,
} from "./data-field.ts";
import { cleanEntry } from "./schema.ts";

/** An object with any keys. */
export class ObjectField extends DataField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false };
  }
  override getInitialValue(data?: Data): unknown {
    const value = super.getInitialValue(data);
    return value === undefined || (value === null && this.options.initial !== null) ? {} : value;
  }
  override _cast(value: unknown): unknown {
    const convert = (value as { toObject?: () => unknown }).toObject;
    return typeof convert === "function" ? convert.call(value) : value;
  }
  override _cleanType(value: unknown, options: CleanOptions): unknown {
    if (!isPlainObject(value)) return value;
    return options.partial ? checkKeys(value) : mergeData({}, value, { applyOperators: true });
  }
  override _validateType(value: unknown, _options: ValidateOptions): unknown {
    if (!isPlainObject(value)) throw new Error("must be an object");
    return undefined;
  }
  override initialize(value: unknown, _model: DataModel, _options?: InitializeOptions): unknown {
    return deepClone(value);
  }
  override toObject(value: unknown): unknown {
    return deepClone(value);
  }
  override _updateDiff(
    source: Data,
    key: string,
    value: unknown,
    difference: Data,
    options: UpdateOptions = {},
  ): void {
    const current = source[key];
    if (!isPlainObject(current) || !isPlainObject(value)) {
      super._updateDiff(source, key, value, difference, options);
      return;
    }
    const inner: Data = {};
    this._updateEntries(current, value, inner, options);
    if (!isEmpty(inner)) difference[key] = inner;
  }

  /** Apply changes inside the object: merge objects, replace all else, obey operators. */
  _updateEntries(source: Data, changes: Data, difference: Data, options: UpdateOptions): void {
    for (const [key, value] of Object.entries(changes)) {
      const [name, change] = readUpdateEntry(key, value);
      const current = source[name];
      if (change instanceof ForcedDeletion) {
        if (!Object.hasOwn(source, name)) continue;
        noteChange(difference, name, change, options);
        delete source[name];
        continue;
      }
      if (isPlainObject(current) && isPlainObject(change)) {
        const inner: Data = {};
        this._updateEntries(current, change, inner, options);
        if (!isEmpty(inner)) difference[name] = inner;
        continue;
      }
      const next = change instanceof ForcedReplacement ? change.value : change;
      if (isEqual(current, next)) continue;
      noteChange(difference, name, change, options);
      source[name] = isPlainObject(next)
        ? mergeData({}, deepClone(next), { applyOperators: true })
        : deepClone(next);
    }
  }
}

/** Refuse the update keys that the generation does not take. */
function checkKeys(value: Data): Data {
  for (const [key, inner] of Object.entries(value)) {
    readUpdateEntry(key, inner);
    if (isPlainObject(inner)) checkKeys(inner);
  }
  return value;
}

/** An object with any keys, whose values are all of one kind. */
export class TypedObjectField extends ObjectField {
  static override recursive = true;
  element: DataField;
  declare validateKey: ((key: string) => unknown) | undefined;

  static override get _defaults(): FieldOptions {
    return { ...super._defaults, validateKey: undefined };
  }
  constructor(element: DataField, options: FieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
    this.element = element;
    element.name = "element";
    element.parent = this;
  }
  override _getField(path: string[]): DataField | undefined {
    return nextPart(path) === undefined ? this : this.element._getField(path);
  }
  override _cleanType(value: unknown, options: CleanOptions): unknown {
    if (!isPlainObject(value)) return value;
    const current = isPlainObject(options.current) ? options.current : {};
    for (const key of Object.keys(value)) {
      const [name, change] = readUpdateEntry(key, value[key]);
      if (this.validateKey?.(name) === false) delete value[key];
      else if (key === name) {
        const partial = options.partial && (name in current || change instanceof ForcedDeletion);
        const inner = { ...options, partial, current: current[name] };
        if (change instanceof ForcedReplacement && options.partial) inner.partial = true;
        value[name] = cleanEntry(this.element, change, inner);
      } else if (change instanceof ForcedReplacement)
        value[key] = this.element.clean(change.value, { ...options, partial: false });
    }
    return value;
  }
  override _validateType(value: unknown, options: ValidateOptions): unknown {
    super._validateType(value, options);
    const failure = new DataModelValidationFailure({ invalidValue: value });
    for (const [key, entry] of Object.entries(value as Data)) {
      const [name, change] = readUpdateEntry(key, entry);
      const inner = this.element.validate(change, options);
      if (!inner) continue;
      failure.elements.push({ id: name, failure: inner });
      if (options.fallback && inner.fallbackValue !== undefined)
        (value as Data)[name] = inner.fallbackValue;
    }
    return failure.empty ? undefined : failure.summarise();
  }
  override _validateModel(data: unknown, options: ValidateOptions = {}): void {
    if (isPlainObject(data))
      for (const value of Object.values(data)) this.element._validateModel(value, options);
  }
  override initialize(value: unknown, model: DataModel, options?: InitializeOptions): unknown {
    return mapEntries(value, (inner) => this.element.initialize(inner, model, options));
  }
  override toObject(value: unknown): unknown {
    return mapEntries(value, (inner) => this.element.toObject(inner));
  }
  override _updateEntries(
    source: Data,
    changes: Data,
    difference: Data,
    options: UpdateOptions,
  ): void {
    for (const [key, value] of Object.entries(changes)) {
      const [name, change] = readUpdateEntry(key, value);
      if (!(change instanceof ForcedDeletion))
        this.element._updateDiff(source, name, change, difference, options);
      else if (Object.hasOwn(source, name)) {
        noteChange(difference, name, change, options);
        delete source[name];
      }
    }
  }
  override apply(fn: string | ApplyFunction, value: unknown = {}, options: object = {}): unknown {
    const own = super.apply(fn, value, options);
    const results = mapEntries(value, (inner) => this.element.apply(fn, inner, options));
    return isEmpty(results) ? own : results;
  }
}

function mapEntries(value: unknown, transform: (inner: unknown) => unknown): unknown {
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, transform(inner)]));
}
