import { BenchDeprecated } from "../errors.ts";
import { getGeneration } from "../generation.ts";
import type { Data } from "../types.ts";

export interface FailureOptions {
  invalidValue?: unknown;
  /** The value that took the place of the invalid one. */
  fallbackValue?: unknown;
  /** Was the value dropped from a collection? */
  dropped?: boolean;
  message?: string;
  /** Is the value still invalid, with nothing to take its place? */
  unresolved?: boolean;
}

/** Why a value failed, with the failures of the fields or elements inside it. */
export class DataModelValidationFailure {
  invalidValue: unknown;
  fallbackValue: unknown;
  dropped: boolean;
  message: string;
  unresolved: boolean;
  fields: Record<string, DataModelValidationFailure> = {};
  elements: { id: string | number; name?: string; failure: DataModelValidationFailure }[] = [];

  /** Generation 13 passes the options only, generation 14 the message before them. */
  constructor(message: string | FailureOptions = {}, options: FailureOptions = {}) {
    const all = typeof message === "string" ? { ...options, message } : message;
    this.invalidValue = all.invalidValue;
    this.fallbackValue = all.fallbackValue;
    this.dropped = all.dropped ?? false;
    this.message = all.message ?? "";
    this.unresolved = all.unresolved ?? false;
  }

  /** Are there no failures inside? */
  get empty(): boolean {
    return !Object.keys(this.fields).length && !this.elements.length;
  }

  isEmpty(): boolean {
    if (getGeneration() >= 14)
      throw new BenchDeprecated("DataModelValidationFailure#isEmpty", "empty");
    return this.empty;
  }

  get fallback(): unknown {
    if (getGeneration() >= 14)
      throw new BenchDeprecated("DataModelValidationFailure#fallback", "fallbackValue");
    return this.fallbackValue;
  }

  /** All failures without inner ones, by dotted path. */
  flatten(path = ""): Record<string, DataModelValidationFailure> {
    if (this.empty) return { [path]: this };
    const flat: Record<string, DataModelValidationFailure> = {};
    const inner: [string | number, DataModelValidationFailure][] = [
      ...Object.entries(this.fields),
      ...this.elements.map(({ id, failure }) => [id, failure] as [string | number, typeof failure]),
    ];
    for (const [name, failure] of inner)
      Object.assign(flat, failure.flatten(path ? `${path}.${name}` : String(name)));
    return flat;
  }

  /** Mark the failure unresolved if anything inside is. */
  summarise(): this {
    const inner = [...Object.values(this.fields), ...this.elements.map(({ failure }) => failure)];
    this.unresolved = inner.some((failure) => failure.unresolved);
    return this;
  }

  asError(): DataModelValidationError {
    return new DataModelValidationError(this);
  }

  toObject(): Data {
    const { invalidValue, fallbackValue, dropped, message } = this;
    return { invalidValue, fallbackValue, dropped, message };
  }

  /** One line for each value that failed, with its path. */
  toString(): string {
    return Object.entries(this.flatten())
      .map(([path, { message }]) => (path ? `${path}: ${message}` : message))
      .join("\n");
  }
}

/** Data that its model refuses. */
export class DataModelValidationError extends Error {
  override readonly name = "DataModelValidationError";
  readonly failure: DataModelValidationFailure | null;

  constructor(failure: DataModelValidationFailure | string, options?: ErrorOptions) {
    super(String(failure), options);
    this.failure = typeof failure === "string" ? null : failure;
  }

  /** The failure at a dotted path, or the whole failure. */
  getFailure(path?: string): DataModelValidationFailure | undefined {
    let failure: DataModelValidationFailure | undefined = this.failure ?? undefined;
    for (const part of path ? path.split(".") : []) {
      const element = failure?.elements.find(({ id }) => String(id) === part);
      failure = failure?.fields[part] ?? element?.failure;
    }
    return failure;
  }

  /** Every value that failed, by dotted path. */
  getAllFailures(): Record<string, DataModelValidationFailure> | undefined {
    return this.failure?.flatten();
  }
}
