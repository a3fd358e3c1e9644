import { join } from "node:path";
import { defineConfig } from "vite";
import { peggy } from "./vite-peggy.ts";

const root = import.meta.dirname;

/** The browser client: one bundle for the game, a small one for the join page. */
export default defineConfig({
  root: join(root, "client"),
  base: "/bench/",
  publicDir: false,
  logLevel: "warn",
  plugins: [peggy()],
  build: {
    outDir: join(root, "../.bench/client"),
    emptyOutDir: true,
    // Systems read class names, and people read stack traces.
    minify: false,
    sourcemap: true,
    target: "es2023",
    modulePreload: false,
    chunkSizeWarningLimit: 10_000,
    rollupOptions: {
      // Some imports wait until run time to break circles, not to split the bundle.
      onwarn: (warning, warn) => {
        if (warning.code !== "INEFFECTIVE_DYNAMIC_IMPORT") warn(warning);
      },
      input: { main: join(root, "client/main.ts"), join: join(root, "client/join.ts") },
      output: {
        keepNames: true,
        entryFileNames: "[name].js",
        chunkFileNames: "[name].js",
        assetFileNames: "[name][extname]",
      },
    },
  },
});
