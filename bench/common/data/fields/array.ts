import type { DataModel } from "../../abstract/data-model.ts";
import { type Data, isPlainObject } from "../../types.ts";
import { isEqual } from "../../utils/equals.ts";
import { DataModelValidationFailure } from "../validation.ts";
import { deltaList } from "./change.ts";
import {
  type ApplyFunction,
  type CleanOptions,
  DataField,
  type FieldContext,
  type FieldOptions,
  type InitializeOptions,
  nextPart,
  type ValidateOptions,
} from "./data-field.ts";
import { createMultiSelectInput, createTagsInput, type FormInputConfig } from "./form.ts";
import type { Choices } from "./simple.ts";

/** A list of values of one kind. Updates replace it whole. */
export class ArrayField extends DataField {
  static override recursive = true;
  element: DataField;
  declare min: number;
  declare max: number;

  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      required: true,
      nullable: false,
      min: 0,
      max: Number.POSITIVE_INFINITY,
    };
  }
  constructor(element: DataField, options: FieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
    if (!(element instanceof DataField)) throw new Error("The elements need a DataField");
    if (element.parent) throw new Error("The element field already belongs to a schema");
    if (this.max < this.min) throw new Error("max must not be less than min");
    this.element = element;
    element.name = "element";
    element.parent = this;
  }
  override _getField(path: string[]): DataField | undefined {
    const part = nextPart(path);
    if (part === undefined) return this;
    if (part !== "element" && !/^\d+$/.test(part)) return undefined;
    return this.element._getField(path);
  }
  override getInitialValue(data?: Data): unknown {
    const value = super.getInitialValue(data);
    return value === undefined || (value === null && this.options.initial !== null) ? [] : value;
  }
  override _cast(value: unknown): unknown {
    if (value instanceof Set) return [...value];
    // Forms with names like `list.0.name` give an object with the indices as keys.
    if (isPlainObject(value) && Object.keys(value).every((key) => /^\d+$/.test(key)))
      return Object.values(value);
    return value;
  }
  override _cleanType(value: unknown, options: CleanOptions): unknown {
    if (!Array.isArray(value)) return value;
    const whole = { ...options, partial: false, current: undefined };
    return value.map((element) => this.element.clean(element, whole));
  }
  override _validateType(value: unknown, options: ValidateOptions): unknown {
    if (!Array.isArray(value)) throw new Error("must be an array");
    if (value.length < this.min) throw new Error(`must have at least ${this.min} elements`);
    if (value.length > this.max) throw new Error(`must have at most ${this.max} elements`);
    const failure = new DataModelValidationFailure({ invalidValue: value });
    for (const [index, element] of value.entries()) {
      const inner = this.element.validate(element, { ...options, partial: false });
      if (!inner) continue;
      failure.elements.push({ id: index, failure: inner });
      if (options.fallback && inner.fallbackValue !== undefined) value[index] = inner.fallbackValue;
    }
    return failure.empty ? undefined : failure.summarise();
  }
  override _validateModel(data: unknown, options: ValidateOptions = {}): void {
    if (Array.isArray(data))
      for (const element of data) this.element._validateModel(element, options);
  }
  override initialize(value: unknown, model: DataModel, options?: InitializeOptions): unknown {
    if (!Array.isArray(value)) return value;
    return value.map((element) => this.element.initialize(element, model, options));
  }
  override toObject(value: unknown): unknown {
    if (!Array.isArray(value)) return value;
    return value.map((element) => this.element.toObject(element));
  }
  override _castChangeDelta(delta: unknown): unknown {
    return deltaList(delta).map((element) => this.element._castChangeDelta(element));
  }
  override _applyChangeAdd(value: unknown, delta: unknown): unknown {
    return [...((value as unknown[]) ?? []), ...(delta as unknown[])];
  }
  override _applyChangeSubtract(value: unknown, delta: unknown): unknown {
    const gone = delta as unknown[];
    return ((value as unknown[]) ?? []).filter((x) => !gone.some((y) => isEqual(x, y)));
  }
  override apply(fn: string | ApplyFunction, value: unknown = [], options: object = {}): unknown {
    const own = super.apply(fn, value, options);
    if (!Array.isArray(value) || !value.length) return own;
    return value.map((element) => this.element.apply(fn, element, options));
  }
}

/** Distinct values of one kind, stored as a list and prepared as a Set. */
export class SetField extends ArrayField {
  override initialize(value: unknown, model: DataModel, options?: InitializeOptions): unknown {
    const list = super.initialize(value, model, options);
    return Array.isArray(list) ? new Set(list) : list;
  }
  override toObject(value: unknown): unknown {
    return value instanceof Set ? super.toObject([...value]) : value;
  }
  override _castChangeDelta(delta: unknown): unknown {
    return new Set(super._castChangeDelta(delta) as unknown[]);
  }
  override _applyChangeAdd(value: unknown, delta: unknown): unknown {
    const set = (value as Set<unknown>) ?? new Set();
    for (const element of delta as Set<unknown>) set.add(element);
    return set;
  }
  override _applyChangeSubtract(value: unknown, delta: unknown): unknown {
    const set = (value as Set<unknown>) ?? new Set();
    for (const element of delta as Set<unknown>) set.delete(element);
    return set;
  }
  override _toInput(config: FormInputConfig): HTMLElement | HTMLCollection {
    const value = [...((config.value as Iterable<unknown>) ?? [])];
    const choices = config.choices ?? (this.element as { choices?: Choices }).choices;
    if (choices || config.options) return createMultiSelectInput({ ...config, value, choices });
    return createTagsInput({ ...config, value });
  }
}
