import { type Reader, reader } from "../../core/i18n/language.ts";
import type { CheckConfig } from "../rolls/check-config.ts";
import type { AbilityId } from "../rules/abilities.ts";
import { checkFields, checkOdds, checkTitle } from "./check-dialog-view.ts";
import { RollDialog } from "./roll-dialog.ts";

const TEMPLATES = "systems/quartet/templates/trauma/check";

/** Asks how a check is to be rolled, with the exact chance. */
export class TraumaCheckDialog extends RollDialog<CheckConfig> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-trauma-check-{id}",
    window: { icon: "fa-solid fa-dice-d20" },
    actions: { preset: TraumaCheckDialog.onPreset },
  };

  static override PARTS = {
    fields: { template: `${TEMPLATES}/fields.hbs`, scrollable: [""] },
    odds: { template: `${TEMPLATES}/odds.hbs` },
    footer: { template: "systems/quartet/templates/core/check/footer.hbs" },
  };

  /** Opens the dialog on a copy: closing it changes nothing. */
  static ask(config: CheckConfig): Promise<CheckConfig | null> {
    return new TraumaCheckDialog({ ...config }).ask();
  }

  override get title(): string {
    return checkTitle(this.config, reader());
  }

  protected override view(here: Reader) {
    return {
      fields: checkFields(this.config, here),
      odds: checkOdds(this.config, here),
    };
  }

  protected override take(control: HTMLInputElement): void {
    const { config } = this;
    const { name, value } = control;
    if (name === "ability") config.ability = value as AbilityId;
    else if (name === "difficulty")
      config.difficulty = this.number(value, config.difficulty ?? 0, null);
    else super.take(control);
  }

  private static onPreset(this: TraumaCheckDialog, _event: Event, target: HTMLElement): void {
    this.config.difficulty = Number(target.dataset.value);
    void this.redraw();
  }
}
