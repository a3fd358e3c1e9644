import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium, NO_CHROMIUM } from "./chromium.ts";
import { fromRoot, workFolder } from "./paths.ts";

/** What one part of the checks came to. */
interface Result {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
}

const bin = (name: string): string => fromRoot("node_modules", ...name.split("/"));
const BIOME = bin("@biomejs/biome/bin/biome");
const VITEST = bin("vitest/vitest.mjs");

function run(args: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: fromRoot(), stdio: "inherit" });
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

async function timed(name: string, work: () => Promise<Omit<Result, "name" | "seconds">>) {
  console.log(`\n— ${name}`);
  const started = performance.now();
  const counts = await work();
  return { name, ...counts, seconds: (performance.now() - started) / 1000 };
}

/** A check that is one thing: it passes or it fails. */
function check(name: string, args: string[]): Promise<Result> {
  return timed(name, async () => {
    const failed = (await run(args)) === 0 ? 0 : 1;
    return { passed: 1 - failed, failed };
  });
}

/** Tests, counted from the report of the runner. A runner that breaks is a failure of its own. */
function tests(name: string, ...projects: string[]): Promise<Result> {
  return timed(name, async () => {
    const report = join(workFolder, `${name.replaceAll(" ", "-")}.json`);
    rmSync(report, { force: true });
    const code = await run([
      VITEST,
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ]);
    const { passed, failed } = readReport(report);
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  });
}

function readReport(path: string): { passed: number; failed: number } {
  try {
    const report = JSON.parse(readFileSync(path, "utf8")) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function readCode(): Promise<Result[]> {
  return [
    await check("lint", [BIOME, "check", "--error-on-warnings", "."]),
    await check("types", ["--import", "tsx", fromRoot("tools/types.ts")]),
  ];
}

/** `npm test`: everything that must hold, with a plain line at the end. */
async function test(): Promise<void> {
  mkdirSync(workFolder, { recursive: true });
  // Two processors: what reads the code goes beside what runs it, but never beside a browser.
  const [read, unit] = await Promise.all([readCode(), tests("unit tests", "unit", "bench")]);
  const results = [...read, unit];
  if (ensureChromium()) results.push(await tests("browser tests", "browser"));
  else {
    console.error(NO_CHROMIUM);
    results.push({ name: "browser tests", passed: 0, failed: 1, seconds: 0 });
  }
  const sum = (key: "passed" | "failed" | "seconds") =>
    results.reduce((total, result) => total + result[key], 0);
  console.log();
  for (const { name, passed, failed, seconds } of results)
    console.log(
      `${failed ? "FAIL" : "ok  "} ${name.padEnd(14)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
    );
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  process.exit(sum("failed") === 0 ? 0 : 1);
}

await test();
