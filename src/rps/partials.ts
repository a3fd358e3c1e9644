const FOLDER = "systems/quartet/templates/rps";

/** Templates that other templates of the book include. */
export const RPS_PARTIALS = [
  `${FOLDER}/character/reserve.hbs`,
  `${FOLDER}/explosion/standing.hbs`,
  `${FOLDER}/held.hbs`,
  `${FOLDER}/item/armor.hbs`,
  `${FOLDER}/item/bonus.hbs`,
  `${FOLDER}/item/durability.hbs`,
  `${FOLDER}/item/explosion.hbs`,
  `${FOLDER}/item/explosive.hbs`,
  `${FOLDER}/item/ranged.hbs`,
  `${FOLDER}/item/size.hbs`,
  `${FOLDER}/item/skill.hbs`,
  `${FOLDER}/item/spell.hbs`,
  `${FOLDER}/item/used-with.hbs`,
  `${FOLDER}/item/weapon.hbs`,
  `${FOLDER}/vehicle/facts.hbs`,
  `${FOLDER}/weapons.hbs`,
] as const;
