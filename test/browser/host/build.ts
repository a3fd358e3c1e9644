import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { buildBenchClient } from "../../../tools/build-bench.ts";
import { buildSystem } from "../../../tools/build-system.ts";
import { dist, fromRoot, workFolder } from "../../../tools/paths.ts";
import { builtFolders, copies } from "./built.ts";

const STAMP = join(copies, "built");

const SOURCES = ["src", "templates", "styles", "lang", "content", "tools", "system.json", "bench"];

/** Builds the system and the client, unless nothing has changed since they were built. */
export async function buildWhenStale(): Promise<void> {
  const newest = Math.max(...SOURCES.map((name) => newestIn(fromRoot(name))));
  if (existsSync(STAMP) && statSync(STAMP).mtimeMs >= newest) return;
  const started = new Date();
  await buildSystem();
  await buildBenchClient();
  rmSync(copies, { recursive: true, force: true });
  mkdirSync(copies, { recursive: true });
  const { systemPath, clientPath } = builtFolders();
  cpSync(dist, systemPath, { recursive: true });
  cpSync(join(workFolder, "client"), clientPath, { recursive: true });
  writeFileSync(STAMP, "");
  utimesSync(STAMP, started, started);
}

function newestIn(path: string): number {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}
