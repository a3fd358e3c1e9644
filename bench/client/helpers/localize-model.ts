import { game } from "../globals.ts";

/** What localising needs to know of a field; every `DataField` has it. */
interface LocalizableField {
  label?: string;
  hint?: string;
  placeholder?: string;
  fields?: Record<string, LocalizableField>;
  element?: LocalizableField;
  model?: LocalizableModel;
  types?: Record<string, LocalizableField>;
}

interface LocalizableModel {
  schema: LocalizableField;
  LOCALIZATION_PREFIXES?: string[];
}

export interface LocalizeOptions {
  prefixes?: string[];
  prefixPath?: string;
}

const TEXTS = ["label", "hint", "placeholder"] as const;

/**
 * Gives the fields of a model their texts: `<prefix>.FIELDS.<path>.label`, `.hint` and
 * `.placeholder`, for each of the model's `LOCALIZATION_PREFIXES`. A later prefix wins.
 */
export function localizeDataModel(model: LocalizableModel, options: LocalizeOptions = {}): void {
  localizeSchema(model.schema, options.prefixes ?? model.LOCALIZATION_PREFIXES ?? [], options);
}

export function localizeSchema(
  schema: LocalizableField,
  prefixes: string[] = [],
  options: { prefixPath?: string; seenFields?: Set<LocalizableField> } = {},
): void {
  const { prefixPath = "", seenFields = new Set() } = options;
  for (const [name, field] of Object.entries(schema.fields ?? {}))
    localizeField(field, prefixPath + name, prefixes, seenFields);
}

function localizeField(
  field: LocalizableField,
  path: string,
  prefixes: string[],
  seen: Set<LocalizableField>,
): void {
  if (seen.has(field)) return;
  seen.add(field);
  for (const text of TEXTS) {
    const key = prefixes
      .map((prefix) => `${prefix}.FIELDS.${path}.${text}`)
      .findLast((candidate) => game.i18n.has(candidate));
    if (key) field[text] = game.i18n.localize(key);
    else if (field[text]) field[text] = game.i18n.localize(field[text]);
  }
  // A model inside a field may bring prefixes of its own, which count from the model's root.
  const own = field.model?.LOCALIZATION_PREFIXES ?? [];
  if (own.length > 0) localizeSchema(field.model!.schema, own, { seenFields: seen });
  const inner = field.fields ?? (own.length > 0 ? undefined : field.model?.schema.fields);
  for (const [name, child] of Object.entries(inner ?? {}))
    localizeField(child, `${path}.${name}`, prefixes, seen);
  for (const child of Object.values(field.types ?? {}))
    for (const [name, grandchild] of Object.entries(child.fields ?? {}))
      localizeField(grandchild, `${path}.${name}`, prefixes, seen);
  if (field.element) localizeField(field.element, `${path}.element`, prefixes, seen);
}
