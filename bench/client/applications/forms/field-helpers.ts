import Handlebars from "handlebars";

/** The part of a data field that templates use. */
interface FormField {
  toInput(config: Record<string, unknown>): HTMLElement | HTMLCollection;
  toFormGroup(group: Record<string, unknown>, input: Record<string, unknown>): HTMLElement;
}

interface HelperOptions {
  hash: Record<string, unknown>;
}

const GROUP_KEYS = ["label", "hint", "units", "stacked", "rootId", "classes", "widget"] as const;

function requireField(field: unknown, helper: string): FormField {
  if (typeof (field as Partial<FormField> | null)?.toInput === "function")
    return field as FormField;
  throw new Error(`{{${helper}}} needs a data field, not ${String(field)}`);
}

function html(elements: HTMLElement | HTMLCollection): Handlebars.SafeString {
  const list = elements instanceof HTMLElement ? [elements] : [...elements];
  return new Handlebars.SafeString(list.map((element) => element.outerHTML).join(""));
}

/** `{{formInput field value=…}}`: the inputs of a data field. */
export function formInput(field: unknown, { hash }: HelperOptions) {
  return html(requireField(field, "formInput").toInput({ ...hash }));
}

/** `{{formGroup field value=… label=…}}`: the inputs with label and hint. */
export function formGroup(field: unknown, { hash }: HelperOptions) {
  const group: Record<string, unknown> = {};
  const input = { ...hash };
  for (const key of GROUP_KEYS) {
    if (!(key in input)) continue;
    group[key] = input[key];
    delete input[key];
  }
  if ("localize" in input) group.localize = input.localize;
  if (typeof group.classes === "string") group.classes = group.classes.split(/\s+/).filter(Boolean);
  return html(requireField(field, "formGroup").toFormGroup(group, input));
}
