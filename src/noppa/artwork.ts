const FOLDER = "systems/quartet/assets/icons/noppa";

/** The picture of a new document of each type. */
export const NOPPA_ARTWORK = {
  noppaCharacter: `${FOLDER}/astronaut-helmet.svg`,
  noppaSkill: `${FOLDER}/brain.svg`,
  noppaWeapon: `${FOLDER}/ray-gun.svg`,
  noppaArmor: `${FOLDER}/kevlar-vest.svg`,
  noppaGear: `${FOLDER}/backpack.svg`,
} as const;
