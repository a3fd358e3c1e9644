import type { QuartetActor } from "../../core/documents/actor.ts";
import { reader } from "../../core/i18n/language.ts";
import { CreationApp, typedName } from "../../core/sheets/creation-app.ts";
import type { HelixCharacterModel } from "../data/character.ts";
import type { AttributeId } from "../rules/attributes.ts";
import { CREATION_BUDGET, creationLedger, startingExperience } from "../rules/creation.ts";
import { type KnownSkill, knownSkills, newSkill, saveSkills } from "./creation-skills.ts";
import { CREATION_STEPS, type CreationDraft, creationView, draftBuild } from "./creation-view.ts";

type KnownDraft = CreationDraft & { readonly skills: KnownSkill[] };

const TEMPLATES = "systems/quartet/templates/helix/creation";

/** Leads through the making of a character (HELIX 002:23). Nothing changes before the last page. */
export class HelixCreationApp extends CreationApp<KnownDraft> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-helix-creation-{id}",
    classes: ["helix"],
    window: { icon: "fa-solid fa-feather" },
    actions: {
      stepAttribute: HelixCreationApp.onStepAttribute,
      stepSkill: HelixCreationApp.onStepSkill,
      addSkill: HelixCreationApp.onAddSkill,
    },
  };

  static override PARTS = {
    head: { template: `${TEMPLATES}/head.hbs` },
    page: { template: `${TEMPLATES}/page.hbs`, scrollable: [""] },
    footer: { template: `${TEMPLATES}/footer.hbs` },
  };

  protected override readonly steps = CREATION_STEPS;
  protected readonly words = {
    title: "QUARTET.Helix.Creation.Title",
    finished: "QUARTET.Helix.Creation.Finished",
  };

  /** Opens the window with what the sheet has. */
  static async open(actor: QuartetActor): Promise<void> {
    const { values, ep } = actor.system as unknown as HelixCharacterModel;
    const skills = await knownSkills(actor);
    const budget = CREATION_BUDGET + ep.earned;
    const draft = { step: "name", name: actor.name, attributes: values, skills, budget } as const;
    await new HelixCreationApp(actor, draft).render({ force: true });
  }

  protected override async _prepareContext(): Promise<never> {
    return creationView(this.draft, reader()) as never;
  }

  protected override _onChangeForm(formConfig: never, event: Event): void {
    super._onChangeForm(formConfig, event);
    const { name, value } = event.target as HTMLInputElement;
    if (name === "name") this.draft.name = value.trim() || this.draft.name;
  }

  private static async onStepAttribute(this: HelixCreationApp, _event: Event, target: HTMLElement) {
    const id = target.dataset.id as AttributeId;
    const { attributes } = this.draft;
    attributes[id] = Math.max(attributes[id] + Number(target.dataset.step), 0);
    await this.render();
  }

  private static async onStepSkill(this: HelixCreationApp, _event: Event, target: HTMLElement) {
    const skill = this.draft.skills.find(({ key }) => key === target.dataset.key);
    if (!skill) return;
    skill.value = Math.max(skill.value + Number(target.dataset.step), 0);
    await this.render();
  }

  private static async onAddSkill(this: HelixCreationApp, _event: Event, target: HTMLElement) {
    const name = typedName(target);
    if (!name) return;
    this.draft.skills.push(newSkill(name));
    await this.render();
  }

  protected async save(): Promise<void> {
    const { actor, draft } = this;
    const build = draftBuild(draft);
    const { lp, mp } = creationLedger(build);
    const attributes = Object.fromEntries(
      Object.entries(draft.attributes).map(([id, value]) => [id, { value }]),
    );
    const ep = { created: true, saved: startingExperience(build) };
    const { lp: life, mp: magic } = actor.system as unknown as HelixCharacterModel;
    await actor.update({
      ...this.renamed,
      system: {
        attributes,
        ep,
        lp: { value: lp + life.extra },
        mp: { value: mp + magic.extra },
      },
    } as never);
    await saveSkills(actor, draft.skills);
  }
}
