import generator from "peggy";
import type { Plugin } from "vite";

/**
 * Compiles imports of `*.peggy` grammars into parser modules that export `parse` and
 * `SyntaxError`. The bench's vite config and the test runner's config both list this plugin.
 */
export function peggy(): Plugin {
  return {
    name: "bench-peggy",
    transform(source, id) {
      if (!id.endsWith(".peggy")) return null;
      // `cache` keeps nested parentheses linear: several rules start with the same group.
      return {
        code: generator.generate(source, { output: "source", format: "es", cache: true }),
        map: null,
      };
    },
  };
}
