import type { RuleBook } from "../core/rule-book.ts";
import { RPS_ARTWORK } from "./artwork.ts";
import { MODELS } from "./data/models.ts";
import { registerRules } from "./settings/rules.ts";

/** What RPS brings to the table. */
export const rps: RuleBook = {
  id: "rps",
  models: MODELS,
  trackable: {
    rpsCharacter: { bar: ["reserve", "shock"], value: ["blood.value", "level", "tk"] },
    rpsVehicle: { bar: ["structure"], value: ["shell"] },
  },
  linkedActors: ["rpsCharacter"],
  artwork: RPS_ARTWORK,
  rolls: [],
  dice: [],
  sheets: [],
  cards: {},
  itemUses: {},
  actorChecks: {},
  commands: [],

  registerSettings() {
    registerRules();
  },
};
