import type {
  CleanOptions,
  DataField,
  InitializeOptions,
  UpdateOptions,
} from "../data/fields/data-field.ts";
import { type DataSchema, SchemaField } from "../data/fields/schema.ts";
import { ForcedReplacement } from "../data/operators.ts";
import { type DataModelValidationError, DataModelValidationFailure } from "../data/validation.ts";
import { BenchDeprecated } from "../errors.ts";
import { type Generation, getGeneration } from "../generation.ts";
import { type Data, isPlainObject } from "../types.ts";
import { mergeData } from "../utils/merge.ts";
import { deepClone } from "../utils/objects.ts";
import { expandObject } from "../utils/paths.ts";

/** Marks data that the parent model has already cleaned and checked. */
export const TRUSTED = Symbol("trusted");

export interface ConstructionContext extends InitializeOptions {
  parent?: DataModel | null;
  dropInvalidEmbedded?: boolean;
  [TRUSTED]?: boolean;
}

export interface ModelValidateOptions {
  changes?: Data;
  clean?: boolean;
  fallback?: boolean;
  dropInvalidEmbedded?: boolean;
  strict?: boolean;
  fields?: boolean;
  joint?: boolean;
}

interface Failures {
  fields: DataModelValidationFailure | null;
  joint: DataModelValidationFailure | null;
}

const schemas = new WeakMap<object, Map<Generation, SchemaField>>();

/** Structured data with a schema: cleaned, migrated, checked, prepared, and changed in differences. */
export class DataModel {
  static LOCALIZATION_PREFIXES: string[] = [];

  declare _source: Data;
  declare readonly parent: DataModel | null;
  declare readonly validationFailures: Failures;

  /**
   * @param data The source; it becomes the model's own and is cleaned in place.
   * @throws DataModelValidationError if the data is invalid, unless `strict` is false.
   */
  constructor(data: Data | DataModel = {}, context: ConstructionContext = {}) {
    const { parent = null, strict = true, ...options } = context;
    const hidden = { enumerable: false, configurable: true, writable: true };
    Object.defineProperties(this, {
      parent: { value: parent, ...hidden, writable: false },
      _source: { value: null, ...hidden },
      validationFailures: { value: { fields: null, joint: null }, ...hidden },
    });
    this._source = context[TRUSTED]
      ? (data as Data)
      : this._initializeSource(data, { strict, ...options });
    this._configure(options);
    if (!context[TRUSTED]) {
      const { fallback = !strict, dropInvalidEmbedded } = options;
      this.validate({ strict, fallback, dropInvalidEmbedded, fields: true, joint: true });
    }
    this._initialize({ ...options, strict });
  }

  /** @throws unless a subclass says what it holds. */
  static defineSchema(): DataSchema {
    throw new Error(`${this.name} does not define a schema`);
  }

  /** The schema of this class, made once for each generation. */
  static get schema(): SchemaField {
    const byGeneration = schemas.get(this) ?? new Map<Generation, SchemaField>();
    schemas.set(this, byGeneration);
    const cached = byGeneration.get(getGeneration());
    if (cached) return cached;
    const schema = this._createSchema();
    byGeneration.set(getGeneration(), schema);
    return schema;
  }
  static _createSchema(): SchemaField {
    return new SchemaField(this.defineSchema());
  }
  get schema(): SchemaField {
    return (this.constructor as typeof DataModel).schema;
  }

  /** Is there a failure that no fallback could mend? */
  get invalid(): boolean {
    const { fields, joint } = this.validationFailures;
    return !!(fields?.unresolved || joint?.unresolved);
  }

  /** Set up the instance before validation. */
  _configure(_options: InitializeOptions = {}): void {}

  _initializeSource(data: Data | DataModel, _options: InitializeOptions = {}): Data {
    const source = data instanceof DataModel ? data.toObject() : expandTop(data);
    return (this.constructor as typeof DataModel).cleanData(source);
  }

  /** Coerce source data, in place, to the schema: cast, complete, and drop unknown keys. */
  static cleanData(source: Data = {}, options: CleanOptions = {}): Data {
    const context = { ...options };
    // A new sub-type in an update decides how the rest of the update is read.
    if (options.partial && typeof source.type === "string")
      context.source = { ...options.source, type: source.type };
    if (options.partial) context.current ??= options.source;
    return this.cleanWith(source, context, (data, inner) =>
      this.schema._cleanType(data, inner),
    ) as Data;
  }

  /** Migration and the cleaning hooks of generation 14 around the cleaning by the schema. */
  static cleanWith(
    source: Data,
    options: CleanOptions,
    clean: (data: Data, options: CleanOptions) => unknown,
  ): unknown {
    const hooks = getGeneration() >= 14;
    const migrates = options.migrate !== false && (hooks || !options.partial);
    const data = migrates ? this.migrateDataSafe(source) : source;
    if (hooks) this._preCleanData(data, options, {});
    const cleaned = clean(data, options);
    if (hooks && isPlainObject(cleaned)) this._cleanData(cleaned, options, {});
    return cleaned;
  }
  static _preCleanData(_data: Data, _options: CleanOptions, _state: object): void {}
  static _cleanData(_data: Data, _options: CleanOptions, _state: object): void {}

  /** Bring data of an older shape into the present one. Must return the same object. */
  static migrateData(source: Data, _options: object = {}, _state: object = {}): Data {
    return source;
  }
  static migrateDataSafe(source: Data): Data {
    try {
      const migrated = this.migrateData(source);
      if (migrated === source) return source;
      throw new Error(`${this.name}.migrateData must return the object that it was given`);
    } catch (error) {
      console.error(error);
      return source;
    }
  }
  static shimData(data: Data, _options: object = {}): Data {
    return data;
  }

  /** Prepare the source as properties of the instance. */
  _initialize(options: InitializeOptions = {}): void {
    this.schema.initializeInto(this, this._source, this, options);
  }

  /** Forget prepared data and start again from the source. */
  reset(): void {
    this._initialize();
  }

  /** A new model of the same class with changed data. */
  clone(data: Data = {}, context: ConstructionContext = {}): DataModel {
    const source = mergeData(this.toObject(), expandObject(data), { applyOperators: true });
    return new (this.constructor as typeof DataModel)(source, { parent: this.parent, ...context });
  }

  /**
   * Check the source, or proposed changes.
   * @throws DataModelValidationError if invalid and `strict`. Otherwise @returns validity.
   */
  validate(options: ModelValidateOptions = {}): boolean {
    const { changes, clean = false, fallback = false, strict = true, fields = true } = options;
    const joint = options.joint ?? !changes;
    const cls = this.constructor as typeof DataModel;
    const data = changes ?? this._source;
    if (changes && clean) cls.cleanData(changes, { partial: true, source: this._source });
    const failures = this.validationFailures;
    if (fields) {
      const { dropInvalidEmbedded } = options;
      const source = changes ? { ...this._source, ...changes } : data;
      const failure = this.schema.validate(data, {
        partial: !!changes,
        fallback,
        dropInvalidEmbedded,
        source,
      });
      failures.fields = failure ?? null;
    }
    if (joint && !failures.fields?.unresolved) failures.joint = cls._validateJointly(data);
    const failure = [failures.fields, failures.joint].find((one) => one?.unresolved);
    if (failure && strict) throw failureError(this._label, failure);
    if (failure) console.error(`${this._label} ${failure}`);
    else if (failures.fields)
      console.warn(`${this._label} ${failures.fields} (replaced by initial values)`);
    return !failure;
  }
  /** How messages name the model. */
  get _label(): string {
    return `${this.constructor.name} has invalid data:`;
  }

  static _validateJointly(data: Data): DataModelValidationFailure | null {
    try {
      this.schema._validateModel(data);
      this.validateJoint(data);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return new DataModelValidationFailure({ message, unresolved: true });
    }
    return null;
  }
  /** Check rules that span several fields. @throws if one is broken. */
  static validateJoint(_data: Data): void {}

  /**
   * Change the source and prepare the model anew.
   * @returns What changed. @throws DataModelValidationError if the result would be invalid.
   */
  updateSource(changes: Data = {}, options: UpdateOptions = {}): Data {
    const cls = this.constructor as typeof DataModel;
    const update = expandObject(changes);
    if (options.recursive === false)
      for (const [key, value] of Object.entries(update))
        if (isPlainObject(value)) update[key] = new ForcedReplacement(value);
    const cleaned = cls.cleanData(update, { partial: true, source: this._source });
    this.#check(cleaned, options);
    const target = options.dryRun ? deepClone(this._source) : this._source;
    const difference: Data = {};
    this.schema.updateEntries(target, cleaned, difference, options);
    if (!options.dryRun && Object.keys(difference).length) this._initialize();
    return difference;
  }

  #check(changes: Data, options: UpdateOptions): void {
    const cls = this.constructor as typeof DataModel;
    const { fallback = false } = options;
    const result = deepClone(this._source);
    const source = { ...this._source, ...changes };
    const failure = this.schema.validate(changes, { partial: true, fallback, source });
    if (failure?.unresolved) throw failureError(this._label, failure);
    this.schema.updateEntries(result, changes, {}, options);
    const joint = cls._validateJointly(result);
    if (joint) throw failureError(this._label, joint);
  }

  /** The field of a dotted path in this instance. Since generation 14. */
  getFieldForProperty(key: string): DataField | undefined {
    if (getGeneration() < 14)
      throw new BenchDeprecated("getFieldForProperty on generation 13", "schema.getField");
    return this._fieldForProperty(key.split("."));
  }
  /** Models inside the instance answer for the rest of the path. */
  _fieldForProperty(path: string[]): DataField | undefined {
    let value: unknown = this;
    for (const [index, part] of path.entries()) {
      value = (value as Data | null | undefined)?.[part];
      if (value instanceof DataModel)
        return index === path.length - 1
          ? this.schema.getField(path)
          : value._fieldForProperty(path.slice(index + 1));
    }
    return this.schema.getField(path);
  }

  /** The source, or with `false` the prepared data, as plain data. */
  toObject(source = true): Data {
    return source ? deepClone(this._source) : (this.schema.toObject(this) as Data);
  }
  toJSON(): Data {
    return this.toObject(true);
  }

  /** From trusted data: invalid values fall back to initial ones instead of throwing. */
  static fromSource<T extends typeof DataModel>(
    this: T,
    source: Data,
    { strict = false, ...context }: ConstructionContext = {},
  ): InstanceType<T> {
    return new this(source, { strict, ...context }) as InstanceType<T>;
  }
  static fromJSON<T extends typeof DataModel>(this: T, json: string): InstanceType<T> {
    return this.fromSource(JSON.parse(json) as Data) as InstanceType<T>;
  }
}

function failureError(
  label: string,
  failure: DataModelValidationFailure,
): DataModelValidationError {
  const error = failure.asError();
  error.message = `${label}\n${failure}`;
  return error;
}

/** Dotted keys become nested objects; other data stays the same object. */
function expandTop(data: Data): Data {
  return Object.keys(data).some((key) => key.includes(".")) ? expandObject(data) : data;
}
