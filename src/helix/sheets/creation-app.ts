import type { QuartetActor } from "../../core/documents/actor.ts";
import { reader } from "../../core/i18n/language.ts";
import { inform } from "../../core/notify.ts";
import { TemplateApplication } from "../../core/sheets/bases.ts";
import type { HelixCharacterModel } from "../data/character.ts";
import type { AttributeId } from "../rules/attributes.ts";
import { CREATION_BUDGET, creationLedger, startingExperience } from "../rules/creation.ts";
import { type KnownSkill, knownSkills, newSkill, saveSkills } from "./creation-skills.ts";
import {
  CREATION_STEPS,
  type CreationDraft,
  type CreationStep,
  creationView,
  draftBuild,
} from "./creation-view.ts";

const TEMPLATES = "systems/quartet/templates/helix/creation";

/** Leads through the making of a character (HELIX 002:23). Nothing changes before the last page. */
export class HelixCreationApp extends TemplateApplication {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-helix-creation-{id}",
    tag: "form",
    classes: ["quartet", "quartet-sheet", "helix", "creation"],
    window: { icon: "fa-solid fa-feather", contentClasses: ["standard-form"], resizable: true },
    position: { width: 640, height: 700 },
    form: { handler: HelixCreationApp.onSubmit },
    actions: {
      goTo: HelixCreationApp.onGoTo,
      back: HelixCreationApp.onBack,
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

  private constructor(
    private readonly actor: QuartetActor,
    private readonly draft: CreationDraft & { readonly skills: KnownSkill[] },
  ) {
    super({});
  }

  /** Opens the window with what the sheet has. */
  static async open(actor: QuartetActor): Promise<void> {
    const { values, ep } = actor.system as unknown as HelixCharacterModel;
    const skills = await knownSkills(actor);
    const budget = CREATION_BUDGET + ep.earned;
    const draft = { step: "name", name: actor.name, attributes: values, skills, budget } as const;
    await new HelixCreationApp(actor, draft).render({ force: true });
  }

  override get title(): string {
    return reader().text("QUARTET.Helix.Creation.Title");
  }

  protected override async _prepareContext(): Promise<never> {
    return creationView(this.draft, reader()) as never;
  }

  protected override _onChangeForm(formConfig: never, event: Event): void {
    super._onChangeForm(formConfig, event);
    const { name, value } = event.target as HTMLInputElement;
    if (name === "name") this.draft.name = value.trim() || this.draft.name;
  }

  protected override async _onFirstRender(context: never, options: never): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.addEventListener("keydown", (event) => this.onKey(event));
  }

  /** Enter after the name of a new skill adds it, instead of turning the page. */
  private onKey(event: KeyboardEvent): void {
    const { name, value } = event.target as HTMLInputElement;
    if (event.key !== "Enter" || name !== "newSkill" || !value.trim()) return;
    event.preventDefault();
    void this.addSkill();
  }

  private async goTo(step: CreationStep | undefined): Promise<void> {
    if (!step) return;
    this.draft.step = step;
    await this.render();
  }

  private neighbour(distance: number): CreationStep | undefined {
    return CREATION_STEPS[CREATION_STEPS.indexOf(this.draft.step) + distance];
  }

  private static async onGoTo(this: HelixCreationApp, _event: Event, target: HTMLElement) {
    await this.goTo(target.dataset.step as CreationStep);
  }

  private static async onBack(this: HelixCreationApp): Promise<void> {
    await this.goTo(this.neighbour(-1));
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

  private static async onAddSkill(this: HelixCreationApp): Promise<void> {
    await this.addSkill();
  }

  private async addSkill(): Promise<void> {
    const input = this.element.querySelector<HTMLInputElement>('[name="newSkill"]');
    const name = input?.value.trim();
    if (!name) return input?.focus();
    this.draft.skills.push(newSkill(name));
    if (input) input.value = "";
    await this.render();
  }

  /** Enter and the large button: the next page; on the last one, the character. */
  private static async onSubmit(this: HelixCreationApp): Promise<void> {
    const next = this.neighbour(1);
    if (next) return this.goTo(next);
    await this.finish();
    await this.close();
  }

  private async finish(): Promise<void> {
    const { actor, draft } = this;
    const build = draftBuild(draft);
    const { lp, mp } = creationLedger(build);
    const attributes = Object.fromEntries(
      Object.entries(draft.attributes).map(([id, value]) => [id, { value }]),
    );
    const ep = { created: true, saved: startingExperience(build) };
    const { lp: life, mp: magic } = actor.system as unknown as HelixCharacterModel;
    await actor.update({
      ...(draft.name !== actor.name && { name: draft.name }),
      system: {
        attributes,
        ep,
        lp: { value: lp + life.extra },
        mp: { value: mp + magic.extra },
      },
    } as never);
    await saveSkills(actor, draft.skills);
    inform("QUARTET.Helix.Creation.Finished", { name: draft.name });
    await actor.sheet?.render({ force: true } as never);
  }
}
