/** A field that a setting may have as its type; every `DataField` is one. */
export interface FieldLike {
  clean(value: unknown, options?: object): unknown;
  validate(value: unknown, options?: object): unknown;
  initialize(value: unknown, model?: unknown, options?: object): unknown;
  getInitialValue(data?: object): unknown;
}

/** A `DataModel` class. */
export interface ModelLike {
  new (data?: object): { toObject(source?: boolean): object };
  fromSource(source: object): object;
}

type Converter = ((value: unknown) => unknown) | (new (value: unknown) => unknown);

/** `String`, `Number`, `Boolean`, `Object`, `Array`, a function, a field or a model class. */
export type SettingType = FieldLike | ModelLike | Converter;

interface Typed {
  type?: SettingType | undefined;
  default?: unknown;
  choices?: Record<string, string> | undefined;
  range?: { min: number; max: number; step?: number } | undefined;
}

export function isField(type: unknown): type is FieldLike {
  return typeof type === "object" && type !== null && "clean" in type && "initialize" in type;
}

export function isModel(type: unknown): type is ModelLike {
  return typeof type === "function" && "fromSource" in type;
}

/** The default as stored data. */
export function defaultValue({ type, default: given }: Typed): unknown {
  if (given !== undefined) return given;
  if (isField(type)) return type.getInitialValue({});
  if (isModel(type)) return new type().toObject();
  return null;
}

/** Stored data as what `game.settings.get` gives. Unusable data gives the default. */
export function readValue(config: Typed, stored: unknown): unknown {
  const { type } = config;
  const value = stored === undefined ? defaultValue(config) : stored;
  if (isField(type)) {
    const clean = type.clean(value);
    const usable = type.validate(clean) ? defaultValue(config) : clean;
    return type.initialize(usable, null, {});
  }
  if (isModel(type)) return type.fromSource((value ?? {}) as object);
  // Defaults and stored objects are handed out as copies: changing one must not change the setting.
  if (type === Object || type === Array || type === undefined) return structuredClone(value);
  if (value === null || value === undefined) return value;
  return convert(type as Converter, value);
}

/**
 * A value that `game.settings.set` got, as data to store.
 * @throws {Error} if the value is not one that the setting can have.
 */
export function writeValue(config: Typed, key: string, value: unknown): unknown {
  const { type, choices, range } = config;
  if (value === undefined) return defaultValue(config);
  if (isField(type)) {
    const clean = type.clean(toPlain(value));
    const failure = type.validate(clean);
    if (failure) throw new Error(`[${key}] ${messageOf(failure)}`);
    return clean;
  }
  if (isModel(type)) {
    const plain = toPlain(value) as object;
    return new type(plain).toObject();
  }
  const result = type === Object || type === Array ? value : convert(type as Converter, value);
  if (type === Number && Number.isNaN(result)) throw new Error(`[${key}] is not a number`);
  if (choices && !(String(result) in choices))
    throw new Error(`[${key}] has no choice "${String(result)}"`);
  if (range && ((result as number) < range.min || (result as number) > range.max))
    throw new Error(`[${key}] must be between ${range.min} and ${range.max}`);
  return result;
}

function convert(type: Converter | undefined, value: unknown): unknown {
  if (!type || value === null) return value;
  if (type === String || type === Number || type === Boolean)
    return (type as (value: unknown) => unknown)(value);
  // Classes can only be constructed, functions only be called.
  return /^class\b/.test(Function.prototype.toString.call(type))
    ? new (type as new (value: unknown) => unknown)(value)
    : (type as (value: unknown) => unknown)(value);
}

function toPlain(value: unknown): unknown {
  const model = value as { toObject?: () => object } | null;
  return typeof model?.toObject === "function" ? model.toObject() : value;
}

function messageOf(failure: unknown): string {
  const { message, asError } = failure as { message?: string; asError?: () => Error };
  return message ?? asError?.call(failure).message ?? String(failure);
}
