import { BenchDeprecated } from "../errors.ts";
import { getGeneration } from "../generation.ts";
import { type Data, isPlainObject } from "../types.ts";
import { isEqual } from "../utils/equals.ts";

/** The key that marks a serialised operator; its value is the name of the class. */
export const OPERATOR_IDENTIFIER = "__$OPERATOR$__";

/** An instruction in update data, in the place of a value. */
export class DataFieldOperator {
  readonly value: unknown;
  constructor(value?: unknown) {
    this.value = value;
  }

  static create(value?: unknown): DataFieldOperator {
    return new this(value);
  }

  /** The inner value of an operator; any other value comes back unchanged. */
  static get(value: unknown): unknown {
    return value instanceof DataFieldOperator ? value.value : value;
  }

  /** Compare two values of which either may be an operator. */
  static equals(a: unknown, b: unknown): boolean {
    const [left, right] = [a, b].map((x) =>
      x instanceof DataFieldOperator ? x.constructor : null,
    );
    return left === right && isEqual(DataFieldOperator.get(a), DataFieldOperator.get(b));
  }

  toJSON(): Data {
    return { [OPERATOR_IDENTIFIER]: this.constructor.name, value: this.value };
  }
}

/** Delete the key that holds this operator. */
export class ForcedDeletion extends DataFieldOperator {
  static override create(): ForcedDeletion {
    return new ForcedDeletion();
  }
  override toJSON(): Data {
    return { [OPERATOR_IDENTIFIER]: "ForcedDeletion" };
  }
}

/** Replace the value whole, without merging. */
export class ForcedReplacement extends DataFieldOperator {
  static override create(value?: unknown): ForcedReplacement {
    return new ForcedReplacement(value);
  }
  // The name is spelled out because a bundler may rename classes.
  override toJSON(): Data {
    return { [OPERATOR_IDENTIFIER]: "ForcedReplacement", value: this.value };
  }
}

/** @throws if the object is no serialised operator. */
export function reconstructOperator(data: Data): ForcedDeletion | ForcedReplacement {
  if (data[OPERATOR_IDENTIFIER] === "ForcedDeletion") return new ForcedDeletion();
  if (data[OPERATOR_IDENTIFIER] === "ForcedReplacement") return new ForcedReplacement(data.value);
  throw new Error("The object is not a serialised operator");
}

/** A copy of the data as JSON carries it, operators as tagged objects. */
export function serializeOperators<T>(data: T): T {
  return data === undefined ? data : (JSON.parse(JSON.stringify(data)) as T);
}

/** A copy of JSON data in which tagged objects are operators again. */
export function reviveOperators<T>(data: T): T {
  return revive(data) as T;
}

function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive);
  if (!isPlainObject(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([k, v]) => [k, revive(v)]));
  return OPERATOR_IDENTIFIER in copy ? reconstructOperator(copy) : copy;
}

/** Is this one of the update keys `-=name` (delete) and `==name` (replace) of generation 13? */
export function isDeletionKey(key: string): boolean {
  return key.startsWith("-=") || key.startsWith("==");
}

/**
 * Read one entry of update data: which key it addresses, and the operator, if any.
 * @throws BenchDeprecated for a `-=` or `==` key on generation 14.
 */
export function readUpdateEntry(key: string, value: unknown): [key: string, value: unknown] {
  if (!isDeletionKey(key)) return [key, value];
  if (getGeneration() >= 14)
    throw new BenchDeprecated(
      `the update key "${key}"`,
      "foundry.data.operators.ForcedDeletion or ForcedReplacement",
    );
  const operator = key.startsWith("-=") ? new ForcedDeletion() : new ForcedReplacement(value);
  return [key.slice(2), operator];
}
