import { reader } from "../../core/i18n/language.ts";
import type { TranslatedName } from "../../core/i18n/translations.ts";
import { QuartetActorSheet } from "../../core/sheets/actor-sheet.ts";
import type { DropRules } from "../../core/sheets/drops.ts";
import { itemFacts } from "../../core/sheets/item-facts.ts";
import { formattedText, localText } from "../../core/sheets/text.ts";
import { skipsDialog } from "../../core/uses.ts";
import { openHelixContest } from "../contest/index.ts";
import type { HelixVehicleModel } from "../data/construct.ts";
import { attributeRows } from "./character-view.ts";
import { constructView } from "./construct-view.ts";
import { skillRows, weaponRows } from "./item-rows.ts";

/** The sheet of a vehicle or a building: its scale, and what its crew does with it. */
export class HelixConstructSheet extends QuartetActorSheet {
  static override DEFAULT_OPTIONS: foundry.applications.api.DocumentSheetV2.DefaultOptions = {
    classes: ["helix"],
    position: { width: 600, height: 640 },
    actions: {
      contest: HelixConstructSheet.onContest,
      rollAttribute: HelixConstructSheet.onRollAttribute,
    },
  };

  static override PARTS = {
    header: { template: "systems/quartet/templates/helix/construct/header.hbs" },
    tabs: { template: "templates/generic/tab-navigation.hbs" },
    equipment: {
      template: "systems/quartet/templates/helix/construct/equipment.hbs",
      scrollable: [""],
    },
    story: { template: "systems/quartet/templates/core/actor/story.hbs", scrollable: [""] },
  };

  static override TABS = {
    primary: {
      tabs: [
        { id: "equipment", icon: "fa-solid fa-shield-halved" },
        { id: "story", icon: "fa-solid fa-feather" },
      ],
      initial: "equipment",
      labelPrefix: "QUARTET.Tab",
    },
  };

  protected readonly drops: DropRules = {
    accepts: ["helixSkill", "helixWeapon"],
    carried: ["helixWeapon"],
    counted: [],
  };

  protected override async _prepareContext(options: never): Promise<never> {
    const context = await super._prepareContext(options);
    const here = reader();
    const model = this.quartetActor.system as unknown as HelixVehicleModel;
    const items = this.quartetActor.items.map((item) => itemFacts(item as never));
    const { str, agi } = model.attributes;
    const { biography, translations } = model;
    const text = localText(biography, translations as TranslatedName["translations"]);
    return {
      ...(context as object),
      tabs: this._prepareTabs("primary"),
      actor: this.quartetActor,
      system: model,
      isEditing: this.isEditing,
      isOwner: this.quartetActor.isOwner,
      lp: model.lp,
      attributes: attributeRows({ str: str.value, agi: agi.value }, here),
      construct: constructView(model.scale, str.value, model.armour, here),
      skills: skillRows(items, here),
      weapons: weaponRows(items, model.scale, here),
      biography: await formattedText(text, this.quartetActor),
      notes: await formattedText(model.notes, this.quartetActor),
    } as never;
  }

  /** Against others, with the row's skill. */
  private static async onContest(
    this: HelixConstructSheet,
    event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    const value = String(
      foundry.utils.getProperty(this.rowItem(target) ?? {}, "system.identifier"),
    );
    await openHelixContest(this.quartetActor, { value, skipDialog: skipsDialog(event) });
  }

  private static async onRollAttribute(
    this: HelixConstructSheet,
    event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    const skipDialog = skipsDialog(event);
    await this.quartetActor.check(target.dataset.id ?? "", { skipDialog });
  }
}
