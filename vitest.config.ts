import { defineConfig } from "vitest/config";
import { peggy } from "./bench/vite-peggy.ts";
import { WORKERS } from "./test/browser/host/workers.ts";

const node = { environment: "node" as const, exclude: ["test/browser/**"] };

export default defineConfig({
  plugins: [peggy()],
  test: {
    projects: [
      { extends: true, test: { ...node, name: "unit", include: ["test/**/*.test.ts"] } },
      { extends: true, test: { ...node, name: "bench", include: ["bench/test/**/*.test.ts"] } },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["test/browser/**/*.test.ts"],
          maxWorkers: WORKERS,
          // Each worker loads the libraries once; the files share nothing else.
          isolate: false,
          globalSetup: "test/browser/host/setup.ts",
          expect: { poll: { timeout: 10_000 } },
          // A busy machine can starve a browser for longer than any patience.
          retry: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
