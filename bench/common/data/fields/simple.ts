import type { DataModel } from "../../abstract/data-model.ts";
import { Color } from "../../utils/color.ts";
import { type ChangeContext, evaluateDelta } from "./change.ts";
import {
  type CleanOptions,
  DataField,
  type FieldContext,
  type FieldOptions,
  type InitializeOptions,
} from "./data-field.ts";
import {
  createCheckboxInput,
  createColorInput,
  createNumberInput,
  createRangeInput,
  createSelectInput,
  type FormInputConfig,
} from "./form.ts";

/** The values that choices allow: a list, a record, or a function that gives either. */
export type Choices = readonly unknown[] | Record<string, unknown> | (() => Choices);

/** @returns The choices as entries of value and label. */
export function choiceEntries(choices: Choices): [value: unknown, label: unknown][] {
  const resolved = typeof choices === "function" ? choices() : choices;
  return Array.isArray(resolved)
    ? resolved.map((choice) => [choice, choice])
    : Object.entries(resolved);
}

export class BooleanField extends DataField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false, initial: false };
  }
  override _cast(value: unknown): unknown {
    if (value === "true" || value === "false") return value === "true";
    return Boolean(value);
  }
  override _validateType(value: unknown): void {
    if (typeof value !== "boolean") throw new Error("must be a boolean");
  }
  override _applyChangeAdd(value: unknown, delta: unknown): unknown {
    return Boolean(value || delta);
  }
  override _applyChangeMultiply(value: unknown, delta: unknown): unknown {
    return Boolean(value && delta);
  }
  override _applyChangeUpgrade(value: unknown, delta: unknown): unknown {
    return Boolean(value || delta);
  }
  override _applyChangeDowngrade(value: unknown, delta: unknown): unknown {
    return Boolean(value && delta);
  }
  override _toInput(config: FormInputConfig): HTMLElement | HTMLCollection {
    return createCheckboxInput(config);
  }
}

export class NumberField extends DataField {
  declare min: number | undefined;
  declare max: number | undefined;
  declare step: number | undefined;
  declare integer: boolean;
  declare positive: boolean;
  declare choices: Choices | undefined;

  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      nullable: true,
      min: undefined,
      max: undefined,
      step: undefined,
      integer: false,
      positive: false,
      choices: undefined,
    };
  }
  constructor(options: FieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
    if (this.choices !== undefined && options.nullable === undefined) this.nullable = false;
    // Infinite bounds are the absence of a bound.
    if (this.min === Number.NEGATIVE_INFINITY) this.min = undefined;
    if (this.max === Number.POSITIVE_INFINITY) this.max = undefined;
  }
  override _cast(value: unknown): unknown {
    // An emptied input is "no number", which is null where that is allowed.
    if (value === "") return this.nullable ? null : this.getInitialValue();
    return typeof value === "object" && !(value instanceof Number) ? Number.NaN : Number(value);
  }
  override _cleanType(value: unknown, _options: CleanOptions): unknown {
    if (typeof value !== "number" || Number.isNaN(value)) return value;
    let number = value;
    if (this.step !== undefined && !this.integer) {
      const base = this.min ?? 0;
      const steps = Math.round((number - base) / this.step);
      const decimals = Math.max(decimalsOf(this.step), decimalsOf(base));
      number = Number((base + steps * this.step).toFixed(decimals));
    } else if (this.integer) {
      const step = this.step ?? 1;
      const base = this.step ? (this.min ?? 0) : 0;
      number = base + Math.round((number - base) / step) * step;
    }
    if (this.min !== undefined) number = Math.max(number, this.min);
    if (this.max !== undefined) number = Math.min(number, this.max);
    return number;
  }
  override _validateType(value: unknown): void {
    if (typeof value !== "number" || Number.isNaN(value)) throw new Error("must be a number");
    if (!Number.isFinite(value)) throw new Error("must be a finite number");
    if (this.integer && !Number.isInteger(value)) throw new Error("must be an integer");
    if (this.positive && value <= 0) throw new Error("must be a positive number");
    if (this.min !== undefined && value < this.min) throw new Error(`must be at least ${this.min}`);
    if (this.max !== undefined && value > this.max) throw new Error(`must be at most ${this.max}`);
    if (this.choices && !choiceEntries(this.choices).some(([choice]) => Number(choice) === value))
      throw new Error(`${value} is not a valid choice`);
  }
  override _castChangeDelta(delta: unknown, context: ChangeContext = {}): unknown {
    return evaluateDelta(delta, context.replacementData);
  }
  override _applyChangeAdd(value: unknown, delta: unknown): unknown {
    return Number(value ?? 0) + Number(delta);
  }
  override _applyChangeSubtract(value: unknown, delta: unknown): unknown {
    return Number(value ?? 0) - Number(delta);
  }
  override _applyChangeMultiply(value: unknown, delta: unknown): unknown {
    return Number(value ?? 0) * Number(delta);
  }
  override _applyChangeUpgrade(value: unknown, delta: unknown): unknown {
    return value === null || value === undefined ? delta : Math.max(Number(value), Number(delta));
  }
  override _applyChangeDowngrade(value: unknown, delta: unknown): unknown {
    return value === null || value === undefined ? delta : Math.min(Number(value), Number(delta));
  }
  override _toInput(config: FormInputConfig): HTMLElement | HTMLCollection {
    const { min, max, step, integer } = this;
    const bounds = { min, max, step: step ?? (integer ? 1 : "any"), ...config };
    if (config.choices || config.options || this.choices)
      return createSelectInput({ choices: this.choices, ...config, dtype: "Number" });
    const slider =
      config.type === "range" || (!config.type && min !== undefined && max !== undefined);
    return slider && step !== undefined ? createRangeInput(bounds) : createNumberInput(bounds);
  }
}

function decimalsOf(number: number): number {
  return String(number).split(".")[1]?.length ?? 0;
}

export class IntegerSortField extends NumberField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false, integer: true, initial: 0 };
  }
}

export class AngleField extends NumberField {
  declare normalize: boolean;
  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      required: true,
      nullable: false,
      initial: 0,
      normalize: true,
      min: 0,
      max: 360,
      validationError: "is not a number between 0 and 360",
    };
  }
  override _cast(value: unknown): unknown {
    const number = super._cast(value);
    if (!this.normalize || typeof number !== "number") return number;
    return ((number % 360) + 360) % 360;
  }
}

export class AlphaField extends NumberField {
  static override get _defaults(): FieldOptions {
    const validationError = "is not a number between 0 and 1";
    return {
      ...super._defaults,
      required: true,
      nullable: false,
      initial: 1,
      min: 0,
      max: 1,
      validationError,
    };
  }
}

export class HueField extends NumberField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false, initial: 0, min: 0, max: 1 };
  }
  override _cast(value: unknown): unknown {
    const number = Number(value);
    return ((number % 1) + 1) % 1;
  }
}

/** A colour, stored as "#rrggbb" and prepared as a Color. */
export class ColorField extends DataField {
  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      required: true,
      nullable: true,
      initial: null,
      validationError: "is not a valid colour",
    };
  }
  override clean(value: unknown, options: CleanOptions = {}): unknown {
    // A cleared control is no colour; where one is needed the initial one returns.
    return super.clean(value === "" ? null : value, options);
  }
  override _cast(value: unknown): unknown {
    const color = Color.from(value);
    return color.valid ? color.css : String(value);
  }
  override _validateType(value: unknown): boolean | undefined {
    return typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value) ? undefined : false;
  }
  override initialize(value: unknown, _model: DataModel, _options?: InitializeOptions): unknown {
    return typeof value === "string" ? Color.from(value) : value;
  }
  override toObject(value: unknown): unknown {
    return value instanceof Color ? value.css : value;
  }
  override _castChangeDelta(delta: unknown): unknown {
    return Color.from(delta);
  }
  override _applyChangeAdd(_value: unknown, delta: unknown): unknown {
    return delta;
  }
  override _toInput(config: FormInputConfig): HTMLElement | HTMLCollection {
    return createColorInput(config);
  }
}

/** Any value, unchecked. */
export class AnyField extends DataField {
  declare serializable: boolean;
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, nullable: true, serializable: false };
  }
  override _validateType(value: unknown): void {
    if (!this.serializable) return;
    if (JSON.stringify(value) === undefined) throw new Error("must be serialisable as JSON");
  }
}
