import { QuartetActorSheet } from "../../core/sheets/actor-sheet.ts";
import { skipsDialog } from "../../core/uses.ts";
import { openHelixContest } from "../contest/index.ts";

/** What the sheets of characters, vehicles and buildings have in common: rolls and contests. */
export abstract class HelixActorSheet extends QuartetActorSheet {
  static override DEFAULT_OPTIONS: foundry.applications.api.DocumentSheetV2.DefaultOptions = {
    classes: ["helix"],
    actions: {
      contest: HelixActorSheet.onContest,
      rollAttribute: HelixActorSheet.onRollAttribute,
    },
  };

  /** Against others, with the row's skill. */
  private static async onContest(
    this: HelixActorSheet,
    event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    const value = String(
      foundry.utils.getProperty(this.rowItem(target) ?? {}, "system.identifier"),
    );
    await openHelixContest(this.quartetActor, { value, skipDialog: skipsDialog(event) });
  }

  private static async onRollAttribute(
    this: HelixActorSheet,
    event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    const skipDialog = skipsDialog(event);
    await this.quartetActor.check(target.dataset.id ?? "", { skipDialog });
  }
}
