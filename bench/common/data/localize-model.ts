import type { DataModel } from "../abstract/data-model.ts";
import { getGeneration } from "../generation.ts";
import { getLocaliser, localise } from "../localise.ts";
import { ArrayField } from "./fields/array.ts";
import type { DataField } from "./fields/data-field.ts";
import { EmbeddedDataField, TypedSchemaField } from "./fields/embedded-data.ts";
import { TypedObjectField } from "./fields/object.ts";
import { SchemaField } from "./fields/schema.ts";

/**
 * Give the fields of a model their labels, hints and (generation 14) placeholders, from the keys
 * `<prefix>.FIELDS.<path>.label` and so on. Texts that the schema itself gives are translated.
 */
export function localizeDataModel(
  Model: typeof DataModel,
  { prefixes = [] }: { prefixes?: string[] } = {},
): void {
  const all = [...Model.LOCALIZATION_PREFIXES, ...prefixes];
  for (const [name, field] of Model.schema.entries()) localizeField(field, name, all);
}

function localizeField(field: DataField, path: string, prefixes: string[]): void {
  const texts =
    getGeneration() >= 14
      ? (["label", "hint", "placeholder"] as const)
      : (["label", "hint"] as const);
  for (const text of texts) {
    const keys = prefixes.map((prefix) => `${prefix}.FIELDS.${path}.${text}`);
    const key = field[text] || keys.find((candidate) => getLocaliser().has(candidate));
    if (key) field[text] = localise(key);
  }
  if (field instanceof EmbeddedDataField) {
    // Keys of the outer model win; the inner model's own prefixes address from its root.
    const inner = field.model.LOCALIZATION_PREFIXES;
    for (const [name, child] of field.entries()) {
      localizeField(child, `${path}.${name}`, prefixes);
      if (inner.length) localizeField(child, name, inner);
    }
  } else if (field instanceof SchemaField)
    for (const [name, child] of field.entries()) localizeField(child, `${path}.${name}`, prefixes);
  else if (field instanceof ArrayField || field instanceof TypedObjectField)
    localizeField(field.element, `${path}.element`, prefixes);
  else if (field instanceof TypedSchemaField)
    for (const [type, child] of Object.entries(field.types))
      localizeField(child, `${path}.${type}`, prefixes);
}
