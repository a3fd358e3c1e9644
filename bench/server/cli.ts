import { parseArgs } from "node:util";
import { BenchStartError } from "./errors.ts";
import { startBench } from "./main.ts";

const usage = `Usage: npm start -- [--port <number>] [--fresh] [--dev] [--language en|fi|sv|ru]
  --port      where to listen; 30123 if left out
  --fresh     start from a new copy of the example world
  --dev       tell open pages when the built system changes
  --language  interface language of users who have not chosen one`;

/** Starts the bench from the command line. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "30123" },
      fresh: { type: "boolean", default: false },
      dev: { type: "boolean", default: false },
      language: { type: "string", default: "en" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(usage);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new BenchStartError(`--port takes a number from 0 to 65535, not "${values.port}"`);
  const { fresh, dev, language } = values;
  const bench = await startBench({ port, reset: fresh, dev, language });
  console.log(`The table bench runs at ${bench.url}  (Ctrl+C stops it)`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void bench.close().then(() => process.exit(0)));
}

main().catch((error: unknown) => {
  const badArgument = error instanceof TypeError && "code" in error;
  if (error instanceof BenchStartError) console.error(error.message);
  else if (badArgument) console.error(`${(error as Error).message}\n${usage}`);
  else console.error(error);
  process.exit(1);
});
