import type { QuartetActor } from "../../core/documents/actor.ts";
import { reader } from "../../core/i18n/language.ts";
import { CreationApp } from "../../core/sheets/creation-app.ts";
import type { TraumaCharacterModel } from "../data/character.ts";
import { ABILITIES, type AbilityId } from "../rules/abilities.ts";
import { type CreationDraft, draftOf, finishedValues, giveValue } from "./creation-draft.ts";
import { creationView } from "./creation-view.ts";

const TEMPLATES = "systems/quartet/templates/trauma/creation";
/** The kind of data that a number carries while it is dragged. */
const VALUE = "text/plain";

/** Gives the five numbers of the array to the five abilities (Trauma 003:8-9). Nothing changes before the end. */
export class TraumaCreationApp extends CreationApp<CreationDraft> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-trauma-creation-{id}",
    classes: ["trauma"],
    window: { icon: "fa-solid fa-heart-pulse" },
    position: { width: 600, height: 660 },
  };

  static override PARTS = {
    page: { template: `${TEMPLATES}/page.hbs`, scrollable: [""] },
    footer: { template: `${TEMPLATES}/footer.hbs` },
  };

  protected readonly words = {
    title: "QUARTET.Trauma.Creation.Title",
    finished: "QUARTET.Trauma.Creation.Finished",
  };

  /** Opens the window with what the sheet has. */
  static async open(actor: QuartetActor): Promise<void> {
    const { abilityValues } = actor.system as unknown as TraumaCharacterModel;
    const draft = draftOf(actor.name, abilityValues);
    await new TraumaCreationApp(actor, draft).render({ force: true });
  }

  private get model(): TraumaCharacterModel {
    return this.actor.system as unknown as TraumaCharacterModel;
  }

  protected override async _prepareContext(): Promise<never> {
    const { abilityValues, plan } = this.model;
    return creationView(this.draft, abilityValues, plan, reader()) as never;
  }

  protected override _onChangeForm(formConfig: never, event: Event): void {
    super._onChangeForm(formConfig, event);
    const { name, value } = event.target as HTMLInputElement;
    if (name === "name") this.draft.name = value.trim() || this.draft.name;
    else if (isAbility(name)) giveValue(this.draft, name, value === "" ? null : Number(value));
    else return;
    void this.render();
  }

  protected override async _onFirstRender(context: never, options: never): Promise<void> {
    await super._onFirstRender(context, options);
    const { element } = this;
    element.addEventListener("dragstart", (event) => this.onDragStart(event));
    element.addEventListener("dragover", (event) => this.onDragOver(event));
    element.addEventListener("drop", (event) => void this.onDrop(event));
  }

  private onDragStart(event: DragEvent): void {
    const { value = "" } = closest(event, "[data-value]")?.dataset ?? {};
    event.dataTransfer?.setData(VALUE, value);
  }

  /** A number can be put on an ability, or back among the free ones. */
  private onDragOver(event: DragEvent): void {
    if (closest(event, "[data-slot]")) event.preventDefault();
  }

  private async onDrop(event: DragEvent): Promise<void> {
    const { slot } = closest(event, "[data-slot]")?.dataset ?? {};
    const value = Number(event.dataTransfer?.getData(VALUE) || Number.NaN);
    if (slot === undefined || Number.isNaN(value)) return;
    event.preventDefault();
    if (isAbility(slot)) giveValue(this.draft, slot, value);
    else
      for (const id of ABILITIES) if (this.draft.values[id] === value) this.draft.values[id] = null;
    await this.render();
  }

  protected async save(): Promise<void> {
    const values = finishedValues(this.draft, this.model.abilityValues);
    const abilities = Object.fromEntries(ABILITIES.map((id) => [id, { value: values[id] }]));
    await this.actor.update({ ...this.renamed, system: { abilities, created: true } } as never);
  }
}

function closest(event: Event, selector: string): HTMLElement | null {
  return (event.target as Element).closest<HTMLElement>(selector);
}

function isAbility(id: string | undefined): id is AbilityId {
  return (ABILITIES as readonly (string | undefined)[]).includes(id);
}
