import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const folder = new URL("../../../src/rps/rules/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".ts"));

describe("the rules of the RPS book", () => {
  for (const name of files) {
    const source = readFileSync(new URL(name, folder), "utf8");

    it(`${name} knows only its own wing and the rules of core`, () => {
      const imports = [...source.matchAll(/from "([^"]+)"/g)].map(([, from]) => from);
      for (const from of imports)
        expect(from).toMatch(/^(\.\/[a-z-]+\.ts|\.\.\/\.\.\/core\/rules\/[a-z-]+\.ts)$/);
    });

    it(`${name} has no chance, no clock and no page`, () => {
      expect(source).not.toMatch(
        /\b(Math\.random|new Date|Date\.now|globalThis|window|document)\b/,
      );
      expect(source).not.toMatch(/\b(game|foundry|Hooks|canvas|ui)\./);
      expect(source).not.toMatch(/\bany\b(?=[;,)>\]])/);
      expect(source.split("\n").length).toBeLessThanOrEqual(400);
    });
  }
});
