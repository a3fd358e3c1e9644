import type { traumaApi } from "./api.ts";
import type { TraumaAttackModel } from "./data/attack-message.ts";
import type { TraumaCharacterModel } from "./data/character.ts";
import type { TraumaCheckModel } from "./data/check-message.ts";
import type { TraumaClaimModel } from "./data/claim-message.ts";
import type {
  TraumaAbilityModel,
  TraumaArmorModel,
  TraumaGearModel,
  TraumaMedicineModel,
  TraumaWeaponModel,
} from "./data/items.ts";
import type { TraumaRestModel } from "./data/rest-message.ts";

declare global {
  interface QuartetBookApis {
    readonly trauma: typeof traumaApi;
  }
  interface QuartetActorModels {
    traumaCharacter: typeof TraumaCharacterModel;
  }
  interface QuartetItemModels {
    traumaWeapon: typeof TraumaWeaponModel;
    traumaArmor: typeof TraumaArmorModel;
    traumaMedicine: typeof TraumaMedicineModel;
    traumaGear: typeof TraumaGearModel;
    traumaAbility: typeof TraumaAbilityModel;
  }
  interface QuartetMessageModels {
    traumaCheck: typeof TraumaCheckModel;
    traumaAttack: typeof TraumaAttackModel;
    traumaRest: typeof TraumaRestModel;
    traumaClaim: typeof TraumaClaimModel;
  }
}
