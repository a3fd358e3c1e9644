import { BenchNotImplemented } from "./errors.ts";

/** Names that the language, templates, test tools and consoles ask of any object. */
const ALWAYS_ALLOWED = new Set([
  "$$typeof",
  "asymmetricMatch",
  "constructor",
  "nodeType",
  "parentNode",
  "tagName",
  "then",
  "toHTML",
  "toJSON",
]);

/** Internal names and the indices of what is taken for a list. */
const NO_PUBLIC_NAME = /^(_|\d+$)/;

/** Whether a name may be missing without an error. */
export function mayBeMissing(key: string | symbol): boolean {
  return typeof key === "symbol" || NO_PUBLIC_NAME.test(key) || ALWAYS_ALLOWED.has(key);
}

type Describe = (key: string, receiver: object) => string;

type Constructor = new (...args: unknown[]) => object;

/** What has all that `parent` has, so that `instanceof` and the like still meet the parent. */
function childOf(parent: object): object {
  if (typeof parent !== "function" || parent === Function.prototype) return Object.create(parent);
  // `super()` of the class that is guarded comes through here.
  return class extends (parent as Constructor) {};
}

/** Stands between a class and its parent: throws when something is read that neither has. */
function lastResort(parent: object, describe: Describe, optional: string[] = []): object {
  const free = new Set<string | symbol>(optional);
  return new Proxy(childOf(parent), {
    get(target, key, receiver: object) {
      if (key in target || mayBeMissing(key) || free.has(key))
        return Reflect.get(target, key, receiver);
      throw new BenchNotImplemented(describe(String(key), receiver));
    },
  });
}

function nameOf(type: unknown): string {
  return typeof type === "function" ? type.name : "an object";
}

/**
 * Makes unknown public members of a class and its instances, and of all subclasses, throw when
 * they are read. The check stands at the end of the prototype chain: members that exist never
 * reach it, `instanceof` and `in` are as before, and members can be added at will.
 * Call it from a static block of a base class.
 * @param optional Members of instances that may be missing without an error.
 */
export function failOnUnknownMembers(type: { prototype: object }, optional: string[] = []): void {
  const { prototype } = type;
  Object.setPrototypeOf(
    prototype,
    lastResort(
      Object.getPrototypeOf(prototype) as object,
      (key, receiver) => `${nameOf(receiver.constructor)}#${key}`,
      optional,
    ),
  );
  Object.setPrototypeOf(
    type,
    lastResort(
      Object.getPrototypeOf(type) as object,
      (key, receiver) => `${nameOf(receiver)}.${key}`,
    ),
  );
}
