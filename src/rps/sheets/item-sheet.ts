import type { QuartetActor } from "../../core/documents/actor.ts";
import { type Reader, reader } from "../../core/i18n/language.ts";
import { inTurn } from "../../core/in-turn.ts";
import { changedControl, typedNumber } from "../../core/sheets/changed-data.ts";
import { QuartetItemSheet } from "../../core/sheets/item-sheet.ts";
import { fightState } from "../battle/state.ts";
import type { Explosive } from "../explosion/explosive.ts";
import { explosiveOf } from "../explosion/explosive.ts";
import { openExplosion } from "../explosion/start-explosion.ts";
import { rpsModel } from "../rolls/values.ts";
import type { RoundLength } from "../rules/world.ts";
import { rpsSettings } from "../settings/rules.ts";
import { fightOf } from "./fight-of.ts";
import { notationChange, plainNumber } from "./item-sheet-fields.ts";
import { knownSkills, skillGroups } from "./item-sheet-skills.ts";
import { bonusView, explosionView, skillView } from "./item-sheet-view.ts";
import { itemWarnings, warningLines } from "./item-sheet-warnings.ts";
import { followTargets, targetsOf, unfollowTargets } from "./range.ts";
import { rangeLines } from "./range-view.ts";
import { crewOf } from "./vehicle-crew.ts";
import { type RangedFacts, rangedView, weaponView } from "./weapon-view.ts";

const TEMPLATES = "systems/quartet/templates/rps/item";
/** Short texts that packs bring in every language. */
const WORDS = ["condition", "otherText", "restrictions", "ammunitionType"] as const;

type System = Readonly<Record<string, unknown>>;
interface Specialisation {
  id: string;
  name: string;
  value: number;
}

/** The sheet of everything that a character or a vehicle of RPS has. */
export class RpsItemSheet extends QuartetItemSheet {
  static override DEFAULT_OPTIONS: foundry.applications.api.DocumentSheetV2.DefaultOptions = {
    classes: ["rps"],
    position: { width: 560, height: 640 },
    actions: {
      addSpecialisation: RpsItemSheet.onAddSpecialisation,
      removeSpecialisation: RpsItemSheet.onRemoveSpecialisation,
      reload: RpsItemSheet.onReload,
      explode: RpsItemSheet.onExplode,
    },
  };

  static override PARTS = {
    header: { template: "systems/quartet/templates/core/item/header.hbs" },
    details: { template: `${TEMPLATES}/details.hbs`, scrollable: [""] },
  };

  private get system(): System {
    return this.quartetItem.system as unknown as System;
  }

  private get owner(): QuartetActor | null {
    return this.item.actor as QuartetActor | null;
  }

  protected override async _prepareContext(options: never): Promise<never> {
    const context = await super._prepareContext(options);
    const { system } = this;
    const type = this.item.type as string;
    const here = reader();
    return {
      ...(context as object),
      ...(await this.baseContext()),
      is: { [type]: true },
      isOwner: this.quartetItem.isOwner,
      words: this.words(),
      skillGroups: this.skills(here),
      warnings: warningLines(itemWarnings(type, system, this.ownerFacts(), rpsSettings()), here),
      ...this.views(type, here),
    } as never;
  }

  /** What the type of the item brings. */
  private views(type: string, here: Reader) {
    const { system } = this;
    const settings = rpsSettings();
    if (type === "rpsSkill") return { skill: skillView(system, settings, here) };
    if (type === "rpsBonus") return { bonus: bonusView(system, settings, here) };
    if (type === "rpsSpell") return { hours: plainNumber(system.hours as number | null) };
    const explosive = explosiveOf(this.quartetItem);
    return {
      ...(type.endsWith("Weapon") && { weapon: weaponView(type, system as never, here) }),
      ...(type === "rpsRangedWeapon" && this.ranged(here)),
      ...(explosive && this.explosion(explosive, here)),
    };
  }

  private ranged(here: Reader) {
    const weapon = this.system as unknown as RangedFacts;
    return {
      ranged: rangedView(weapon, this.roundLength, here),
      distances: rangeLines(targetsOf(this.owner), weapon.ranges, here),
    };
  }

  /** Of the fight that the owner is in, else the world's. */
  private get roundLength(): RoundLength {
    const fight = this.owner && fightOf(this.owner);
    return fight ? fightState(fight).roundLength : rpsSettings().roundLength;
  }

  private explosion(explosive: Explosive, here: Reader) {
    return { explosion: explosionView(explosive, here) };
  }

  /** Short texts as this reader knows them. */
  private words(): Record<string, string> {
    return Object.fromEntries(WORDS.map((field) => [field, this.word(field)]));
  }

  /** What the item can be used with: its owner's skills first, a vehicle's crew's where it is mounted. */
  private skills(here: Reader) {
    const { owner } = this;
    const actors = owner ? [owner, ...crewOf(owner).flatMap(({ actor }) => actor ?? [])] : [];
    const { skill, skills } = this.system;
    const chosen =
      skill === undefined ? [...((skills ?? []) as Iterable<string>)] : [String(skill)];
    return skillGroups(knownSkills(actors, rpsSettings(), here), chosen, here);
  }

  private ownerFacts() {
    const model = rpsModel(this.owner);
    return model && { level: model.level, isCreated: model.created };
  }

  protected override _processFormData(
    event: SubmitEvent | null,
    form: HTMLFormElement,
    formData: foundry.applications.ux.FormDataExtended,
  ): object {
    const control = changedControl(event);
    if (!control) return super._processFormData(event, form, formData);
    const row = control.closest<HTMLElement>("[data-specialisation]");
    const special = row
      ? this.specialisationChange(control, row.dataset.specialisation ?? "")
      : notationChange(control, form, this.item._source);
    if (special) return foundry.utils.expandObject(special) as object;
    return super._processFormData(event, form, formData);
  }

  private get specialisations(): Specialisation[] {
    const stored = foundry.utils.getProperty(this.item._source, "system.specialisations");
    return foundry.utils.deepClone(stored ?? []) as Specialisation[];
  }

  /** One specialisation of the list: arrays are saved as a whole. */
  private specialisationChange(control: HTMLInputElement, id: string): Record<string, unknown> {
    const all = this.specialisations;
    const one = all.find((entry) => entry.id === id);
    if (!one) return {};
    if (control.dataset.field === "name") one.name = control.value.trim();
    else {
      const value = typedNumber(control, one.value);
      if (value === null) {
        control.value = control.defaultValue;
        return {};
      }
      // A plus here is a sign, not a change of what was there.
      one.value = control.value.trim().startsWith("+") ? value - one.value : value;
    }
    return { "system.specialisations": all };
  }

  protected override async _onFirstRender(context: never, options: never): Promise<void> {
    await super._onFirstRender(context, options);
    if ((this.item.type as string) === "rpsRangedWeapon") followTargets(this);
  }

  protected override _onClose(options: never): void {
    super._onClose(options);
    unfollowTargets(this);
  }

  private static async onAddSpecialisation(this: RpsItemSheet): Promise<void> {
    await inTurn(async () => {
      const name = reader().text("QUARTET.Rps.Item.NewSpecialisation");
      const added = { id: foundry.utils.randomID(), name, value: 0 };
      const all = [...this.specialisations, added];
      await this.item.update({ "system.specialisations": all } as never);
    });
  }

  private static async onRemoveSpecialisation(
    this: RpsItemSheet,
    _event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    const id = target.closest<HTMLElement>("[data-specialisation]")?.dataset.specialisation;
    await inTurn(async () => {
      const left = this.specialisations.filter((one) => one.id !== id);
      await this.item.update({ "system.specialisations": left } as never);
    });
  }

  private static async onReload(this: RpsItemSheet): Promise<void> {
    const max = foundry.utils.getProperty(this.item, "system.ammunition.max");
    await this.item.update({ "system.ammunition.value": max } as never);
  }

  private static async onExplode(this: RpsItemSheet): Promise<void> {
    await openExplosion(this.quartetItem);
  }
}
