import type { QuartetActor } from "../../core/documents/actor.ts";
import { type Reader, reader, sortedByName } from "../../core/i18n/language.ts";
import { identifiedInPacks } from "../../core/packs.ts";
import { QuartetItemSheet } from "../../core/sheets/item-sheet.ts";
import { WEAPON_MODES } from "../data/items.ts";
import { attributeName, locationName } from "../names.ts";
import { designOf } from "../rolls/weaving-config.ts";
import { ATTRIBUTES } from "../rules/attributes.ts";
import { weaponClass } from "../rules/equipment.ts";
import { HIT_LOCATIONS } from "../rules/hit-location.ts";
import { skillLevel } from "../rules/skills.ts";
import type { SpellDesign } from "../rules/spell.ts";
import { armourClassName } from "./body-view.ts";
import { designFields, spellSum } from "./spell-view.ts";

const TEMPLATES = "systems/quartet/templates/helix/item";

/** A skill that nobody here has: our packs may know its name. */
function missingSkill(id: string) {
  const found = identifiedInPacks("helixSkill").find(({ identifier }) => identifier === id);
  return { id, name: found?.name ?? id };
}

/** The sheet of a skill, a weapon, armour or a spell. */
export class HelixItemSheet extends QuartetItemSheet {
  static override DEFAULT_OPTIONS: foundry.applications.api.DocumentSheetV2.DefaultOptions = {
    classes: ["helix"],
  };

  static override PARTS = {
    header: { template: "systems/quartet/templates/core/item/header.hbs" },
    details: { template: `${TEMPLATES}/details.hbs`, scrollable: [""] },
  };

  protected override async _prepareContext(options: never): Promise<never> {
    const context = await super._prepareContext(options);
    const base = await this.baseContext();
    const { type } = this.quartetItem;
    const here = reader();
    return {
      ...(context as object),
      ...base,
      is: { [type]: true },
      meaning: this.meaning(here),
      skills: this.skillChoices(here),
      modes: this.modes(here),
      locations: this.locations(here),
      ...(type === "helixSpell" && this.spell(here)),
    } as never;
  }

  private property(name: string): unknown {
    return foundry.utils.getProperty(this.item, `system.${name}`);
  }

  /** What the value means in the words of the book. */
  private meaning(here: Reader): string {
    const value = Number(this.property("value") ?? 0);
    if ((this.item.type as string) === "helixWeapon")
      return here.text(`QUARTET.Helix.WeaponClass.${weaponClass(value)}`);
    if ((this.item.type as string) === "helixArmor") return armourClassName(value, here);
    const level = skillLevel(value);
    return level ? here.text(`QUARTET.Helix.SkillLevel.${level}`) : "";
  }

  /** What a weapon or a spell can be used with: skills of its owner, else of the world. */
  private skillChoices(here: Reader) {
    const chosen = this.property("skill");
    const isSpell = (this.item.type as string) === "helixSpell";
    const owner = this.item.actor as QuartetActor | null;
    const skills = [...(owner?.items ?? game.items)]
      .filter(({ type, system }) => {
        if ((type as string) !== "helixSkill") return false;
        return !isSpell || foundry.utils.getProperty(system, "isMagic") === true;
      })
      .map((item) => ({
        id: String(foundry.utils.getProperty(item, "system.identifier")),
        name: item.name,
      }));
    const attributes = isSpell
      ? []
      : ATTRIBUTES.map((id) => ({ id, name: attributeName(id, here) }));
    const choices = [...sortedByName(skills, here.language), ...attributes];
    const isKnown = !chosen || choices.some(({ id }) => id === chosen);
    return (isKnown ? choices : [...choices, missingSkill(String(chosen))]).map((choice) => ({
      ...choice,
      selected: choice.id === chosen,
    }));
  }

  private modes({ text }: Reader) {
    return WEAPON_MODES.map((id) => ({
      id,
      label: text(`QUARTET.Helix.Weapon.Mode.${id}.Label`),
      hint: text(`QUARTET.Helix.Weapon.Mode.${id}.Hint`),
      selected: id === this.property("mode"),
    }));
  }

  private locations(here: Reader) {
    const covered = new Set((this.property("locations") as Iterable<string> | undefined) ?? []);
    return [...HIT_LOCATIONS].reverse().map((id) => ({
      id,
      label: locationName(id, here),
      covered: covered.has(id),
    }));
  }

  private spell(here: Reader) {
    const design = designOf(this.quartetItem.system as SpellDesign);
    return { design: designFields(design, here), sum: spellSum(design, here) };
  }

  /** The parts that a piece of armour covers are one set, of which each box is a member. */
  protected override _processFormData(
    event: SubmitEvent | null,
    form: HTMLFormElement,
    formData: foundry.applications.ux.FormDataExtended,
  ): object {
    const control = event?.target as HTMLInputElement | null;
    if (control?.name !== "locations") return super._processFormData(event, form, formData);
    const boxes = form.querySelectorAll<HTMLInputElement>('input[name="locations"]:checked');
    return { system: { locations: [...boxes].map(({ value }) => value) } };
  }
}
