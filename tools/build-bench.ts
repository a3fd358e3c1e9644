import { build } from "vite";
import { fromRoot } from "./paths.ts";

/** Builds the browser client of the bench into `.bench/client`. */
export async function buildBenchClient(): Promise<void> {
  await build({ configFile: fromRoot("bench/vite.config.ts") });
}
