import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { peggy } from "../../bench/vite-peggy.ts";
import { fromRoot, workFolder } from "../paths.ts";

/** Compiles a file as the system is compiled, so that what is measured is what is released, and reads it. */
export async function importBuilt<Module>(file: string): Promise<Module> {
  const outDir = join(workFolder, "benchmark");
  await build({
    configFile: false,
    root: fromRoot(),
    logLevel: "error",
    plugins: [peggy()],
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: "es2023",
      minify: true,
      rolldownOptions: {
        input: fromRoot(file),
        output: { format: "es", entryFileNames: "suite.mjs", keepNames: true },
      },
    },
  });
  return (await import(pathToFileURL(join(outDir, "suite.mjs")).href)) as Module;
}
