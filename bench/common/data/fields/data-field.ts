import type { DataModel } from "../../abstract/data-model.ts";
import { getGeneration } from "../../generation.ts";
import type { Data } from "../../types.ts";
import { isEqual } from "../../utils/equals.ts";
import { deepClone } from "../../utils/objects.ts";
import { ForcedDeletion, ForcedReplacement } from "../operators.ts";
import { DataModelValidationError, DataModelValidationFailure } from "../validation.ts";
import { type Change, type ChangeContext, changeType } from "./change.ts";
import type { FormGroupConfig, FormInputConfig } from "./form.ts";
import { createFieldGroup, createFieldInput } from "./form-field.ts";

export interface FieldOptions {
  required?: boolean;
  nullable?: boolean;
  initial?: unknown;
  readonly?: boolean;
  gmOnly?: boolean;
  label?: string;
  hint?: string;
  placeholder?: string;
  /** Is the value stored? Generation 14. */
  persisted?: boolean;
  validationError?: string;
  // The argument is whatever the field holds, which only the author of the schema knows.
  validate?(value: never, options: ValidateOptions): unknown;
  [option: string]: unknown;
}

export interface CleanOptions {
  /** Is the data part of an update? Missing keys then stay missing. */
  partial?: boolean;
  /** The source of the whole model, for functions that compute initial values. */
  source?: Data;
  /** Run `migrateData`? Default true; on generation 13 never on partial data. */
  migrate?: boolean;
  /** The value that the document has now at this place. Internal. */
  current?: unknown;
  /** Report keys that no field claims. Internal. */
  reportUnknown?: string;
  [option: string]: unknown;
}

export interface ValidateOptions {
  partial?: boolean;
  fallback?: boolean;
  dropInvalidEmbedded?: boolean;
  source?: Data;
  [option: string]: unknown;
}

export interface InitializeOptions {
  strict?: boolean;
  fallback?: boolean;
  [option: string]: unknown;
}

export interface UpdateOptions {
  dryRun?: boolean;
  fallback?: boolean;
  recursive?: boolean;
  [option: string]: unknown;
}

export interface FieldContext {
  name?: string;
  parent?: DataField;
}

/** One value of a schema: how it is cleaned, checked, prepared, changed and shown in forms. */
export class DataField {
  static hierarchical = false;
  static recursive = false;

  options: FieldOptions;
  name: string | undefined;
  parent: DataField | undefined;
  declare required: boolean;
  declare nullable: boolean;
  declare initial: unknown;
  declare readonly: boolean;
  declare gmOnly: boolean;
  declare label: string;
  declare hint: string;
  declare placeholder: string;
  declare persisted: boolean;
  declare validationError: string;

  static get _defaults(): FieldOptions {
    return {
      required: false,
      nullable: false,
      initial: undefined,
      readonly: false,
      gmOnly: false,
      label: "",
      hint: "",
      placeholder: "",
      persisted: true,
      validationError: "is not a valid value",
    };
  }

  constructor(options: FieldOptions = {}, { name, parent }: FieldContext = {}) {
    this.options = options;
    this.name = name;
    this.parent = parent;
    const { validate: _method, ...defaults } = (this.constructor as typeof DataField)._defaults;
    const target = this as unknown as Data;
    for (const key of Object.keys(defaults))
      target[key] = options[key] === undefined ? defaults[key] : options[key];
    // Generation 13 does not know the option, so it stores such fields.
    if (getGeneration() < 14) this.persisted = true;
  }

  /** The dotted path in the schema of the document. */
  get fieldPath(): string {
    return [this.parent?.fieldPath, this.name].filter(Boolean).join(".");
  }

  /** Call a method or function for this field and, in recursive fields, for all inside. */
  apply(fn: string | ApplyFunction, value?: unknown, options: object = {}): unknown {
    if (typeof fn === "function") return fn.call(this, value, options);
    const method = (this as unknown as Record<string, ApplyFunction>)[fn] as ApplyFunction;
    return method.call(this, value, options);
  }

  /** Follow a path; generation 13 passes it in order, generation 14 reversed. */
  _getField(path: string[]): DataField | undefined {
    return path.length ? undefined : this;
  }

  /** Coerce a value to the type of the field. Never throws: what cannot be coerced fails validation. */
  clean(value: unknown, options: CleanOptions = {}): unknown {
    if (value === undefined || (value === null && !this.nullable))
      return this.getInitialValue(options.source);
    if (value === null) return null;
    return this._cleanType(this._cast(value), options);
  }

  _cast(value: unknown): unknown {
    return value;
  }

  _cleanType(value: unknown, _options: CleanOptions): unknown {
    return value;
  }

  getInitialValue(data?: Data): unknown {
    const value = typeof this.initial === "function" ? this.initial(data) : this.initial;
    if (value === undefined && this.required && this.nullable) return null;
    return typeof this.initial === "function" ? value : deepClone(value);
  }

  /** The failure, if the value is invalid. With `fallback`, inner invalid values are replaced in place. */
  validate(value: unknown, options: ValidateOptions = {}): DataModelValidationFailure | undefined {
    if (value instanceof ForcedDeletion) return undefined;
    if (value instanceof ForcedReplacement)
      return this.validate(value.value, { ...options, partial: false });
    const failure = this.#firstFailure(value, options);
    if (!failure) return undefined;
    const resolved = !failure.empty && !failure.unresolved;
    if (resolved) return failure;
    failure.unresolved = true;
    if (options.fallback) {
      const initial = this.getInitialValue(options.source);
      if (!this.#firstFailure(initial, { ...options, partial: false, fallback: false })) {
        failure.fallbackValue = initial;
        failure.unresolved = false;
      }
    }
    return failure;
  }

  #firstFailure(value: unknown, options: ValidateOptions): DataModelValidationFailure | undefined {
    const own = this.options.validate as ((v: unknown, o: ValidateOptions) => unknown) | undefined;
    const tests = [
      () => this._validateSpecial(value),
      () => own?.call(this, value, options),
      () => this._validateType(value, options),
    ];
    for (const test of tests) {
      try {
        const result = test();
        if (result === true) return undefined;
        if (result instanceof DataModelValidationFailure) return result;
        if (result === false)
          return new DataModelValidationFailure({
            message: this.validationError,
            invalidValue: value,
          });
      } catch (error) {
        if (error instanceof DataModelValidationError && error.failure) return error.failure;
        const message = error instanceof Error ? error.message : String(error);
        return new DataModelValidationFailure({ message, invalidValue: value });
      }
    }
    return undefined;
  }

  /** True if the value needs no further test. @throws for undefined and null where forbidden. */
  _validateSpecial(value: unknown): boolean | undefined {
    if (value === undefined && this.required) throw new Error("may not be undefined");
    if (value === null && !this.nullable) throw new Error("may not be null");
    return value === undefined || value === null ? true : undefined;
  }

  _validateType(_value: unknown, _options: ValidateOptions): unknown {
    return undefined;
  }

  /** Joint validation of models inside. @throws if it fails. */
  _validateModel(_data: unknown, _options: ValidateOptions = {}): void {}

  /** The prepared value; a function stands for a getter. */
  initialize(value: unknown, _model: DataModel, _options: InitializeOptions = {}): unknown {
    return value;
  }

  /** The source form of a prepared value. */
  toObject(value: unknown): unknown {
    return value;
  }

  /**
   * Write a cleaned change into `source[key]` and note in `difference` what changed.
   */
  _updateDiff(
    source: Data,
    key: string,
    value: unknown,
    difference: Data,
    options: UpdateOptions = {},
  ): void {
    let next = value;
    if (value instanceof ForcedDeletion) next = this.getInitialValue(source);
    else if (value instanceof ForcedReplacement) next = value.value;
    if (isEqual(source[key], next)) return;
    noteChange(difference, key, value, options);
    if (next === undefined) delete source[key];
    else source[key] = deepClone(next);
  }

  /** Change a prepared value the way an active effect says. Undefined means unchanged. */
  applyChange(
    value: unknown,
    model: DataModel,
    change: Change,
    context: ChangeContext = {},
  ): unknown {
    const type = changeType(change);
    const delta = this._castChangeDelta(change.value, context);
    const method = `_applyChange${type.charAt(0).toUpperCase()}${type.slice(1)}`;
    const apply = (this as unknown as Record<string, unknown>)[method];
    if (typeof apply !== "function") throw new Error(`${this.constructor.name} has no ${method}`);
    return apply.call(this, value, delta, model, change);
  }

  _castChangeDelta(delta: unknown, _context: ChangeContext = {}): unknown {
    return this._cast(delta);
  }

  _applyChangeAdd(value: unknown, delta: unknown, _model: DataModel, _change: Change): unknown {
    return (value as string) + (delta as string);
  }
  _applyChangeSubtract(_v: unknown, _d: unknown, _model: DataModel, _change: Change): unknown {
    return undefined;
  }
  _applyChangeMultiply(_v: unknown, _d: unknown, _model: DataModel, _change: Change): unknown {
    return undefined;
  }
  _applyChangeOverride(_v: unknown, delta: unknown, _model: DataModel, _change: Change): unknown {
    return delta;
  }
  _applyChangeUpgrade(_v: unknown, _d: unknown, _model: DataModel, _change: Change): unknown {
    return undefined;
  }
  _applyChangeDowngrade(_v: unknown, _d: unknown, _model: DataModel, _change: Change): unknown {
    return undefined;
  }
  _applyChangeCustom(_v: unknown, _d: unknown, _model: DataModel, _change: Change): unknown {
    return undefined;
  }

  static get hasFormSupport(): boolean {
    return this.prototype._toInput !== DataField.prototype._toInput;
  }

  /** A form control for the field. @throws if this kind of field has none. */
  toInput(config: FormInputConfig = {}): HTMLElement | HTMLCollection {
    return createFieldInput(this, config);
  }

  _toInput(_config: FormInputConfig): HTMLElement | HTMLCollection {
    throw new Error(`${this.constructor.name} has no form control`);
  }

  /** A form group of label, control and hint. */
  toFormGroup(group: FormGroupConfig = {}, input: FormInputConfig = {}): HTMLDivElement {
    return createFieldGroup(this, group, input);
  }
}

export type ApplyFunction = (this: DataField, value: unknown, options: object) => unknown;

/** Record a change the way the running generation writes updates. */
export function noteChange(
  difference: Data,
  key: string,
  value: unknown,
  options: UpdateOptions,
): void {
  const replaced = value instanceof ForcedReplacement;
  if (replaced && options.recursive === false) difference[key] = deepClone(value.value);
  else if (getGeneration() >= 14) difference[key] = deepClone(value);
  else if (value instanceof ForcedDeletion) difference[`-=${key}`] = null;
  else if (replaced) difference[`==${key}`] = deepClone(value.value);
  else difference[key] = deepClone(value);
}

/** Take the next part of a path that `_getField` follows, in the order of the generation. */
export function nextPart(path: string[]): string | undefined {
  return getGeneration() >= 14 ? path.pop() : path.shift();
}

/** Put a prepared value on its object: plain, read-only, or computed on reading. */
export function assignInitialized(
  target: object,
  field: DataField,
  name: string,
  value: unknown,
): void {
  const common = { configurable: true, enumerable: true };
  if (typeof value === "function")
    Object.defineProperty(target, name, {
      ...common,
      get: value as () => unknown,
      // Prepared data may replace the computed value until the next reset.
      set(replacement: unknown) {
        Object.defineProperty(target, name, { ...common, writable: true, value: replacement });
      },
    });
  else Object.defineProperty(target, name, { ...common, value, writable: !field.readonly });
}
