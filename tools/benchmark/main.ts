import { mkdirSync, writeFileSync } from "node:fs";
import { fromRoot } from "../paths.ts";
import { importBuilt } from "./bundle.ts";
import { report } from "./report.ts";
import type * as Suite from "./suite.ts";

const { measureAll } = await importBuilt<typeof Suite>("tools/benchmark/suite.ts");
console.log("Measuring; this takes about a minute, and wants a quiet machine…");
const text = report(await measureAll());
mkdirSync(fromRoot("docs"), { recursive: true });
writeFileSync(fromRoot("docs/benchmarks.md"), text);
console.log(text);
