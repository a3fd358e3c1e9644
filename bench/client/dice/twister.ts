const SIZE = 624;
const PERIOD = 397;
const UPPER = 0x80000000;
const LOWER = 0x7fffffff;

/** The 32-bit Mersenne Twister MT19937 of Matsumoto and Nishimura, from their published recurrence. */
export class MersenneTwister {
  static #shared: MersenneTwister | undefined;
  readonly #state = new Uint32Array(SIZE);
  #index = SIZE;

  /** @param seed Any integer; the time when left out. */
  constructor(seed: number = Date.now()) {
    this.seed(seed);
  }

  /** Starts over from a seed, and returns it. */
  seed(seed: number): number {
    this.#state[0] = seed >>> 0;
    for (let i = 1; i < SIZE; i++) {
      const previous = this.#state[i - 1]!;
      this.#state[i] = Math.imul(1812433253, previous ^ (previous >>> 30)) + i;
    }
    this.#index = SIZE;
    return seed;
  }

  #refill(): void {
    const state = this.#state;
    for (let i = 0; i < SIZE; i++) {
      const mixed = (state[i]! & UPPER) | (state[(i + 1) % SIZE]! & LOWER);
      state[i] = state[(i + PERIOD) % SIZE]! ^ (mixed >>> 1) ^ (mixed & 1 ? 0x9908b0df : 0);
    }
    this.#index = 0;
  }

  /** An unsigned 32-bit integer. */
  int(): number {
    if (this.#index >= SIZE) this.#refill();
    let value = this.#state[this.#index++]!;
    value ^= value >>> 11;
    value ^= (value << 7) & 0x9d2c5680;
    value ^= (value << 15) & 0xefc60000;
    value ^= value >>> 18;
    return value >>> 0;
  }

  /** A number in [0, 1) with 32 bits. */
  random(): number {
    return this.int() / 2 ** 32;
  }

  /** The same as `random`. */
  rnd(): number {
    return this.random();
  }

  /** A normally distributed number, by the transform of Box and Muller. */
  normal(mu: number, sigma: number): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.random()));
    return mu + sigma * radius * Math.cos(2 * Math.PI * this.random());
  }

  static #instance(): MersenneTwister {
    MersenneTwister.#shared ??= new MersenneTwister();
    return MersenneTwister.#shared;
  }

  /** A number in [0, 1) from a generator seeded with the time. */
  static random(): number {
    return MersenneTwister.#instance().random();
  }

  /** A normally distributed number from that generator. */
  static normal(mu: number, sigma: number): number {
    return MersenneTwister.#instance().normal(mu, sigma);
  }
}
