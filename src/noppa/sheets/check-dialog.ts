import { type Reader, reader } from "../../core/i18n/language.ts";
import { CheckDialog } from "../../core/sheets/check-dialog.ts";
import type { CheckConfig } from "../rolls/check-config.ts";
import { type DifficultySource, MODIFIERS, NORMAL_DIFFICULTY } from "../rules/difficulty.ts";
import { isAlwaysHidden } from "../settings/hidden-difficulty.ts";
import { checkDialogFields, checkDialogOdds, type DialogViewer } from "./check-dialog-view.ts";

/** Asks how a success check is to be rolled, with the exact odds of every choice. */
export class NoppaCheckDialog extends CheckDialog<CheckConfig> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-noppa-check-{id}",
    classes: ["noppa"],
    window: { icon: "fa-solid fa-dice" },
    actions: {
      preset: NoppaCheckDialog.onPreset,
      spendMore: NoppaCheckDialog.onSpendMore,
      spendLess: NoppaCheckDialog.onSpendLess,
    },
  };

  static override PARTS = {
    fields: { template: "systems/quartet/templates/noppa/check/fields.hbs", scrollable: [""] },
    odds: { template: "systems/quartet/templates/noppa/check/odds.hbs" },
    footer: { template: "systems/quartet/templates/core/check/footer.hbs" },
  };

  /** Opens the dialog on a copy: closing it changes nothing. */
  static ask(config: CheckConfig): Promise<CheckConfig | null> {
    return new NoppaCheckDialog({ ...config, changes: [...config.changes] }).ask();
  }

  override get title(): string {
    return reader().text("QUARTET.Noppa.Dialog.Title", {
      what: checkDialogFields(this.config, this.viewer, reader()).title,
    });
  }

  private get viewer(): DialogViewer {
    return { isGameMaster: game.user.isGM, alwaysHidden: isAlwaysHidden() };
  }

  protected override view(here: Reader) {
    return {
      fields: checkDialogFields(this.config, this.viewer, here),
      odds: checkDialogOdds(this.config, this.viewer, here),
    };
  }

  protected override take({ name, value, checked }: HTMLInputElement): void {
    const { config } = this;
    if (name === "attribute") config.attribute = value;
    else if (name === "hidden") config.hidden = checked;
    else if (name === "noTools") config.noTools = checked;
    else if (name === "declaredDie") config.declaredDie = Number(value);
    else if (name === "difficulty") config.difficulty = this.whole(value, config.difficulty);
    else if (name === "situation") this.change("situation", this.whole(value, 0));
    else if (MODIFIERS.some(({ id }) => id === name))
      this.change(name as DifficultySource, Number(value));
  }

  private change(source: DifficultySource, change: number): void {
    const others = this.config.changes.filter((entry) => entry.source !== source);
    this.config.changes = change === 0 ? others : [...others, { source, change }];
  }

  private static onPreset(this: NoppaCheckDialog, _event: Event, target: HTMLElement): void {
    this.config.difficulty = Number(target.dataset.value ?? NORMAL_DIFFICULTY);
    void this.redraw();
  }

  private static onSpendMore(this: NoppaCheckDialog): void {
    this.spend(1);
  }

  private static onSpendLess(this: NoppaCheckDialog): void {
    this.spend(-1);
  }

  private spend(points: number): void {
    const { config } = this;
    config.sisu = Math.min(Math.max(config.sisu + points, 0), config.sisuAvailable);
    void this.redraw();
  }
}
