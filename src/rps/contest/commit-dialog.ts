import type { Reader } from "../../core/i18n/language.ts";
import { CheckDialog } from "../../core/sheets/check-dialog.ts";
import { nearestDice } from "../rules/dice-cap.ts";
import type { CommitConfig } from "./commit-config.ts";
import { commitFields } from "./commit-fields.ts";

/** Asks how many dice a side buys; what its growth die showed is for its eyes only. RPS [5][16] */
export class RpsCommitDialog extends CheckDialog<CommitConfig> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-rps-commit-{id}",
    classes: ["rps", "rps-commit"],
    window: { icon: "fa-solid fa-dice-six", title: "QUARTET.Rps.Contest.Dialog.CommitTitle" },
    position: { width: 760 },
    actions: {
      moreDice: RpsCommitDialog.onMore,
      fewerDice: RpsCommitDialog.onFewer,
    },
  };

  static override PARTS = {
    fields: {
      template: "systems/quartet/templates/rps/contest/commit-fields.hbs",
      scrollable: [""],
    },
    odds: {
      template: "systems/quartet/templates/rps/contest/commit-odds.hbs",
      scrollable: [""],
    },
    footer: { template: "systems/quartet/templates/core/dialog/footer.hbs" },
  };

  /** Opens the dialog on a copy: closing it changes nothing. */
  static ask(config: CommitConfig): Promise<CommitConfig | null> {
    return new RpsCommitDialog({ ...config }).ask();
  }

  protected override view(here: Reader) {
    const fields = commitFields(this.config, here);
    return { fields, submit: fields.submit };
  }

  protected override take({ name, value }: HTMLInputElement): void {
    if (name === "dice") this.buy(this.whole(value, this.config.dice));
  }

  private buy(count: number): void {
    this.config.dice = nearestDice(Math.max(0, count), this.config.cap);
  }

  private static onMore(this: RpsCommitDialog): void {
    this.buy(this.config.dice + 1);
    void this.redraw();
  }

  private static onFewer(this: RpsCommitDialog): void {
    this.buy(this.config.dice - 1);
    void this.redraw();
  }
}
