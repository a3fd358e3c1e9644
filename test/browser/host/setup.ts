import type { TestProject } from "vitest/node";
import { BenchProcess } from "./bench.ts";
import { launchBrowser } from "./browser.ts";
import { buildWhenStale } from "./build.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the browser of all test files listens. */
    browser: string;
    /** Address of the host, and which one it is. */
    hostUrl: string;
    hostName: "bench" | "foundry";
  }
}

/** Once before all browser tests: a fresh build, one browser, and one host. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const foundry = process.env.FOUNDRY_URL;
  await buildWhenStale();
  const bench = foundry ? null : await new BenchProcess().start();
  const browser = await launchBrowser();
  project.provide("browser", browser.wsEndpoint());
  project.provide("hostUrl", foundry ?? bench?.url ?? "");
  project.provide("hostName", foundry ? "foundry" : "bench");
  return async () => {
    await browser.close();
    await bench?.stop();
  };
}
