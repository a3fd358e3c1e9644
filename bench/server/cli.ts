import { parseArgs } from "node:util";
import { BenchStartError } from "./errors.ts";
import { startBench } from "./main.ts";
import type { BenchOptions, RunningBench } from "./options.ts";

const usage = `Usage: npm start -- [--port <number>] [--fresh] [--language en|fi|sv|ru]
  --port      where to listen; 30123 if left out
  --fresh     start from a new copy of the example world
  --language  interface language of users who have not chosen one`;

/** What was asked for on the command line. @throws {BenchStartError} for anything else. */
export function readOptions(args: string[]): BenchOptions & { help: boolean } {
  const { values } = parse(args);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new BenchStartError(`--port takes a number from 0 to 65535, not "${values.port}"`);
  const { fresh, language, help } = values;
  return { port, reset: fresh, language, help };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: "string", default: "30123" },
        fresh: { type: "boolean", default: false },
        language: { type: "string", default: "en" },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new BenchStartError(`${(error as Error).message}\n${usage}`);
  }
}

/** Starts the bench, says where it is, and stops it when the terminal asks. */
export async function runBench(options: BenchOptions): Promise<RunningBench> {
  const bench = await startBench(options);
  console.log(`The table bench runs at ${bench.url}  (Ctrl+C stops it)`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void bench.close().then(() => process.exit(0)));
  return bench;
}

const UNWRITABLE = ["EACCES", "EPERM", "EROFS", "ENOSPC"];

/** One line for what the user can mend; everything else with its stack. Exit code 1. */
export function reportFailure(error: unknown): never {
  const { code, path } = (error ?? {}) as { code?: string; path?: string };
  if (error instanceof BenchStartError) console.error(error.message);
  else if (code && UNWRITABLE.includes(code))
    console.error(
      `${path ?? "A folder"} cannot be written (${code}). Make it writable, then start again.`,
    );
  else console.error(error);
  process.exit(1);
}

export { usage };
