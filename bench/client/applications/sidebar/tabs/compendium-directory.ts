import type { CompendiumCollection } from "../../../documents/collections/compendium-collection.ts";
import { CONFIG, game } from "../../../globals.ts";
import { Hooks } from "../../../helpers/hooks.ts";
import type { PartialConfiguration, RenderContext } from "../../api/types.ts";
import { localize } from "../../text.ts";
import { h, icon, iconButton, swapContent } from "../../ui/dom.ts";
import { compareWords, t } from "../../ui/text.ts";
import { compendiumWindow } from "../apps/compendium.ts";
import { clickByKeyboard } from "../directory/rows.ts";
import { searchBox } from "../directory/search-box.ts";
import { AbstractSidebarTab } from "../sidebar-tab.ts";

/** The compendia that the user may see, by the kind of document they hold. */
export class CompendiumDirectory extends AbstractSidebarTab {
  static override tabName = "compendium";

  static override DEFAULT_OPTIONS: PartialConfiguration = {
    classes: ["directory"],
    actions: {
      activateEntry: CompendiumDirectory.#onOpen,
      toggleLock: CompendiumDirectory.#onToggleLock,
    },
  };

  #search = "";

  override async _prepareContext(): Promise<RenderContext> {
    const wanted = this.#search.trim().toLocaleLowerCase();
    const groups = new Map<string, CompendiumCollection[]>();
    for (const pack of game.packs.contents as CompendiumCollection[]) {
      if (!pack.visible || !pack.title.toLocaleLowerCase().includes(wanted)) continue;
      groups.set(pack.documentName, [...(groups.get(pack.documentName) ?? []), pack]);
    }
    return { groups };
  }

  override async _renderHTML(context: RenderContext): Promise<DocumentFragment> {
    const groups = context.groups as Map<string, CompendiumCollection[]>;
    const fragment = document.createDocumentFragment();
    fragment.append(
      h(
        "header",
        { class: "directory-header" },
        searchBox(this.#search, (text) => this.#onSearch(text)),
      ),
    );
    const list = h("ol", {
      class: "directory-list plain-list",
      dataset: { keepScroll: "list" },
    });
    for (const [name, packs] of groups) list.append(group(name, packs));
    if (!groups.size)
      list.append(
        h("li", { class: "empty" }, t(this.#search ? "Directory.NoMatch" : "Directory.Empty")),
      );
    fragment.append(list);
    return fragment;
  }

  override _replaceHTML(result: DocumentFragment, content: HTMLElement): void {
    swapContent(content, result);
  }

  override async _onFirstRender(): Promise<void> {
    this.element.addEventListener("keydown", clickByKeyboard);
    Hooks.on("updateCompendium", () => void this.render());
    this._createContextMenu(() => [], ".compendium", {
      hookName: "getCompendiumContextOptions",
      parentClassHooks: false,
      fixed: true,
    });
  }

  #onSearch(text: string): void {
    this.#search = text;
    void this.render();
  }

  static async #onOpen(this: CompendiumDirectory, _event: Event, target: HTMLElement) {
    const pack = packOf(target);
    if (pack) await compendiumWindow(pack).render({ force: true });
  }

  static async #onToggleLock(this: CompendiumDirectory, _event: Event, target: HTMLElement) {
    const pack = packOf(target);
    await pack?.configure({ locked: !pack.locked });
    await this.render();
  }
}

function packOf(target: HTMLElement): CompendiumCollection | undefined {
  const id = target.closest<HTMLElement>("[data-pack]")?.dataset.pack ?? "";
  return game.packs.get(id) as CompendiumCollection | undefined;
}

function group(documentName: string, packs: CompendiumCollection[]): HTMLElement {
  const config = CONFIG as unknown as Record<string, { sidebarIcon?: string }>;
  packs.sort((a, b) => compareWords(a.title, b.title));
  return h(
    "li",
    { class: "compendium-group" },
    h(
      "h4",
      {},
      icon(`${config[documentName]?.sidebarIcon ?? "fa-solid fa-box"} fa-fw`),
      localize(`DOCUMENT.${documentName}`),
    ),
    h("ol", { class: "plain-list" }, ...packs.map(packRow)),
  );
}

function packRow(pack: CompendiumCollection): HTMLElement {
  const { title, locked } = pack;
  const label = t(locked ? "Compendium.Unlock" : "Compendium.Lock", { name: title });
  return h(
    "li",
    {
      class: ["directory-item", "compendium", locked && "locked"],
      dataset: { pack: pack.collection, entryId: pack.collection },
    },
    h(
      "a",
      {
        class: "entry-name compendium-name",
        role: "button",
        tabindex: "0",
        dataset: { action: "activateEntry", focus: pack.collection },
      },
      title,
    ),
    h(
      "span",
      {
        class: "compendium-count",
        "data-tooltip-text": t("Compendium.Count", { count: pack.index.size }),
      },
      pack.index.size,
    ),
    game.user.isGM
      ? iconButton(`fa-solid ${locked ? "fa-lock" : "fa-lock-open"}`, label, {
          "aria-pressed": String(locked),
          dataset: { action: "toggleLock", focus: `${pack.collection}-lock` },
        })
      : null,
  );
}
