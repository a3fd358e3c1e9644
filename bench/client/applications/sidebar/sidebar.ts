import { ui } from "../../globals.ts";
import { ApplicationV2 } from "../api/application.ts";
import type { ChangeTabOptions, PartialConfiguration } from "../api/types.ts";
import { h, icon, iconButton } from "../ui/dom.ts";
import { layoutSlot } from "../ui/layout.ts";
import { t } from "../ui/text.ts";
import type { AbstractSidebarTab } from "./sidebar-tab.ts";

interface TabDescriptor {
  icon: string;
  documentName?: string;
}

/** The column at the right: a bar of tabs and the panel of the chosen one. */
export class Sidebar extends ApplicationV2 {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    id: "sidebar",
    tag: "aside",
    window: { frame: false, positioned: false },
    actions: { toggleState: Sidebar.#onToggle },
  };

  /** The tabs in their order; each is the application `ui[<name>]`. */
  static DESCRIPTORS: Record<string, TabDescriptor> = {
    chat: { icon: "fa-solid fa-comments", documentName: "ChatMessage" },
    combat: { icon: "fa-solid fa-shield-halved", documentName: "Combat" },
    actors: { icon: "fa-solid fa-users", documentName: "Actor" },
    items: { icon: "fa-solid fa-suitcase", documentName: "Item" },
    journal: { icon: "fa-solid fa-book-open", documentName: "JournalEntry" },
    macros: { icon: "fa-solid fa-code", documentName: "Macro" },
    compendium: { icon: "fa-solid fa-book-atlas" },
    settings: { icon: "fa-solid fa-gears" },
  };

  override tabGroups: { primary: string } & Record<string, string | null> = { primary: "chat" };
  #expanded = true;

  get expanded(): boolean {
    return this.#expanded;
  }

  /** The element that holds the panels of the tabs. */
  get panels(): HTMLElement {
    const panels = this.element.querySelector<HTMLElement>("#sidebar-content");
    if (!panels) throw new Error("the sidebar has not been rendered yet");
    return panels;
  }

  override async _renderHTML(): Promise<HTMLElement[]> {
    const tabs = (this.constructor as typeof Sidebar).DESCRIPTORS;
    const list = h("div", {
      class: "tabs",
      role: "tablist",
      "aria-label": t("Sidebar.Label"),
      "aria-orientation": "vertical",
    });
    for (const [name, tab] of Object.entries(tabs)) list.append(this.#tabButton(name, tab));
    const bar = h(
      "nav",
      { id: "sidebar-tabs" },
      list,
      iconButton("fa-solid fa-angles-right", t("Sidebar.Collapse"), {
        class: "collapse",
        "data-action": "toggleState",
        "aria-expanded": "true",
      }),
    );
    return [bar, h("div", { id: "sidebar-content" })];
  }

  #tabButton(name: string, { icon: classes }: TabDescriptor): HTMLButtonElement {
    const active = this.tabGroups.primary === name;
    const label = t(`Tab.${name}`);
    return h(
      "button",
      {
        type: "button",
        class: ["plain", "icon", active && "active"],
        role: "tab",
        "aria-label": label,
        "aria-selected": String(active),
        "aria-controls": name,
        "data-tooltip-text": label,
        dataset: { action: "tab", group: "primary", tab: name },
      },
      icon(classes),
      name === "chat" && h("span", { class: "notification-pip", hidden: true }),
    );
  }

  /** The bar is built once: rendering again must not throw the panels of the tabs away. */
  override _replaceHTML(result: HTMLElement[], content: HTMLElement): void {
    if (!content.querySelector("#sidebar-content")) content.replaceChildren(...result);
  }

  override _insertElement(element: HTMLElement): void {
    layoutSlot("right").append(element);
  }

  override changeTab(tab: string, group = "primary", options: ChangeTabOptions = {}): void {
    if (
      group !== "primary" ||
      !this.element.querySelector(`[data-action="tab"][data-tab="${tab}"]`)
    )
      throw new Error(`the sidebar has no tab ${group}.${tab}`);
    const prior = this.tabGroups.primary;
    // A click on the shown tab folds the sidebar away, as on a bookmark.
    if (options.event && prior === tab && this.expanded) {
      this.collapse();
      return;
    }
    if (options.event) this.expand();
    if (prior === tab && !options.force) return;
    this.tabGroups.primary = tab;
    for (const element of this.element.querySelectorAll<HTMLElement>("[data-group=primary]")) {
      const active = element.dataset.tab === tab;
      element.classList.toggle("active", active);
      if (element.dataset.action === "tab") element.setAttribute("aria-selected", String(active));
    }
    sidebarTab(prior)?._onDeactivate();
    sidebarTab(tab)?._onActivate();
  }

  expand(): void {
    this.toggleExpanded(true);
  }

  collapse(): void {
    this.toggleExpanded(false);
  }

  toggleExpanded(expanded = !this.#expanded): void {
    this.#expanded = expanded;
    this.element.classList.toggle("collapsed", !expanded);
    document.body.classList.toggle("sidebar-collapsed", !expanded);
    const button = this.element.querySelector<HTMLElement>(".collapse");
    const label = t(expanded ? "Sidebar.Collapse" : "Sidebar.Expand");
    button?.setAttribute("aria-expanded", String(expanded));
    button?.setAttribute("aria-label", label);
    button?.setAttribute("data-tooltip-text", label);
    button?.firstElementChild?.classList.toggle("fa-angles-right", expanded);
    button?.firstElementChild?.classList.toggle("fa-angles-left", !expanded);
  }

  static #onToggle(this: Sidebar): void {
    this.toggleExpanded();
  }
}

function sidebarTab(name: string): AbstractSidebarTab | undefined {
  return (ui as unknown as Record<string, AbstractSidebarTab | undefined>)[name];
}
