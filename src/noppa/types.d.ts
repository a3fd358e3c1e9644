import type { noppaApi } from "./api.ts";
import type { NoppaCharacterModel } from "./data/character.ts";
import type { NoppaCheckModel } from "./data/check-message.ts";
import type { NoppaComparisonModel } from "./data/comparison-message.ts";
import type {
  NoppaArmorModel,
  NoppaGearModel,
  NoppaSkillModel,
  NoppaWeaponModel,
} from "./data/items.ts";

declare global {
  interface QuartetBookApis {
    readonly noppa: typeof noppaApi;
  }
  interface QuartetActorModels {
    noppaCharacter: typeof NoppaCharacterModel;
  }
  interface QuartetItemModels {
    noppaSkill: typeof NoppaSkillModel;
    noppaWeapon: typeof NoppaWeaponModel;
    noppaArmor: typeof NoppaArmorModel;
    noppaGear: typeof NoppaGearModel;
  }
  interface QuartetMessageModels {
    noppaCheck: typeof NoppaCheckModel;
    noppaComparison: typeof NoppaComparisonModel;
  }
}
