import type { RuleBook } from "../core/rule-book.ts";
import { RPS_CHARACTER_ACTIONS, RPS_VEHICLE_ACTIONS } from "./actions.ts";
import { rpsApi } from "./api.ts";
import { RPS_ARTWORK } from "./artwork.ts";
import { rpsInitiative } from "./battle/initiative.ts";
import { battleRules } from "./battle/panel.ts";
import { registerBattle } from "./battle/register.ts";
import { rpsContests } from "./contest/index.ts";
import { registerOthersShots } from "./contest/others-shots.ts";
import { MODELS } from "./data/models.ts";
import { rpsDesk } from "./desk/rules.ts";
import { explosionCardRenderer } from "./explosion/card.ts";
import { registerExplosions } from "./explosion/register.ts";
import { rpsMainPath } from "./main-path.ts";
import { RPS_PARTIALS } from "./partials.ts";
import { RPS_RESULTS } from "./results.ts";
import { rpsCommand } from "./rolls/chat-command.ts";
import { RPS_ROLLS } from "./rolls/rps-rolls.ts";
import { checkValue } from "./rolls/start-check.ts";
import { registerNames } from "./settings/names.ts";
import { registerRules } from "./settings/rules.ts";
import { registerRulesMenu } from "./settings/rules-app.ts";
import { RpsCharacterSheet } from "./sheets/character-sheet.ts";
import { checkCardRenderer } from "./sheets/check-card.ts";
import { RpsItemSheet } from "./sheets/item-sheet.ts";
import { registerTargets } from "./sheets/range.ts";
import { RpsVehicleSheet } from "./sheets/vehicle-sheet.ts";
import { RPS_STATUSES } from "./statuses.ts";
import { RPS_USES } from "./use-item.ts";

/** What RPS brings to the table. */
export const rps: RuleBook = {
  id: "rps",
  models: MODELS,
  trackable: {
    rpsCharacter: { bar: ["reserve", "shock"], value: ["blood.value", "level", "tk"] },
    rpsVehicle: { bar: ["structure"], value: ["shell"] },
  },
  tokens: {
    rpsCharacter: { role: "character", opponent: { path: "isNpc", value: true } },
    rpsVehicle: { role: "thing" },
  },
  statuses: RPS_STATUSES,
  artwork: RPS_ARTWORK,
  rolls: RPS_ROLLS,
  dice: [],
  sheets: [
    {
      documents: "Actor",
      types: ["rpsCharacter"],
      sheet: RpsCharacterSheet,
      label: "QUARTET.Rps.Sheet.Character",
    },
    {
      documents: "Actor",
      types: ["rpsVehicle"],
      sheet: RpsVehicleSheet,
      label: "QUARTET.Rps.Vehicle.Sheet",
    },
    {
      documents: "Item",
      types: Object.keys(MODELS.Item),
      sheet: RpsItemSheet,
      label: "QUARTET.Rps.Item.Sheet",
    },
  ],
  cards: { rpsCheck: checkCardRenderer, rpsExplosion: explosionCardRenderer },
  itemUses: RPS_USES,
  actorChecks: { rpsCharacter: checkValue },
  actions: { rpsCharacter: RPS_CHARACTER_ACTIONS, rpsVehicle: RPS_VEHICLE_ACTIONS },
  results: RPS_RESULTS,
  commands: [rpsCommand],
  contests: rpsContests,
  desk: rpsDesk,
  combat: battleRules,
  initiative: { rpsCharacter: rpsInitiative },
  mainPath: rpsMainPath,
  api: rpsApi,
  partials: RPS_PARTIALS,

  registerSettings() {
    registerRules();
    registerNames();
    registerRulesMenu();
    registerExplosions();
    registerTargets();
  },

  onReady() {
    registerBattle();
    registerOthersShots();
  },
};
