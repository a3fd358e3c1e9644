/** The picture of a new document of each type. Whole paths: the build finds pictures by them. */
export const HELIX_ARTWORK = {
  helixCharacter: "systems/quartet/assets/icons/helix/hood.svg",
  helixVehicle: "systems/quartet/assets/icons/helix/old-wagon.svg",
  helixBuilding: "systems/quartet/assets/icons/helix/castle.svg",
  helixSkill: "systems/quartet/assets/icons/helix/scroll-unfurled.svg",
  helixWeapon: "systems/quartet/assets/icons/helix/broadsword.svg",
  helixArmor: "systems/quartet/assets/icons/helix/leather-armor.svg",
  helixSpell: "systems/quartet/assets/icons/helix/spiral-arrow.svg",
} as const;
