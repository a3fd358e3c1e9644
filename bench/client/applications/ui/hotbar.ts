import type { ClientDocument } from "../../documents/client-document.ts";
import type { Macro } from "../../documents/macro.ts";
import { fromUuid } from "../../documents/uuid.ts";
import { game } from "../../globals.ts";
import { Hooks } from "../../helpers/hooks.ts";
import { ApplicationV2 } from "../api/application.ts";
import type { PartialConfiguration, RenderContext } from "../api/types.ts";
import { h, iconButton, swapContent } from "./dom.ts";
import { dropOnHotbar, sheetMacro } from "./hotbar-drop.ts";
import { layoutSlot } from "./layout.ts";
import { menuEntry } from "./menu-entry.ts";
import { t } from "./text.ts";

export interface HotbarSlot {
  /** 1 to 50. */
  slot: number;
  /** The number key of the slot. */
  key: number;
  macro: Macro | null;
}

const SLOTS = 10;
const PAGES = 5;

/** Ten macros at the bottom of the page, on five pages. */
export class Hotbar extends ApplicationV2 {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    id: "hotbar",
    tag: "aside",
    window: { frame: false, positioned: false },
    actions: { execute: Hotbar.#onExecute, page: Hotbar.#onPage },
  };

  #page = 1;

  /** The page that is shown, 1 to 5. */
  get page(): number {
    return this.#page;
  }

  /** The slots of the page that is shown. */
  get slots(): HotbarSlot[] {
    const macros = game.user.getHotbarMacros(this.#page);
    return macros.map(({ slot, macro }, index) => ({ slot, macro, key: (index + 1) % SLOTS }));
  }

  override async _prepareContext(): Promise<RenderContext> {
    return { slots: this.slots, page: this.#page };
  }

  override async _renderHTML(context: RenderContext): Promise<DocumentFragment> {
    const fragment = document.createDocumentFragment();
    fragment.append(
      h(
        "ol",
        { id: "action-bar", class: "plain-list", "aria-label": t("Hotbar.Label") },
        ...(context.slots as HotbarSlot[]).map(slotElement),
      ),
      h(
        "div",
        { class: "hotbar-pages" },
        iconButton("fa-solid fa-caret-up", t("Hotbar.Next"), {
          dataset: { action: "page", step: 1, focus: "next" },
        }),
        h("span", { "aria-label": t("Hotbar.Page", { page: this.#page }) }, this.#page),
        iconButton("fa-solid fa-caret-down", t("Hotbar.Previous"), {
          dataset: { action: "page", step: -1, focus: "previous" },
        }),
      ),
    );
    return fragment;
  }

  override _replaceHTML(result: DocumentFragment, content: HTMLElement): void {
    swapContent(content, result);
  }

  override _insertElement(element: HTMLElement): void {
    element.setAttribute("aria-label", t("Hotbar.Label"));
    layoutSlot("bottom").append(element);
  }

  override async _onFirstRender(): Promise<void> {
    for (const hook of ["createMacro", "updateMacro", "deleteMacro"])
      Hooks.on(hook, () => void this.render());
    Hooks.on("updateUser", (user: ClientDocument) => user.id === game.userId && void this.render());
    this.element.addEventListener("dragstart", (event) => this.#onDragStart(event));
    this.element.addEventListener("dragover", (event) => event.preventDefault());
    this.element.addEventListener("drop", (event) => void dropOnHotbar(event, this));
    this._createContextMenu(this._getContextMenuOptions, ".slot.full", {
      hookName: "getMacroContextOptions",
      parentClassHooks: false,
      fixed: true,
    });
  }

  _getContextMenuOptions(): Record<string, unknown>[] {
    const macroOf = (target: HTMLElement) => this.#macroAt(target);
    return [
      menuEntry({
        label: t("Hotbar.Edit"),
        icon: "fa-solid fa-pen",
        visible: (target) => Boolean(macroOf(target)?.isOwner),
        onClick: (target) => macroOf(target)?.sheet?.render({ force: true }),
      }),
      menuEntry({
        label: t("Hotbar.Remove"),
        icon: "fa-solid fa-xmark",
        onClick: (target) => game.user.assignHotbarMacro(null, slotOf(target)),
      }),
    ];
  }

  /** Show another page, 1 to 5; beyond the last comes the first. */
  async changePage(page: number): Promise<void> {
    this.#page = ((page - 1 + PAGES) % PAGES) + 1;
    await this.render();
  }

  async cyclePage(step: number): Promise<void> {
    await this.changePage(this.#page + step);
  }

  /** Run the macro at a key of the page that is shown. */
  executeKey(key: number): boolean {
    const macro = this.slots.find((slot) => slot.key === key)?.macro;
    if (!macro) return false;
    void macro.execute();
    return true;
  }

  /** Open a document's sheet, or close it if it is open. What the macros of dropped documents run. */
  static async toggleDocumentSheet(uuid: string): Promise<void> {
    const sheet = ((await fromUuid(uuid)) as ClientDocument | null)?.sheet;
    if (sheet?.rendered) await sheet.close();
    else await sheet?.render({ force: true });
  }

  /** A macro that opens and closes a document's sheet. */
  async _createDocumentSheetToggle(document: ClientDocument): Promise<Macro | undefined> {
    return sheetMacro(document);
  }

  #macroAt(target: HTMLElement): Macro | null {
    return this.slots.find(({ slot }) => slot === slotOf(target))?.macro ?? null;
  }

  #onDragStart(event: DragEvent): void {
    const element = (event.target as HTMLElement).closest<HTMLElement>(".slot.full");
    const macro = element && this.#macroAt(element);
    if (!macro) {
      event.preventDefault();
      return;
    }
    const data = { ...macro.toDragData(), slot: slotOf(element) };
    event.dataTransfer?.setData("text/plain", JSON.stringify(data));
  }

  static #onExecute(this: Hotbar, _event: Event, target: HTMLElement): void {
    void this.#macroAt(target.closest<HTMLElement>(".slot") as HTMLElement)?.execute();
  }

  static #onPage(this: Hotbar, _event: Event, target: HTMLElement): void {
    void this.cyclePage(Number(target.dataset.step));
  }
}

export function slotOf(element: HTMLElement): number {
  return Number(element.dataset.slot);
}

function slotElement({ slot, key, macro }: HotbarSlot): HTMLLIElement {
  const label = macro
    ? t("Hotbar.Slot", { slot, name: macro.name })
    : t("Hotbar.EmptySlot", { slot });
  return h(
    "li",
    {
      class: ["slot", macro ? "full" : "open"],
      draggable: macro ? "true" : "false",
      dataset: { slot, macroId: macro?.id ?? undefined },
    },
    h(
      "button",
      {
        type: "button",
        class: "plain",
        "aria-label": label,
        "data-tooltip-text": macro?.name,
        dataset: { action: "execute", focus: `slot-${slot}` },
      },
      macro?.img && h("img", { class: "slot-icon", src: macro.img, alt: "", draggable: "false" }),
      h("span", { class: "key", "aria-hidden": "true" }, key),
    ),
  );
}
