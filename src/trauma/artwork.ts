/** The picture of a new document of each type. Whole paths: the build finds pictures by them. */
export const TRAUMA_ARTWORK = {
  traumaCharacter: "systems/quartet/assets/icons/trauma/astronaut-helmet.svg",
  traumaWeapon: "systems/quartet/assets/icons/trauma/ray-gun.svg",
  traumaArmor: "systems/quartet/assets/icons/trauma/armor-vest.svg",
  traumaMedicine: "systems/quartet/assets/icons/trauma/medicines.svg",
  traumaGear: "systems/quartet/assets/icons/trauma/knapsack.svg",
  traumaAbility: "systems/quartet/assets/icons/trauma/psychic-waves.svg",
} as const;
