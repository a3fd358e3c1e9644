import type { NoppaCharacterModel } from "./data/character.ts";
import type { NoppaCheckModel } from "./data/check-message.ts";
import type { NoppaComparisonModel } from "./data/comparison-message.ts";
import type {
  NoppaArmorModel,
  NoppaGearModel,
  NoppaSkillModel,
  NoppaWeaponModel,
} from "./data/items.ts";

declare module "fvtt-types/configuration" {
  interface DataModelConfig {
    Actor: { noppaCharacter: typeof NoppaCharacterModel };
    Item: {
      noppaSkill: typeof NoppaSkillModel;
      noppaWeapon: typeof NoppaWeaponModel;
      noppaArmor: typeof NoppaArmorModel;
      noppaGear: typeof NoppaGearModel;
    };
    ChatMessage: {
      noppaCheck: typeof NoppaCheckModel;
      noppaComparison: typeof NoppaComparisonModel;
    };
  }
}
