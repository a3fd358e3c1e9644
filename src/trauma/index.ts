import type { RuleBook } from "../core/rule-book.ts";
import { registerSwitchesMenu } from "../core/settings/rule-switches-app.ts";
import { TRAUMA_ACTIONS } from "./actions.ts";
import { traumaApi } from "./api.ts";
import { TRAUMA_ARTWORK } from "./artwork.ts";
import { claimCard } from "./combat/claim-card.ts";
import { orderRules } from "./combat/panel.ts";
import { followFights } from "./combat/register.ts";
import { MODELS } from "./data/models.ts";
import { traumaDesk } from "./desk/rules.ts";
import { traumaMainPath } from "./main-path.ts";
import { TRAUMA_PARTIALS } from "./partials.ts";
import { TRAUMA_RESULTS } from "./results.ts";
import { traumaCommand } from "./rolls/chat-command.ts";
import { checkById } from "./rolls/start-check.ts";
import { TRAUMA_ROLLS } from "./rolls/trauma-roll.ts";
import { TRAUMA_SWITCHES } from "./settings/switches.ts";
import { attackCardRenderer } from "./sheets/attack-card.ts";
import { TraumaCharacterSheet } from "./sheets/character-sheet.ts";
import { checkCardRenderer } from "./sheets/check-card.ts";
import { TraumaItemSheet } from "./sheets/item-sheet.ts";
import { restCardRenderer } from "./sheets/rest-card.ts";
import { TraumaSleepRoll } from "./sheets/rest-roll.ts";
import { TRAUMA_STATUSES } from "./statuses.ts";
import { TRAUMA_USES } from "./use-item.ts";
import { followVitals } from "./vitals-hooks.ts";

/** What Trauma brings to the table. */
export const trauma: RuleBook = {
  id: "trauma",
  models: MODELS,
  trackable: {
    traumaCharacter: {
      // Hit points are for what has no parts; those of a body are worked out.
      bar: ["op", "pain", "hp"],
      value: ["ac.value", "speed.value", "attention.value"],
    },
  },
  tokens: {
    traumaCharacter: {
      role: "character",
      opponent: { path: "allegiance", value: "opponent" },
      bars: (read) => (read("body.kind") === "plain" ? ["hp"] : ["op", "pain"]),
    },
  },
  statuses: TRAUMA_STATUSES,
  artwork: TRAUMA_ARTWORK,
  rolls: [...TRAUMA_ROLLS, TraumaSleepRoll],
  dice: [],
  sheets: [
    {
      documents: "Actor",
      types: ["traumaCharacter"],
      sheet: TraumaCharacterSheet,
      label: "QUARTET.Trauma.Sheet.Character",
    },
    {
      documents: "Item",
      types: Object.keys(MODELS.Item),
      sheet: TraumaItemSheet,
      label: "QUARTET.Trauma.Item.Sheet",
    },
  ],
  cards: {
    traumaCheck: checkCardRenderer,
    traumaAttack: attackCardRenderer,
    traumaClaim: claimCard,
    traumaRest: restCardRenderer,
  },
  itemUses: TRAUMA_USES,
  actorChecks: { traumaCharacter: checkById },
  actions: { traumaCharacter: TRAUMA_ACTIONS },
  results: TRAUMA_RESULTS,
  commands: [traumaCommand],
  combat: orderRules,
  desk: traumaDesk,
  mainPath: traumaMainPath,
  api: traumaApi,
  partials: TRAUMA_PARTIALS,

  registerSettings() {
    registerSwitchesMenu(TRAUMA_SWITCHES, "fa-solid fa-heart-pulse");
  },

  onReady() {
    followVitals();
    followFights();
  },
};
