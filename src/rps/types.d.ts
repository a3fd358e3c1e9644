import type { rpsApi } from "./api.ts";
import type { RpsCharacterModel } from "./data/character.ts";
import type { RpsCheckModel } from "./data/check-message.ts";
import type { RpsExplosionModel } from "./data/explosion-message.ts";
import type {
  RpsArmorModel,
  RpsBonusModel,
  RpsExplosiveModel,
  RpsSkillModel,
  RpsSpellModel,
} from "./data/items.ts";
import type { RpsVehicleModel } from "./data/vehicle.ts";
import type { RpsMeleeWeaponModel, RpsRangedWeaponModel, RpsShieldModel } from "./data/weapons.ts";

declare global {
  interface QuartetBookApis {
    readonly rps: typeof rpsApi;
  }
  interface QuartetActorModels {
    rpsCharacter: typeof RpsCharacterModel;
    rpsVehicle: typeof RpsVehicleModel;
  }
  interface QuartetItemModels {
    rpsSkill: typeof RpsSkillModel;
    rpsBonus: typeof RpsBonusModel;
    rpsMeleeWeapon: typeof RpsMeleeWeaponModel;
    rpsRangedWeapon: typeof RpsRangedWeaponModel;
    rpsArmor: typeof RpsArmorModel;
    rpsShield: typeof RpsShieldModel;
    rpsExplosive: typeof RpsExplosiveModel;
    rpsSpell: typeof RpsSpellModel;
  }
  interface QuartetMessageModels {
    rpsCheck: typeof RpsCheckModel;
    rpsExplosion: typeof RpsExplosionModel;
  }
}
