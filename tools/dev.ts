import { watch } from "node:fs";
import { join } from "node:path";
import { readOptions, reportFailure, runBench } from "../bench/server/cli.ts";
import { buildBenchClient } from "./build-bench.ts";
import { buildSystem, bundle, copyFiles } from "./build-system.ts";
import { dist, fromRoot } from "./paths.ts";
import { writeSeed } from "./seed.ts";
import { writeStyles } from "./styles.ts";

/** What is made anew when something in a folder changes. */
const REBUILDS: Readonly<Record<string, () => unknown>> = {
  src: () => bundle({ emptyOutDir: false }),
  templates: copyFiles,
  lang: copyFiles,
  styles: () => writeStyles(dist),
};

/** Editors write a file in several steps. */
const SETTLE_MS = 120;

/**
 * `npm run dev`: the bench, with open pages that follow what is edited. Templates, styles and
 * languages are exchanged in place; code reloads the page.
 */
async function dev(): Promise<void> {
  const { help: _, ...options } = readOptions(process.argv.slice(2));
  await Promise.all([buildSystem(), buildBenchClient()]);
  for (const [folder, rebuild] of Object.entries(REBUILDS)) follow(folder, rebuild);
  await runBench({ ...options, seedPath: writeSeed(), dev: true });
}

function follow(folder: string, rebuild: () => unknown): void {
  let waiting: NodeJS.Timeout | undefined;
  watch(join(fromRoot(folder)), { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void attempt(folder, rebuild), SETTLE_MS);
  });
}

/** A typing mistake is told, and the next change tries again. */
async function attempt(folder: string, rebuild: () => unknown): Promise<void> {
  try {
    await rebuild();
    console.log(`${new Date().toLocaleTimeString()} ${folder} rebuilt`);
  } catch (error) {
    console.error(`${folder}: ${(error as Error).message}`);
  }
}

dev().catch(reportFailure);
