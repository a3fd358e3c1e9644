import { localize } from "../text.ts";
import { type ContextMenuEntry, entryOf, type ResolvedEntry } from "./context-menu-entry.ts";
import { placeMenu } from "./context-menu-place.ts";
import { configured } from "./implementation.ts";

export type { ContextMenuEntry } from "./context-menu-entry.ts";

export interface ContextMenuSettings {
  eventName?: string;
  onOpen?: ((target: HTMLElement) => void) | null;
  onClose?: ((target: HTMLElement) => void) | null;
  fixed?: boolean;
  jQuery?: false;
  /** Close the menu when an entry was chosen; true unless told otherwise. */
  closeOnSelect?: boolean;
  relative?: "cursor" | "target";
}

let open: ContextMenu | null = null;

/** A menu of entries for the element under the pointer; arrows, Enter and Escape work in it. */
export class ContextMenu {
  readonly selector: string | null;
  readonly eventName: string;
  menuItems: ContextMenuEntry[];
  onOpen: ((target: HTMLElement) => void) | null;
  onClose: ((target: HTMLElement) => void) | null;
  #container: HTMLElement;
  #settings: ContextMenuSettings;
  #element: HTMLElement | null = null;
  #target: HTMLElement | null = null;
  #returnFocus: Element | null = null;

  static get implementation(): typeof ContextMenu {
    return configured("ContextMenu", ContextMenu);
  }

  constructor(
    container: HTMLElement,
    selector: string | null | undefined,
    menuItems: ContextMenuEntry[],
    settings: ContextMenuSettings = {},
  ) {
    this.#container = container;
    this.#settings = settings;
    this.selector = selector ?? null;
    this.menuItems = menuItems;
    this.eventName = settings.eventName ?? "contextmenu";
    this.onOpen = settings.onOpen ?? null;
    this.onClose = settings.onClose ?? null;
    if (selector)
      container.addEventListener(this.eventName, (event) => void this._onActivate(event));
  }

  get element(): HTMLElement {
    return this.#element as HTMLElement;
  }
  get target(): HTMLElement {
    return this.#target as HTMLElement;
  }
  get fixed(): boolean {
    return this.#settings.fixed ?? false;
  }
  get expandUp(): boolean {
    return this.#element?.classList.contains("expand-up") ?? false;
  }

  async _onActivate(event: Event): Promise<void> {
    const matching = (event.target as Element).closest<HTMLElement>(this.selector ?? "*");
    if (!matching || !this.#container.contains(matching)) return;
    event.preventDefault();
    event.stopPropagation();
    if (open === this && this.#target === matching) return this.close();
    await this.render(matching, { event });
  }

  /** Show the menu for `target`. */
  async render(target: HTMLElement, { event }: { event?: Event } = {}): Promise<void> {
    await open?.close();
    const entries = this.menuItems.map((item) => entryOf(item)).filter((e) => e.visible(target));
    if (entries.length === 0) return;
    this.#target = target;
    this.#returnFocus = document.activeElement;
    const nav = document.createElement("nav");
    nav.id = "context-menu";
    nav.className = "context-menu themed";
    const theme = target.closest(".theme-light, .theme-dark");
    nav.classList.add(theme?.classList.contains("theme-light") ? "theme-light" : "theme-dark");
    nav.append(this.#list(entries, target));
    this.#element = nav;
    open = this;
    (target.closest("dialog") ?? document.body).append(nav);
    placeMenu(nav, target, event instanceof MouseEvent ? event : undefined);
    target.classList.add("context");
    this.activateListeners(nav);
    nav.querySelector<HTMLElement>("li.context-item")?.focus({ preventScroll: true });
    this.onOpen?.(target);
  }

  #list(entries: ResolvedEntry[], target: HTMLElement): HTMLElement {
    const menu = document.createElement("menu");
    menu.className = "context-items";
    menu.setAttribute("role", "menu");
    let group = entries[0]?.group;
    for (const entry of entries) {
      if (entry.group !== group) menu.append(document.createElement("hr"));
      group = entry.group;
      const row = document.createElement("li");
      row.className = `context-item ${entry.classes}`.trim();
      row.setAttribute("role", "menuitem");
      row.tabIndex = -1;
      const label = document.createElement("span");
      label.textContent = localize(entry.label);
      row.append(...entry.icon(), label);
      row.addEventListener("click", (event) => {
        event.stopPropagation();
        if (this.#settings.closeOnSelect !== false) void this.close();
        entry.run(event, target);
      });
      menu.append(row);
    }
    return menu;
  }

  /** Remove the menu from the page. */
  async close(_options: { animate?: boolean; target?: HTMLElement } = {}): Promise<void> {
    if (!this.#element) return;
    const hadFocus = this.#element.contains(document.activeElement);
    this.#element.remove();
    this.#element = null;
    if (open === this) open = null;
    const target = this.#target;
    this.#target = null;
    target?.classList.remove("context");
    if (hadFocus && this.#returnFocus instanceof HTMLElement && this.#returnFocus.isConnected)
      this.#returnFocus.focus({ preventScroll: true });
    if (target) this.onClose?.(target);
  }

  activateListeners(menu: HTMLElement): void {
    menu.addEventListener("keydown", (event) => this.#onKeyDown(event));
    menu.addEventListener("contextmenu", (event) => event.preventDefault());
    const outside = (event: Event) => {
      if (menu.contains(event.target as Node)) return;
      window.removeEventListener("pointerdown", outside, true);
      if (this.#element === menu) void this.close();
    };
    window.addEventListener("pointerdown", outside, true);
  }

  #onKeyDown(event: KeyboardEvent): void {
    const rows = [...this.element.querySelectorAll<HTMLElement>("li.context-item")];
    const index = rows.indexOf(document.activeElement as HTMLElement);
    const focus = (to: number) => rows[(to + rows.length) % rows.length]?.focus();
    switch (event.key) {
      case "ArrowDown":
        focus(index + 1);
        break;
      case "ArrowUp":
        focus(index - 1);
        break;
      case "Home":
        focus(0);
        break;
      case "End":
        focus(rows.length - 1);
        break;
      case "Enter":
      case " ":
        rows[index]?.click();
        break;
      case "Escape":
      case "Tab":
        void this.close();
        break;
      default:
        return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}
