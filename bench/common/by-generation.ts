import { type Generation, getGeneration } from "./generation.ts";

const refuse = () => false;

/** A constant whose members depend on the generation: it shows those of the one that runs. */
export function byGeneration<T extends object>(
  members: Readonly<Record<Generation, Partial<T>>>,
): Readonly<T> {
  const current = (): object => members[getGeneration()];
  return new Proxy<object>(
    {},
    {
      get: (_target, key) => Reflect.get(current(), key),
      has: (_target, key) => Reflect.has(current(), key),
      ownKeys: () => Reflect.ownKeys(current()),
      getOwnPropertyDescriptor: (_target, key) => {
        const found = Reflect.getOwnPropertyDescriptor(current(), key);
        return found && { ...found, configurable: true };
      },
      set: refuse,
      defineProperty: refuse,
      deleteProperty: refuse,
    },
  ) as Readonly<T>;
}
