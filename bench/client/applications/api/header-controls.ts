import { Hooks } from "../../helpers/hooks.ts";
import { localize } from "../text.ts";
import { ContextMenu } from "../ux/context-menu.ts";
import type { ApplicationV2 } from "./application.ts";
import type { HeaderControl } from "./types.ts";

/** Header controls after hooks had their say, without those that are not visible. */
export function* listControls(app: ApplicationV2): Generator<HeaderControl> {
  const controls = app._getHeaderControls();
  const type = app.constructor as typeof ApplicationV2;
  for (const { name } of type.inheritanceChain())
    Hooks.callAll(`getHeaderControls${name}`, app, controls);
  for (const control of controls) {
    const { visible = true } = control;
    if (typeof visible === "function" ? visible.call(app) : visible) yield control;
  }
}

/** A row of the dropdown of generation 13. */
export function renderHeaderControl(control: HeaderControl): HTMLLIElement {
  const row = document.createElement("li");
  row.className = "header-control";
  if (control.action) row.dataset.action = control.action;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "control";
  const icon = document.createElement("i");
  icon.className = `control-icon fa-fw ${control.icon}`;
  icon.ariaHidden = "true";
  const label = document.createElement("span");
  label.className = "control-label";
  label.textContent = localize(control.label);
  button.append(icon, label);
  if (control.onClick) button.addEventListener("click", control.onClick);
  row.append(button);
  return row;
}

/** Show or hide the dropdown of generation 13. */
export function toggleControls(app: ApplicationV2, expanded?: boolean): void {
  const { controls, controlsDropdown } = app.window;
  if (!controls || !controlsDropdown) return;
  const open = controlsDropdown.classList.toggle("expanded", expanded);
  controls.setAttribute("aria-expanded", String(open));
}

/** Run a control of the menu as a click on an element with its action would. */
function activate(app: ApplicationV2, control: HeaderControl, event: Event, target: HTMLElement) {
  if (control.onClick) {
    control.onClick.call(app, event);
    return;
  }
  const name = control.action ?? "";
  const action = app.options.actions[name];
  const handler = typeof action === "function" ? action : action?.handler;
  if (handler) handler.call(app, event as PointerEvent, target);
  else app._onClickAction(event as PointerEvent, target);
}

/** Open the controls of generation 14, which are a context menu made when asked for. */
export function openControlsMenu(app: ApplicationV2, button: HTMLElement): void {
  const entries = [...app._headerControlButtons()].map((control) => ({
    label: control.label,
    icon: control.icon,
    onClick: (event: Event, target: HTMLElement) => activate(app, control, event, target),
  }));
  const menu = new ContextMenu.implementation(app.element, null, entries, {
    fixed: true,
    jQuery: false,
  });
  void menu.render(button);
}
