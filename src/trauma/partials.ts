const FOLDER = "systems/quartet/templates/trauma";

/** Templates that other templates of the book include. */
export const TRAUMA_PARTIALS: readonly string[] = [
  `${FOLDER}/body/editor.hbs`,
  `${FOLDER}/body/figure.hbs`,
  `${FOLDER}/body/panel.hbs`,
  `${FOLDER}/body/part.hbs`,
  `${FOLDER}/character/quantity.hbs`,
  `${FOLDER}/chat/d20.hbs`,
  `${FOLDER}/chat/sum.hbs`,
  `${FOLDER}/check/edges.hbs`,
  `${FOLDER}/check/sum.hbs`,
  `${FOLDER}/combat/own.hbs`,
  `${FOLDER}/item/armour.hbs`,
  `${FOLDER}/item/attack.hbs`,
  `${FOLDER}/item/medicine.hbs`,
  `${FOLDER}/item/quantity.hbs`,
];
