import open from "open";
import { readOptions, reportFailure, runBench, usage } from "../bench/server/cli.ts";
import { buildBenchClient } from "./build-bench.ts";
import { buildSystem } from "./build-system.ts";
import { writeSeed } from "./seed.ts";

/** `npm start`: builds everything, then plays. */
async function start(): Promise<void> {
  const { help, ...options } = readOptions(process.argv.slice(2));
  if (help) {
    console.log(usage);
    return;
  }
  await Promise.all([buildSystem(), buildBenchClient()]);
  const { url } = await runBench({ ...options, seedPath: writeSeed() });
  if (hasDesktop()) await open(url);
}

/** Somebody sits here, and there is a screen to open a browser on. */
function hasDesktop(): boolean {
  const isDesktopSystem = process.platform === "darwin" || process.platform === "win32";
  return process.stdout.isTTY && (isDesktopSystem || Boolean(process.env.DISPLAY));
}

start().catch(reportFailure);
