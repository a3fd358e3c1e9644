import { MESSAGE_MODES, type MessageMode } from "../../core/foundry.ts";
import { reader } from "../../core/i18n/language.ts";
import { readNumber } from "../../core/i18n/numbers.ts";
import { warn } from "../../core/notify.ts";
import { FormDialog } from "../../core/sheets/form-dialog.ts";
import type { CheckConfig } from "../rolls/check-config.ts";
import { type DifficultySource, MODIFIERS, NORMAL_DIFFICULTY } from "../rules/difficulty.ts";
import { isAlwaysHidden } from "../settings/hidden-difficulty.ts";
import { checkDialogFields, checkDialogOdds, type DialogViewer } from "./check-dialog-view.ts";

/** Asks how a success check is to be rolled, with the exact odds of every choice. */
export class CheckDialog extends FormDialog<CheckConfig> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-noppa-check-{id}",
    classes: ["noppa"],
    window: { icon: "fa-solid fa-dice" },
    actions: {
      preset: CheckDialog.onPreset,
      spendMore: CheckDialog.onSpendMore,
      spendLess: CheckDialog.onSpendLess,
    },
  };

  static override PARTS = {
    fields: { template: "systems/quartet/templates/noppa/check/fields.hbs", scrollable: [""] },
    odds: { template: "systems/quartet/templates/noppa/check/odds.hbs" },
    footer: { template: "systems/quartet/templates/core/check/footer.hbs" },
  };

  constructor(private readonly config: CheckConfig) {
    super({});
  }

  /** Opens the dialog on a copy: closing it changes nothing. */
  static ask(config: CheckConfig): Promise<CheckConfig | null> {
    return new CheckDialog({ ...config, changes: [...config.changes] }).ask();
  }

  override get title(): string {
    return reader().text("QUARTET.Noppa.Dialog.Title", {
      what: checkDialogFields(this.config, this.viewer, reader()).title,
    });
  }

  protected override read(): CheckConfig {
    return this.config;
  }

  private get viewer(): DialogViewer {
    return { isGameMaster: game.user.isGM, alwaysHidden: isAlwaysHidden() };
  }

  protected override async _prepareContext(): Promise<never> {
    const here = reader();
    const context = {
      rootId: this.id,
      fields: checkDialogFields(this.config, this.viewer, here),
      odds: checkDialogOdds(this.config, this.viewer, here),
      modes: MESSAGE_MODES.map((mode) => ({
        mode,
        label: here.text(`QUARTET.MessageMode.${mode}`),
        selected: mode === this.config.mode,
      })),
    };
    return context as never;
  }

  /** Every change moves the odds at once. What was typed wrongly is said and left out. */
  protected override _onChangeForm(formConfig: never, event: Event): void {
    super._onChangeForm(formConfig, event);
    this.take(event.target as HTMLInputElement);
    void this.render({ parts: ["fields", "odds", "footer"] });
  }

  private take({ name, value, checked }: HTMLInputElement): void {
    const { config } = this;
    if (name === "attribute") config.attribute = value;
    else if (name === "hidden") config.hidden = checked;
    else if (name === "noTools") config.noTools = checked;
    else if (name === "declaredDie") config.declaredDie = Number(value);
    else if (name === "mode") config.mode = value as MessageMode;
    else if (name === "difficulty") config.difficulty = this.whole(value, config.difficulty);
    else if (name === "situation") this.change("situation", this.whole(value, 0));
    else if (MODIFIERS.some(({ id }) => id === name))
      this.change(name as DifficultySource, Number(value));
  }

  private whole(text: string, otherwise: number): number {
    const typed = readNumber(text);
    if (typed.kind === "empty") return otherwise;
    if (typed.kind !== "wrong" && Number.isInteger(typed.value)) return typed.value;
    warn("QUARTET.Number.NotWhole", { value: text });
    return otherwise;
  }

  private change(source: DifficultySource, change: number): void {
    const others = this.config.changes.filter((entry) => entry.source !== source);
    this.config.changes = change === 0 ? others : [...others, { source, change }];
  }

  private static onPreset(this: CheckDialog, _event: Event, target: HTMLElement): void {
    this.config.difficulty = Number(target.dataset.value ?? NORMAL_DIFFICULTY);
    void this.render({ parts: ["fields", "odds", "footer"] });
  }

  private static onSpendMore(this: CheckDialog): void {
    this.spend(1);
  }

  private static onSpendLess(this: CheckDialog): void {
    this.spend(-1);
  }

  private spend(points: number): void {
    const { config } = this;
    config.sisu = Math.min(Math.max(config.sisu + points, 0), config.sisuAvailable);
    void this.render({ parts: ["fields", "odds", "footer"] });
  }
}
