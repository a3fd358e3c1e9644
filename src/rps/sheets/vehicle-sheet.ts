import type { QuartetActor } from "../../core/documents/actor.ts";
import { type Reader, reader } from "../../core/i18n/language.ts";
import { readerWord, type TranslatedName } from "../../core/i18n/translations.ts";
import { changedControl } from "../../core/sheets/changed-data.ts";
import type { DropRules } from "../../core/sheets/drops.ts";
import type { RpsVehicleModel } from "../data/vehicle.ts";
import type { CrewRole } from "../rules/vehicles.ts";
import { RpsActorSheet } from "./actor-sheet.ts";
import { notationChange } from "./item-sheet-fields.ts";
import { targetsOf } from "./range.ts";
import { changeCrew, comeAboard, crewName, crewOf, leaveVehicle } from "./vehicle-crew.ts";
import {
  type CrewFacts,
  crewRows,
  mountedRows,
  type VehicleFacts,
  vehicleRemarks,
  vehicleView,
  weaponsAboard,
} from "./vehicle-view.ts";

const TEMPLATES = "systems/quartet/templates/rps/vehicle";
/** Short texts that packs bring in every language. */
const WORDS = ["consumption", "tank", "agility", "injuries"] as const;
const SPEEDS = ["acceleration", "cruising", "maximum"] as const;

/** The sheet of a vehicle: what it can do, who is aboard, and what they fire. RPS [130–140] */
export class RpsVehicleSheet extends RpsActorSheet {
  static override DEFAULT_OPTIONS: foundry.applications.api.DocumentSheetV2.DefaultOptions = {
    position: { width: 640, height: 700 },
    actions: {
      suggestStructure: RpsVehicleSheet.onSuggestStructure,
      openCrew: RpsVehicleSheet.onOpenCrew,
      leave: RpsVehicleSheet.onLeave,
    },
  };

  static override PARTS = {
    header: { template: `${TEMPLATES}/header.hbs` },
    tabs: { template: "templates/generic/tab-navigation.hbs" },
    vehicle: { template: `${TEMPLATES}/vehicle.hbs`, scrollable: [""] },
    story: { template: "systems/quartet/templates/core/actor/story.hbs", scrollable: [""] },
  };

  static override TABS = {
    primary: {
      tabs: [
        { id: "vehicle", icon: "fa-solid fa-car-side" },
        { id: "story", icon: "fa-solid fa-feather" },
      ],
      initial: "vehicle",
      labelPrefix: "QUARTET.Tab",
    },
  };

  protected readonly drops: DropRules = {
    accepts: ["rpsMeleeWeapon", "rpsRangedWeapon", "rpsExplosive"],
    carried: ["rpsMeleeWeapon", "rpsRangedWeapon", "rpsExplosive"],
    counted: [],
  };

  private get model(): RpsVehicleModel {
    return this.quartetActor.system as unknown as RpsVehicleModel;
  }

  protected override async _prepareContext(options: never): Promise<never> {
    const context = await super._prepareContext(options);
    const here = reader();
    const items = this.itemFacts();
    const weapons = weaponsAboard(items, here);
    const crew = this.crewFacts();
    const facts = this.facts();
    return {
      ...(context as object),
      ...(await this.baseContext()),
      system: this.model,
      structure: facts.structure,
      words: this.words(),
      vehicle: vehicleView(facts, here),
      crew: crewRows(crew, weapons, here),
      weapons: mountedRows(items, crew, targetsOf(this.quartetActor), here),
      remarks: vehicleRemarks(facts, weapons, crew.length, here),
      aboard: this.aboardText(crew, here),
    } as never;
  }

  private aboardText({ length }: readonly CrewFacts[], here: Reader): string {
    return length === 0 ? "" : here.plural("QUARTET.Rps.Vehicle.Aboard", length);
  }

  /** A short text as this reader knows it. @param field What it is called in `words`. */
  private word(field: string, text: string): string {
    const translations = this.model.translations as TranslatedName["translations"];
    return readerWord(field, text, translations, game.i18n.lang);
  }

  private words(): Record<string, string> {
    return Object.fromEntries(WORDS.map((field) => [field, this.word(field, this.model[field])]));
  }

  private facts(): VehicleFacts {
    const { size, seats, speed, consumption, tank, load, tiring, shell } = this.model;
    const { shellCovers, mass, structure, agility, animate } = this.model;
    // A dot would open a level below, so that the words of speeds have a dash.
    const speeds = SPEEDS.map((id) => [id, this.word(`speed-${id}`, speed[id])]);
    return {
      ...{
        size,
        seats,
        consumption,
        tank,
        load,
        tiring,
        shell,
        shellCovers,
        mass,
        agility,
        animate,
      },
      structure: { value: structure.value, max: structure.max },
      speed: Object.fromEntries(speeds) as unknown as VehicleFacts["speed"],
    };
  }

  private crewFacts(): CrewFacts[] {
    return crewOf(this.quartetActor).map((member) => ({
      ...member.entry,
      name: crewName(member),
      img: member.actor?.img ?? Actor.DEFAULT_ICON,
    }));
  }

  protected override _processFormData(
    event: SubmitEvent | null,
    form: HTMLFormElement,
    formData: foundry.applications.ux.FormDataExtended,
  ): object {
    const control = changedControl(event);
    if (!control) return super._processFormData(event, form, formData);
    const { member } = control.closest<HTMLElement>("[data-member]")?.dataset ?? {};
    if (member !== undefined) {
      void this.changeMember(member, control);
      return {};
    }
    const special = notationChange(control, form, this.actor._source);
    if (special) return foundry.utils.expandObject(special) as object;
    return super._processFormData(event, form, formData);
  }

  private changeMember(actor: string, { dataset, value }: HTMLInputElement): Promise<void> {
    const change = dataset.field === "role" ? { role: value as CrewRole } : { station: value };
    return changeCrew(this.quartetActor, actor, change);
  }

  /** A character that is dropped on the sheet comes aboard. */
  protected override async _onDropActor(_event: DragEvent, actor: never): Promise<null> {
    await comeAboard(this.quartetActor, actor as QuartetActor);
    return null;
  }

  private static async onSuggestStructure(
    this: RpsVehicleSheet,
    _event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    const max = Number(target.dataset.structure);
    if (max > 0) await this.actor.update({ "system.structure.max": max } as never);
  }

  private static async onOpenCrew(
    this: RpsVehicleSheet,
    _event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    await this.memberOf(target)?.sheet?.render({ force: true } as never);
  }

  private static async onLeave(
    this: RpsVehicleSheet,
    _event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    const { member } = target.closest<HTMLElement>("[data-member]")?.dataset ?? {};
    if (member) await leaveVehicle(this.quartetActor, member);
  }

  /** The actor of a row, if this user may open its sheet. */
  private memberOf(control: HTMLElement): QuartetActor | null {
    const { member } = control.closest<HTMLElement>("[data-member]")?.dataset ?? {};
    const found = crewOf(this.quartetActor).find(({ entry }) => entry.actor === member)?.actor;
    return found?.visible ? found : null;
  }
}
