import { configured } from "./implementation.ts";

type DragAction = "dragstart" | "dragover" | "drop" | "dragenter" | "dragleave" | "dragend";
type Selector = string | null | undefined;

export interface DragDropConfiguration {
  dragSelector?: Selector;
  dropSelector?: Selector;
  permissions?: {
    dragstart?: (selector: Selector) => boolean;
    drop?: (selector: Selector) => boolean;
  };
  callbacks?: { [A in DragAction]?: (event: DragEvent) => unknown };
}

/** Connects the browser's drag and drop of elements within an application to its handlers. */
export class DragDrop {
  dragSelector: Selector;
  dropSelector: Selector;
  permissions: NonNullable<DragDropConfiguration["permissions"]>;
  callbacks: NonNullable<DragDropConfiguration["callbacks"]>;

  static get implementation(): typeof DragDrop {
    return configured("DragDrop", DragDrop);
  }

  constructor(configuration: DragDropConfiguration = {}) {
    this.dragSelector = configuration.dragSelector;
    this.dropSelector = configuration.dropSelector;
    this.permissions = configuration.permissions ?? {};
    this.callbacks = configuration.callbacks ?? {};
  }

  /** Attach to `html`: its draggable elements if dragging is allowed, and its drop targets. */
  bind(html: HTMLElement): this {
    if (this.can("dragstart", this.dragSelector)) {
      const elements = this.dragSelector
        ? html.querySelectorAll<HTMLElement>(this.dragSelector)
        : [];
      for (const element of elements) {
        element.draggable = true;
        element.ondragstart = (event) => this._handleDragStart(event);
        element.ondragend = (event) => this._handleDragEnd(event);
      }
    }
    if (!this.can("drop", this.dropSelector)) return this;
    const targets = this.dropSelector
      ? html.querySelectorAll<HTMLElement>(this.dropSelector)
      : [html];
    for (const target of targets) {
      target.ondragover = (event) => this._handleDragOver(event);
      target.ondrop = (event) => this._handleDrop(event);
      target.ondragenter = (event) => this._handleDragEnter(event);
      target.ondragleave = (event) => this._handleDragLeave(event);
    }
    return this;
  }

  can(action: "dragstart" | "drop", selector?: Selector): boolean {
    return this.permissions[action]?.(selector) ?? true;
  }

  callback(event: DragEvent, action: DragAction): unknown {
    return this.callbacks[action]?.(event);
  }

  _handleDragStart(event: DragEvent): void {
    this.callback(event, "dragstart");
    // An inner draggable row must not also start its outer one.
    event.stopPropagation();
  }
  _handleDragEnd(event: DragEvent): void {
    this.callback(event, "dragend");
  }
  _handleDragEnter(event: DragEvent): void {
    this.callback(event, "dragenter");
  }
  _handleDragLeave(event: DragEvent): void {
    this.callback(event, "dragleave");
  }
  _handleDragOver(event: DragEvent): void {
    event.preventDefault();
    this.callback(event, "dragover");
  }
  _handleDrop(event: DragEvent): void {
    event.preventDefault();
    event.stopPropagation();
    this.callback(event, "drop");
  }
}
