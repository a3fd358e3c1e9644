import { RpsCharacterModel } from "./character.ts";
import { RpsCheckModel } from "./check-message.ts";
import { RpsExplosionModel } from "./explosion-message.ts";
import {
  RpsArmorModel,
  RpsBonusModel,
  RpsExplosiveModel,
  RpsSkillModel,
  RpsSpellModel,
} from "./items.ts";
import { RpsVehicleModel } from "./vehicle.ts";
import { RpsMeleeWeaponModel, RpsRangedWeaponModel, RpsShieldModel } from "./weapons.ts";

/** The data models of the book, by document and sub-type. */
export const MODELS = {
  Actor: { rpsCharacter: RpsCharacterModel, rpsVehicle: RpsVehicleModel },
  Item: {
    rpsSkill: RpsSkillModel,
    rpsBonus: RpsBonusModel,
    rpsMeleeWeapon: RpsMeleeWeaponModel,
    rpsRangedWeapon: RpsRangedWeaponModel,
    rpsArmor: RpsArmorModel,
    rpsShield: RpsShieldModel,
    rpsExplosive: RpsExplosiveModel,
    rpsSpell: RpsSpellModel,
  },
  ChatMessage: { rpsCheck: RpsCheckModel, rpsExplosion: RpsExplosionModel },
} as const;
