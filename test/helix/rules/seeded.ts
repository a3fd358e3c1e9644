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

/** One chain of the HELIX die. */
export function chainOf(roll: (faces: number) => number): number[] {
  const chain = [roll(6)];
  while (chain.at(-1) === 6) chain.push(roll(6));
  return chain;
}
