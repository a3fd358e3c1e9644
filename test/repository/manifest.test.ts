import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { data } from "../../bench/common/index.ts";
import { ADVENTURE_PACK } from "../../tools/content/adventures.ts";
import { PACKS } from "../../tools/content/expand.ts";
import { fromRoot } from "../../tools/paths.ts";
import { BOOKS, templateJson } from "../../tools/template-json.ts";
import { readJson } from "./files.ts";

interface Manifest {
  readonly version: string;
  readonly documentTypes: Record<string, Record<string, { readonly htmlFields?: string[] }>>;
  readonly languages: { readonly lang: string; readonly path: string }[];
  readonly packs: { readonly name: string; readonly type: string; readonly path: string }[];
  readonly packFolders: { readonly packs: string[] }[];
}

interface Field {
  readonly fields?: Record<string, Field>;
  readonly element?: Field;
}

type Models = Record<string, Record<string, { readonly schema: Field }>>;

const manifest = readJson<Manifest>("system.json");

/** The models of every rule book; `templateJson` has put the fields in place before. */
async function models(): Promise<Models> {
  await templateJson();
  const all: Models = {};
  for (const book of ["core", ...BOOKS]) {
    const path = fromRoot(`src/${book}/data/models.ts`);
    const { MODELS } = (await import(path)) as { MODELS: Models };
    for (const [name, types] of Object.entries(MODELS)) all[name] = { ...all[name], ...types };
  }
  return all;
}

/** Paths of formatted text, with `*` for the members of lists and records. */
function htmlPaths(field: Field, path: string[] = []): string[] {
  if (field instanceof data.fields.HTMLField) return [path.join(".")];
  if (field.element) return htmlPaths(field.element, [...path, "*"]);
  return Object.entries(field.fields ?? {}).flatMap(([name, inner]) =>
    htmlPaths(inner, [...path, name]),
  );
}

describe("system.json", () => {
  it("has the version of package.json", () => {
    expect(manifest.version).toBe(readJson<{ version: string }>("package.json").version);
  });

  it("names the sub-types that have data models", async () => {
    const declared = Object.entries(manifest.documentTypes).map(([name, types]) => [
      name,
      Object.keys(types).sort(),
    ]);
    const modelled = Object.entries(await models()).map(([name, types]) => [
      name,
      Object.keys(types).sort(),
    ]);
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(modelled));
  });

  it("tells the server of every field of formatted text", async () => {
    for (const [name, types] of Object.entries(await models()))
      for (const [type, model] of Object.entries(types))
        expect([...(manifest.documentTypes[name]?.[type]?.htmlFields ?? [])].sort(), type).toEqual(
          htmlPaths(model.schema).sort(),
        );
  });

  it("names files that exist", () => {
    for (const { path } of manifest.languages) expect(existsSync(fromRoot(path)), path).toBe(true);
  });

  it("names the packs that are built, those of a book in its folder", () => {
    expect(manifest.packs.map(({ name, type }) => ({ name, type }))).toEqual(
      [...PACKS, ADVENTURE_PACK].map(({ name, type }) => ({ name, type })),
    );
    const inFolders = manifest.packFolders.flatMap(({ packs }) => packs).sort();
    expect(inFolders).toEqual(PACKS.map(({ name }) => name).sort());
  });
});

describe("template.json", () => {
  it("holds the default data of the models; npm run build writes it", async () => {
    expect(readFileSync(fromRoot("template.json"), "utf8")).toBe(await templateJson());
  });
});
