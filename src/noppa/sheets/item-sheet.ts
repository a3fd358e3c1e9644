import type { QuartetActor } from "../../core/documents/actor.ts";
import { reader, sortedByName } from "../../core/i18n/language.ts";
import { identifiedInPacks } from "../../core/packs.ts";
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
      range: this.word("range"),
      protection: this.word("protection"),
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

  /** Skills that a weapon can be used with: those of its owner, of the world and of our packs. */
  private skillChoices() {
    const owner = this.item.actor as QuartetActor | null;
    const chosen = String(foundry.utils.getProperty(this.item, "system.skill") ?? "");
    const known = [...(owner?.items ?? []), ...game.items]
      .filter((item) => (item.type as string) === "noppaSkill")
      .map((item) => ({
        identifier: (item.system as unknown as NoppaSkillModel).identifier,
        name: item.name,
      }));
    const names = new Map(
      [...known, ...identifiedInPacks("noppaSkill")]
        .reverse()
        .map(({ identifier, name }) => [identifier, name]),
    );
    if (chosen && !names.has(chosen)) names.set(chosen, chosen);
    const choices = [...names].map(([id, name]) => ({ id, name, selected: id === chosen }));
    return sortedByName(choices, game.i18n.lang);
  }

  private levelHint(): string {
    const level: unknown = foundry.utils.getProperty(this.item, "system.level");
    if (typeof level !== "number") return "";
    return reader().text(`QUARTET.Noppa.Level.${skillLevel(level) ?? "none"}.Hint`);
  }
}
