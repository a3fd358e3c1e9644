import { isDeepStrictEqual } from "node:util";
import { fromRoot } from "../../tools/paths.ts";
import { BOOKS, templateJson } from "../../tools/template-json.ts";

interface Field {
  readonly fields?: Readonly<Record<string, Field>>;
  /** Of lists, sets and records. */
  readonly element?: Field;
  validate(value: unknown): unknown;
}
interface Model {
  readonly schema: Field;
  cleanData(source: object): object;
}

/** What content is held against: the model of a type. */
export interface ContentModel {
  /** The data with what is initial where nothing is said. */
  complete(system: object): object;
  /** Fields that the model does not have, and values that it does not take. */
  problems(system: object): string[];
}

/** The models of every rule book by type. `templateJson` has put the fields in place before. */
export async function packModels(
  documentName: "Actor" | "Item" | "JournalEntry",
): Promise<Readonly<Record<string, ContentModel>>> {
  await templateJson();
  const all: Record<string, ContentModel> = {};
  for (const book of BOOKS) {
    const { MODELS } = (await import(fromRoot(`src/${book}/data/models.ts`))) as {
      MODELS: Record<string, Record<string, Model>>;
    };
    for (const [type, model] of Object.entries(MODELS[documentName] ?? {}))
      all[type] = {
        complete: (system) => model.cleanData(structuredClone(system)),
        problems: (system) => problemsOf(model, system),
      };
  }
  return all;
}

/** What a model would lose of data, move into its bounds, or refuse. */
export function problemsOf(model: Model, system: object): string[] {
  const cleaned = model.cleanData(structuredClone(system));
  const failure = model.schema.validate(cleaned);
  return [...lost(model.schema, system, cleaned), ...(failure ? [String(failure)] : [])];
}

/** What cleaning would drop, or move into its bounds, without a word. */
function lost(field: Field, value: unknown, cleaned: unknown, path: string[] = []): string[] {
  const { fields, element } = field;
  if (typeof value !== "object" || value === null || !(fields || element))
    return isDeepStrictEqual(value, cleaned)
      ? []
      : [`${path.join(".")}: ${value} becomes ${cleaned}`];
  return Object.entries(value).flatMap(([name, inner]) => {
    const [known, here] = [element ?? fields?.[name], [...path, name]];
    return known
      ? lost(known, inner, (cleaned as Record<string, unknown>)[name], here)
      : [`${here.join(".")} is unknown`];
  });
}
