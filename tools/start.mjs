// npm start: everything that a fresh clone needs, then the table.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { prepare, root } from "./setup.mjs";

prepare();
const child = spawn(
  process.execPath,
  ["--import", "tsx", join(root, "tools/start.ts"), ...process.argv.slice(2)],
  { cwd: root, stdio: "inherit" },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
