import { BenchNotImplemented } from "../common/errors.ts";
import { mayBeMissing } from "../common/strict-members.ts";

export { BenchDeprecated, BenchNotImplemented } from "../common/errors.ts";

/**
 * A view of `target` whose unknown members throw.
 * @param path    How the object is reached, for the message.
 * @param optional Members that may be missing without an error, such as feature tests.
 */
export function strict<T extends object>(path: string, target: T, optional: string[] = []): T {
  const free = new Set<string | symbol>(optional);
  return new Proxy(target, {
    get(object, key, receiver) {
      if (!(key in object) && !mayBeMissing(key) && !free.has(key))
        throw new BenchNotImplemented(`${path}.${String(key)}`);
      return Reflect.get(object, key, receiver);
    },
  });
}
