import { type Reader, reader } from "../../core/i18n/language.ts";
import { CheckDialog } from "../../core/sheets/check-dialog.ts";
import { type CheckConfig, choose, takeTool } from "../rolls/check-config.ts";
import { checkFields, checkTitle } from "./check-dialog-view.ts";
import { checkOdds } from "./check-odds-view.ts";

const TEMPLATES = "systems/quartet/templates/rps/check";

/** What the game master's change may be, in per cent: no chance needs more. */
const MODIFIER = { min: -999, max: 999 } as const;

/** Asks how an unopposed action is to be rolled: the chance line by line, with the exact odds. */
export class RpsCheckDialog extends CheckDialog<CheckConfig> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-rps-check-{id}",
    classes: ["rps"],
    window: { icon: "fa-solid fa-percent" },
    actions: {
      morePoints: RpsCheckDialog.onMorePoints,
      fewerPoints: RpsCheckDialog.onFewerPoints,
      points: RpsCheckDialog.onPoints,
    },
  };

  static override PARTS = {
    fields: { template: `${TEMPLATES}/fields.hbs`, scrollable: [""] },
    odds: { template: `${TEMPLATES}/odds.hbs` },
    footer: { template: "systems/quartet/templates/core/check/footer.hbs" },
  };

  /** Opens the dialog on a copy: closing it changes nothing. */
  static ask(config: CheckConfig): Promise<CheckConfig | null> {
    return new RpsCheckDialog({ ...config }).ask();
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

  protected override take({ name, value, checked }: HTMLInputElement): void {
    const { config } = this;
    if (name === "choice") choose(config, value);
    else if (name === "tool") takeTool(config, value);
    else if (name === "level") config.level = Number(value);
    else if (name === "biggerThanDuel") config.biggerThanDuel = checked;
    else if (name === "modifier") config.modifier = this.modifier(value);
    else if (name === `term-${value}`) this.tick(value, checked);
  }

  private tick(key: string, isTicked: boolean): void {
    const others = this.config.ticked.filter((one) => one !== key);
    this.config.ticked = isTicked ? [...others, key] : others;
  }

  private modifier(text: string): number {
    return text.trim() === "" ? 0 : this.wholeWithin(text, this.config.modifier, MODIFIER);
  }

  private static onMorePoints(this: RpsCheckDialog): void {
    this.pay(this.config.points + 1);
  }

  private static onFewerPoints(this: RpsCheckDialog): void {
    this.pay(this.config.points - 1);
  }

  private static onPoints(this: RpsCheckDialog, _event: Event, target: HTMLElement): void {
    this.pay(Number(target.dataset.points));
  }

  private pay(points: number): void {
    this.config.points = Math.min(Math.max(points, 0), this.config.reserve);
    void this.redraw();
  }
}
