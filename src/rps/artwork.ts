/** The picture of a new document of each type. Whole paths: the build finds pictures by them. */
export const RPS_ARTWORK = {
  rpsCharacter: "systems/quartet/assets/icons/rps/person.svg",
  rpsVehicle: "systems/quartet/assets/icons/rps/city-car.svg",
  rpsSkill: "systems/quartet/assets/icons/rps/skills.svg",
  rpsBonus: "systems/quartet/assets/icons/rps/cyber-eye.svg",
  rpsMeleeWeapon: "systems/quartet/assets/icons/rps/bowie-knife.svg",
  rpsRangedWeapon: "systems/quartet/assets/icons/rps/revolver.svg",
  rpsArmor: "systems/quartet/assets/icons/rps/kevlar-vest.svg",
  rpsShield: "systems/quartet/assets/icons/rps/shield.svg",
  rpsExplosive: "systems/quartet/assets/icons/rps/grenade.svg",
  rpsSpell: "systems/quartet/assets/icons/rps/spell-book.svg",
} as const;
