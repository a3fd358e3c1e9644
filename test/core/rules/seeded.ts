/** A small seeded generator, so that simulations give the same result every time. */
export function seeded(seed: number): (faces: number) => number {
  let state = seed >>> 0;
  return (faces) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return 1 + (((t ^ (t >>> 14)) >>> 0) % faces);
  };
}

/** So many faces of one kind of die. */
export function facesOf(roll: (faces: number) => number, count: number, faces: number): number[] {
  return Array.from({ length: count }, () => roll(faces));
}

/** The faces of one die that is rolled again whenever it shows its highest. */
export function chainOf(roll: (faces: number) => number, faces: number): number[] {
  const chain = [roll(faces)];
  while (chain.at(-1) === faces) chain.push(roll(faces));
  return chain;
}
