type Listener = (event: never) => unknown;

/** Attributes by name; `class`, `dataset` and `on` (listeners by event) are special. False and null are left out. */
export interface Properties {
  class?: string | (string | false | null | undefined)[];
  dataset?: Record<string, string | number | undefined>;
  on?: Record<string, Listener>;
  style?: string;
  [attribute: string]: unknown;
}
export type Child = Node | string | number | null | undefined | false;

function applyProperties(element: Element, properties: Properties): void {
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") {
      const names = Array.isArray(value) ? value.filter(Boolean).join(" ") : String(value);
      if (names) element.setAttribute("class", names);
    } else if (name === "dataset") {
      for (const [key, entry] of Object.entries(value as Record<string, string | number>))
        if (entry !== undefined) (element as HTMLElement).dataset[key] = String(entry);
    } else if (name === "on") {
      for (const [type, listener] of Object.entries(value as Record<string, Listener>))
        element.addEventListener(type, listener as unknown as EventListener);
    } else element.setAttribute(name, value === true ? "" : String(value));
  }
}

function appendChildren(element: Element, children: Child[]): void {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
}

/** An HTML element. Strings become text, so names that users wrote can not become markup. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  applyProperties(element, properties);
  appendChildren(element, children);
  return element;
}

/** An SVG element. */
export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  properties: Properties = {},
  ...children: Child[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  applyProperties(element, properties);
  appendChildren(element, children);
  return element as SVGElementTagNameMap[K];
}

/** A decorative Font Awesome icon, hidden from screen readers. */
export function icon(classes: string): HTMLElement {
  return h("i", { class: classes, "aria-hidden": "true" });
}

/** A button which shows an icon only: `label` names it for screen readers and as a tooltip. */
export function iconButton(
  classes: string,
  label: string,
  properties: Properties = {},
): HTMLButtonElement {
  const names = [properties.class].flat().filter(Boolean).join(" ");
  return h(
    "button",
    {
      type: "button",
      ...properties,
      class: `icon plain ${names}`.trim(),
      "aria-label": label,
      "data-tooltip-text": label,
    },
    icon(classes),
  );
}

/**
 * Put a new rendering in place of the old one; scroll positions and the focused control
 * (found again by id, name or `data-focus`) are kept.
 */
export function swapContent(container: HTMLElement, fresh: Node): void {
  const scrolled = [...container.querySelectorAll<HTMLElement>("[data-keep-scroll]")].map(
    (element) => [element.dataset.keepScroll, element.scrollTop] as const,
  );
  const active = container.ownerDocument.activeElement;
  const selector =
    active instanceof HTMLElement && container.contains(active) ? focusSelector(active) : null;
  const typed = active instanceof HTMLInputElement && selector ? active : null;
  const selection = typed ? [typed.selectionStart, typed.selectionEnd] : null;
  container.replaceChildren(fresh);
  for (const [key, top] of scrolled) {
    const element = container.querySelector(`[data-keep-scroll="${key}"]`);
    if (element) element.scrollTop = top;
  }
  const focused = selector ? container.querySelector<HTMLElement>(selector) : null;
  focused?.focus({ preventScroll: true });
  if (typed?.type === "search" && selection && focused instanceof HTMLInputElement)
    focused.setSelectionRange(selection[0] ?? null, selection[1] ?? null);
}

function focusSelector(element: HTMLElement): string | null {
  if (element.dataset.focus) return `[data-focus="${CSS.escape(element.dataset.focus)}"]`;
  if (element.id) return `#${CSS.escape(element.id)}`;
  const name = element.getAttribute("name");
  return name ? `[name="${CSS.escape(name)}"]` : null;
}
