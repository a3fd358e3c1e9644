import type { ApplicationV2 } from "./api/application.ts";

/** Every rendered application by its element id. */
export const instances = new Map<string, ApplicationV2>();

/** The framed application that lies on top, if any is open. */
export function frontApplication(): ApplicationV2 | null {
  let front: ApplicationV2 | null = null;
  for (const app of instances.values()) {
    if (!app.hasFrame || !app.rendered) continue;
    if (!front || (app.position.zIndex ?? 0) > (front.position.zIndex ?? 0)) front = app;
  }
  return front;
}

/** Escape closes the window on top, unless something within has used the key already. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  const front = frontApplication();
  if (!front) return;
  event.preventDefault();
  // Leaving the field first lets its change be submitted.
  const active = document.activeElement;
  if (active instanceof HTMLElement && front.element.contains(active)) active.blur();
  void front.close({ closeKey: true });
}

let listening: Document | null = null;

/** Start to listen for Escape; called when the first window opens. */
export function listenForEscape(): void {
  if (listening === document) return;
  listening = document;
  document.addEventListener("keydown", onKeyDown);
}
