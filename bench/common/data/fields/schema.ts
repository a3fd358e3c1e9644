import type { DataModel } from "../../abstract/data-model.ts";
import { getGeneration } from "../../generation.ts";
import { type Data, isPlainObject } from "../../types.ts";
import { isEmpty } from "../../utils/objects.ts";
import {
  DataFieldOperator,
  ForcedDeletion,
  ForcedReplacement,
  readUpdateEntry,
} from "../operators.ts";
import { DataModelValidationFailure } from "../validation.ts";
import {
  type ApplyFunction,
  assignInitialized,
  type CleanOptions,
  DataField,
  type FieldContext,
  type FieldOptions,
  type InitializeOptions,
  nextPart,
  type UpdateOptions,
  type ValidateOptions,
} from "./data-field.ts";

export type DataSchema = Record<string, DataField>;

/** An object with a fixed set of fields. */
export class SchemaField extends DataField {
  static override recursive = true;
  fields: DataSchema;

  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false };
  }

  constructor(fields: DataSchema, options: FieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
    for (const [name, field] of Object.entries(fields)) {
      if (name === "_source") throw new Error('A field may not be called "_source"');
      if (!(field instanceof DataField)) throw new Error(`${name} is not a DataField`);
      if (field.parent) throw new Error(`The field ${field.fieldPath} already belongs to a schema`);
      field.name = name;
      field.parent = this;
    }
    this.fields = fields;
  }

  *[Symbol.iterator](): Generator<DataField> {
    yield* Object.values(this.fields);
  }
  keys(): string[] {
    return Object.keys(this.fields);
  }
  values(): DataField[] {
    return Object.values(this.fields);
  }
  entries(): [string, DataField][] {
    return Object.entries(this.fields);
  }
  has(name: string): boolean {
    return Object.hasOwn(this.fields, name);
  }
  get(name: string): DataField | undefined {
    return this.has(name) ? this.fields[name] : undefined;
  }

  /** The field at a dotted path below this one. */
  getField(path: string | string[]): DataField | undefined {
    const parts = typeof path === "string" ? path.split(".") : [...path];
    return this._getField(getGeneration() >= 14 ? parts.reverse() : parts);
  }
  override _getField(path: string[]): DataField | undefined {
    const name = nextPart(path);
    return name === undefined ? this : this.get(name)?._getField(path);
  }

  override getInitialValue(data?: Data): unknown {
    const value = super.getInitialValue(data);
    if (value === null && this.options.initial === null) return null;
    return this.clean(isPlainObject(value) ? value : {});
  }

  override _cast(value: unknown): unknown {
    const convert = (value as { toObject?: () => unknown }).toObject;
    return typeof convert === "function" ? convert.call(value) : value;
  }

  override _cleanType(value: unknown, options: CleanOptions): unknown {
    if (!isPlainObject(value)) return value;
    const inner = { ...options, source: options.source ?? value };
    const addressed = this.#dropUnknown(value, options);
    const current = isPlainObject(options.current) ? options.current : {};
    for (const [name, field] of this.entries()) {
      if (!field.persisted || (options.partial && !addressed.has(name))) continue;
      const key = addressed.get(name) ?? name;
      if (key !== name) {
        // A `-=` or `==` key of generation 13.
        if (key.startsWith("=="))
          value[key] = field.clean(value[key], { ...inner, partial: false, current: undefined });
        continue;
      }
      const cleaned = cleanEntry(field, value[name], { ...inner, current: current[name] });
      if (cleaned === undefined) delete value[name];
      else value[name] = cleaned;
    }
    return value;
  }

  /** Drop the keys that no field claims. @returns The key that addresses each field. */
  #dropUnknown(value: Data, options: CleanOptions): Map<string, string> {
    const addressed = new Map<string, string>();
    for (const key of Object.keys(value)) {
      const [name] = readUpdateEntry(key, value[key]);
      if (this.get(name)?.persisted) {
        addressed.set(name, key);
        continue;
      }
      delete value[key];
      if (options.reportUnknown)
        console.error(
          `${[this.fieldPath, name].filter(Boolean).join(".")} was dropped: ${options.reportUnknown} ${
            this.has(name) ? "does not store it" : "has no such field"
          }`,
        );
    }
    return addressed;
  }

  override _validateType(value: unknown, options: ValidateOptions): unknown {
    if (!isPlainObject(value)) throw new Error("must be an object");
    const failure = new DataModelValidationFailure({ invalidValue: value });
    const source = options.source ?? value;
    const entries = new Map(Object.entries(value).map(([k, v]) => readUpdateEntry(k, v)));
    for (const [name, field] of this.entries()) {
      if (!field.persisted || (options.partial && !entries.has(name))) continue;
      const inner = field.validate(entries.get(name), { ...options, source });
      if (!inner) continue;
      failure.fields[name] = inner;
      if (options.fallback && inner.fallbackValue !== undefined) value[name] = inner.fallbackValue;
    }
    return failure.empty ? undefined : failure.summarise();
  }

  override _validateModel(data: unknown, options: ValidateOptions = {}): void {
    if (!isPlainObject(data)) return;
    const source = options.source ?? data;
    for (const [name, field] of this.entries())
      field._validateModel(data[name], { ...options, source });
  }

  override initialize(value: unknown, model: DataModel, options: InitializeOptions = {}): unknown {
    if (!isPlainObject(value)) return value;
    return this.initializeInto({}, value, model, options);
  }

  /** Prepare each field of the source as a property of `target`. */
  initializeInto<T extends object>(
    target: T,
    source: Data,
    model: DataModel,
    options: InitializeOptions,
  ): T {
    for (const [name, field] of this.entries()) {
      const value = field.persisted ? source[name] : field.getInitialValue(source);
      assignInitialized(target, field, name, field.initialize(value, model, options));
    }
    return target;
  }

  override toObject(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    const object: Data = {};
    for (const [name, field] of this.entries()) {
      const inner = field.toObject((value as Data)[name]);
      if (inner !== undefined) object[name] = inner;
    }
    return object;
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
    this.updateEntries(current, value, inner, options);
    if (!isEmpty(inner)) difference[key] = inner;
  }

  /** Apply cleaned changes to the source of this schema, noting what changed. */
  updateEntries(source: Data, changes: Data, difference: Data, options: UpdateOptions): void {
    for (const [key, value] of Object.entries(changes)) {
      const [name, change] = readUpdateEntry(key, value);
      this.get(name)?._updateDiff(source, name, change, difference, options);
    }
  }

  override apply(fn: string | ApplyFunction, data: unknown = {}, options: object = {}): unknown {
    const own = super.apply(fn, data, options);
    const { partial } = options as { partial?: boolean };
    const results: Data = {};
    for (const [name, field] of this.entries()) {
      if (partial && !(isPlainObject(data) && name in data)) continue;
      results[name] = field.apply(fn, (data as Data | null)?.[name], options);
    }
    return isEmpty(results) ? own : results;
  }
}

/** Clean one value of an object, with regard to operators. */
export function cleanEntry(field: DataField, value: unknown, options: CleanOptions): unknown {
  if (!(value instanceof DataFieldOperator)) return field.clean(value, options);
  const deletion = value instanceof ForcedDeletion;
  if (deletion && options.partial) return value;
  const whole = { ...options, partial: false, current: undefined };
  const inner = field.clean(deletion ? undefined : value.value, whole);
  return options.partial ? new ForcedReplacement(inner) : inner;
}
