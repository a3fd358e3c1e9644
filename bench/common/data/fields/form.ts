import { localise } from "../../localise.ts";
import { type Choices, choiceEntries } from "./simple.ts";

export interface SelectOption {
  value: unknown;
  label: string;
  group?: string;
  disabled?: boolean;
  selected?: boolean;
  rule?: boolean;
  dataset?: Record<string, string>;
}

export interface FormInputConfig {
  name?: string;
  value?: unknown;
  id?: string;
  required?: boolean;
  disabled?: boolean;
  readonly?: boolean;
  autofocus?: boolean;
  localize?: boolean;
  placeholder?: string;
  dataset?: Record<string, string>;
  aria?: Record<string, unknown>;
  classes?: string;
  /** A function that makes the control instead. */
  input?: unknown;
  options?: SelectOption[];
  choices?: Choices;
  groups?: string[];
  blank?: string;
  valueAttr?: string;
  labelAttr?: string;
  sort?: boolean;
  type?: string;
  [option: string]: unknown;
}

export interface FormGroupConfig {
  label?: string;
  units?: string;
  hint?: string;
  rootId?: string;
  classes?: string[];
  stacked?: boolean;
  localize?: boolean;
  hidden?: boolean | "until-found";
  input?: HTMLElement | HTMLCollection;
  /** A function that makes the whole group instead. */
  widget?: unknown;
  [option: string]: unknown;
}

/** Set the attributes that every control has. */
export function setInputAttributes(element: HTMLElement, config: FormInputConfig): void {
  const { name, id, required, disabled, readonly, autofocus, classes } = config;
  if (name) element.setAttribute("name", name);
  if (id) element.id = id;
  element.toggleAttribute("required", !!required);
  element.toggleAttribute("disabled", !!disabled);
  element.toggleAttribute("readonly", !!readonly);
  element.toggleAttribute("autofocus", !!autofocus);
  if (classes) element.className = classes;
  if (config.placeholder)
    element.setAttribute(
      "placeholder",
      config.localize ? localise(config.placeholder) : config.placeholder,
    );
  for (const [key, value] of Object.entries(config.dataset ?? {})) element.dataset[key] = value;
  for (const [key, value] of Object.entries(config.aria ?? {}))
    element.setAttribute(`aria-${key}`, String(value));
}

function create<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  config: FormInputConfig,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  setInputAttributes(element, config);
  return element;
}

/** One of the host's own elements, which take their value as an attribute. */
function createElement(
  tag: string,
  config: FormInputConfig,
  value = textOf(config.value),
): HTMLElement {
  const element = document.createElement(tag);
  setInputAttributes(element, config);
  element.setAttribute("value", value);
  return element;
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? "" : String(value);
}

export function createTextInput(config: FormInputConfig): HTMLInputElement {
  const input = create("input", config);
  input.type = "text";
  input.setAttribute("value", textOf(config.value));
  return input;
}

export function createTextareaInput(config: FormInputConfig): HTMLTextAreaElement {
  const input = create("textarea", config);
  if (typeof config.rows === "number") input.rows = config.rows;
  input.textContent = textOf(config.value);
  return input;
}

export function createCheckboxInput(config: FormInputConfig): HTMLInputElement {
  const input = create("input", config);
  input.type = "checkbox";
  input.toggleAttribute("checked", !!config.value);
  return input;
}

export function createNumberInput(config: FormInputConfig): HTMLInputElement {
  const input = create("input", config);
  input.type = "number";
  for (const key of ["min", "max", "step"])
    if (config[key] !== undefined) input.setAttribute(key, String(config[key]));
  input.setAttribute("value", textOf(config.value));
  return input;
}

export function createRangeInput(config: FormInputConfig): HTMLElement {
  const input = createElement("range-picker", config);
  for (const key of ["min", "max", "step"])
    if (config[key] !== undefined) input.setAttribute(key, String(config[key]));
  return input;
}

export function createColorInput(config: FormInputConfig): HTMLElement {
  return createElement("color-picker", config);
}

export function createFileInput(config: FormInputConfig): HTMLElement {
  const input = createElement("file-picker", config);
  if (typeof config.fileType === "string") input.setAttribute("type", config.fileType);
  return input;
}

export function createTagsInput(config: FormInputConfig): HTMLElement {
  return createElement("string-tags", config, (config.value as unknown[]).map(textOf).join(","));
}

export function createDocumentTagsInput(config: FormInputConfig): HTMLElement {
  const input = createElement("document-tags", config);
  if (typeof config.documentType === "string") input.setAttribute("type", config.documentType);
  input.toggleAttribute("single", true);
  return input;
}

/** A rich text editor; `toggled` shows the enriched text until it is edited. */
export function createEditorInput(config: FormInputConfig): HTMLElement {
  const input = createElement("prose-mirror", config);
  input.toggleAttribute("toggled", !!config.toggled);
  input.toggleAttribute("compact", !!config.compact);
  input.toggleAttribute("collaborate", !!config.collaborate);
  if (typeof config.documentUUID === "string")
    input.setAttribute("data-document-u-u-i-d", config.documentUUID);
  if (typeof config.height === "number") input.setAttribute("height", String(config.height));
  if (typeof config.enriched === "string") input.innerHTML = config.enriched;
  return input;
}

/** The options of a select, from `options` or `choices`, in their groups. */
export function prepareSelectOptionGroups(
  config: FormInputConfig,
): { group: string; options: SelectOption[] }[] {
  const { localize, valueAttr, labelAttr = "label", sort, blank, groups: order = [] } = config;
  const say = (text: string) => (localize ? localise(text) : text);
  const selected = new Set(
    (Array.isArray(config.value) || config.value instanceof Set
      ? [...config.value]
      : [config.value]
    ).map(textOf),
  );
  const given: SelectOption[] =
    config.options ??
    choiceEntries(config.choices ?? []).map(([value, choice]) => {
      if (typeof choice !== "object" || choice === null) return { value, label: textOf(choice) };
      const entry = choice as Record<string, unknown>;
      const { group, disabled, rule } = entry as unknown as SelectOption;
      const key = valueAttr ? entry[valueAttr] : typeof value === "object" ? entry.value : value;
      return { value: key, label: textOf(entry[labelAttr]), group, disabled, rule };
    });
  const groups = new Map<string, SelectOption[]>(order.map((group) => [group, []]));
  for (const option of given) {
    const group = option.group ? say(option.group) : "";
    const list = groups.get(group) ?? [];
    const label = say(textOf(option.label ?? option.value));
    list.push({
      ...option,
      label,
      selected: option.selected || selected.has(textOf(option.value)),
    });
    groups.set(group, list);
  }
  if (sort) for (const list of groups.values()) list.sort((a, b) => a.label.localeCompare(b.label));
  if (typeof blank === "string") {
    const list = groups.get("") ?? [];
    list.unshift({ value: "", label: say(blank), selected: selected.has("") });
    groups.delete("");
    return [["", list] as const, ...groups].map(([group, options]) => ({ group, options }));
  }
  return [...groups].map(([group, options]) => ({ group, options }));
}

function fillOptions(element: HTMLElement, config: FormInputConfig): void {
  for (const { group, options } of prepareSelectOptionGroups(config)) {
    if (!options.length) continue;
    let holder = element;
    if (group) {
      holder = document.createElement("optgroup");
      holder.setAttribute("label", group);
      element.append(holder);
    }
    for (const option of options) {
      if (option.rule) holder.append(document.createElement("hr"));
      const child = document.createElement("option");
      child.setAttribute("value", textOf(option.value));
      child.textContent = option.label;
      child.toggleAttribute("selected", !!option.selected);
      child.toggleAttribute("disabled", !!option.disabled);
      for (const [key, value] of Object.entries(option.dataset ?? {})) child.dataset[key] = value;
      holder.append(child);
    }
  }
}

export function createSelectInput(config: FormInputConfig): HTMLSelectElement {
  const select = create("select", config);
  if (typeof config.dtype === "string") select.dataset.dtype = config.dtype;
  fillOptions(select, config);
  return select;
}

/** A choice of several values: `multi-select`, or `multi-checkbox` for the type "checkboxes". */
export function createMultiSelectInput(config: FormInputConfig): HTMLElement {
  const tag = config.type === "checkboxes" ? "multi-checkbox" : "multi-select";
  const element = document.createElement(tag);
  setInputAttributes(element, config);
  fillOptions(element, config);
  return element;
}
