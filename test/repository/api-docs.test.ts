import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readExamples } from "../../tools/api/examples.ts";
import { readApi } from "../../tools/api/model.ts";
import { apiPage, exampleKey } from "../../tools/api-docs.ts";
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

  it("has an example of everything that can be called or listened to, and of nothing else", () => {
    const { objects, documents, hooks } = readApi();
    const wanted = [...objects, ...documents, hooks].flatMap((section) =>
      section.entries.map((entry) => exampleKey(section, entry)),
    );
    expect([...readExamples().keys()].sort()).toEqual(wanted.sort());
    // `npm run types` reads them with the sources.
    expect(readFileSync(fromRoot("tsconfig.src.json"), "utf8")).toContain('"docs/examples.ts"');
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
