import { cleanHTML } from "../../../common/utils.ts";
import { localize } from "../text.ts";
import { configured } from "./implementation.ts";

type Direction = "UP" | "DOWN" | "LEFT" | "RIGHT" | "CENTER";

export interface TooltipOptions {
  /** Plain text, localised if it is a language key. */
  text?: string;
  html?: HTMLElement | string;
  direction?: Direction;
  cssClass?: string;
}

const WITH_TOOLTIP = "[data-tooltip], [data-tooltip-text], [data-tooltip-html]";

/** Shows the tooltip of the element under the pointer or with keyboard focus. */
export class TooltipManager {
  static TOOLTIP_MARGIN_PX = 5;
  static TOOLTIP_ACTIVATION_MS = 500;
  static TOOLTIP_DIRECTIONS = {
    UP: "UP",
    DOWN: "DOWN",
    LEFT: "LEFT",
    RIGHT: "RIGHT",
    CENTER: "CENTER",
  } as const;

  tooltip: HTMLElement;
  element: HTMLElement | null = null;
  #pending: ReturnType<typeof setTimeout> | undefined;

  static get implementation(): typeof TooltipManager {
    return configured("TooltipManager", TooltipManager);
  }

  constructor() {
    const present = document.getElementById("tooltip");
    this.tooltip = present ?? document.createElement("aside");
    this.tooltip.id = "tooltip";
    this.tooltip.setAttribute("role", "tooltip");
    this.tooltip.popover = "manual";
    if (!present) document.body.append(this.tooltip);
  }

  /** Start to follow pointer and focus. */
  activateEventListeners(): void {
    const { body } = document;
    const holder = (event: Event) => (event.target as Element).closest?.<HTMLElement>(WITH_TOOLTIP);
    body.addEventListener("pointerover", (event) => {
      const element = holder(event);
      if (element === this.element) return;
      this.deactivate();
      if (element) this.#delay(element);
    });
    body.addEventListener("focusin", (event) => {
      const element = holder(event);
      if (element?.matches(":focus-visible")) this.activate(element);
    });
    body.addEventListener("focusout", () => this.deactivate());
    body.addEventListener("pointerdown", () => this.deactivate());
    body.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.deactivate();
    });
  }

  #delay(element: HTMLElement): void {
    this.#pending = setTimeout(() => {
      if (element.isConnected) this.activate(element);
    }, TooltipManager.TOOLTIP_ACTIVATION_MS);
  }

  /** Show a tooltip now: the options' content, or what the element's attributes say. */
  activate(element: HTMLElement, options: TooltipOptions = {}): void {
    if (options.text !== undefined && options.html !== undefined)
      throw new Error("a tooltip has either text or html");
    this.deactivate();
    if (!this.#fill(element, options)) return;
    this.element = element;
    const inherited = (name: string) =>
      element.closest<HTMLElement>(`[${name}]`)?.getAttribute(name);
    this.tooltip.className = options.cssClass ?? inherited("data-tooltip-class") ?? "";
    this.tooltip.classList.add("active");
    this.tooltip.showPopover?.();
    element.setAttribute("aria-describedby", this.tooltip.id);
    const direction =
      options.direction ?? (inherited("data-tooltip-direction") as Direction | null);
    this._setAnchor(direction ?? "UP");
  }

  #fill(element: HTMLElement, { text, html }: TooltipOptions): boolean {
    const { tooltip, tooltipText, tooltipHtml } = element.dataset;
    const markup = html ?? (text === undefined ? tooltipHtml : undefined);
    if (markup instanceof HTMLElement) this.tooltip.replaceChildren(markup);
    else if (markup) this.tooltip.innerHTML = cleanHTML(markup);
    else if (text ?? tooltipText) this.tooltip.textContent = localize(text ?? tooltipText ?? "");
    else {
      const plain = tooltip || element.ariaLabel || "";
      const known = localize(plain);
      if (known !== plain) this.tooltip.textContent = known;
      else this.tooltip.innerHTML = cleanHTML(plain);
    }
    return this.tooltip.childNodes.length > 0;
  }

  deactivate(): void {
    this.clearPending();
    if (!this.element) return;
    if (this.element.getAttribute("aria-describedby") === this.tooltip.id)
      this.element.removeAttribute("aria-describedby");
    this.element = null;
    this.tooltip.classList.remove("active");
    this.tooltip.hidePopover?.();
  }

  clearPending(): void {
    clearTimeout(this.#pending);
  }

  /** Lay the tooltip beside its element, within the viewport. */
  _setAnchor(direction: Direction): void {
    const margin = TooltipManager.TOOLTIP_MARGIN_PX;
    const box = this.element!.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.tooltip;
    const middleX = box.left + (box.width - width) / 2;
    const middleY = box.top + (box.height - height) / 2;
    const places: Record<Direction, [number, number]> = {
      UP: [middleX, box.top - height - margin],
      DOWN: [middleX, box.bottom + margin],
      LEFT: [box.left - width - margin, middleY],
      RIGHT: [box.right + margin, middleY],
      CENTER: [middleX, middleY],
    };
    let [left, top] = places[direction];
    if (direction === "UP" && top < 0) [left, top] = places.DOWN;
    const within = (value: number, size: number, limit: number) =>
      Math.max(margin, Math.min(value, limit - size - margin));
    this.tooltip.style.left = `${within(left, width, window.innerWidth)}px`;
    this.tooltip.style.top = `${within(top, height, window.innerHeight)}px`;
  }
}
