import {
  ammunitionField,
  countField,
  describedFields,
  idField,
  textField,
  wholeNumberField,
} from "../../core/data/fields.ts";
import { IdentifiedModel } from "../../core/data/identified.ts";
import { QuartetModel } from "../../core/data/model.ts";
import type { QuartetItem } from "../../core/documents/item.ts";

const { fields } = foundry.data;

const defineSkill = () => ({
  ...describedFields(),
  /** How weapons and macros find the skill on any character, whatever its name. */
  identifier: idField(),
  /** 0 to 5, and on (noppa.md NA-10): the number of dice (001:15). */
  level: countField(1),
  /** Id of the attribute that usually joins the skill; another may at each check (001:15). */
  attribute: idField(),
});

/** A learned ability. */
export class NoppaSkillModel extends IdentifiedModel<ReturnType<typeof defineSkill>> {
  static override defineSchema() {
    return defineSkill();
  }
}

const defineWeapon = () => ({
  ...describedFields(),
  /** Identifier of the skill that it is used with. */
  skill: idField(),
  /** Id of the attribute; the skill's own when empty. */
  attribute: idField(),
  /** Added to the difficulty of each use. */
  difficultyChange: wholeNumberField(),
  /** The book has no damage rules: free text for the game master. */
  damage: textField(),
  range: textField(),
  /** A maximum of 0 means that the weapon needs no ammunition. */
  ammunition: ammunitionField(),
});

export class NoppaWeaponModel extends QuartetModel<ReturnType<typeof defineWeapon>, QuartetItem> {
  static override readonly GAUGES = ["ammunition"];

  static override defineSchema() {
    return defineWeapon();
  }

  /** Whether the shots are counted. */
  get countsAmmunition(): boolean {
    return this.ammunition.max > 0;
  }
}

const defineArmor = () => ({
  ...describedFields(),
  /** The book has no armour rules: free text for the game master. */
  protection: textField(),
  worn: new fields.BooleanField(),
});

export class NoppaArmorModel extends QuartetModel<ReturnType<typeof defineArmor>, QuartetItem> {
  static override defineSchema() {
    return defineArmor();
  }
}

const defineGear = () => ({ ...describedFields(), quantity: countField(1) });

export class NoppaGearModel extends QuartetModel<ReturnType<typeof defineGear>, QuartetItem> {
  static override defineSchema() {
    return defineGear();
  }
}
