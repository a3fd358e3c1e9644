import { localize } from "../text.ts";
import type { DialogV2 } from "./dialog.ts";

export interface DialogButton {
  action: string;
  label: string;
  icon?: string;
  class?: string;
  style?: Record<string, string>;
  type?: "submit" | "button" | "reset";
  /** Taken when the form is submitted by the Enter key. */
  default?: boolean;
  disabled?: boolean;
  callback?: (
    // biome-ignore lint/suspicious/noExplicitAny: handlers choose between pointer and submit events
    event: any,
    button: HTMLButtonElement,
    // biome-ignore lint/suspicious/noExplicitAny: subclasses of dialogs take themselves here
    dialog: DialogV2 | any,
  ) => unknown;
}

/** The element of a dialog button; the default one may take the focus. */
export function buttonElement(button: DialogButton, takeFocus: boolean): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = button.type ?? "submit";
  element.dataset.action = button.action;
  if (button.class) element.classList.add(...button.class.split(/\s+/).filter(Boolean));
  Object.assign(element.style, button.style);
  element.disabled = button.disabled ?? false;
  if (button.default) {
    element.classList.add("default");
    if (takeFocus) element.setAttribute("autofocus", "");
  }
  if (button.icon) {
    const icon = document.createElement("i");
    icon.className = button.icon;
    icon.ariaHidden = "true";
    element.append(icon);
  }
  const label = document.createElement("span");
  label.textContent = localize(button.label);
  element.append(label);
  return element;
}
