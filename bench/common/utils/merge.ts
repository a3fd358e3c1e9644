import { DataFieldOperator, ForcedDeletion, isDeletionKey } from "../data/operators.ts";
import { BenchDeprecated } from "../errors.ts";
import { getGeneration } from "../generation.ts";
import { type Data, isPlainObject } from "../types.ts";
import { deepClone, getType } from "./objects.ts";
import { expandObject } from "./paths.ts";

export interface MergeOptions {
  /** Insert keys that the original does not have, at the top. Default true. */
  insertKeys?: boolean;
  /** Insert keys that the original does not have, in inner objects. Default true. */
  insertValues?: boolean;
  /** Replace values that the original has. Default true. */
  overwrite?: boolean;
  /** Merge inner objects; otherwise they are replaced whole. Default true. */
  recursive?: boolean;
  /** Change the original; otherwise a copy. Default true. */
  inplace?: boolean;
  /** Throw if a value would change its type. Default false. */
  enforceTypes?: boolean;
  /** Act on `-=` and `==` keys, generation 13. Default false. */
  performDeletions?: boolean;
  /** Act on operators, generation 14. Default false. */
  applyOperators?: boolean;
}

/**
 * Merge the keys and values of `other` into `original`. Dotted keys are expanded first.
 * @throws if `enforceTypes` and types differ.
 * @throws BenchDeprecated for the operator option of the other generation.
 */
export function mergeObject<T extends object, U extends object>(
  original: T,
  other?: U,
  options: MergeOptions = {},
): T & U {
  if (options.performDeletions && getGeneration() >= 14)
    throw new BenchDeprecated("mergeObject with performDeletions", "applyOperators");
  if (options.applyOperators && getGeneration() < 14)
    throw new BenchDeprecated(
      "mergeObject with applyOperators on generation 13",
      "performDeletions",
    );
  return mergeData(original, other, {
    ...options,
    applyOperators: options.performDeletions || options.applyOperators,
  });
}

/** mergeObject for the bench itself: `applyOperators` acts on operators and legacy keys alike. */
export function mergeData<T extends object, U extends object>(
  original: T,
  other?: U,
  options: MergeOptions = {},
): T & U {
  let target = (options.inplace === false ? deepClone(original) : original) as Data;
  const changes = hasDots(other) ? expandObject(other) : ((other ?? {}) as Data);
  if (hasDots(target)) {
    const expanded = expandObject(target);
    if (options.inplace === false) target = expanded;
    else {
      for (const key of Object.keys(target)) delete target[key];
      Object.assign(target, expanded);
    }
  }
  merge(target, changes, options, options.insertKeys ?? true);
  return target as T & U;
}

function hasDots(object: object | undefined): boolean {
  return !!object && Object.keys(object).some((key) => key.includes("."));
}

function merge(target: Data, changes: Data, options: MergeOptions, insert: boolean): void {
  for (const [key, value] of Object.entries(changes)) {
    if (options.applyOperators && applyOperator(target, key, value)) continue;
    if (!Object.hasOwn(target, key)) {
      if (insert) target[key] = inserted(value, options);
      continue;
    }
    const current = target[key];
    const { recursive = true, overwrite = true } = options;
    if (recursive && isPlainObject(current) && isPlainObject(value)) {
      merge(current, value, options, options.insertValues ?? true);
      continue;
    }
    if (!overwrite) continue;
    if (options.enforceTypes && current !== undefined && getType(current) !== getType(value))
      throw new Error(`The merged value of ${key} would change its type`);
    target[key] = value;
  }
}

/** Plain objects are copied on insertion, so that operators inside can act, and nothing is shared. */
function inserted(value: unknown, options: MergeOptions): unknown {
  if (!isPlainObject(value)) return value;
  const copy: Data = {};
  merge(copy, value, { ...options, insertValues: true }, true);
  return copy;
}

function applyOperator(target: Data, key: string, value: unknown): boolean {
  if (isDeletionKey(key)) {
    if (key.startsWith("-=")) delete target[key.slice(2)];
    else target[key.slice(2)] = value;
    return true;
  }
  if (!(value instanceof DataFieldOperator)) return false;
  if (value instanceof ForcedDeletion) delete target[key];
  else target[key] = value.value;
  return true;
}
