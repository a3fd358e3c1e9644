/** What people do on a screen and not on paper. */
const CONTROLS = [
  "nav.tabs",
  "[data-action=toggleMode]",
  ".controls",
  // How to fill an empty list, and whatever else a template says for the screen alone.
  ".list .empty",
  ".screen-only",
  "button.icon",
  "input[type=file]",
  "input[type=button]",
  "input[type=submit]",
  "script",
];

/** Icons: their font stays on the screen, and none says what no word says. */
const ICONS = "i[class*='fa-'], svg[class*='fa-']";

/** Buttons whose words change with their state; other switches that are one word get a mark. */
const SAID_IN_WORDS = ".worn, .held";

/**
 * Turns what a sheet shows into what can be printed: values in the place of fields, words in the
 * place of buttons that say something, and nothing in the place of those that only do something.
 */
export function makePlain(root: HTMLElement): void {
  for (const control of root.querySelectorAll(CONTROLS.join())) control.remove();
  for (const button of root.querySelectorAll("button")) plainButton(button);
  for (const icon of root.querySelectorAll<HTMLElement>(ICONS)) plainIcon(icon);
  for (const field of root.querySelectorAll("input, select, textarea"))
    plainField(field as HTMLInputElement);
  for (const editor of root.querySelectorAll("prose-mirror")) rename(editor, "div", "prose");
  for (const details of root.querySelectorAll("details")) details.open = true;
  for (const list of root.querySelectorAll(".list")) if (!list.querySelector("li")) list.remove();
  for (const element of root.querySelectorAll("*")) forgetScreen(element);
}

/**
 * A button that tells of a state, or that has parts, such as a name and a number, stays as they
 * are. One with nothing but a word on it is there to be pressed.
 */
function plainButton(button: HTMLButtonElement): void {
  const parts = [...button.children].filter((part) => !part.matches(ICONS));
  const says = parts.some((part) => (part.textContent ?? "").trim() !== "");
  const pressed = button.getAttribute("aria-pressed");
  if ((button.textContent ?? "").trim() === "" || !(says || pressed)) {
    button.remove();
    return;
  }
  if (pressed && !says && !button.matches(SAID_IN_WORDS))
    button.prepend(mark(pressed === "true"), " ");
  rename(button, "span");
}

/** An icon that has a name of its own is replaced by it. */
function plainIcon(icon: HTMLElement): void {
  const name = icon.getAttribute("aria-label");
  if (!name || icon.ariaHidden === "true") {
    icon.remove();
    return;
  }
  const words = icon.ownerDocument.createElement("span");
  words.className = "named-icon";
  words.textContent = name;
  icon.replaceWith(words);
}

function plainField(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): void {
  const value = field.ownerDocument.createElement("span");
  value.className = `value printed ${field.className}`.trim();
  value.textContent = shownValue(field);
  field.replaceWith(value);
}

function shownValue(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string {
  if (field.matches("[type=checkbox], [type=radio]"))
    return mark((field as HTMLInputElement).checked);
  if (field.tagName !== "SELECT") return field.value;
  return [...(field as HTMLSelectElement).selectedOptions].map(({ text }) => text).join(", ");
}

function mark(isOn: boolean): string {
  return isOn ? "☑" : "☐";
}

function rename(element: Element, tag: string, extraClass = ""): void {
  const other = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes)
    if (name === "class" || name.startsWith("data-")) other.setAttribute(name, value);
  if (extraClass) other.classList.add(extraClass);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

function forgetScreen(element: Element): void {
  for (const name of ["draggable", "tabindex", "inert", "data-action", "contenteditable"])
    element.removeAttribute(name);
  for (const { name } of [...element.attributes])
    if (name.startsWith("data-tooltip") || name.startsWith("on")) element.removeAttribute(name);
}
