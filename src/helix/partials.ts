const FOLDER = "systems/quartet/templates/helix";

/** Templates that other templates of the book include. */
export const HELIX_PARTIALS = [
  `${FOLDER}/body.hbs`,
  `${FOLDER}/chat/chain.hbs`,
  `${FOLDER}/check/opponents.hbs`,
  `${FOLDER}/contest/roll-row.hbs`,
  `${FOLDER}/hit.hbs`,
  `${FOLDER}/spell/sum.hbs`,
  `${FOLDER}/spell/variables.hbs`,
  `${FOLDER}/weapons.hbs`,
] as const;
