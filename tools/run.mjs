// Runs a tool that is written in TypeScript: node tools/run.mjs tools/build.ts [arguments]
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { prepare, root } from "./setup.mjs";

prepare();
const [script = "", ...args] = process.argv.slice(2);
const { status, signal } = spawnSync(
  process.execPath,
  ["--import", "tsx", join(root, script), ...args],
  { cwd: root, stdio: "inherit" },
);
process.exit(signal ? 1 : (status ?? 1));
