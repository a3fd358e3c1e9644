import { spawnSync } from "node:child_process";
import { fromRoot } from "./paths.ts";

/** Each part of the repository has its own globals, and so its own project. */
const PROJECTS = ["src", "rules", "bench", "test", "conformance"];

/** `npm run types`: every project, one after the other. */
let failed = 0;
for (const project of PROJECTS) {
  const started = performance.now();
  const { status } = spawnSync(
    process.execPath,
    [fromRoot("node_modules/typescript/bin/tsc"), "-p", fromRoot(`tsconfig.${project}.json`)],
    { stdio: "inherit" },
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? "ok  " : "FAIL"} ${project} (${seconds} s)`);
  if (status !== 0) failed++;
}
process.exit(failed === 0 ? 0 : 1);
