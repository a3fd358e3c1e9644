import { reader } from "../../core/i18n/language.ts";
import { inTurn } from "../../core/in-turn.ts";
import { registerSettingsMenu } from "../../core/settings/setting.ts";
import { TemplateApplication } from "../../core/sheets/bases.ts";
import { attributeName, raceName } from "../names.ts";
import { addEntry, addMagicAttribute, makeBaseline, moveUp, removeEntry } from "./change-lists.ts";
import { changeName, changeRule, restoreEverything, restoreRule } from "./change-rules.ts";
import { isList, type ListKey, PAGES, type Page, pageOf } from "./layout.ts";
import { worldNames } from "./names.ts";
import { RULES_WINDOW } from "./redraw.ts";
import { rpsSettings } from "./rules.ts";
import { rulesView } from "./view.ts";

const { DialogV2 } = foundry.applications.api;
const FOLDER = "systems/quartet/templates/rps/settings";
const ICONS: Readonly<Record<Page, string>> = {
  dice: "fa-dice",
  skills: "fa-graduation-cap",
  attributes: "fa-list-ul",
  fights: "fa-hand-fist",
  world: "fa-earth-europe",
  advanced: "fa-screwdriver-wrench",
};

/** The window in which a game master edits everything that RPS lets a world decide. */
export class RpsRulesApp extends TemplateApplication {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: RULES_WINDOW,
    tag: "form",
    classes: ["quartet", "quartet-sheet", "quartet-settings", "rps", "rps-rules"],
    window: {
      title: "QUARTET.Rps.Settings.Title",
      icon: "fa-solid fa-sliders",
      contentClasses: ["standard-form"],
      resizable: true,
    },
    position: { width: 720, height: 700 },
    form: { handler: RpsRulesApp.onSubmit, submitOnChange: true },
    actions: {
      show: RpsRulesApp.onShow,
      restore: RpsRulesApp.onRestore,
      restoreAll: RpsRulesApp.onRestoreAll,
      add: RpsRulesApp.onAdd,
      addMagic: RpsRulesApp.onAddMagic,
      remove: RpsRulesApp.onRemove,
      up: RpsRulesApp.onUp,
      baseline: RpsRulesApp.onBaseline,
    },
  };

  static override PARTS = {
    head: { template: `${FOLDER}/head.hbs` },
    tabs: { template: "templates/generic/tab-navigation.hbs" },
    pages: {
      template: `${FOLDER}/pages.hbs`,
      templates: [
        "entry",
        "table",
        "control",
        "names",
        "attributes",
        "races",
        "suggestions",
        "tools",
      ].map((name) => `${FOLDER}/${name}.hbs`),
      scrollable: Object.keys(PAGES).map((page) => `[data-tab="${page}"]`),
    },
  };

  static override TABS = {
    primary: {
      tabs: (Object.keys(PAGES) as Page[]).map((id) => ({ id, icon: `fa-solid ${ICONS[id]}` })),
      initial: "dice",
      labelPrefix: "QUARTET.Rps.Settings.Page",
    },
  };

  protected override async _prepareContext(): Promise<never> {
    const view = rulesView(rpsSettings(), worldNames(), reader());
    const tabs = this._prepareTabs("primary") as Record<string, { cssClass?: string }>;
    const pages = view.pages.map((page) => ({ ...page, tab: tabs[page.id] }));
    return { ...view, pages, tabs, rootId: this.id } as never;
  }

  /** Every change begins with what the one before has saved; the window shows what came of it. */
  private async change(work: () => Promise<unknown>): Promise<void> {
    await inTurn(work);
    await this.render();
  }

  private static async onSubmit(this: RpsRulesApp, event: Event): Promise<void> {
    const control = event.target as HTMLInputElement | HTMLSelectElement;
    if (event.type !== "change" || !control.name) return;
    const [head, id = "", language = ""] = control.name.split(".");
    await this.change(() =>
      head === "names" ? changeName(id, language, control.value) : changeRule(control),
    );
  }

  private static async onShow(
    this: RpsRulesApp,
    _event: Event,
    { dataset }: HTMLElement,
  ): Promise<void> {
    const key = dataset.key as Parameters<typeof pageOf>[0];
    this.changeTab(pageOf(key), "primary");
    this.element.querySelector(`.rule[data-key="${key}"]`)?.scrollIntoView({ block: "start" });
  }

  private static async onRestore(
    this: RpsRulesApp,
    _event: Event,
    { dataset }: HTMLElement,
  ): Promise<void> {
    const path = dataset.path ?? "";
    if (isList(path) && !(await asks(`RestoreSure.${path}`))) return;
    await this.change(() => restoreRule(path));
  }

  private static async onRestoreAll(this: RpsRulesApp): Promise<void> {
    if (await asks("RestoreSure.all")) await this.change(restoreEverything);
  }

  private static async onAdd(
    this: RpsRulesApp,
    _event: Event,
    { dataset }: HTMLElement,
  ): Promise<void> {
    await this.change(() => addEntry(dataset.list as ListKey));
  }

  private static async onAddMagic(this: RpsRulesApp): Promise<void> {
    await this.change(addMagicAttribute);
  }

  private static async onRemove(
    this: RpsRulesApp,
    _event: Event,
    { dataset }: HTMLElement,
  ): Promise<void> {
    const { list, id = "" } = dataset as { list: ListKey; id?: string };
    const here = reader();
    const name = list === "races" ? raceName(id, here) : attributeName(id, here);
    const isSure = list === "skillSuggestions" || (await asks(`RemoveSure.${list}`, { name }));
    if (isSure) await this.change(() => removeEntry(list, id));
  }

  private static async onUp(
    this: RpsRulesApp,
    _event: Event,
    { dataset }: HTMLElement,
  ): Promise<void> {
    await this.change(() => moveUp(dataset.list as ListKey, dataset.id ?? ""));
  }

  private static async onBaseline(
    this: RpsRulesApp,
    _event: Event,
    { dataset }: HTMLElement,
  ): Promise<void> {
    const id = dataset.id ?? "";
    const name = raceName(id, reader());
    if (await asks("BaselineSure", { name })) await this.change(() => makeBaseline(id));
  }
}

/** Asks before something that cannot be undone with one click. */
async function asks(key: string, names: Readonly<Record<string, string>> = {}): Promise<boolean> {
  const { text } = reader();
  const safe = Object.entries(names).map(([id, name]) => [id, foundry.utils.escapeHTML(name)]);
  const question = text(`QUARTET.Rps.Settings.${key}`, Object.fromEntries(safe));
  const sure = await DialogV2.confirm({
    window: { title: "QUARTET.Rps.Settings.Title" },
    content: `<p>${question}</p>`,
  });
  return sure === true;
}

/** Offers the editor to game masters in Foundry's settings. */
export function registerRulesMenu(): void {
  registerSettingsMenu("rps.rulesMenu", {
    name: "QUARTET.Rps.Settings.Title",
    label: "QUARTET.Rps.Settings.Open",
    hint: "QUARTET.Rps.Settings.MenuHint",
    icon: "fa-solid fa-road",
    type: RpsRulesApp,
  });
}
