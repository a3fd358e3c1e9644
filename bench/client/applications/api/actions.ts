import { generation } from "../../globals.ts";
import type { ApplicationV2 } from "./application.ts";
import { openControlsMenu, toggleControls } from "./header-controls.ts";
import type { ClickAction } from "./types.ts";

/** The element with `data-action` that an event within the application belongs to. */
function actionTarget(app: ApplicationV2, event: Event): HTMLElement | null {
  const origin = event.target as Element | null;
  const target = origin?.closest<HTMLElement>("[data-action]") ?? null;
  return target && app.element?.contains(target) ? target : null;
}

function actionOf(
  app: ApplicationV2,
  name: string,
): { handler: ClickAction; buttons: number[] } | null {
  const action = app.options.actions[name];
  if (!action) return null;
  return typeof action === "function" ? { handler: action, buttons: [0] } : action;
}

/** What the frame itself does; true if `name` is one of its actions. */
function frameAction(app: ApplicationV2, name: string, event: PointerEvent, target: HTMLElement) {
  switch (name) {
    case "close":
      void app.close();
      return true;
    case "tab":
      app._onClickTab(event);
      return true;
    case "toggleControls":
      if (generation() === 14) openControlsMenu(app, target);
      else toggleControls(app);
      return true;
  }
  return false;
}

function onClick(app: ApplicationV2, event: PointerEvent): void {
  const target = actionTarget(app, event);
  const name = target?.dataset.action;
  if (!target || !name) return;
  const action = actionOf(app, name);
  if (action) {
    if (action.buttons.includes(event.button)) action.handler.call(app, event, target);
    return;
  }
  if (event.button !== 0) return;
  if (!frameAction(app, name, event, target)) app._onClickAction(event, target);
}

/** Listen for clicks of any button on `data-action` elements. */
export function attachActionListeners(app: ApplicationV2): void {
  const listener = (event: Event) => onClick(app, event as PointerEvent);
  app.element.addEventListener("click", listener);
  app.element.addEventListener("auxclick", listener);
  // An action of the right button replaces the browser's own menu.
  app.element.addEventListener("contextmenu", (event) => {
    const name = actionTarget(app, event)?.dataset.action;
    if (name && actionOf(app, name)?.buttons.includes(2)) event.preventDefault();
  });
}

/** Show the tab that a click on its navigation element asks for. */
export function clickTab(app: ApplicationV2, event: Event): void {
  const target = actionTarget(app, event);
  const tab = target?.dataset.tab;
  const group =
    target?.dataset.group ?? target?.closest<HTMLElement>("[data-group]")?.dataset.group;
  if (!target || !tab || !group) throw new Error("a tab needs data-tab and data-group");
  app.changeTab(tab, group, { event, navElement: target });
}
