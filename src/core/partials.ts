const FOLDER = "systems/quartet/templates/core";

/** Templates that the templates of all rule books include. */
export const CORE_PARTIALS = [
  `${FOLDER}/actor/gauge.hbs`,
  `${FOLDER}/actor/header.hbs`,
  `${FOLDER}/actor/list-header.hbs`,
  `${FOLDER}/actor/row-controls.hbs`,
  `${FOLDER}/actor/row-use.hbs`,
  `${FOLDER}/actor/shots.hbs`,
  `${FOLDER}/actor/worn.hbs`,
  `${FOLDER}/chat/header.hbs`,
  `${FOLDER}/check/secret.hbs`,
  `${FOLDER}/contest/changes.hbs`,
  `${FOLDER}/contest/undo-all.hbs`,
  `${FOLDER}/desk/answers.hbs`,
  `${FOLDER}/desk/number.hbs`,
  `${FOLDER}/item/ammunition.hbs`,
  `${FOLDER}/item/description.hbs`,
] as const;
