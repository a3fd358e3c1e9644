import type { ApplicationV2 } from "./application.ts";

const MINIMUM_SIZE = 120;

/** Follow the pointer until it is released; `move` gets the distance from the start. */
function track(start: PointerEvent, move: (dx: number, dy: number) => void): void {
  start.preventDefault();
  const onMove = (event: PointerEvent) =>
    move(event.clientX - start.clientX, event.clientY - start.clientY);
  const onUp = () => {
    window.removeEventListener("pointermove", onMove);
    window.removeEventListener("pointerup", onUp);
    window.removeEventListener("pointercancel", onUp);
  };
  window.addEventListener("pointermove", onMove);
  window.addEventListener("pointerup", onUp);
  window.addEventListener("pointercancel", onUp);
}

function startDrag(app: ApplicationV2, event: PointerEvent): void {
  if (event.button !== 0 || (event.target as Element).closest("button")) return;
  const { left = 0, top = 0 } = app.position;
  track(event, (dx, dy) => app.setPosition({ left: left + dx, top: top + dy }));
}

function startResize(app: ApplicationV2, event: PointerEvent): void {
  if (event.button !== 0) return;
  const { offsetWidth, offsetHeight } = app.element;
  track(event, (dx, dy) =>
    app.setPosition({
      width: Math.max(MINIMUM_SIZE, offsetWidth + dx),
      height: Math.max(MINIMUM_SIZE, offsetHeight + dy),
    }),
  );
}

/** Drag by the header, resize by the corner, minimise by a double click, raise by any click. */
export function attachWindowListeners(app: ApplicationV2): void {
  const { header, resize } = app.window;
  app.element.addEventListener("pointerdown", () => app.bringToFront(), { capture: true });
  if (app.options.window.positioned)
    header?.addEventListener("pointerdown", (event) => startDrag(app, event));
  resize?.addEventListener("pointerdown", (event) => startResize(app, event));
  if (app.options.window.minimizable)
    header?.addEventListener("dblclick", (event) => {
      if ((event.target as Element).closest("button")) return;
      void (app.minimized ? app.maximize() : app.minimize());
    });
}

/** Show only the header, or the whole window again. */
export function setMinimized(app: ApplicationV2, minimized: boolean): void {
  app.element.classList.toggle("minimized", minimized);
  if (minimized) {
    app.element.style.width = "";
    app.element.style.height = "auto";
  } else app.setPosition();
}
