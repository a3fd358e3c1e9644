import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readApi } from "../../tools/api/model.ts";
import { apiPage } from "../../tools/api-docs.ts";
import { fromRoot } from "../../tools/paths.ts";

describe("docs/api.md", () => {
  it("is what `npm run build` writes", () => {
    expect(readFileSync(fromRoot("docs/api.md"), "utf8")).toBe(apiPage());
  });

  it("says of everything that can be called, and of every hook, what it does", () => {
    const { objects, documents, hooks } = readApi();
    const silent = [...objects, ...documents, hooks].flatMap(({ title, entries }) =>
      entries.filter(({ doc }) => doc === "").map(({ name }) => `${title}.${name}`),
    );
    expect(silent).toEqual([]);
  });

  it("says of everything that can be called what comes back", () => {
    const { objects, documents } = readApi();
    const open = [...objects, ...documents].flatMap(({ title, entries }) =>
      entries
        .filter(({ shape }) => shape.startsWith("(") && !/\): [^)]+$/.test(shape))
        .map(({ name, shape }) => `${title}.${name}${shape}`),
    );
    expect(open).toEqual([]);
  });
});
