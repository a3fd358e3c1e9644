import { ChainDie } from "../core/dice/chain-die.ts";
import type { RuleBook } from "../core/rule-book.ts";
import { registerSwitchesMenu } from "../core/settings/rule-switches-app.ts";
import { HELIX_ACTIONS } from "./actions.ts";
import { helixApi } from "./api.ts";
import { HELIX_ARTWORK } from "./artwork.ts";
import { helixContests } from "./contest/index.ts";
import { MODELS } from "./data/models.ts";
import { helixDesk } from "./desk/rules.ts";
import { helixMainPath } from "./main-path.ts";
import { HELIX_PARTIALS } from "./partials.ts";
import { HELIX_RESULTS } from "./results.ts";
import { helixCommand } from "./rolls/chat-command.ts";
import { HelixRoll } from "./rolls/helix-roll.ts";
import { helixInitiative } from "./rolls/initiative.ts";
import { checkValue, rollSkill } from "./rolls/start-check.ts";
import { weaveSpell } from "./rolls/start-weaving.ts";
import { HELIX_SWITCHES } from "./settings/switches.ts";
import { HelixCharacterSheet } from "./sheets/character-sheet.ts";
import { checkCardRenderer } from "./sheets/check-card.ts";
import { HelixConstructSheet } from "./sheets/construct-sheet.ts";
import { HelixItemSheet } from "./sheets/item-sheet.ts";
import { HELIX_STATUSES } from "./statuses.ts";
import { useWeapon } from "./use-weapon.ts";

const ACTORS = Object.keys(MODELS.Actor);
const forEachActor = <T>(value: T): Record<string, T> =>
  Object.fromEntries(ACTORS.map((type) => [type, value]));

/** What HELIX brings to the table. */
export const helix: RuleBook = {
  id: "helix",
  models: MODELS,
  trackable: {
    helixCharacter: { bar: ["lp", "mp"], value: ["ep.saved", "opponents"] },
    helixVehicle: { bar: ["lp"], value: ["armour"] },
    helixBuilding: { bar: ["lp"], value: ["armour"] },
  },
  tokens: {
    helixCharacter: { role: "character" },
    helixVehicle: { role: "thing" },
    helixBuilding: { role: "thing" },
  },
  statuses: HELIX_STATUSES,
  artwork: HELIX_ARTWORK,
  rolls: [HelixRoll],
  dice: [ChainDie],
  sheets: [
    {
      documents: "Actor",
      types: ["helixCharacter"],
      sheet: HelixCharacterSheet,
      label: "QUARTET.Helix.Sheet.Character",
    },
    {
      documents: "Actor",
      types: ["helixVehicle", "helixBuilding"],
      sheet: HelixConstructSheet,
      label: "QUARTET.Helix.Sheet.Construct",
    },
    {
      documents: "Item",
      types: Object.keys(MODELS.Item),
      sheet: HelixItemSheet,
      label: "QUARTET.Helix.Sheet.Item",
    },
  ],
  cards: { helixCheck: checkCardRenderer },
  itemUses: { helixSkill: rollSkill, helixWeapon: useWeapon, helixSpell: weaveSpell },
  actorChecks: forEachActor(checkValue),
  actions: forEachActor(HELIX_ACTIONS),
  results: HELIX_RESULTS,
  commands: [helixCommand],
  contests: helixContests,
  desk: helixDesk,
  mainPath: helixMainPath,
  api: helixApi,
  initiative: forEachActor(helixInitiative),
  partials: HELIX_PARTIALS,

  registerSettings() {
    registerSwitchesMenu(HELIX_SWITCHES, "fa-solid fa-book-open");
  },
};
