import { reader } from "../../core/i18n/language.ts";
import { inform, warn } from "../../core/notify.ts";
import { QuartetActorSheet } from "../../core/sheets/actor-sheet.ts";
import type { DropRules } from "../../core/sheets/drops.ts";
import { itemsOfType } from "../../core/sheets/item-facts.ts";
import type { NoppaCharacterModel } from "../data/character.ts";
import { restActor } from "../rolls/rest.ts";
import type { Recovery } from "../rules/sisu.ts";
import { worldAttributes } from "../settings/attributes.ts";
import { noppaSettings } from "../settings/switches.ts";
import {
  armourRows,
  attributeRows,
  type CharacterFacts,
  skillRows,
  weaponRows,
} from "./character-view.ts";

const TEMPLATES = "systems/quartet/templates/noppa/character";

/** The sheet of a character of Noppajärjestelmä. */
export class NoppaCharacterSheet extends QuartetActorSheet {
  static override DEFAULT_OPTIONS: foundry.applications.api.DocumentSheetV2.DefaultOptions = {
    classes: ["noppa"],
    actions: {
      rest: NoppaCharacterSheet.onRest,
    },
  };

  static override PARTS = {
    header: { template: `${TEMPLATES}/header.hbs` },
    tabs: { template: "templates/generic/tab-navigation.hbs" },
    abilities: { template: `${TEMPLATES}/abilities.hbs`, scrollable: [""] },
    equipment: { template: `${TEMPLATES}/equipment.hbs`, scrollable: [""] },
    story: { template: "systems/quartet/templates/core/actor/story.hbs", scrollable: [""] },
  };

  static override TABS = {
    primary: {
      tabs: [
        { id: "abilities", icon: "fa-solid fa-dice" },
        { id: "equipment", icon: "fa-solid fa-toolbox" },
        { id: "story", icon: "fa-solid fa-feather" },
      ],
      initial: "abilities",
      labelPrefix: "QUARTET.Tab",
    },
  };

  protected readonly drops: DropRules = {
    accepts: ["noppaSkill", "noppaWeapon", "noppaArmor", "noppaGear"],
    carried: ["noppaWeapon", "noppaArmor", "noppaGear"],
    counted: ["noppaGear"],
  };

  private get model(): NoppaCharacterModel {
    return this.quartetActor.system as unknown as NoppaCharacterModel;
  }

  protected override async _prepareContext(options: never): Promise<never> {
    const context = await super._prepareContext(options);
    const here = reader();
    const facts = this.facts();
    return {
      ...(context as object),
      ...(await this.baseContext()),
      sisu: this.model.sisu,
      mealTaken: this.model.mealTaken,
      attributes: attributeRows(facts, here),
      skills: skillRows(facts, here),
      weapons: weaponRows(facts, here),
      armor: armourRows(facts, here),
      gear: itemsOfType(facts.items, "noppaGear", here),
    } as never;
  }

  private facts(): CharacterFacts {
    const attributes = worldAttributes();
    const values = attributes.map(({ id }) => [id, this.model.attribute(id)] as const);
    return {
      attributes,
      values: Object.fromEntries(values),
      items: this.itemFacts(),
      settings: noppaSettings(),
    };
  }

  private static async onRest(
    this: NoppaCharacterSheet,
    _event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    const kind = target.dataset.kind as Recovery;
    const { gained, refusal } = await restActor(this.quartetActor, kind);
    if (gained > 0) inform(`QUARTET.Noppa.Rest.Gained.${kind}`);
    else if (refusal) warn(`QUARTET.Noppa.Rest.Refused.${refusal}`);
  }
}
