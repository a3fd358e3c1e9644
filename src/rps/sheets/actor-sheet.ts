import type { QuartetItem } from "../../core/documents/item.ts";
import { QuartetActorSheet } from "../../core/sheets/actor-sheet.ts";
import { skipsDialog } from "../../core/uses.ts";
import { holdWeapon } from "../battle/weapons.ts";
import { openRpsContest } from "../contest/index.ts";
import { fightOf } from "./fight-of.ts";
import type { FightFacts } from "./gear-rows.ts";
import { followTargets, unfollowTargets } from "./range.ts";

/** What the sheets of characters and vehicles have in common: contests, what is in hand, how far targets are. */
export abstract class RpsActorSheet extends QuartetActorSheet {
  static override DEFAULT_OPTIONS: foundry.applications.api.DocumentSheetV2.DefaultOptions = {
    classes: ["rps"],
    actions: { contest: RpsActorSheet.onContest, hold: RpsActorSheet.onHold },
  };

  /** The fight that the actor is in, as far as drawing a weapon matters. */
  protected get fight(): FightFacts | null {
    const fight = fightOf(this.quartetActor);
    return fight && { combat: String(fight.id), round: fight.round };
  }

  protected override async _onFirstRender(context: never, options: never): Promise<void> {
    await super._onFirstRender(context, options);
    followTargets(this);
  }

  protected override _onClose(options: never): void {
    super._onClose(options);
    unfollowTargets(this);
  }

  /** Against others: with the row's skill or weapon, or with the attribute of the control. */
  private static async onContest(
    this: RpsActorSheet,
    event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    const item = this.rowItem(target);
    const skipDialog = skipsDialog(event);
    const means = item ? contestWith(item) : { value: target.dataset.id ?? "" };
    await openRpsContest(this.quartetActor, { ...means, skipDialog });
  }

  private static async onHold(
    this: RpsActorSheet,
    _event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    const item = this.rowItem(target);
    const held = foundry.utils.getProperty(item ?? {}, "system.held") === true;
    if (item) await holdWeapon(item, !held);
  }
}

function contestWith(item: QuartetItem): { value: string } | { weapon: QuartetItem } {
  if ((item.type as string) !== "rpsSkill") return { weapon: item };
  return { value: String(foundry.utils.getProperty(item, "system.identifier")) };
}
