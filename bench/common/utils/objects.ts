import { DataFieldOperator, ForcedDeletion, isDeletionKey } from "../data/operators.ts";
import { BenchDeprecated } from "../errors.ts";
import { getGeneration } from "../generation.ts";
import { type Data, isPlainObject } from "../types.ts";
import { isEqual } from "./equals.ts";

const MAX_DEPTH = 100;

/** The name of the kind of value. */
export function getType(value: unknown): string {
  if (value === null) return "null";
  if (typeof value !== "object") return typeof value;
  if (isPlainObject(value)) return "Object";
  const kinds = { Array, Set, Map, Promise, Error };
  for (const [name, kind] of Object.entries(kinds)) if (value instanceof kind) return name;
  if (typeof HTMLElement !== "undefined" && value instanceof HTMLElement) return "HTMLElement";
  return "Unknown";
}

/** Is the value undefined, null, or an array, Set, Map or plain object without content? */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (Array.isArray(value)) return !value.length;
  if (value instanceof Set || value instanceof Map) return !value.size;
  return isPlainObject(value) && !Object.keys(value).length;
}

/**
 * Copy plain objects, arrays and Dates. Instances of other classes are kept by reference.
 * @throws if the data is nested deeper than 100, or if `strict` and it holds an instance.
 */
export function deepClone<T>(original: T, { strict = false }: { strict?: boolean } = {}): T {
  return copy(original, strict, 0) as T;
}

function copy(value: unknown, strict: boolean, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new Error("The data is nested too deeply, or refers to itself");
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((inner) => copy(inner, strict, depth + 1));
  if (value instanceof Date) return new Date(value);
  if (isPlainObject(value)) {
    const clone: Data = {};
    for (const key of Object.keys(value)) clone[key] = copy(value[key], strict, depth + 1);
    return clone;
  }
  if (strict) throw new Error(`A ${value.constructor.name} cannot be cloned`);
  return value;
}

/** A copy through JSON. */
export function duplicate<T>(original: T): T {
  if (getGeneration() >= 14)
    throw new BenchDeprecated("foundry.utils.duplicate", "foundry.utils.deepClone");
  return JSON.parse(JSON.stringify(original)) as T;
}

/** Deep equality. Exists since generation 14. */
export function equals(a: unknown, b: unknown): boolean {
  if (getGeneration() < 14)
    throw new BenchDeprecated("foundry.utils.equals on generation 13", "objectsEqual");
  return isEqual(a, b);
}

/** Deep equality of objects, the way of generation 13. */
export function objectsEqual(a: object, b: object): boolean {
  if (getGeneration() >= 14)
    throw new BenchDeprecated("foundry.utils.objectsEqual", "foundry.utils.equals");
  return isEqual(a, b);
}

/**
 * The keys and values of `other` that differ from `original`; objects are compared inside, arrays whole.
 * @param options.inner        Only keys that `original` has.
 * @param options.deletionKeys Keep a deletion only if `original` has what it deletes.
 */
export function diffObject(
  original: object,
  other: object,
  { inner = false, deletionKeys = false }: { inner?: boolean; deletionKeys?: boolean } = {},
): Data {
  const before = original as Data;
  const difference: Data = {};
  for (const [key, value] of Object.entries(other)) {
    const deletes = isDeletionKey(key) || value instanceof ForcedDeletion;
    const name = isDeletionKey(key) ? key.slice(2) : key;
    const exists = Object.hasOwn(before, name);
    if (deletes && deletionKeys ? !exists : inner && !exists) continue;
    if (exists && !isDeletionKey(key)) {
      if (isPlainObject(value) && isPlainObject(before[key])) {
        const changed = diffObject(before[key], value, { inner, deletionKeys });
        if (!isEmpty(changed)) difference[key] = changed;
        continue;
      }
      if (!deletes && isEqual(before[key], DataFieldOperator.get(value))) continue;
    }
    difference[key] = value;
  }
  return difference;
}

/** The keys of `source` that the structure of `template` has, at every depth. */
export function filterObject(
  source: object,
  template: object,
  options: { deletionKeys?: boolean; templateValues?: boolean } = {},
): Data {
  const shape = template as Data;
  const filtered: Data = {};
  for (const [key, value] of Object.entries(source)) {
    if (options.deletionKeys && isDeletionKey(key)) filtered[key] = value;
    if (!Object.hasOwn(shape, key)) continue;
    const model = shape[key];
    if (isPlainObject(value) && isPlainObject(model))
      filtered[key] = filterObject(value, model, options);
    else filtered[key] = options.templateValues ? model : value;
  }
  return filtered;
}

/** The classes that a class extends, nearest first. */
export function getParentClasses(cls: object): object[] {
  const parents: object[] = [];
  let parent: unknown = Object.getPrototypeOf(cls);
  while (typeof parent === "function" && parent !== Function.prototype) {
    parents.push(parent);
    parent = Object.getPrototypeOf(parent);
  }
  return parents;
}
