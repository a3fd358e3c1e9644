const FIELDS = "input, select, textarea, button, fieldset";

/** Disable or enable all fields, buttons and form elements within `content`. */
export function toggleFields(content: HTMLElement, disabled: boolean): void {
  for (const element of content.querySelectorAll<HTMLElement>("*")) {
    const custom = element.localName.includes("-") && "disabled" in element;
    if (!custom && !element.matches(FIELDS)) continue;
    // Tabs and links show more of the same document; they change nothing.
    if (element.dataset.action === "tab") continue;
    (element as HTMLInputElement).disabled = disabled;
  }
}
