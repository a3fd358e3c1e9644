import type { RuleBook } from "../core/rule-book.ts";
import { registerSwitchesMenu } from "../core/settings/rule-switches-app.ts";
import { TRAUMA_ARTWORK } from "./artwork.ts";
import { MODELS } from "./data/models.ts";
import { TRAUMA_PARTIALS } from "./partials.ts";
import { TRAUMA_SWITCHES } from "./settings/switches.ts";
import { revive } from "./vitals.ts";
import { followVitals } from "./vitals-hooks.ts";

/** What Trauma brings to the table. */
export const trauma: RuleBook = {
  id: "trauma",
  models: MODELS,
  trackable: {
    traumaCharacter: {
      bar: ["op", "pain"],
      value: ["ac.value", "speed.value", "attention.value"],
    },
  },
  linkedActors: ["traumaCharacter"],
  artwork: TRAUMA_ARTWORK,
  rolls: [],
  dice: [],
  sheets: [],
  cards: {},
  itemUses: {},
  actorChecks: {},
  commands: [],
  api: { revive },
  partials: TRAUMA_PARTIALS,

  registerSettings() {
    registerSwitchesMenu(TRAUMA_SWITCHES, "fa-solid fa-heart-pulse");
  },

  onReady() {
    followVitals();
  },
};
