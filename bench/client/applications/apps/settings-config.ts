import { game, ui } from "../../globals.ts";
import type { SettingConfig, SettingMenu } from "../../helpers/settings.ts";
import { ApplicationV2 } from "../api/application.ts";
import { DialogV2 } from "../api/dialog.ts";
import type { PartialConfiguration } from "../api/types.ts";
import { localize } from "../text.ts";
import { h, icon, swapContent } from "../ui/dom.ts";
import { t } from "../ui/text.ts";
import type { FormDataExtended } from "../ux/form-data-extended.ts";
import { settingRow } from "./setting-row.ts";
import { saveThemes, themeRows } from "./theme-rows.ts";

/** The settings of the bench and of the system, each in its section. */
export class SettingsConfig extends ApplicationV2 {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    id: "settings-config",
    tag: "form",
    classes: ["standard-form", "settings-config"],
    position: { width: 680, height: 640 },
    window: { icon: "fa-solid fa-gears", resizable: true, contentClasses: ["scrollable"] },
    form: { handler: SettingsConfig.#onSubmit, closeOnSubmit: true },
    actions: {
      openSubmenu: SettingsConfig.#onOpenSubmenu,
      resetSetting: SettingsConfig.#onReset,
      resetAll: SettingsConfig.#onResetAll,
    },
  };

  override get title(): string {
    return t("Settings.Title");
  }

  override async _renderHTML(): Promise<DocumentFragment> {
    const fragment = document.createDocumentFragment();
    const sections = h("div", { class: "settings-sections", dataset: { keepScroll: "settings" } });
    for (const [namespace, title] of this.#namespaces()) {
      const rows = [
        ...this.#menus(namespace).map(menuRow),
        ...this.#settings(namespace).map(settingRow),
      ];
      if (namespace === "core") rows.unshift(...themeRows());
      if (rows.length)
        sections.append(
          h(
            "section",
            { class: "settings-category", dataset: { category: namespace } },
            h("h3", {}, title),
            ...rows,
          ),
        );
    }
    if (!sections.childElementCount) sections.append(h("p", {}, t("Settings.None")));
    fragment.append(sections, footer());
    return fragment;
  }

  #namespaces(): [string, string][] {
    const { id, title } = game.system as unknown as { id: string; title: string };
    return [
      [id, title],
      ["core", t("Settings.Core")],
    ];
  }

  #settings(namespace: string): SettingConfig[] {
    return [...game.settings.settings.values()].filter(
      (config) => config.namespace === namespace && config.config && mayChange(config),
    );
  }

  #menus(namespace: string): SettingMenu[] {
    return [...game.settings.menus.values()].filter(
      (menu) =>
        menu.namespace === namespace && (!menu.restricted || game.user.can("SETTINGS_MODIFY")),
    );
  }

  override _replaceHTML(result: DocumentFragment, content: HTMLElement): void {
    swapContent(content, result);
  }

  static async #onOpenSubmenu(this: SettingsConfig, _event: Event, target: HTMLElement) {
    const menu = game.settings.menus.get(target.dataset.key ?? "");
    if (menu) await new menu.type().render({ force: true });
  }

  static async #onReset(this: SettingsConfig, _event: Event, target: HTMLElement): Promise<void> {
    const config = game.settings.settings.get(target.dataset.key ?? "");
    if (config) await game.settings.set(config.namespace, config.key, config.default);
    await this.render();
  }

  static async #onResetAll(this: SettingsConfig): Promise<void> {
    for (const [namespace] of this.#namespaces())
      for (const { key, default: value } of this.#settings(namespace))
        await game.settings.set(namespace, key, value);
    await saveThemes({});
    await this.render();
  }

  static async #onSubmit(
    this: SettingsConfig,
    _event: Event,
    _form: HTMLFormElement,
    formData: FormDataExtended,
  ): Promise<void> {
    let reload = false;
    const values = formData.object as Record<string, unknown>;
    await saveThemes(values);
    for (const [id, value] of Object.entries(values)) {
      const config = game.settings.settings.get(id);
      if (!config) continue;
      const { namespace, key, requiresReload } = config;
      const prior = JSON.stringify(game.settings.get(namespace, key));
      // What was left alone is not stored, so that a later default still reaches it.
      if (JSON.stringify(value) === prior) continue;
      try {
        const stored = await game.settings.set(namespace, key, value);
        if (requiresReload && JSON.stringify(stored) !== prior) reload = true;
      } catch (error) {
        const name = localize(config.name ?? id);
        const { message } = error as Error;
        ui.notifications.error("BENCH.Settings.Wrong", { format: { name, message } });
      }
    }
    if (reload) await askToReload();
  }
}

function mayChange(config: SettingConfig): boolean {
  return config.scope !== "world" || game.user.can("SETTINGS_MODIFY");
}

function menuRow(menu: SettingMenu): HTMLElement {
  return h(
    "div",
    { class: "form-group submenu" },
    h("label", {}, localize(menu.name ?? "")),
    h(
      "div",
      { class: "form-fields" },
      h(
        "button",
        {
          type: "button",
          dataset: { action: "openSubmenu", key: `${menu.namespace}.${menu.key}` },
        },
        menu.icon && icon(menu.icon),
        localize(menu.label ?? menu.name ?? ""),
      ),
    ),
    menu.hint && h("p", { class: "hint" }, localize(menu.hint)),
  );
}

function footer(): HTMLElement {
  return h(
    "footer",
    { class: "form-footer" },
    h(
      "button",
      { type: "button", dataset: { action: "resetAll" } },
      icon("fa-solid fa-arrow-rotate-left"),
      t("Settings.Reset"),
    ),
    h("button", { type: "submit" }, icon("fa-solid fa-floppy-disk"), t("Settings.Save")),
  );
}

async function askToReload(): Promise<void> {
  const agreed = await DialogV2.confirm({
    window: { title: t("Settings.ReloadTitle") },
    content: `<p>${t("Settings.Reload")}</p>`,
  });
  if (agreed) location.reload();
}
