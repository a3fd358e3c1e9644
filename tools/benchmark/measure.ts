import { Bench, type Fn } from "tinybench";

/** One thing to measure. */
export interface Task {
  readonly name: string;
  /** How many times one run does the thing: enough that the clock's own cost vanishes. */
  readonly repeats: number;
  readonly run: Fn;
}

/** Keeps what is computed alive, so that the engine cannot leave the work out. */
export const sink = { value: 0 };

/**
 * Microseconds that each task takes once, as the median of its runs, in the order of the tasks.
 * @param milliseconds How long each is measured, after half as long to warm up. @param runs At least so many.
 */
export async function medians(
  tasks: readonly Task[],
  milliseconds = 600,
  runs = 50,
): Promise<number[]> {
  const bench = new Bench({
    time: milliseconds,
    iterations: runs,
    warmupTime: milliseconds / 2,
    warmupIterations: 2,
    throws: true,
  });
  for (const { name, run } of tasks) bench.add(name, run);
  await bench.run();
  return bench.tasks.map(({ result }, i) => {
    if (!("latency" in result)) throw new Error(`${tasks[i]!.name} was not measured`);
    return (result.latency.p50 * 1000) / tasks[i]!.repeats;
  });
}

/** How long single calls take, in milliseconds. */
export interface Spread {
  readonly first: number;
  readonly median: number;
  readonly p95: number;
  readonly worst: number;
}

/** Times call by call; each call gets its number, so that no two in a row ask the same. */
export function spread(calls: number, call: (step: number) => unknown): Spread {
  const times = Array.from({ length: calls }, (_, step) => {
    const start = performance.now();
    call(step);
    return performance.now() - start;
  });
  const [first = Number.NaN, ...after] = times;
  after.sort((a, b) => a - b);
  const at = (share: number) =>
    after[Math.min(after.length - 1, Math.floor(after.length * share))]!;
  return { first, median: at(0.5), p95: at(0.95), worst: at(1) };
}
