import {
  ammunitionField,
  choiceField,
  countField,
  describedFields,
  idField,
  textField,
  wholeNumberField,
} from "../../core/data/fields.ts";
import { IdentifiedModel } from "../../core/data/identified.ts";
import { QuartetModel } from "../../core/data/model.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import type { AbilityId } from "../rules/abilities.ts";
import { ATTACK_KINDS } from "../rules/attack.ts";
import { ATTACK_ABILITIES, type AttackAbility, addedAbility } from "./attack-ability.ts";
import { diceField, fromField } from "./fields.ts";

const { fields } = foundry.data;

/** What using something takes of a round (Trauma 003:22–24). */
export const COSTS = ["action", "bonusAction", "reaction", "free"] as const;

/** What everything has that attacks. */
const attackFields = (ability: AttackAbility) => ({
  ability: choiceField(ATTACK_ABILITIES, ability),
  bonus: wholeNumberField(),
  damage: diceField(),
  /** How many parts it can hit at once. */
  maxParts: fromField(1),
  /** Metres, in words. Translations are in `words`, under `range`. */
  range: textField(),
  /** Works with both arms injured: a bite, a glance. */
  needsNoArms: new fields.BooleanField(),
});

const defineWeapon = () => ({
  ...describedFields(),
  kind: choiceField(ATTACK_KINDS),
  ...attackFields("kind"),
  /** A maximum of 0 means that the weapon needs no ammunition. */
  ammunition: ammunitionField(),
});

export class TraumaWeaponModel extends QuartetModel<ReturnType<typeof defineWeapon>, QuartetItem> {
  static override readonly GAUGES = ["ammunition"];

  static override defineSchema() {
    return defineWeapon();
  }

  /** Whether the shots are counted. */
  get countsAmmunition(): boolean {
    return this.ammunition.max > 0;
  }

  /** The ability that its attacks add; `null` for none. */
  get addedAbility(): AbilityId | null {
    return addedAbility(this.ability, this.kind);
  }
}

const defineArmor = () => ({
  ...describedFields(),
  /** Faces of the armour die (Trauma 003:37). */
  faces: new fields.NumberField({
    required: true,
    nullable: false,
    integer: true,
    min: 2,
    max: 100,
    initial: 6,
  }),
  /** Stopping more than this wears it. */
  durability: countField(3),
  /** Ids of the parts that it covers. */
  parts: new fields.SetField(new fields.StringField({ required: true, blank: false })),
  /** How often it has worn on each part: taken off its rolls. */
  wear: new fields.TypedObjectField(countField()),
  worn: new fields.BooleanField({ initial: true }),
});

export class TraumaArmorModel extends QuartetModel<ReturnType<typeof defineArmor>, QuartetItem> {
  static override defineSchema() {
    return defineArmor();
  }
}

const defineMedicine = () => ({
  ...describedFields(),
  quantity: countField(1),
  /** Points of pain that it adds, below 0 for what it takes away. */
  pain: wholeNumberField(),
  /** Points that a part gets back. */
  heal: diceField(),
  /** Days that an injury heals sooner. */
  days: countField(),
  cost: choiceField(COSTS, "bonusAction"),
});

/** Pills, bandages, whatever helps (ours: the book names pills alone, 003:23). */
export class TraumaMedicineModel extends QuartetModel<
  ReturnType<typeof defineMedicine>,
  QuartetItem
> {
  static override defineSchema() {
    return defineMedicine();
  }
}

const defineGear = () => ({ ...describedFields(), quantity: countField(1) });

export class TraumaGearModel extends QuartetModel<ReturnType<typeof defineGear>, QuartetItem> {
  static override defineSchema() {
    return defineGear();
  }
}

/** What using an ability of this kind is. */
export const ABILITY_KINDS = ["check", "attack"] as const;

const defineAbility = () => ({
  ...describedFields(),
  /** How macros find it on any actor, whatever its name. */
  identifier: idField(),
  kind: choiceField(ABILITY_KINDS),
  ...attackFields("int"),
  /** The number to reach, for a check; null: the game master says. */
  difficulty: new fields.NumberField({
    required: true,
    nullable: true,
    integer: true,
    initial: null,
  }),
  cost: choiceField(COSTS),
});

/** Psionics and the like, with the ability that they use (Trauma 003:6). */
export class TraumaAbilityModel extends IdentifiedModel<ReturnType<typeof defineAbility>> {
  static override defineSchema() {
    return defineAbility();
  }

  /** The ability that it uses; `null` for none. */
  get addedAbility(): AbilityId | null {
    return addedAbility(this.ability, "psionic");
  }
}
