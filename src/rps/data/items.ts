import {
  ammunitionField,
  choiceField,
  countField,
  describedFields,
  idField,
  scaleField,
  textField,
  wholeNumberField,
} from "../../core/data/fields.ts";
import { IdentifiedModel } from "../../core/data/identified.ts";
import { QuartetModel } from "../../core/data/model.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import { WILL_ROLES } from "../rules/magic.ts";
import { BONUS_SIGNS } from "../rules/special-bonuses.ts";
import { explosionFields, optionalMeasureField } from "./fields.ts";

const { fields } = foundry.data;

const defineSkill = () => ({
  ...describedFields(),
  /** How weapons, vehicles and macros find the skill on any actor, whatever its name. */
  identifier: idField(),
  /** 1–6. RPS [53] */
  level: scaleField(1, 6),
  /** Each helps or hinders where it fits. RPS [70] */
  specialisations: new fields.ArrayField(
    new fields.SchemaField({
      id: idField(),
      /** Translations are in `words`, under `specialisation-<id>`. */
      name: textField(),
      value: wholeNumberField(),
    }),
  ),
});

/** A skill with its specialisations. RPS [53][58][70] */
export class RpsSkillModel extends IdentifiedModel<ReturnType<typeof defineSkill>> {
  static override defineSchema() {
    return defineSkill();
  }
}

const defineBonus = () => ({
  ...describedFields(),
  /** 1–6; the sign says whether it adds or takes away. RPS [61] */
  amount: scaleField(1, 6),
  sign: choiceField(BONUS_SIGNS),
  /** When it holds, in words. Translations are in `words`, under `condition`. */
  condition: textField(),
  /** Identifiers of skills and ids of attributes where it is offered first; none: everywhere. */
  skills: new fields.SetField(new fields.StringField({ required: true, blank: false })),
  /** Counts in one half of a battle of wills only; empty for any use. RPS [145] */
  will: new fields.StringField({
    required: true,
    blank: true,
    choices: ["", ...WILL_ROLES],
    initial: "",
  }),
});

/** A special bonus (EB): cyberware, an enchanted thing, a third arm. RPS [61][142] */
export class RpsBonusModel extends QuartetModel<ReturnType<typeof defineBonus>, QuartetItem> {
  static override defineSchema() {
    return defineBonus();
  }
}

const defineArmor = () => ({
  ...describedFields(),
  /** Against crushing blows. RPS [121] */
  damping: countField(1),
  /** Against piercing and slashing ones. RPS [121] */
  durability: countField(1),
  worn: new fields.BooleanField({ initial: true }),
});

export class RpsArmorModel extends QuartetModel<ReturnType<typeof defineArmor>, QuartetItem> {
  static override defineSchema() {
    return defineArmor();
  }
}

const defineExplosive = () => ({
  ...describedFields(),
  /** Identifier of the skill, or id of the attribute, that it is used with. */
  skill: idField(),
  /** 1–6 by hand, more for the mounted kind. RPS [102] */
  damage: countField(3),
  ...explosionFields(),
  /** How many are left, and how many a full load is; a maximum of 0: not counted. */
  ammunition: ammunitionField(),
});

/** A grenade, a bomb, a charge. RPS [114–116] */
export class RpsExplosiveModel extends QuartetModel<
  ReturnType<typeof defineExplosive>,
  QuartetItem
> {
  static override readonly GAUGES = ["ammunition"];

  static override defineSchema() {
    return defineExplosive();
  }
}

const defineSpell = () => ({
  ...describedFields(),
  /** Per cent that the game master has set for it. RPS [38] */
  modifier: wholeNumberField(),
  /** Hours that it takes, where it takes long; null: at once. RPS [147] */
  hours: optionalMeasureField(),
});

/** A spell of the example magic. RPS [145–147] */
export class RpsSpellModel extends QuartetModel<ReturnType<typeof defineSpell>, QuartetItem> {
  static override defineSchema() {
    return defineSpell();
  }
}
