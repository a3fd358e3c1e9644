const FOLDER = "systems/quartet/templates/trauma";

/** Templates that other templates of the book include. */
export const TRAUMA_PARTIALS: readonly string[] = [
  `${FOLDER}/body/figure.hbs`,
  `${FOLDER}/body/part.hbs`,
];
