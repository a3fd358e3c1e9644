import { type DataModel, TRUSTED } from "../../abstract/data-model.ts";
import { type Data, isPlainObject } from "../../types.ts";
import { DataModelValidationFailure } from "../validation.ts";
import {
  type ApplyFunction,
  type CleanOptions,
  DataField,
  type FieldContext,
  type FieldOptions,
  type InitializeOptions,
  type UpdateOptions,
  type ValidateOptions,
} from "./data-field.ts";
import { type DataSchema, SchemaField } from "./schema.ts";

/** A DataModel inside another. */
export class EmbeddedDataField extends SchemaField {
  model: typeof DataModel;

  constructor(model: typeof DataModel, options: FieldOptions = {}, context: FieldContext = {}) {
    super(model.defineSchema(), options, context);
    this.model = model;
  }
  override _cleanType(value: unknown, options: CleanOptions): unknown {
    if (!isPlainObject(value)) return value;
    const source = isPlainObject(options.current) ? options.current : value;
    return this.model.cleanWith(value, { ...options, source }, (data, inner) =>
      super._cleanType(data, inner),
    );
  }
  override initialize(value: unknown, model: DataModel, options: InitializeOptions = {}): unknown {
    if (!isPlainObject(value)) return value;
    return new this.model(value, { ...options, parent: model, [TRUSTED]: true });
  }
  override toObject(value: unknown): unknown {
    return typeof value === "object" && value !== null
      ? (value as DataModel).toObject(false)
      : value;
  }
  override _validateModel(data: unknown, options: ValidateOptions = {}): void {
    if (!isPlainObject(data)) return;
    this.model.validateJoint(data);
    super._validateModel(data, { ...options, source: data });
  }
}

/** An object whose `type` chooses its schema. */
export class TypedSchemaField extends DataField {
  static override recursive = true;
  types: Record<string, SchemaField>;

  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true };
  }
  constructor(
    types: Record<string, SchemaField | DataSchema | typeof DataModel>,
    options: FieldOptions = {},
    context: FieldContext = {},
  ) {
    super(options, context);
    this.types = Object.fromEntries(
      Object.entries(types).map(([type, definition]) => {
        let field: SchemaField;
        if (definition instanceof SchemaField) field = definition;
        else if (typeof definition === "function") field = new EmbeddedDataField(definition);
        else field = new SchemaField(definition);
        if (!field.has("type"))
          throw new Error(`The schema of the type ${type} has no "type" field`);
        field.parent = this;
        return [type, field];
      }),
    );
  }

  #branch(value: unknown, current?: unknown): SchemaField | undefined {
    const type = (value as Data | null)?.type ?? (current as Data | null)?.type;
    return typeof type === "string" && Object.hasOwn(this.types, type)
      ? this.types[type]
      : undefined;
  }
  override _getField(path: string[]): DataField | undefined {
    if (!path.length) return this;
    for (const field of Object.values(this.types)) {
      const found = field._getField([...path]);
      if (found) return found;
    }
    return undefined;
  }
  override _cast(value: unknown): unknown {
    const convert = (value as { toObject?: () => unknown }).toObject;
    return typeof convert === "function" ? convert.call(value) : value;
  }
  override _cleanType(value: unknown, options: CleanOptions): unknown {
    const current = options.current as Data | undefined;
    // A new type takes nothing over from the old one.
    let { partial } = options;
    if (partial && isPlainObject(value)) {
      value.type ??= current?.type;
      partial = value.type === current?.type;
    }
    return this.#branch(value, current)?.clean(value, { ...options, partial }) ?? value;
  }
  override _validateType(value: unknown, options: ValidateOptions): unknown {
    const branch = this.#branch(value);
    if (branch) return branch.validate(value, options);
    const failure = new DataModelValidationFailure({ invalidValue: value });
    failure.fields.type = new DataModelValidationFailure({
      message: "must be a known type",
      unresolved: true,
    });
    return failure.summarise();
  }
  override _validateModel(data: unknown, options: ValidateOptions = {}): void {
    this.#branch(data)?._validateModel(data, options);
  }
  override initialize(value: unknown, model: DataModel, options: InitializeOptions = {}): unknown {
    return this.#branch(value)?.initialize(value, model, options) ?? value;
  }
  override toObject(value: unknown): unknown {
    return this.#branch(value)?.toObject(value) ?? value;
  }
  override _updateDiff(
    source: Data,
    key: string,
    value: unknown,
    difference: Data,
    options: UpdateOptions = {},
  ): void {
    const current = source[key] as Data | undefined;
    const same = isPlainObject(value) && (value.type ?? current?.type) === current?.type;
    const branch = same ? this.#branch(current) : undefined;
    if (branch) branch._updateDiff(source, key, value, difference, options);
    else super._updateDiff(source, key, value, difference, options);
  }
  override apply(fn: string | ApplyFunction, value: unknown = {}, options: object = {}): unknown {
    return this.#branch(value)?.apply(fn, value, options) ?? super.apply(fn, value, options);
  }
}
