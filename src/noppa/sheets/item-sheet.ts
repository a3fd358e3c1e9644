import type { QuartetActor } from "../../core/documents/actor.ts";
import { reader, sortedByName } from "../../core/i18n/language.ts";
import { QuartetItemSheet } from "../../core/sheets/item-sheet.ts";
import { attributeName } from "../attribute-names.ts";
import type { NoppaSkillModel } from "../data/items.ts";
import { skillLevel } from "../rules/ability.ts";
import { worldAttributes } from "../settings/attributes.ts";

const TEMPLATES = "systems/quartet/templates/noppa/item";

/** The sheet of a skill, a weapon, armour or gear. */
export class NoppaItemSheet extends QuartetItemSheet {
  static override DEFAULT_OPTIONS: foundry.applications.api.DocumentSheetV2.DefaultOptions = {
    classes: ["noppa"],
  };

  static override PARTS = {
    header: { template: "systems/quartet/templates/core/item/header.hbs" },
    details: { template: `${TEMPLATES}/details.hbs`, scrollable: [""] },
  };

  protected override async _prepareContext(options: never): Promise<never> {
    const context = await super._prepareContext(options);
    const base = await this.baseContext();
    return {
      ...(context as object),
      ...base,
      is: { [this.quartetItem.type]: true },
      attributes: this.attributeChoices(),
      skills: this.skillChoices(),
      level: this.levelHint(),
    } as never;
  }

  private attributeChoices() {
    const here = reader();
    const chosen: unknown = foundry.utils.getProperty(this.item, "system.attribute");
    return worldAttributes().map((attribute) => ({
      id: attribute.id,
      name: attributeName(attribute, here),
      selected: attribute.id === chosen,
    }));
  }

  /** Skills that a weapon can be used with: those of its owner, else those of the world. */
  private skillChoices() {
    const owner = this.item.actor as QuartetActor | null;
    const chosen: unknown = foundry.utils.getProperty(this.item, "system.skill");
    const choices = [...(owner?.items ?? game.items)]
      .filter((item) => (item.type as string) === "noppaSkill")
      .map((item) => ({
        id: (item.system as unknown as NoppaSkillModel).identifier,
        name: item.name,
        selected: (item.system as unknown as NoppaSkillModel).identifier === chosen,
      }));
    const isKnown = !chosen || choices.some(({ selected }) => selected);
    const missing = { id: String(chosen), name: String(chosen), selected: true };
    return sortedByName(isKnown ? choices : [...choices, missing], game.i18n.lang);
  }

  private levelHint(): string {
    const level: unknown = foundry.utils.getProperty(this.item, "system.level");
    if (typeof level !== "number") return "";
    return reader().text(`QUARTET.Noppa.Level.${skillLevel(level) ?? "none"}.Hint`);
  }
}
