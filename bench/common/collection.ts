/** A Map whose iteration is left open, so that a Collection may yield values. */
interface OpenMap<V> {
  readonly size: number;
  clear(): void;
  delete(key: string): boolean;
  get(key: string): V | undefined;
  has(key: string): boolean;
  set(key: string, value: V): this;
  entries(): MapIterator<[string, V]>;
  keys(): MapIterator<string>;
  values(): MapIterator<V>;
}
interface OpenMapConstructor {
  new <V>(entries?: Iterable<readonly [string, V]> | null): OpenMap<V>;
}
// Map's own iterator yields pairs; only the type is loosened here.
const OpenMap = Map as unknown as OpenMapConstructor;

/** Values by string key, with the helpers of an array; iterating yields the values. */
export class Collection<V> extends OpenMap<V> {
  [Symbol.iterator](): MapIterator<V> {
    return this.values();
  }

  get contents(): V[] {
    return [...this.values()];
  }

  /** @throws if `strict` and there is no such key. */
  override get(key: string, { strict = false }: { strict?: boolean } = {}): V | undefined {
    const value = super.get(key);
    if (strict && value === undefined)
      throw new Error(`The key ${key} does not exist in the ${this.constructor.name}`);
    return value;
  }

  /** The first entry with this `name`. @throws if `strict` and there is none. */
  getName(name: string, { strict = false }: { strict?: boolean } = {}): V | undefined {
    const entry = this.find((value) => (value as { name?: unknown } | null)?.name === name);
    if (strict && entry === undefined)
      throw new Error(`No entry named ${name} exists in the ${this.constructor.name}`);
    return entry;
  }

  find<S extends V>(test: (value: V, index: number, all: this) => value is S): S | undefined;
  find(test: (value: V, index: number, all: this) => boolean): V | undefined;
  find(test: (value: V, index: number, all: this) => boolean): V | undefined {
    let index = 0;
    for (const value of this.values()) if (test(value, index++, this)) return value;
    return undefined;
  }

  filter<S extends V>(test: (value: V, index: number, all: this) => value is S): S[];
  filter(test: (value: V, index: number, all: this) => boolean): V[];
  filter(test: (value: V, index: number, all: this) => boolean): V[] {
    return this.contents.filter((value, index) => test(value, index, this));
  }

  some(test: (value: V, index: number, all: this) => boolean): boolean {
    return this.contents.some((value, index) => test(value, index, this));
  }

  map<M>(transform: (value: V, index: number, all: this) => M): M[] {
    return this.contents.map((value, index) => transform(value, index, this));
  }

  reduce<A>(evaluate: (sum: A, value: V, index: number, all: this) => A, initial: A): A {
    return this.contents.reduce((sum, value, index) => evaluate(sum, value, index, this), initial);
  }

  forEach(callback: (value: V) => void): void {
    for (const value of this.contents) callback(value);
  }

  toJSON(): unknown[] {
    return this.map((value) => {
      const json = (value as { toJSON?: () => unknown } | null)?.toJSON;
      return typeof json === "function" ? json.call(value) : value;
    });
  }
}
