import { actorOf } from "../../core/documents/lookup.ts";
import { withShownNames } from "../../core/documents/shown-names.ts";
import { type Reader, reader } from "../../core/i18n/language.ts";
import { type AttackConfig, toggleAim } from "../rolls/attack-config.ts";
import { attackDialogOdds, attackFields, attackTitle } from "./attack-dialog-view.ts";
import { RollDialog } from "./roll-dialog.ts";

const TEMPLATES = "systems/quartet/templates/trauma/attack";

/** Asks where an attack is aimed and how it is rolled, with the exact odds. */
export class TraumaAttackDialog extends RollDialog<AttackConfig> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-trauma-attack-{id}",
    classes: ["trauma-attack"],
    window: { icon: "fa-solid fa-crosshairs" },
    actions: { aim: TraumaAttackDialog.onAim },
  };

  static override PARTS = {
    fields: { template: `${TEMPLATES}/fields.hbs`, scrollable: [""] },
    odds: { template: `${TEMPLATES}/odds.hbs` },
    roll: { template: `${TEMPLATES}/roll.hbs` },
    footer: { template: "systems/quartet/templates/core/check/footer.hbs" },
  };

  /** Opens the dialog on a copy: closing it changes nothing. */
  static ask(config: AttackConfig): Promise<AttackConfig | null> {
    return new TraumaAttackDialog({ ...config }).ask();
  }

  override get title(): string {
    return attackTitle(this.config, reader());
  }

  protected override view(here: Reader) {
    const config = { ...this.config, targets: withShownNames(this.config.targets) };
    return {
      fields: attackFields(config, this.known, here),
      odds: attackDialogOdds(config, here),
    };
  }

  /** The targets whose sheets this user may look at. */
  private get known(): ReadonlySet<number> {
    const places = this.config.targets.flatMap(({ actor }, place) =>
      actorOf(actor)?.testUserPermission(game.user as never, "OBSERVER") ? [place] : [],
    );
    return new Set(places);
  }

  protected override take(control: HTMLInputElement): void {
    const { name, value, checked } = control;
    const [what, place] = name.split("-");
    if (name === "needsNoArms") this.config.needsNoArms = checked;
    else if (what === "aim") toggleAim(this.config, Number(place), value);
    else super.take(control);
  }

  /** A press on a part of the figure. By keyboard, the next part is near. */
  private static async onAim(
    this: TraumaAttackDialog,
    event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    const { part = "" } = target.dataset;
    const place = target.closest<HTMLElement>("[data-place]")?.dataset.place;
    toggleAim(this.config, Number(place), part);
    await this.redraw();
    const again = `[data-place="${place}"] [data-part="${CSS.escape(part)}"]`;
    if (event.detail === 0) this.element.querySelector<HTMLElement>(again)?.focus();
  }
}
