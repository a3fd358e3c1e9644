import { game } from "../../../globals.ts";
import type { PartialConfiguration } from "../../api/types.ts";
import { SettingsConfig } from "../../apps/settings-config.ts";
import { openUserManagement } from "../../apps/user-management.ts";
import { h, icon, swapContent } from "../../ui/dom.ts";
import { t } from "../../ui/text.ts";
import { AbstractSidebarTab } from "../sidebar-tab.ts";

interface PackageInfo {
  title: string;
  version: string;
}

/** The tab of the game itself: settings, users, versions, and the way out. */
export class Settings extends AbstractSidebarTab {
  static override tabName = "settings";

  static override DEFAULT_OPTIONS: PartialConfiguration = {
    classes: ["settings-sidebar"],
    actions: {
      openSettings: Settings.#onSettings,
      manageUsers: Settings.#onUsers,
      leave: Settings.#onLeave,
    },
  };

  override async _renderHTML(): Promise<DocumentFragment> {
    const system = game.system as unknown as PackageInfo;
    const world = game.world as unknown as PackageInfo;
    const fragment = document.createDocumentFragment();
    fragment.append(
      h(
        "section",
        { class: "info" },
        h("h3", {}, world.title),
        h(
          "p",
          { class: "system" },
          `${system.title} · `,
          t("Settings.Version", { version: system.version }),
        ),
      ),
      h(
        "section",
        { class: "settings-buttons" },
        button("openSettings", "fa-solid fa-sliders", "Settings.Configure"),
        game.user.isGM && button("manageUsers", "fa-solid fa-users-gear", "Settings.ManageUsers"),
        button("leave", "fa-solid fa-door-open", "Settings.Return"),
      ),
      h(
        "footer",
        { class: "bench-notice" },
        h("strong", {}, icon("fa-solid fa-screwdriver-wrench"), t("Notice")),
        h("p", {}, t("NoticeHint")),
      ),
    );
    return fragment;
  }

  override _replaceHTML(result: DocumentFragment, content: HTMLElement): void {
    swapContent(content, result);
  }

  static async #onSettings(this: Settings): Promise<void> {
    await new SettingsConfig().render({ force: true });
  }

  static async #onUsers(this: Settings): Promise<void> {
    await openUserManagement();
  }

  static async #onLeave(this: Settings): Promise<void> {
    await fetch("/logout", { method: "POST", redirect: "manual" });
    location.assign("/join");
  }
}

function button(action: string, classes: string, key: string): HTMLButtonElement {
  return h(
    "button",
    { type: "button", dataset: { action } },
    icon(`${classes} fa-fw`),
    h("span", {}, t(key)),
  );
}
