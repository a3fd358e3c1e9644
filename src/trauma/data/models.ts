import { TraumaAttackModel } from "./attack-message.ts";
import { TraumaCharacterModel } from "./character.ts";
import { TraumaCheckModel } from "./check-message.ts";
import { TraumaClaimModel } from "./claim-message.ts";
import {
  TraumaAbilityModel,
  TraumaArmorModel,
  TraumaGearModel,
  TraumaMedicineModel,
  TraumaWeaponModel,
} from "./items.ts";
import { TraumaRestModel } from "./rest-message.ts";

/** The data models of the book, by document and sub-type. */
export const MODELS = {
  Actor: { traumaCharacter: TraumaCharacterModel },
  Item: {
    traumaWeapon: TraumaWeaponModel,
    traumaArmor: TraumaArmorModel,
    traumaMedicine: TraumaMedicineModel,
    traumaGear: TraumaGearModel,
    traumaAbility: TraumaAbilityModel,
  },
  ChatMessage: {
    traumaCheck: TraumaCheckModel,
    traumaAttack: TraumaAttackModel,
    traumaRest: TraumaRestModel,
    traumaClaim: TraumaClaimModel,
  },
} as const;
