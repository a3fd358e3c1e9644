import { writeFileSync } from "node:fs";
import { fromRoot } from "./paths.ts";

/** A data model, as far as its default data are concerned. */
interface Model {
  cleanData(source: object): object;
}

/** What `data/models.ts` of every rule book exports. */
interface ModelsModule {
  readonly MODELS: Readonly<Record<"Actor" | "Item", Readonly<Record<string, Model>>>>;
}

/** Rule books that have data models, in the order of the file. */
export const BOOKS = ["noppa", "helix", "rps", "trauma"];

const PATH = fromRoot("template.json");

/**
 * The default data of every type, from the data models themselves.
 * They run against the fields of the bench here: a tool may know it, the system does not.
 */
export async function templateJson(): Promise<string> {
  // By a path: programs that know Foundry's typings must not meet the bench's.
  const host = (await import(fromRoot("bench/common/index.ts"))) as object;
  const { abstract, data, utils } = host as Record<"abstract" | "data" | "utils", object>;
  Object.assign(globalThis, { foundry: { abstract, data, utils } });
  const template = { Actor: await defaults("Actor"), Item: await defaults("Item") };
  return `${JSON.stringify(template, null, 2)}\n`;
}

async function defaults(documentName: "Actor" | "Item"): Promise<object> {
  const models: Record<string, Model> = {};
  for (const book of BOOKS) {
    const module = (await import(fromRoot(`src/${book}/data/models.ts`))) as ModelsModule;
    Object.assign(models, module.MODELS[documentName]);
  }
  const entries = Object.entries(models).map(([type, model]): [string, object] => [
    type,
    model.cleanData({}),
  ]);
  return { types: Object.keys(models), ...Object.fromEntries(entries) };
}

/** Writes `template.json`. Foundry reads `documentTypes` instead; people look for this file. */
export async function writeTemplateJson(): Promise<void> {
  writeFileSync(PATH, await templateJson());
}
