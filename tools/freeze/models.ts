import { abstract, data, utils } from "../../bench/common/index.ts";
import { fromRoot } from "../paths.ts";
import { BOOKS } from "../template-json.ts";
import type { Field } from "./example.ts";

/** What has sub-types. */
export const TYPED_DOCUMENTS = ["Actor", "Item", "ChatMessage"] as const;
export type TypedDocument = (typeof TYPED_DOCUMENTS)[number];

export interface Model {
  readonly schema: Field;
  cleanData(source: object): object;
  migrateData(source: object): object;
}
export type Models = Readonly<Record<TypedDocument, Readonly<Record<string, Model>>>>;

/** The data models of core and of every rule book, by document and type, on the bench's fields. */
export async function loadModels(): Promise<Models> {
  Object.assign(globalThis, { foundry: { abstract, data, utils } });
  const models = { Actor: {}, Item: {}, ChatMessage: {} };
  for (const book of ["core", ...BOOKS]) {
    const { MODELS } = (await import(fromRoot(`src/${book}/data/models.ts`))) as {
      MODELS: Partial<Models>;
    };
    for (const name of TYPED_DOCUMENTS) Object.assign(models[name], MODELS[name]);
  }
  return models;
}
