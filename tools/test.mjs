// npm test: installs what is missing, then checks everything.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { prepare, root } from "./setup.mjs";

prepare();
const { status } = spawnSync(
  process.execPath,
  ["--import", "tsx", join(root, "tools/test.ts"), ...process.argv.slice(2)],
  { cwd: root, stdio: "inherit" },
);
process.exit(status ?? 1);
