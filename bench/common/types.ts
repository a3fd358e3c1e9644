/** Source data on its way into a model: JSON, or an update that may hold operators. */
export type Data = Record<string, unknown>;

/** Any class, as far as `instanceof` and statics need it. */
export type AnyClass = abstract new (...args: never[]) => object;

/** Is the value a plain `{}` object, neither an array nor the instance of a class? */
export function isPlainObject(value: unknown): value is Data {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
