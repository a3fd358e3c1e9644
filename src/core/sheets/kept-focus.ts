import { dataSelector } from "./data-selector.ts";

/** What Foundry notes of a part while it is drawn anew, as far as it is changed here. */
interface PartState {
  /** A selector of what had the focus. */
  focus?: string | undefined;
}

/**
 * Keeps the place of whoever uses the keyboard. Foundry finds a control again by its id or its
 * name, which buttons do not have and boxes of a list share.
 */
export function keepFocus(prior: HTMLElement, state: PartState): void {
  const focused = prior.ownerDocument.activeElement;
  if (!(focused instanceof HTMLElement) || !prior.contains(focused) || focused.id) return;
  const selector = selectorOf(focused, prior);
  if (selector && prior.querySelector(selector) === focused) state.focus = selector;
}

function selectorOf(control: HTMLElement, root: HTMLElement): string {
  const own = controlSelector(control);
  const holder = control.parentElement?.closest<HTMLElement>(
    "[data-book], [data-request], [data-item-id]",
  );
  if (!own || !holder || !root.contains(holder) || holder === root) return own;
  return `${dataSelector(holder)} ${own}`;
}

function controlSelector(control: HTMLElement): string {
  const { name, value, type } = control as Partial<HTMLInputElement>;
  if (name && (type === "checkbox" || type === "radio"))
    return `input[name="${CSS.escape(name)}"][value="${CSS.escape(value ?? "")}"]`;
  if (name || !control.dataset.action) return "";
  return control.localName + dataSelector(control);
}
