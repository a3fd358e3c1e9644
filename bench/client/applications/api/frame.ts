import { generation } from "../../globals.ts";
import { localize } from "../text.ts";
import type { ApplicationV2 } from "./application.ts";
import type { RenderOptions, WindowElements } from "./types.ts";

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function headerButton(action: string, icon: string, label: string): HTMLButtonElement {
  return make("button", `header-control icon fa-solid ${icon}`, {
    type: "button",
    "data-action": action,
    "data-tooltip": label,
    "aria-label": localize(label),
  });
}

function buildHeader(app: ApplicationV2, elements: WindowElements): HTMLElement {
  const header = make("header", "window-header");
  elements.icon = make("i", "window-icon", { "aria-hidden": "true" });
  elements.title = make("h1", "window-title", { id: `${app.id}-title` });
  elements.controls = headerButton(
    "toggleControls",
    "fa-ellipsis-vertical",
    "BENCH.Window.Controls",
  );
  elements.controls.setAttribute("aria-haspopup", "menu");
  elements.close = headerButton("close", "fa-xmark", "BENCH.Window.Close");
  header.append(elements.icon, elements.title, elements.controls, elements.close);
  elements.header = header;
  return header;
}

/**
 * The outermost element of an application: with header, content and resize handle if it has
 * a frame, else empty.
 */
export function buildFrame(app: ApplicationV2): { element: HTMLElement; elements: WindowElements } {
  const { options } = app;
  const element = document.createElement(options.tag);
  element.id = app.id;
  const elements: WindowElements = {};
  if (app.hasFrame) {
    element.classList.add("application");
    element.tabIndex = -1;
    if (options.tag !== "dialog") element.setAttribute("role", "dialog");
    element.setAttribute("aria-labelledby", `${app.id}-title`);
    element.append(buildHeader(app, elements));
    if (generation() === 13) {
      elements.controlsDropdown = make("menu", "controls-dropdown");
      element.append(elements.controlsDropdown);
    }
    const content = document.createElement(options.window.contentTag);
    content.classList.add("window-content", ...options.window.contentClasses);
    element.append(content);
    if (options.window.resizable) {
      elements.resize = make("div", "window-resize-handle fa-solid fa-up-right-and-down-left");
      element.append(elements.resize);
    }
    fillHeader(app, elements, { title: app.title, icon: options.window.icon, controls: true });
  }
  element.classList.add(...options.classes.flatMap((name) => name.split(/\s+/)).filter(Boolean));
  return { element, elements };
}

function fillHeader(
  app: ApplicationV2,
  elements: WindowElements,
  { title, icon, controls }: NonNullable<RenderOptions["window"]>,
): void {
  if (title !== undefined && elements.title) elements.title.textContent = localize(title);
  if (icon !== undefined && elements.icon) {
    elements.icon.className = `window-icon fa-fw ${icon || "hidden"}`;
    elements.icon.hidden = !icon;
  }
  if (!controls) return;
  const buttons = [
    ...(generation() === 14 ? app._headerControlButtons() : app._headerControlsButtons()),
  ];
  if (elements.controls) elements.controls.hidden = buttons.length === 0;
  elements.controlsDropdown?.replaceChildren(...buttons.map((c) => app._renderHeaderControl(c)));
}

/** Bring title, icon and controls up to date as render options ask. */
export function updateFrame(app: ApplicationV2, options: RenderOptions): void {
  if (app.hasFrame && options.window) fillHeader(app, app.window, options.window);
}
