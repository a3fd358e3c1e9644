export { BenchDeprecated } from "../common/errors.ts";

/** System code read a public member that the bench does not have. Never a quiet `undefined`. */
export class BenchNotImplemented extends Error {
  override readonly name = "BenchNotImplemented";
  constructor(path: string) {
    super(`the bench does not implement ${path}`);
  }
}

/** Names that the language, test tools and consoles ask of any object. */
const ALWAYS_ALLOWED = new Set([
  "then",
  "toJSON",
  "constructor",
  "nodeType",
  "tagName",
  "$$typeof",
]);

/**
 * A view of `target` whose unknown members throw.
 * @param path    How the object is reached, for the message.
 * @param optional Members that may be missing without an error, such as feature tests.
 */
export function strict<T extends object>(path: string, target: T, optional: string[] = []): T {
  const free = new Set(optional);
  return new Proxy(target, {
    get(object, key, receiver) {
      if (typeof key === "string" && !(key in object) && !ALWAYS_ALLOWED.has(key) && !free.has(key))
        throw new BenchNotImplemented(`${path}.${key}`);
      return Reflect.get(object, key, receiver);
    },
  });
}
