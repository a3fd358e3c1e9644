export type Generation = 13 | 14;

let current: Generation = 14;

/** Choose the generation whose behaviour the shared code shows; once, before any model exists. */
export function setGeneration(generation: Generation): void {
  current = generation;
}

/** The generation whose behaviour the shared code shows. */
export function getGeneration(): Generation {
  return current;
}
