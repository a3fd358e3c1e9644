import { type Data, isPlainObject } from "../types.ts";

/** May the value hold properties? */
function isHolder(value: unknown): value is Data {
  return (typeof value === "object" && value !== null) || typeof value === "function";
}

/** The value at the dotted path, or undefined. */
export function getProperty(object: unknown, key: string): unknown {
  if (!key || !isHolder(object)) return undefined;
  // A key that itself contains dots wins over the path.
  if (key in object) return object[key];
  let target: unknown = object;
  for (const part of key.split(".")) {
    if (!isHolder(target) || !(part in target)) return undefined;
    target = target[part];
  }
  return target;
}

export function hasProperty(object: unknown, key: string): boolean {
  if (!key || !isHolder(object)) return false;
  if (key in object) return true;
  let target: unknown = object;
  for (const part of key.split(".")) {
    if (!isHolder(target) || !(part in target)) return false;
    target = target[part];
  }
  return true;
}

/** Assign at the dotted path, making objects on the way. Returns whether the value changed. */
export function setProperty(object: object, key: string, value: unknown): boolean {
  if (!key) return false;
  const parts = key.split(".");
  const last = parts.pop() as string;
  let target = object as Data;
  for (const part of parts) {
    if (!isHolder(target[part])) target[part] = {};
    target = target[part] as Data;
  }
  if (last in target && target[last] === value) return false;
  target[last] = value;
  return true;
}

/** Delete at the dotted path. Returns whether there was anything to delete. */
export function deleteProperty(object: object, key: string): boolean {
  const parts = key.split(".");
  const last = parts.pop() as string;
  const target = parts.length ? getProperty(object, parts.join(".")) : object;
  if (!last || !isHolder(target) || !(last in target)) return false;
  delete target[last];
  return true;
}

/** A copy in which dotted keys are nested objects, at every depth. */
export function expandObject(object: unknown): Data {
  return expand(object) as Data;
}

function expand(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expand);
  if (!isPlainObject(value)) return value;
  const expanded: Data = {};
  for (const [key, inner] of Object.entries(value)) {
    const next = expand(inner);
    const there = getProperty(expanded, key);
    if (isPlainObject(next) && isPlainObject(there)) Object.assign(there, next);
    else setProperty(expanded, key, next);
  }
  return expanded;
}

/** A copy in which nested plain objects are dotted keys; empty objects stay values. */
export function flattenObject(object: object): Data {
  const flat: Data = {};
  for (const [key, value] of Object.entries(object)) {
    if (!isPlainObject(value) || !Object.keys(value).length) flat[key] = value;
    else
      for (const [inner, leaf] of Object.entries(flattenObject(value)))
        flat[`${key}.${inner}`] = leaf;
  }
  return flat;
}
