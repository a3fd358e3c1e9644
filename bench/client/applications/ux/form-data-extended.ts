/** A form element with a value: inputs, selects, text areas and custom elements. */
interface Field extends HTMLElement {
  name: string;
  value: unknown;
  type?: string;
}

export interface FormDataOptions {
  /** Types by field name, over what the elements say. */
  dtypes?: Record<string, string>;
  /** Also read disabled fields. */
  disabled?: boolean;
  /** Also read fields that are read-only. */
  readonly?: boolean;
}

const BUTTONS = new Set(["button", "submit", "reset", "image"]);

const nameOf = (element: Element) =>
  (element as Partial<Field>).name || element.getAttribute("name") || "";

/** Every named field of a form once, in document order, custom elements included. */
function fieldsOf(form: HTMLFormElement): Field[] {
  const own = new Set<Element>(form.elements);
  const fields: Field[] = [];
  for (const element of form.querySelectorAll("[name]")) {
    const custom = element.localName.includes("-") && "value" in element;
    if ((own.has(element) || custom) && nameOf(element)) fields.push(element as Field);
  }
  for (const element of own)
    if (nameOf(element) && !fields.includes(element as Field)) fields.push(element as Field);
  return fields.filter((field) => field.localName !== "fieldset" && field.localName !== "output");
}

/** A value as its field's type wants it. */
function cast(value: unknown, dtype: string | undefined): unknown {
  if (dtype === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => cast(entry, dtype));
  switch (dtype) {
    case "Number":
      return value === "" || Number.isNaN(Number(value)) ? null : Number(value);
    case "Boolean":
      return typeof value === "string" ? value === "true" || value === "on" : Boolean(value);
    case "String":
      return String(value);
    case "JSON":
      return typeof value === "string" && value ? JSON.parse(value) : value;
    default:
      return value;
  }
}

/**
 * Form data whose `object` holds typed values by field name: numbers, booleans, arrays, and what
 * custom elements return. Disabled fields are left out.
 */
export class FormDataExtended extends FormData {
  dtypes: Record<string, string>;
  #object: Record<string, unknown> = {};

  constructor(form: HTMLFormElement, options: FormDataOptions = {}) {
    super();
    this.dtypes = { ...options.dtypes };
    this.process(form, options);
    form.dispatchEvent(Object.assign(new Event("formdata"), { formData: this }));
  }

  get object(): Record<string, unknown> {
    return this.#object;
  }

  process(form: HTMLFormElement, { disabled = false, readonly = true }: FormDataOptions): void {
    const groups = new Map<string, Field[]>();
    for (const field of fieldsOf(form)) {
      if (field.type && BUTTONS.has(field.type)) continue;
      const isDisabled = field.matches(":disabled, [disabled], fieldset[disabled] *");
      if (isDisabled && !disabled) continue;
      if (field.hasAttribute("readonly") && !readonly) continue;
      const name = nameOf(field);
      groups.set(name, [...(groups.get(name) ?? []), field]);
    }
    for (const [name, fields] of groups) {
      if (fields[0]!.type === "radio") {
        const chosen = fields.find((field) => (field as unknown as HTMLInputElement).checked);
        this.set(name, chosen ? this.#read(chosen, name) : null);
      } else if (fields.length === 1) this.set(name, this.#read(fields[0]!, name));
      else
        this.set(
          name,
          fields.map((field) => this.#read(field, name)),
        );
    }
  }

  #read(field: Field, name: string): unknown {
    const dtype = this.dtypes[name] ?? field.dataset.dtype;
    const input = field as unknown as HTMLInputElement;
    if (field.localName === "select" && (field as unknown as HTMLSelectElement).multiple) {
      const { selectedOptions } = field as unknown as HTMLSelectElement;
      return [...selectedOptions].map((option) => cast(option.value, dtype));
    }
    switch (field.localName === "input" ? input.type : "") {
      case "checkbox": {
        const value = field.getAttribute("value");
        if (value === null) return input.checked;
        return input.checked ? cast(value, dtype) : null;
      }
      case "number":
      case "range":
        return cast(input.value, dtype ?? "Number");
      default:
        return cast(field.value, dtype);
    }
  }

  /** Assign a typed value; the form data itself holds it as JSON. */
  override set(name: string, value: unknown): void {
    this.#object[name] = value;
    super.delete(name);
    super.append(name, JSON.stringify(value) ?? "null");
  }

  /** Add a typed value to the array of that name. */
  override append(name: string, value: unknown): void {
    const prior = this.#object[name];
    this.#object[name] = Array.isArray(prior) ? [...prior, value] : [value];
    super.append(name, JSON.stringify(value) ?? "null");
  }
}
