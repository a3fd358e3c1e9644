import { withShownNames } from "../../core/documents/shown-names.ts";
import { type Reader, reader } from "../../core/i18n/language.ts";
import {
  addWatcher,
  type CheckConfig,
  changeWatcher,
  removeWatcher,
  type Sneaking,
} from "../rolls/check-config.ts";
import { RollDialog } from "./roll-dialog.ts";
import { stealthFields, stealthOdds } from "./stealth-dialog-view.ts";

const TEMPLATES = "systems/quartet/templates/trauma";

/** Asks how far somebody has sneaked and who could notice, with the exact chance. */
export class TraumaStealthDialog extends RollDialog<CheckConfig> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-trauma-stealth-{id}",
    window: { icon: "fa-solid fa-user-ninja" },
    actions: {
      addWatcher: TraumaStealthDialog.onAddWatcher,
      removeWatcher: TraumaStealthDialog.onRemoveWatcher,
    },
  };

  static override PARTS = {
    fields: { template: `${TEMPLATES}/stealth/fields.hbs`, scrollable: [""] },
    odds: { template: `${TEMPLATES}/check/odds.hbs` },
    footer: { template: "systems/quartet/templates/core/check/footer.hbs" },
  };

  /** Opens the dialog on a copy: closing it changes nothing. */
  static ask(config: CheckConfig): Promise<CheckConfig | null> {
    return new TraumaStealthDialog({ ...config }).ask();
  }

  override get title(): string {
    return reader().text("QUARTET.Trauma.Stealth.Title");
  }

  private get sneaking(): Sneaking {
    return this.config.sneaking ?? { metres: 0, watchers: [] };
  }

  protected override view(here: Reader) {
    const sneaking = { ...this.sneaking, watchers: withShownNames(this.sneaking.watchers) };
    return {
      fields: stealthFields(this.config, sneaking, here),
      odds: stealthOdds(this.config, sneaking, here),
    };
  }

  protected override take(control: HTMLInputElement): void {
    const { config, sneaking } = this;
    const { name, value, checked } = control;
    const [what, at] = name.split("-");
    const place = Number(at);
    if (name === "metres")
      config.sneaking = { ...sneaking, metres: this.amount(control, sneaking.metres) };
    else if (what === "raised") changeWatcher(config, place, { isRaised: checked });
    else if (what === "melee") changeWatcher(config, place, { isInMelee: checked });
    else if (what === "attention") {
      const before = sneaking.watchers[place]?.attention ?? 0;
      changeWatcher(config, place, { attention: this.number(value, before, before) });
    } else super.take(control);
  }

  private static onAddWatcher(this: TraumaStealthDialog): void {
    addWatcher(this.config);
    void this.redraw();
  }

  private static onRemoveWatcher(
    this: TraumaStealthDialog,
    _event: Event,
    { dataset }: HTMLElement,
  ): void {
    removeWatcher(this.config, Number(dataset.place));
    void this.redraw();
  }
}
