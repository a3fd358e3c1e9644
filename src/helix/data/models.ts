import { HelixCharacterModel } from "./character.ts";
import { HelixCheckModel } from "./check-message.ts";
import { HelixBuildingModel, HelixVehicleModel } from "./construct.ts";
import { HelixArmorModel, HelixSkillModel, HelixSpellModel, HelixWeaponModel } from "./items.ts";

/** The data models of the book, by document and sub-type. */
export const MODELS = {
  Actor: {
    helixCharacter: HelixCharacterModel,
    helixVehicle: HelixVehicleModel,
    helixBuilding: HelixBuildingModel,
  },
  Item: {
    helixSkill: HelixSkillModel,
    helixWeapon: HelixWeaponModel,
    helixArmor: HelixArmorModel,
    helixSpell: HelixSpellModel,
  },
  ChatMessage: { helixCheck: HelixCheckModel },
} as const;
