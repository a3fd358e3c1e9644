import {
  ammunitionField,
  choiceField,
  countField,
  describedFields,
  idField,
} from "../../core/data/fields.ts";
import { IdentifiedModel } from "../../core/data/identified.ts";
import { QuartetModel } from "../../core/data/model.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import { HIT_LOCATIONS } from "../rules/hit-location.ts";
import { spellDesignFields } from "./fields.ts";

const { fields } = foundry.data;

const defineSkill = () => ({
  ...describedFields(),
  /** How weapons, spells and macros find the skill on any actor, whatever its name. */
  identifier: idField(),
  /** 1 and on; 0 for one that is listed but not learnt (HELIX 002:19). */
  value: countField(1),
  /** Whether spells can be woven with it (HELIX 002:61). */
  isMagic: new fields.BooleanField(),
});

/** Knowledge that most people do not have. */
export class HelixSkillModel extends IdentifiedModel<ReturnType<typeof defineSkill>> {
  static override defineSchema() {
    return defineSkill();
  }
}

/** How a weapon reaches its target; for shots, what its target does (helix.md HA-20). */
export const WEAPON_MODES = ["melee", "passive", "active"] as const;

const defineWeapon = () => ({
  ...describedFields(),
  /** 0 fists, 1 light, 2 medium, 3 heavy; more for masterworks (HELIX 002:45-49). */
  value: countField(1),
  /** Identifier of the skill, or id of the attribute, that it is used with. */
  skill: idField(),
  /** In melee; shot at a difficulty; or shot at somebody who rolls to avoid it. */
  mode: choiceField(WEAPON_MODES),
  /** A maximum of 0 means that the weapon needs no ammunition. */
  ammunition: ammunitionField(),
});

export class HelixWeaponModel extends QuartetModel<ReturnType<typeof defineWeapon>, QuartetItem> {
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
  /** 0 none, 1 light, 2 medium, 3 heavy; more for masterworks (HELIX 002:50-55). */
  value: countField(1),
  /** The parts of the body that it covers. */
  locations: new fields.SetField(
    new fields.StringField({ required: true, choices: [...HIT_LOCATIONS] }),
  ),
  worn: new fields.BooleanField({ initial: true }),
});

export class HelixArmorModel extends QuartetModel<ReturnType<typeof defineArmor>, QuartetItem> {
  static override defineSchema() {
    return defineArmor();
  }
}

const defineSpell = () => ({
  ...describedFields(),
  ...spellDesignFields(),
  /** Identifier of the magic skill; the weaver's best when empty. */
  skill: idField(),
});

export class HelixSpellModel extends QuartetModel<ReturnType<typeof defineSpell>, QuartetItem> {
  static override defineSchema() {
    return defineSpell();
  }
}
