import type { Document } from "../../common/abstract/document.ts";
import { setFormulaEvaluator } from "../../common/data/fields/change.ts";
import type { Data } from "../../common/types.ts";
import { CONFIG, type Config, game, generation } from "../globals.ts";
import { strict } from "../strict.ts";
import { ActiveEffect } from "./active-effect.ts";
import { Actor } from "./actor.ts";
import { ActorDelta } from "./actor-delta.ts";
import { Adventure } from "./adventure.ts";
import * as collections from "./collections/index.ts";
import { Combat } from "./combat.ts";
import { COMBAT_SETTING } from "./combat-settings.ts";
import { Combatant } from "./combatant.ts";
import type { DocumentConfig, StatusEffects } from "./config-types.ts";
import { Folder } from "./folder.ts";
import { Item } from "./item.ts";
import { JournalEntry } from "./journal-entry.ts";
import { JournalEntryPage } from "./journal-entry-page.ts";
import { Macro } from "./macro.ts";
import { RegionDocument } from "./region.ts";
import { Scene } from "./scene.ts";
import { Setting } from "./setting.ts";
import { defaultStatuses, SPECIAL_STATUSES, statusRecord } from "./status-list.ts";
import { TokenDocument } from "./token.ts";
import { User } from "./user.ts";

/** Class, collection and Font Awesome icon of each kind of document. */
const KINDS = {
  ActiveEffect: [ActiveEffect, null, "fa-person-rays"],
  Actor: [Actor, collections.Actors, "fa-user"],
  ActorDelta: [ActorDelta, null, "fa-user"],
  Adventure: [Adventure, null, "fa-compass"],
  Combat: [Combat, collections.CombatEncounters, "fa-hand-fist"],
  Combatant: [Combatant, null, "fa-user"],
  Folder: [Folder, collections.Folders, "fa-folder"],
  Item: [Item, collections.Items, "fa-suitcase"],
  JournalEntry: [JournalEntry, collections.Journal, "fa-book-open"],
  JournalEntryPage: [JournalEntryPage, null, "fa-file-lines"],
  Macro: [Macro, collections.Macros, "fa-code"],
  Region: [RegionDocument, null, "fa-draw-polygon"],
  Scene: [Scene, collections.Scenes, "fa-map"],
  Setting: [Setting, collections.WorldSettings, "fa-gear"],
  Token: [TokenDocument, null, "fa-circle-user"],
  User: [User, collections.Users, "fa-user"],
} as const;

/** Members of an entry that only some kinds have. */
const OPTIONAL = [
  "collection",
  "defaultType",
  "trackableAttributes",
  "initiative",
  "changeTypes",
  "phases",
  "movement",
];

/** Fills the entries of documents, and the statuses. ChatMessage is filled with the dice. */
export function configure(config: Config): void {
  for (const [name, [cls, collection, icon]] of Object.entries(KINDS)) {
    const entry: DocumentConfig = {
      documentClass: cls as unknown as typeof Document,
      ...(collection && { collection: collection as never }),
      dataModels: {},
      typeLabels: {},
      typeIcons: {},
      sheetClasses: {},
      sidebarIcon: `fa-solid ${icon}`,
      compendiumIndexFields: [],
      ...extras(name),
    };
    (config as unknown as Record<string, DocumentConfig>)[name] = strict(`CONFIG.${name}`, entry, [
      ...OPTIONAL,
      "legacyTransferral",
    ]);
  }
  setFormulaEvaluator(evaluateWithoutChance);
  config.specialStatusEffects = { ...SPECIAL_STATUSES };
  configureStatuses(config);
}

/** A number that an active effect gives as a formula; not a number if the formula has dice. */
function evaluateWithoutChance(formula: string, data: Data): number {
  const cls = CONFIG.Dice.rolls[0]!;
  if (!cls.validate(cls.replaceFormulaData(formula, data, { missing: "0" }))) return Number.NaN;
  const roll = cls.create(formula, data);
  return roll.isDeterministic ? (roll.evaluateSync().total ?? Number.NaN) : Number.NaN;
}

function extras(name: string): Record<string, unknown> {
  if (name === "Actor") return { trackableAttributes: {} };
  if (name === "Combat")
    return {
      initiative: { formula: null, decimals: 2 },
      initiativeIcon: { icon: "icons/svg/d20.svg", hover: "icons/svg/d20.svg" },
    };
  // Two ways of moving are enough: one that crosses what lies between, and one that does not.
  if (name === "Token")
    return { movement: { actions: { walk: { teleport: false }, blink: { teleport: true } } } };
  if (name === "ActiveEffect" && generation() >= 14)
    return {
      changeTypes: {},
      phases: {
        initial: { label: "BENCH.Documents.PhaseInitial", hint: "" },
        final: { label: "BENCH.Documents.PhaseFinal", hint: "" },
      },
      expiryAction: "update",
    };
  return {};
}

/** On generation 14 an array that is assigned becomes a record too. */
function configureStatuses(config: Config): void {
  let statuses: StatusEffects = defaultStatuses();
  if (generation() < 14) {
    const value = { value: statuses, configurable: true, enumerable: true, writable: true };
    Object.defineProperty(config, "statusEffects", value);
    return;
  }
  statuses = statusRecord(statuses as never);
  Object.defineProperty(config, "statusEffects", {
    configurable: true,
    enumerable: true,
    get: () => statuses,
    set: (value: StatusEffects) => {
      statuses = statusRecord(Object.values(value));
    },
  });
}

/** The settings in `core` of documents. */
export function registerSettings(): void {
  game.settings.register("core", COMBAT_SETTING, {
    scope: "world",
    config: false,
    type: Object,
    default: { resource: "", skipDefeated: false },
    onChange: () => game.combats?.render(),
  });
  game.settings.register("core", "compendiumConfiguration", {
    scope: "world",
    config: false,
    type: Object,
    default: {},
    onChange: () => {
      for (const pack of game.packs ?? []) pack.render();
    },
  });
}

/** Gives every sub-type its label key `TYPES.<Document>.<type>`, unless it has one. For i18nInit. */
export function labelTypes(config: Config): void {
  for (const name of Object.keys(KINDS)) {
    const entry = (config as unknown as Record<string, DocumentConfig>)[name]!;
    for (const type of entry.documentClass.TYPES ?? [])
      entry.typeLabels[type] ??= `TYPES.${name}.${type}`;
  }
}
