/**
 * A queue that delays each task by a random time and keeps their order.
 * Without a range tasks run at once.
 */
export class DelayQueue {
  #range: [number, number] | null;
  #waiting: { due: number; task: () => void }[] = [];

  constructor(range: [number, number] | null) {
    this.#range = range;
  }

  add(task: () => void): void {
    if (!this.#range) {
      task();
      return;
    }
    const [min, max] = this.#range;
    const due = performance.now() + min + Math.random() * (max - min);
    this.#waiting.push({ due: Math.max(due, this.#waiting.at(-1)?.due ?? 0), task });
    if (this.#waiting.length === 1) this.#sleep();
  }

  // One timer for the first in line: several timers could fire out of order.
  #sleep(): void {
    const first = this.#waiting[0];
    if (!first) return;
    setTimeout(() => {
      this.#waiting.shift();
      first.task();
      this.#sleep();
    }, first.due - performance.now());
  }
}

/** Runs asynchronous tasks one after the other, so that each sees what the one before it left. */
export class SerialQueue {
  #tail: Promise<unknown> = Promise.resolve();

  add<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(task);
    this.#tail = result.catch(() => undefined);
    return result;
  }
}
