import type { QuartetActor } from "../../core/documents/actor.ts";
import { reader } from "../../core/i18n/language.ts";
import { readerWord } from "../../core/i18n/translations.ts";
import { inform } from "../../core/notify.ts";
import { TemplateApplication } from "../../core/sheets/bases.ts";
import { changedData } from "../../core/sheets/changed-data.ts";
import type { RpsCharacterModel } from "../data/character.ts";
import { hasValue } from "../rules/attributes.ts";
import type { RpsSettings } from "../rules/settings.ts";
import { rpsSettings } from "../settings/rules.ts";
import { changeField, DRAFT_BUTTONS } from "./creation-changes.ts";
import { CREATION_STEPS, type CreationStep, type DraftScore } from "./creation-draft.ts";
import { knownItems, newBonus, newSkill } from "./creation-known.ts";
import { type KnownDraft, saveDraft } from "./creation-save.ts";
import { creationView } from "./creation-view.ts";

const TEMPLATES = "systems/quartet/templates/rps/creation";

/** Leads through the making of a character (RPS [45–75]). Nothing changes before the last page. */
export class RpsCreationApp extends TemplateApplication {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-rps-creation-{id}",
    tag: "form",
    classes: ["quartet", "quartet-sheet", "rps", "creation"],
    window: { icon: "fa-solid fa-road", contentClasses: ["standard-form"], resizable: true },
    position: { width: 640, height: 700 },
    form: { handler: RpsCreationApp.onSubmit },
    actions: {
      goTo: RpsCreationApp.onGoTo,
      back: RpsCreationApp.onBack,
      addSkill: RpsCreationApp.onAdd,
      addBonus: RpsCreationApp.onAdd,
      addSpecialisation: RpsCreationApp.onAddSpecialisation,
      ...Object.fromEntries(Object.keys(DRAFT_BUTTONS).map((id) => [id, RpsCreationApp.onButton])),
    },
  };

  static override PARTS = {
    head: { template: `${TEMPLATES}/head.hbs` },
    page: { template: `${TEMPLATES}/page.hbs`, scrollable: [""] },
    footer: { template: `${TEMPLATES}/footer.hbs` },
  };

  /** The concept as it was shown: a translation that nobody touches is not saved. */
  private readonly shownConcept: string;

  /** Two quick clicks save once. */
  private isSaving = false;

  private constructor(
    private readonly actor: QuartetActor,
    private readonly draft: KnownDraft,
  ) {
    super({});
    this.shownConcept = draft.concept;
  }

  /** Opens the window with what the sheet has. */
  static async open(actor: QuartetActor): Promise<void> {
    const model = actor.system as unknown as RpsCharacterModel;
    const here = reader();
    const { race, isNpc, level, tk, speed } = model;
    const draft: KnownDraft = {
      step: "concept",
      name: actor.name,
      concept: readerWord("concept", model.concept, model.translations as never, here.language),
      race,
      isNpc,
      level,
      tk,
      attributes: startingScores(model, rpsSettings()),
      speed: { ...speed },
      ...(await knownItems(actor, here)),
    };
    await new RpsCreationApp(actor, draft).render({ force: true });
  }

  override get title(): string {
    return reader().text("QUARTET.Rps.Creation.Title");
  }

  protected override async _prepareContext(): Promise<never> {
    return creationView(this.draft, rpsSettings(), reader()) as never;
  }

  protected override _onChangeForm(formConfig: never, event: Event): void {
    super._onChangeForm(formConfig, event);
    const control = event.target as HTMLInputElement;
    const { name, value } = control;
    if (name === "isNpc") this.draft.isNpc = control.checked;
    else if (control.dataset.number) {
      const [typed] = Object.values(changedData(event, {}, { _source: this.draft }));
      if (typed !== undefined) foundry.utils.setProperty(this.draft, name, typed);
    } else if (!changeField(this.draft, name, { ...control.dataset, value }, rpsSettings())) return;
    void this.render();
  }

  protected override async _onFirstRender(context: never, options: never): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.addEventListener("keydown", (event) => this.onKey(event));
  }

  /** Enter after a new name adds it, instead of turning the page. */
  private onKey(event: KeyboardEvent): void {
    const input = event.target as HTMLInputElement;
    if (event.key !== "Enter" || !input.value?.trim()) return;
    const button = input.closest(".new")?.querySelector<HTMLElement>("button[data-action]");
    if (!button) return;
    event.preventDefault();
    button.click();
  }

  private async goTo(step: CreationStep | undefined): Promise<void> {
    if (!step) return;
    this.draft.step = step;
    await this.render();
    this.element.querySelector(".creation-page")?.scrollTo(0, 0);
  }

  private neighbour(distance: number): CreationStep | undefined {
    return CREATION_STEPS[CREATION_STEPS.indexOf(this.draft.step) + distance];
  }

  private static async onGoTo(this: RpsCreationApp, _event: Event, target: HTMLElement) {
    await this.goTo(target.dataset.step as CreationStep);
  }

  private static async onBack(this: RpsCreationApp): Promise<void> {
    await this.goTo(this.neighbour(-1));
  }

  private static async onButton(this: RpsCreationApp, _event: Event, { dataset }: HTMLElement) {
    DRAFT_BUTTONS[dataset.action as keyof typeof DRAFT_BUTTONS](this.draft, dataset, rpsSettings());
    await this.render();
  }

  /** A skill or a special bonus under the name beside the button. */
  private static async onAdd(this: RpsCreationApp, _event: Event, target: HTMLElement) {
    const name = typedName(target);
    if (!name) return;
    if (target.dataset.action === "addSkill") this.draft.skills.push(newSkill(name, 1));
    else this.draft.bonuses.push(newBonus(name));
    await this.render();
  }

  private static async onAddSpecialisation(
    this: RpsCreationApp,
    _event: Event,
    target: HTMLElement,
  ) {
    const name = typedName(target);
    const skill = this.draft.skills.find(({ key }) => key === target.dataset.key);
    if (!name || !skill) return;
    skill.specialisations.push({ id: foundry.utils.randomID(), name, value: 0 });
    await this.render();
  }

  /** Enter and the large button: the next page; on the last one, the character. */
  private static async onSubmit(this: RpsCreationApp): Promise<void> {
    const next = this.neighbour(1);
    if (next) return this.goTo(next);
    if (this.isSaving) return;
    this.isSaving = true;
    const { actor, draft } = this;
    await saveDraft(actor, draft, this.shownConcept).finally(() => {
      this.isSaving = false;
    });
    inform("QUARTET.Rps.Creation.Finished", { name: draft.name });
    await this.close();
    await actor.sheet?.render({ force: true } as never);
  }
}

/** The name beside an "add" button, taken out of its field; without one, the field is shown. */
function typedName(button: HTMLElement): string {
  const input = button.closest(".new")?.querySelector("input");
  const name = input?.value.trim() ?? "";
  if (!input) return name;
  if (name) input.value = "";
  else input.focus();
  return name;
}

/** Scores of all attributes of the world: what is missing stands at the average. RPS [47] */
function startingScores(
  { scores }: RpsCharacterModel,
  { attributes }: RpsSettings,
): Record<string, DraftScore> {
  return Object.fromEntries(
    attributes.map(({ id, kind }) => {
      const { value = null, nb = null } = scores[id] ?? {};
      return [id, { value: value ?? (hasValue(kind) ? 0 : null), nb }];
    }),
  );
}
