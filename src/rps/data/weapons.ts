import {
  ammunitionField,
  choiceField,
  countField,
  describedFields,
  idField,
  measureField,
  textField,
} from "../../core/data/fields.ts";
import { QuartetModel } from "../../core/data/model.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import { FIRE_ACTIONS, MAGAZINE_KINDS, RANGED_CLASSES } from "../rules/ranged-weapons.ts";
import {
  damageTypesField,
  durabilityField,
  explosionFields,
  heldFields,
  optionalMeasureField,
} from "./fields.ts";

const { fields } = foundry.data;

/** What melee and ranged weapons share. RPS [96–106] */
const defineCommon = () => ({
  ...describedFields(),
  /** Identifier of the skill, or id of the attribute, that it is used with. */
  skill: idField(),
  ...heldFields(),
  /** 1–6 in the hand, any number on a vehicle: what armour it copes with. RPS [102][139] */
  damage: countField(1),
  types: damageTypesField(),
  /** What damage of the kind `other` is. Translations are in `words`, under `otherText`. */
  otherText: textField(),
  /** Such as a strength that it needs. Translations are in `words`, under `restrictions`. RPS [103] */
  restrictions: textField(),
  /** Fixed to a vehicle: no scale bounds its damage. RPS [139] */
  mounted: new fields.BooleanField(),
});

const defineMelee = () => ({
  ...defineCommon(),
  /** As a tool for parrying; a maximum of 0: it cannot parry. RPS [119] */
  durability: durabilityField(),
});

/** A weapon that comes to a vehicle is fixed to it, one that comes to a character is not. RPS [139] */
abstract class WeaponModel<Schema extends foundry.data.fields.DataSchema> extends QuartetModel<
  Schema,
  QuartetItem
> {
  protected override async _preCreate(
    data: never,
    options: never,
    user: never,
  ): Promise<boolean | undefined> {
    const { parent } = this as unknown as { readonly parent: QuartetItem };
    const type = parent.actor?.type as string | undefined;
    if (type) parent.updateSource({ system: { mounted: type === "rpsVehicle" } } as never);
    return (await super._preCreate(data, options, user)) ?? undefined;
  }
}

export class RpsMeleeWeaponModel extends WeaponModel<ReturnType<typeof defineMelee>> {
  static override readonly GAUGES = ["durability"];

  static override defineSchema() {
    return defineMelee();
  }
}

const rangeField = () => new fields.SchemaField({ from: measureField(), to: measureField() });

const defineRanged = () => ({
  ...defineCommon(),
  class: choiceField(RANGED_CLASSES, "firearm"),
  /** Metres. RPS [105] */
  ranges: new fields.SchemaField({
    short: rangeField(),
    optimum: rangeField(),
    max: rangeField(),
  }),
  magazine: choiceField(MAGAZINE_KINDS),
  /** Shots left, and how many go in; for `own` and `singleUse` how many are carried. */
  ammunition: ammunitionField(),
  /** Translations are in `words`, under `ammunitionType`. */
  ammunitionType: textField(),
  /** In the book's notation: `5/sec`, `5`, or `–`. RPS [109] */
  fireRate: new fields.StringField({ required: true, blank: false, initial: "–" }),
  /** Seconds; null without a magazine. RPS [110] */
  reloadTime: optionalMeasureField(),
  action: choiceField(FIRE_ACTIONS, "semiAuto"),
  /** Counts only with damage of the kind `explosive`. RPS [107] */
  ...explosionFields(),
});

export class RpsRangedWeaponModel extends WeaponModel<ReturnType<typeof defineRanged>> {
  static override readonly GAUGES = ["ammunition"];

  static override defineSchema() {
    return defineRanged();
  }

  /** Whether the shots are counted. */
  get countsAmmunition(): boolean {
    return this.ammunition.max > 0;
  }
}

const defineShield = () => ({
  ...describedFields(),
  skill: idField(),
  ...heldFields(),
  /** Against the damage of the weapon. RPS [119] */
  durability: durabilityField(1),
});

/** A shield, or anything else that is only good for parrying. RPS [119] */
export class RpsShieldModel extends QuartetModel<ReturnType<typeof defineShield>, QuartetItem> {
  static override readonly GAUGES = ["durability"];

  static override defineSchema() {
    return defineShield();
  }
}
