import { type Child, h } from "../ui/dom.ts";

let lastId = 0;

/** A labelled row of a form; clicking the label focuses the control. */
export function formRow(label: string, control: HTMLElement, hint?: string | null): HTMLElement {
  control.id ||= `bench-field-${++lastId}`;
  const hintId = hint ? `${control.id}-hint` : null;
  if (hintId) control.setAttribute("aria-describedby", hintId);
  return h(
    "div",
    { class: "form-group" },
    h("label", { for: control.id }, label),
    h("div", { class: "form-fields" }, control),
    hint && h("p", { class: "hint", id: hintId }, hint),
  );
}

/** A `<select>`; options are `[value, label]` in the order given. */
export function select(
  name: string,
  options: Iterable<readonly [string | number, string]>,
  chosen: string | number | null | undefined,
): HTMLSelectElement {
  const element = h("select", { name });
  for (const [value, label] of options)
    element.append(
      h("option", { value: String(value), selected: String(value) === String(chosen) }, label),
    );
  return element;
}

/** The body of a dialog's form. */
export function formBody(...rows: Child[]): HTMLDivElement {
  return h("div", { class: "standard-form" }, ...rows);
}
