import { NoppaCharacterModel } from "./character.ts";
import { NoppaCheckModel } from "./check-message.ts";
import { NoppaComparisonModel } from "./comparison-message.ts";
import { NoppaArmorModel, NoppaGearModel, NoppaSkillModel, NoppaWeaponModel } from "./items.ts";

/** The data models of the book, by document and sub-type. */
export const MODELS = {
  Actor: { noppaCharacter: NoppaCharacterModel },
  Item: {
    noppaSkill: NoppaSkillModel,
    noppaWeapon: NoppaWeaponModel,
    noppaArmor: NoppaArmorModel,
    noppaGear: NoppaGearModel,
  },
  ChatMessage: { noppaCheck: NoppaCheckModel, noppaComparison: NoppaComparisonModel },
} as const;
