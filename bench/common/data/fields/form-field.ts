import { localise } from "../../localise.ts";
import type { DataField } from "./data-field.ts";
import type { FormGroupConfig, FormInputConfig } from "./form.ts";

/** The control of a field, named after its path. */
export function createFieldInput(
  field: DataField,
  config: FormInputConfig,
): HTMLElement | HTMLCollection {
  const { input, ...rest } = config;
  const complete = { name: field.fieldPath, ...rest };
  if (field.placeholder && complete.placeholder === undefined)
    complete.placeholder = field.placeholder;
  if (typeof input === "function") return input(field, complete) as HTMLElement;
  return field._toInput(complete);
}

/** The form group of a field: the label, the control and the hint. */
export function createFieldGroup(
  field: DataField,
  group: FormGroupConfig,
  input: FormInputConfig,
): HTMLDivElement {
  const { widget, ...rest } = group;
  const complete = {
    ...rest,
    label: rest.label ?? field.label,
    hint: rest.hint ?? field.hint,
  };
  const config = { ...input };
  if (complete.rootId && !config.id)
    config.id = `${complete.rootId}-${config.name ?? field.fieldPath}`;
  if (typeof widget === "function") return widget(field, complete, config) as HTMLDivElement;
  return createFormGroup({ ...complete, input: rest.input ?? createFieldInput(field, config) });
}

/** A labelled group around any control. */
export function createFormGroup(config: FormGroupConfig): HTMLDivElement {
  const { label, units, hint, classes = [], stacked, localize, hidden, input } = config;
  const say = (text: string) => (localize ? localise(text) : text);
  const controls = input
    ? "length" in input && !("tagName" in input)
      ? [...(input as HTMLCollection)]
      : [input as Element]
    : [];
  const group = document.createElement("div");
  group.className = ["form-group", stacked ? "stacked" : "", ...classes].filter(Boolean).join(" ");
  if (hidden) group.setAttribute("hidden", hidden === true ? "" : hidden);
  const caption = document.createElement("label");
  caption.textContent = say(label || (controls[0]?.getAttribute("name") ?? ""));
  if (units) {
    const span = document.createElement("span");
    span.className = "units";
    span.textContent = `(${say(units)})`;
    caption.append(" ", span);
  }
  const fields = document.createElement("div");
  fields.className = "form-fields";
  fields.append(...controls);
  const id = controls.length === 1 ? controls[0]?.id : "";
  if (id) caption.setAttribute("for", id);
  group.append(caption, fields);
  if (hint) {
    const paragraph = document.createElement("p");
    paragraph.className = "hint";
    paragraph.textContent = say(hint);
    group.append(paragraph);
  }
  return group;
}
