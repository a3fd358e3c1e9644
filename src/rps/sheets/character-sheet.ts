import { reader } from "../../core/i18n/language.ts";
import { readerWord } from "../../core/i18n/translations.ts";
import type { DropRules } from "../../core/sheets/drops.ts";
import type { ItemFacts } from "../../core/sheets/item-facts.ts";
import { skipsDialog } from "../../core/uses.ts";
import { lengthText } from "../battle/panel-view.ts";
import { fightState } from "../battle/state.ts";
import { openBattleOfWills } from "../contest/index.ts";
import type { RpsCharacterModel } from "../data/character.ts";
import { rpsSettings } from "../settings/rules.ts";
import { RpsActorSheet } from "./actor-sheet.ts";
import { shockView } from "./character-shock.ts";
import {
  attributeRows,
  initiativeView,
  knownRace,
  levelChoices,
  raceChoices,
  roleText,
  speedRows,
} from "./character-view.ts";
import { remarksView, type SheetFacts } from "./character-warnings.ts";
import { RpsCreationApp } from "./creation-app.ts";
import { fightOf } from "./fight-of.ts";
import {
  armourRows,
  explosiveRows,
  shieldRows,
  weaponRows,
  weightInHand,
  withDistances,
} from "./gear-rows.ts";
import { bonusRows, magicRemarks, skillRows, spellRows } from "./item-rows.ts";
import { targetsOf } from "./range.ts";
import { reserveView } from "./reserve-view.ts";
import { openRest } from "./rest-dialog.ts";

const TEMPLATES = "systems/quartet/templates/rps/character";
/** Short texts of a character that packs bring in every language. */
const WORDS = ["concept", "injuries", "gear", "spellbook"] as const;

/** The sheet of a character of RPS. */
export class RpsCharacterSheet extends RpsActorSheet {
  static override DEFAULT_OPTIONS: foundry.applications.api.DocumentSheetV2.DefaultOptions = {
    actions: {
      rollAttribute: RpsCharacterSheet.onRollAttribute,
      rest: RpsCharacterSheet.onRest,
      wills: RpsCharacterSheet.onWills,
      create: RpsCharacterSheet.onCreate,
      finishCreation: RpsCharacterSheet.onFinishCreation,
    },
  };

  static override PARTS = {
    header: { template: `${TEMPLATES}/header.hbs` },
    tabs: { template: "templates/generic/tab-navigation.hbs" },
    abilities: { template: `${TEMPLATES}/abilities.hbs`, scrollable: [""] },
    combat: { template: `${TEMPLATES}/combat.hbs`, scrollable: [""] },
    magic: { template: `${TEMPLATES}/magic.hbs`, scrollable: [""] },
    story: { template: "systems/quartet/templates/core/actor/story.hbs", scrollable: [""] },
  };

  static override TABS = {
    primary: {
      tabs: [
        { id: "abilities", icon: "fa-solid fa-dice" },
        { id: "combat", icon: "fa-solid fa-shield-halved" },
        { id: "magic", icon: "fa-solid fa-wand-sparkles" },
        { id: "story", icon: "fa-solid fa-feather" },
      ],
      initial: "abilities",
      labelPrefix: "QUARTET.Tab",
    },
  };

  protected readonly drops: DropRules = {
    accepts: [
      "rpsSkill",
      "rpsBonus",
      "rpsMeleeWeapon",
      "rpsRangedWeapon",
      "rpsArmor",
      "rpsShield",
      "rpsExplosive",
      "rpsSpell",
    ],
    carried: ["rpsMeleeWeapon", "rpsRangedWeapon", "rpsArmor", "rpsShield", "rpsExplosive"],
    counted: [],
  };

  private get model(): RpsCharacterModel {
    return this.quartetActor.system as unknown as RpsCharacterModel;
  }

  /** The tab is there in worlds with magic, and for spells that somebody has all the same. */
  private get hasMagic(): boolean {
    return rpsSettings().magic || this.actor.items.some(({ type }) => type === "rpsSpell");
  }

  protected override async _prepareContext(options: never): Promise<never> {
    const context = await super._prepareContext(options);
    if (!this.hasMagic && this.tabGroups.primary === "magic") this.tabGroups.primary = "abilities";
    const { tabs, ...base } = await this.baseContext();
    const shown = Object.entries(tabs).filter(([id]) => id !== "magic" || this.hasMagic);
    return {
      ...(context as object),
      ...base,
      tabs: Object.fromEntries(shown),
      system: this.model,
      words: this.words(),
      ...this.people(),
      ...this.lists(this.itemFacts()),
    } as never;
  }

  /** Short texts as this reader knows them. */
  private words(): Record<string, string> {
    const { model } = this;
    const { lang } = game.i18n;
    const texts = WORDS.map((field) => [
      field,
      readerWord(field, model[field], model.translations as never, lang),
    ]);
    return Object.fromEntries(texts);
  }

  /** What the character is by itself. */
  private people() {
    const { model } = this;
    const [here, settings] = [reader(), rpsSettings()];
    const fight = fightOf(this.quartetActor);
    const { roundLength: length, lengthWords } = fight
      ? fightState(fight)
      : { roundLength: settings.roundLength, lengthWords: "" };
    return {
      roleText: roleText(model.race, model.level, model.tk, here),
      races: raceChoices(model.race, settings, here),
      levels: levelChoices(model.level, here),
      tks: levelChoices(model.tk, here),
      reserve: reserveView(model.reserve.value, model.level, settings, here),
      shock: shockView(model.shock.value, model.blood.value, settings, here),
      attributes: attributeRows(model.scores, settings, knownRace(model.race, settings), here),
      speeds: speedRows(model.speed, length, here),
      lengthText: lengthText({ length, lengthWords }, here),
    };
  }

  /** What the character has. */
  private lists(items: readonly ItemFacts[]) {
    const { model, fight } = this;
    const [here, settings] = [reader(), rpsSettings()];
    const reserve = { value: model.reserve.value, limit: model.gauge.limit };
    const ranged = weaponRows(items, "rpsRangedWeapon", fight, settings, here);
    return {
      skills: skillRows(items, reserve, settings, here),
      bonuses: bonusRows(items, settings, here),
      melee: weaponRows(items, "rpsMeleeWeapon", fight, settings, here),
      ranged: withDistances(ranged, targetsOf(this.quartetActor), here),
      shields: shieldRows(items, fight, settings, here),
      armor: armourRows(items, here),
      explosives: explosiveRows(items, here),
      initiative: initiativeView(model.initiative, weightInHand(items, fight), here),
      hasMagic: this.hasMagic,
      canFightWills: settings.magic,
      spells: spellRows(items, model.scores, settings, here),
      magicRemarks: magicRemarks(model.scores, model.spellbook, settings, here),
      remarks: remarksView(this.facts(), items, settings, here),
    };
  }

  private facts(): SheetFacts {
    const { concept, isNpc, race, level, scores, tk, speed, created } = this.model;
    return { concept, isNpc, race, level, scores, tk, speed, created };
  }

  private static async onRollAttribute(
    this: RpsCharacterSheet,
    event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    const skipDialog = skipsDialog(event);
    await this.quartetActor.check(target.dataset.id ?? "", { skipDialog });
  }

  private static async onRest(this: RpsCharacterSheet): Promise<void> {
    await openRest(this.quartetActor);
  }

  private static async onWills(this: RpsCharacterSheet, event: PointerEvent): Promise<void> {
    await openBattleOfWills(this.quartetActor, { skipDialog: skipsDialog(event) });
  }

  private static async onCreate(this: RpsCharacterSheet): Promise<void> {
    await RpsCreationApp.open(this.quartetActor);
  }

  /** From now on numbers of skills and their balance are not asked for any more. */
  private static async onFinishCreation(this: RpsCharacterSheet): Promise<void> {
    await this.quartetActor.update({ "system.created": true } as never);
  }
}
