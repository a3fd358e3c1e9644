import type { helixApi } from "./api.ts";
import type { HelixCharacterModel } from "./data/character.ts";
import type { HelixCheckModel } from "./data/check-message.ts";
import type { HelixBuildingModel, HelixVehicleModel } from "./data/construct.ts";
import type {
  HelixArmorModel,
  HelixSkillModel,
  HelixSpellModel,
  HelixWeaponModel,
} from "./data/items.ts";

declare global {
  interface QuartetBookApis {
    readonly helix: typeof helixApi;
  }
  interface QuartetActorModels {
    helixCharacter: typeof HelixCharacterModel;
    helixVehicle: typeof HelixVehicleModel;
    helixBuilding: typeof HelixBuildingModel;
  }
  interface QuartetItemModels {
    helixSkill: typeof HelixSkillModel;
    helixWeapon: typeof HelixWeaponModel;
    helixArmor: typeof HelixArmorModel;
    helixSpell: typeof HelixSpellModel;
  }
  interface QuartetMessageModels {
    helixCheck: typeof HelixCheckModel;
  }
}
