import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fromRoot } from "../paths.ts";
import { importBuilt } from "./bundle.ts";
import { loadBefore, report } from "./report.ts";
import type * as Suite from "./suite.ts";

const { measureAll } = await importBuilt<typeof Suite>("tools/benchmark/suite.ts");
console.log("Measuring; this takes about half a minute…");
if (loadBefore > cpus().length)
  console.log(`This machine is busy (load ${loadBefore.toFixed(1)}): do not keep what it says.`);
const text = report(await measureAll());
mkdirSync(fromRoot("docs"), { recursive: true });
writeFileSync(fromRoot("docs/benchmarks.md"), text);
console.log(text);
