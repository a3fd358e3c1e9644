import { allReceipts } from "../../core/contest/changes.ts";
import { reader } from "../../core/i18n/language.ts";
import type { DropRules } from "../../core/sheets/drops.ts";
import type { ItemFacts } from "../../core/sheets/item-facts.ts";
import type { HelixCharacterModel } from "../data/character.ts";
import { restActor, resterOf } from "../rolls/rest.ts";
import { buildSpell } from "../rolls/start-weaving.ts";
import type { HitLocation } from "../rules/hit-location.ts";
import { HelixActorSheet } from "./actor-sheet.ts";
import { awardExperience } from "./award-dialog.ts";
import { bodyView } from "./body-view.ts";
import { attributeRows, opponentsView } from "./character-view.ts";
import { HelixCreationApp } from "./creation-app.ts";
import { finishCreation, type Raise, raiseValue } from "./experience.ts";
import { armourRows, skillRows, spellRows, weaponRows } from "./item-rows.ts";
import { lastHit } from "./last-hit.ts";
import { type LedgerFacts, ledgerView } from "./ledger-view.ts";
import { RestDialog } from "./rest-dialog.ts";

const TEMPLATES = "systems/quartet/templates/helix/character";

/** The sheet of a character of HELIX. */
export class HelixCharacterSheet extends HelixActorSheet {
  static override DEFAULT_OPTIONS: foundry.applications.api.DocumentSheetV2.DefaultOptions = {
    actions: {
      rest: HelixCharacterSheet.onRest,
      buildSpell: HelixCharacterSheet.onBuildSpell,
      create: HelixCharacterSheet.onCreate,
      finishCreation: HelixCharacterSheet.onFinishCreation,
      raise: HelixCharacterSheet.onRaise,
      award: HelixCharacterSheet.onAward,
    },
  };

  static override PARTS = {
    header: { template: `${TEMPLATES}/header.hbs` },
    tabs: { template: "templates/generic/tab-navigation.hbs" },
    abilities: { template: `${TEMPLATES}/abilities.hbs`, scrollable: [""] },
    equipment: { template: `${TEMPLATES}/equipment.hbs`, scrollable: [""] },
    magic: { template: `${TEMPLATES}/magic.hbs`, scrollable: [""] },
    experience: { template: `${TEMPLATES}/experience.hbs`, scrollable: [""] },
    story: { template: "systems/quartet/templates/core/actor/story.hbs", scrollable: [""] },
  };

  static override TABS = {
    primary: {
      tabs: [
        { id: "abilities", icon: "fa-solid fa-dice" },
        { id: "equipment", icon: "fa-solid fa-shield-halved" },
        { id: "magic", icon: "fa-solid fa-wand-sparkles" },
        { id: "experience", icon: "fa-solid fa-star" },
        { id: "story", icon: "fa-solid fa-feather" },
      ],
      initial: "abilities",
      labelPrefix: "QUARTET.Tab",
    },
  };

  protected readonly drops: DropRules = {
    accepts: ["helixSkill", "helixWeapon", "helixArmor", "helixSpell"],
    carried: ["helixWeapon", "helixArmor"],
    counted: [],
  };

  private get model(): HelixCharacterModel {
    return this.quartetActor.system as unknown as HelixCharacterModel;
  }

  protected override async _prepareContext(options: never): Promise<never> {
    const context = await super._prepareContext(options);
    const here = reader();
    const { model } = this;
    const items = this.itemFacts();
    return {
      ...(context as object),
      ...(await this.baseContext()),
      isGameMaster: game.user.isGM,
      lp: model.lp,
      mp: model.mp,
      attributes: attributeRows(model.values, here),
      opponents: opponentsView(model.opponents, here),
      skills: skillRows(items, here),
      weapons: weaponRows(items, model.scale, here),
      armor: armourRows(items, here),
      body: bodyView(model.armour, here, this.wounded()),
      spells: spellRows(items, model.mp.value, here),
      ledger: ledgerView(this.ledger(items), here),
    } as never;
  }

  /** The part that was hit last, until all life points are back. */
  private wounded(): HitLocation | null {
    const { value, max = 0 } = this.model.lp as { value: number; max?: number };
    if (value >= max) return null;
    const receipts = allReceipts(this.quartetActor);
    return lastHit(receipts, (id) => game.messages.get(id)?.timestamp ?? 0);
  }

  private ledger(items: readonly ItemFacts[]): LedgerFacts {
    const { values, ep } = this.model;
    const skills = items.filter(({ type }) => type === "helixSkill");
    return { attributes: values, skills, ...ep };
  }

  private static async onRest(this: HelixCharacterSheet): Promise<void> {
    const wish = await new RestDialog(resterOf(this.quartetActor)).ask();
    if (wish) await restActor(this.quartetActor, wish);
  }

  private static async onBuildSpell(this: HelixCharacterSheet): Promise<void> {
    await buildSpell(this.quartetActor);
  }

  private static async onCreate(this: HelixCharacterSheet): Promise<void> {
    await HelixCreationApp.open(this.quartetActor);
  }

  private static async onFinishCreation(this: HelixCharacterSheet): Promise<void> {
    await finishCreation(this.quartetActor, this.ledger(this.itemFacts()));
  }

  private static async onRaise(
    this: HelixCharacterSheet,
    _event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    const { kind, id = "" } = target.dataset;
    await raiseValue(this.quartetActor, { kind: kind as Raise["kind"], id });
  }

  private static async onAward(this: HelixCharacterSheet): Promise<void> {
    await awardExperience();
  }
}
