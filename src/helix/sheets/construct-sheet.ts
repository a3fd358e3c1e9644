import { reader } from "../../core/i18n/language.ts";
import { readerWord } from "../../core/i18n/translations.ts";
import type { DropRules } from "../../core/sheets/drops.ts";
import type { HelixVehicleModel } from "../data/construct.ts";
import { HelixActorSheet } from "./actor-sheet.ts";
import { attributeRows } from "./character-view.ts";
import { constructView } from "./construct-view.ts";
import { skillRows, weaponRows } from "./item-rows.ts";

/** The sheet of a vehicle or a building: its scale, and what its crew does with it. */
export class HelixConstructSheet extends HelixActorSheet {
  static override DEFAULT_OPTIONS: foundry.applications.api.DocumentSheetV2.DefaultOptions = {
    position: { width: 600, height: 640 },
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
    const items = this.itemFacts();
    const { str, agi } = model.attributes;
    return {
      ...(context as object),
      ...(await this.baseContext()),
      system: model,
      lp: model.lp,
      crew: readerWord("crew", model.crew, model.translations as never, here.language),
      attributes: attributeRows({ str: str.value, agi: agi.value }, here),
      construct: constructView(model.scale, str.value, model.armour, here),
      skills: skillRows(items, here),
      weapons: weaponRows(items, model.scale, here),
    } as never;
  }
}
