import type { TestProject } from "vitest/node";
import { BenchProcess } from "./bench.ts";
import { launchBrowser } from "./browser.ts";
import { buildWhenStale } from "./build.ts";
import { WORKERS } from "./workers.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the browsers listen, one for each worker: a browser drags one thing at a time. */
    browsers: string[];
    /** Addresses of the hosts, one for each worker, and what they are. */
    hostUrls: string[];
    hostName: "bench" | "foundry";
  }
}

/** The generation that the bench plays: the newest unless somebody asks for 13. */
const GENERATION = process.env.BENCH_GENERATION === "13" ? 13 : 14;

/** Once before all browser tests: a fresh build, a browser and a host for each worker. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const foundry = process.env.FOUNDRY_URL;
  await buildWhenStale();
  const benches = await Promise.all(
    Array.from({ length: foundry ? 0 : WORKERS }, () => new BenchProcess(GENERATION).start()),
  );
  const browsers = await Promise.all(Array.from({ length: WORKERS }, launchBrowser));
  project.provide(
    "browsers",
    browsers.map((browser) => browser.wsEndpoint()),
  );
  project.provide("hostUrls", foundry ? [foundry] : benches.map(({ url }) => url));
  project.provide("hostName", foundry ? "foundry" : "bench");
  return async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    await Promise.all(benches.map((bench) => bench.stop()));
  };
}
