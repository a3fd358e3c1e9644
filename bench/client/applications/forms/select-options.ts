/** One option of a select, as form inputs take them. */
export interface SelectOption {
  value: string;
  label: string;
  group?: string;
  disabled?: boolean;
  selected?: boolean;
  rule?: boolean;
  dataset?: Record<string, string>;
}

export type SelectChoices =
  | Record<string, unknown>
  | readonly unknown[]
  | Map<string, unknown>
  | null
  | undefined;

export interface ChoiceSettings {
  selected?: unknown;
  valueAttr?: string;
  labelAttr?: string;
  inverted?: boolean;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** The chosen values as strings. */
export function chosenValues(selected: unknown): Set<string> {
  const several = selected instanceof Set || Array.isArray(selected);
  const values = several ? [...(selected as Iterable<unknown>)] : [selected];
  return new Set(values.filter((v) => v !== undefined && v !== null).map(String));
}

/**
 * Options from choices: a record of labels by value, a record or list of objects, or a plain
 * list, whose values are then the positions in it.
 */
export function optionsFrom(choices: SelectChoices, settings: ChoiceSettings = {}): SelectOption[] {
  const { valueAttr, labelAttr, inverted } = settings;
  const chosen = chosenValues(settings.selected);
  const entries: [string, unknown][] =
    choices instanceof Map ? [...choices.entries()] : Object.entries(choices ?? {});
  return entries.map(([key, choice]) => {
    let option: SelectOption = { value: key, label: String(choice) };
    if (isObject(choice)) {
      const { group, disabled, selected, rule, dataset } = choice as Partial<SelectOption>;
      const value = valueAttr ? choice[valueAttr] : (choice.value ?? key);
      const label = labelAttr ? choice[labelAttr] : (choice.label ?? value);
      option = { value: String(value), label: String(label), group, disabled, rule, dataset };
      if (selected) option.selected = true;
    }
    if (inverted) option = { ...option, value: option.label, label: option.value };
    if (chosen.has(option.value)) option.selected = true;
    return option;
  });
}
