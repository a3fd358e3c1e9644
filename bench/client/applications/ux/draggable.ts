import type { Position } from "../api/types.ts";
import { configured } from "./implementation.ts";

interface Movable {
  position: Position;
  setPosition(position: Partial<Position>): unknown;
}

/** Makes an application that draws its own header move with the pointer. */
export class Draggable {
  static get implementation(): typeof Draggable {
    return configured("Draggable", Draggable);
  }

  constructor(
    readonly app: Movable,
    readonly element: HTMLElement,
    readonly handle: HTMLElement | false,
  ) {
    this.activateListeners();
  }

  activateListeners(): void {
    if (this.handle)
      this.handle.addEventListener("pointerdown", (event) => this._onDragMouseDown(event));
  }

  _onDragMouseDown(start: PointerEvent): void {
    if (start.button !== 0) return;
    start.preventDefault();
    const { left = 0, top = 0 } = this.app.position;
    const move = (event: PointerEvent) =>
      this.app.setPosition({
        left: left + event.clientX - start.clientX,
        top: top + event.clientY - start.clientY,
      });
    const stop = () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", stop);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", stop);
  }
}
