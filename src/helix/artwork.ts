const FOLDER = "systems/quartet/assets/icons/helix";

/** The picture of a new document of each type. */
export const HELIX_ARTWORK = {
  helixCharacter: `${FOLDER}/hood.svg`,
  helixVehicle: `${FOLDER}/old-wagon.svg`,
  helixBuilding: `${FOLDER}/castle.svg`,
  helixSkill: `${FOLDER}/scroll-unfurled.svg`,
  helixWeapon: `${FOLDER}/broadsword.svg`,
  helixArmor: `${FOLDER}/leather-armor.svg`,
  helixSpell: `${FOLDER}/spiral-arrow.svg`,
} as const;
