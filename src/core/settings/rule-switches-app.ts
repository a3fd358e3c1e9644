import { reader } from "../i18n/language.ts";
import { TemplateApplication } from "../sheets/bases.ts";
import {
  type RuleSwitch,
  type RuleSwitches,
  registerSwitches,
  switchSetting,
  switchValue,
} from "./rule-switches.ts";
import { registerSettingsMenu } from "./setting.ts";

interface SwitchRow {
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  readonly isFlag: boolean;
  readonly value: unknown;
  readonly changed: boolean;
  readonly choices: readonly { value: string | number; label: string; selected: boolean }[];
}

/** The window in which a game master turns the switches of one rule book. */
export abstract class RuleSwitchesApp extends TemplateApplication {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    tag: "form",
    classes: ["quartet", "quartet-settings"],
    window: { contentClasses: ["standard-form"], icon: "fa-solid fa-sliders" },
    position: { width: 560 },
    form: { handler: RuleSwitchesApp.onSubmit, submitOnChange: true },
    actions: { restore: RuleSwitchesApp.onRestore },
  };

  static override PARTS = {
    switches: { template: "systems/quartet/templates/core/settings/rule-switches.hbs" },
  };

  protected abstract readonly rules: RuleSwitches;

  override get title(): string {
    return game.i18n.localize(`${this.rules.prefix}.Settings.Title`);
  }

  protected override async _prepareContext(): Promise<never> {
    return { rootId: this.id, rows: this.rules.switches.map((entry) => this.row(entry)) } as never;
  }

  private row(entry: RuleSwitch): SwitchRow {
    const { text } = reader();
    const key = `${this.rules.prefix}.Settings.${entry.key}`;
    const value = switchValue(this.rules.bookId, entry);
    const choices = entry.kind === "choice" ? entry.choices : [];
    return {
      key: entry.key,
      label: text(`${key}.Label`),
      hint: text(`${key}.Hint`),
      isFlag: entry.kind === "flag",
      value,
      changed: value !== entry.book,
      choices: choices.map((choice) => ({
        value: choice,
        label: text(`${key}.Choice.${choice}`),
        selected: choice === value,
      })),
    };
  }

  private async set(entry: RuleSwitch, value: unknown): Promise<void> {
    await switchSetting(this.rules.bookId, entry).set(value);
    await this.render();
  }

  private find(key: string | undefined): RuleSwitch | undefined {
    return this.rules.switches.find((entry) => entry.key === key);
  }

  private static async onSubmit(
    this: RuleSwitchesApp,
    event: Event,
    form: HTMLFormElement,
  ): Promise<void> {
    const control = event.target as HTMLInputElement | HTMLSelectElement;
    const entry = this.find(control.name);
    if (!entry || !form.contains(control)) return;
    if (entry.kind === "flag") await this.set(entry, (control as HTMLInputElement).checked);
    else
      await this.set(
        entry,
        entry.choices.find((choice) => String(choice) === control.value),
      );
  }

  private static async onRestore(
    this: RuleSwitchesApp,
    _event: Event,
    target: HTMLElement,
  ): Promise<void> {
    const entry = this.find(target.dataset.key);
    if (entry) await this.set(entry, entry.book);
  }
}

/** Registers the switches of a book and the window that edits them. */
export function registerSwitchesMenu(rules: RuleSwitches, icon: string): void {
  registerSwitches(rules);
  class BookSwitchesApp extends RuleSwitchesApp {
    static override DEFAULT_OPTIONS = { id: `quartet-${rules.bookId}-settings` };
    protected readonly rules = rules;
  }
  registerSettingsMenu(`${rules.bookId}.rules`, {
    name: `${rules.prefix}.Settings.Title`,
    label: `${rules.prefix}.Settings.Open`,
    hint: `${rules.prefix}.Settings.Hint`,
    icon,
    type: BookSwitchesApp,
  });
}
