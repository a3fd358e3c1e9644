/** What bench/vite-peggy.ts makes of a grammar file. */
declare module "*.peggy" {
  export function parse(
    input: string,
    options?: Record<string, unknown>,
  ): import("./types.ts").RollParseNode[];
}
