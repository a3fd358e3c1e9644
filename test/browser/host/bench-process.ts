/*
 * The bench in a process of its own, so that a test can kill it as a power cut would.
 * Takes its options as JSON; prints its address as one line of JSON once it listens.
 */
import { reportFailure } from "../../../bench/server/cli.ts";
import { type BenchOptions, startBench } from "../../../bench/server/main.ts";

async function serve(): Promise<void> {
  const bench = await startBench(JSON.parse(process.argv[2] ?? "{}") as BenchOptions);
  console.log(JSON.stringify({ url: bench.url, port: bench.port }));
  process.once("SIGTERM", () => void bench.close().then(() => process.exit(0)));
}

serve().catch(reportFailure);
