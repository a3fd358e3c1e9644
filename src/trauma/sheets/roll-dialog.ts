import { CheckDialog } from "../../core/sheets/check-dialog.ts";
import { addEdge, type EdgeKind, type RollConfig } from "../rolls/roll-config.ts";

/** What a change or a number to reach may be: no roll needs more. */
const NUMBERS = { min: -999, max: 999 } as const;

/** What the dialogs of all d20 have in common: the situation's number, and the counters of reasons. */
export abstract class RollDialog<Config extends RollConfig> extends CheckDialog<Config> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    classes: ["trauma"],
    actions: { moreEdges: RollDialog.onMoreEdges, fewerEdges: RollDialog.onFewerEdges },
  };

  protected override take({ name, value }: HTMLInputElement): void {
    if (name === "modifier") this.config.modifier = this.number(value, this.config.modifier, 0);
  }

  /** A whole number that somebody typed. @param empty What an empty field means. */
  protected number<Empty>(text: string, before: number, empty: Empty): number | Empty {
    return text.trim() === "" ? empty : this.wholeWithin(text, before, NUMBERS);
  }

  private static onMoreEdges(this: RollDialog<RollConfig>, _event: Event, target: HTMLElement) {
    addEdge(this.config, target.dataset.kind as EdgeKind, 1);
    void this.redraw();
  }

  private static onFewerEdges(this: RollDialog<RollConfig>, _event: Event, target: HTMLElement) {
    addEdge(this.config, target.dataset.kind as EdgeKind, -1);
    void this.redraw();
  }
}
