import { getLocaliser } from "../localise.ts";

const ID_CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Random letters and digits. */
export function randomID(length = 16): string {
  let id = "";
  while (id.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // Bytes past the last whole multiple of 62 would make some characters likelier.
      if (byte < 248 && id.length < length) id += ID_CHARACTERS[byte % 62];
    }
  return id;
}

/** Is the first version, such as "13.350" or 14, newer than the second? */
export function isNewerVersion(v1: string | number, v0: string | number): boolean {
  const [a, b] = [v1, v0].map((version) => String(version).split(".")) as [string[], string[]];
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [x = "0", y = "0"] = [a[i], b[i]];
    if (x === y) continue;
    const [m, n] = [Number(x), Number(y)];
    if (Number.isNaN(m) || Number.isNaN(n)) return x > y;
    if (m !== n) return m > n;
  }
  return false;
}

type AnyFunction = (...args: never[]) => unknown;

/** Call `callback` once calls have paused for `delay` milliseconds. */
export function debounce<F extends AnyFunction>(callback: F, delay: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return function (this: unknown, ...args: Parameters<F>): void {
    clearTimeout(timer);
    timer = setTimeout(() => callback.apply(this, args), delay);
  };
}

/** Call `callback` at most once in `delay` milliseconds: at once, and at the end with the last arguments. */
export function throttle<F extends AnyFunction>(callback: F, delay: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Parameters<F> | null = null;
  return function (this: unknown, ...args: Parameters<F>): void {
    if (timer !== undefined) {
      pending = args;
      return;
    }
    const wait = () => {
      timer = setTimeout(() => {
        timer = undefined;
        if (!pending) return;
        const last = pending;
        pending = null;
        callback.apply(this, last);
        wait();
      }, delay);
    };
    callback.apply(this, args);
    wait();
  };
}

/** A queue that runs at most `max` tasks at a time. */
export class Semaphore {
  max: number;
  #active = 0;
  #queue: (() => void)[] = [];
  constructor(max = 1) {
    this.max = max;
  }
  get remaining(): number {
    return this.#queue.length;
  }
  get active(): number {
    return this.#active;
  }
  add<A extends unknown[], R>(fn: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    return new Promise((resolve, reject) => {
      this.#queue.push(async () => {
        try {
          resolve(await fn(...args));
        } catch (error) {
          reject(error);
        }
        this.#active--;
        this.#next();
      });
      this.#next();
    });
  }
  /** Forget the tasks that have not begun. */
  clear(): void {
    this.#queue = [];
  }
  #next(): void {
    if (this.#active >= this.max) return;
    const task = this.#queue.shift();
    if (!task) return;
    this.#active++;
    task();
  }
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** How long ago, in words of the chosen language. */
export function timeSince(time: Date | string | number): string {
  const seconds = Math.round((new Date(time).getTime() - Date.now()) / 1000);
  const format = new Intl.RelativeTimeFormat(getLocaliser().lang, { numeric: "auto" });
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  return format.format(Math.trunc(seconds / size), unit);
}
