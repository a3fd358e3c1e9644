import { ChainDie } from "../core/dice/chain-die.ts";
import type { RuleBook } from "../core/rule-book.ts";
import { registerSwitchesMenu } from "../core/settings/rule-switches-app.ts";
import { registerSettingsMenu } from "../core/settings/setting.ts";
import { NOPPA_ACTIONS } from "./actions.ts";
import { noppaApi } from "./api.ts";
import { NOPPA_ARTWORK } from "./artwork.ts";
import { MODELS } from "./data/models.ts";
import { noppaDesk } from "./desk/rules.ts";
import { noppaMainPath } from "./main-path.ts";
import { NOPPA_RESULTS } from "./results.ts";
import { noppaCommand } from "./rolls/chat-command.ts";
import { judgeChangedMessage, judgeNewMessage } from "./rolls/hidden-check.ts";
import { NoppaRoll } from "./rolls/noppa-roll.ts";
import { checkSkill, rollSkill, rollWeapon } from "./rolls/start-check.ts";
import { registerAttributes } from "./settings/attributes.ts";
import { NoppaAttributesApp } from "./settings/attributes-app.ts";
import { registerHiddenDifficulty } from "./settings/hidden-difficulty.ts";
import { NOPPA_SWITCHES } from "./settings/switches.ts";
import { NoppaCharacterSheet } from "./sheets/character-sheet.ts";
import { checkCardRenderer } from "./sheets/check-card.ts";
import { comparisonCardRenderer } from "./sheets/comparison-card.ts";
import { NoppaItemSheet } from "./sheets/item-sheet.ts";
import { NOPPA_STATUSES } from "./statuses.ts";

/** What Noppajärjestelmä brings to the table. */
export const noppa: RuleBook = {
  id: "noppa",
  models: MODELS,
  trackable: { noppaCharacter: { bar: ["sisu"], value: [] } },
  tokens: { noppaCharacter: { role: "character" } },
  statuses: NOPPA_STATUSES,
  artwork: NOPPA_ARTWORK,
  rolls: [NoppaRoll],
  dice: [ChainDie],
  sheets: [
    {
      documents: "Actor",
      types: ["noppaCharacter"],
      sheet: NoppaCharacterSheet,
      label: "QUARTET.Noppa.Sheet.Character",
    },
    {
      documents: "Item",
      types: Object.keys(MODELS.Item),
      sheet: NoppaItemSheet,
      label: "QUARTET.Noppa.Sheet.Item",
    },
  ],
  cards: { noppaCheck: checkCardRenderer, noppaComparison: comparisonCardRenderer },
  itemUses: { noppaSkill: rollSkill, noppaWeapon: rollWeapon },
  actorChecks: { noppaCharacter: checkSkill },
  actions: { noppaCharacter: NOPPA_ACTIONS },
  results: NOPPA_RESULTS,
  commands: [noppaCommand],
  desk: noppaDesk,
  mainPath: noppaMainPath,
  api: noppaApi,

  registerSettings() {
    registerAttributes();
    registerHiddenDifficulty();
    registerSwitchesMenu(NOPPA_SWITCHES, "fa-solid fa-dice");
    registerSettingsMenu("noppa.attributesMenu", {
      name: "QUARTET.Noppa.Attributes.Menu",
      label: "QUARTET.Noppa.Attributes.Open",
      hint: "QUARTET.Noppa.Attributes.Hint",
      icon: "fa-solid fa-list-ul",
      type: NoppaAttributesApp,
    });
  },

  onReady() {
    Hooks.on("createChatMessage", (message) => void judgeNewMessage(message));
    Hooks.on("updateChatMessage", (message, changes) => void judgeChangedMessage(message, changes));
  },
};
