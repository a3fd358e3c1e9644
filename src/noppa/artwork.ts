/** The picture of a new document of each type. Whole paths: the build finds pictures by them. */
export const NOPPA_ARTWORK = {
  noppaCharacter: "systems/quartet/assets/icons/noppa/astronaut-helmet.svg",
  noppaSkill: "systems/quartet/assets/icons/noppa/brain.svg",
  noppaWeapon: "systems/quartet/assets/icons/noppa/ray-gun.svg",
  noppaArmor: "systems/quartet/assets/icons/noppa/kevlar-vest.svg",
  noppaGear: "systems/quartet/assets/icons/noppa/backpack.svg",
} as const;
