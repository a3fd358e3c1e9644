import type { QuartetActor } from "../../core/documents/actor.ts";
import { reader } from "../../core/i18n/language.ts";
import { readerWord } from "../../core/i18n/translations.ts";
import { changedData } from "../../core/sheets/changed-data.ts";
import { CreationApp, typedName } from "../../core/sheets/creation-app.ts";
import type { RpsCharacterModel } from "../data/character.ts";
import { hasValue } from "../rules/attributes.ts";
import type { RpsSettings } from "../rules/settings.ts";
import { rpsSettings } from "../settings/rules.ts";
import { changeField, DRAFT_BUTTONS } from "./creation-changes.ts";
import { CREATION_STEPS, type DraftScore } from "./creation-draft.ts";
import { knownItems, newBonus, newSkill } from "./creation-known.ts";
import { type KnownDraft, saveDraft } from "./creation-save.ts";
import { creationView } from "./creation-view.ts";

const TEMPLATES = "systems/quartet/templates/rps/creation";

/** Leads through the making of a character (RPS [45–75]). Nothing changes before the last page. */
export class RpsCreationApp extends CreationApp<KnownDraft> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-rps-creation-{id}",
    classes: ["rps"],
    window: { icon: "fa-solid fa-road" },
    actions: {
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

  protected override readonly steps = CREATION_STEPS;
  protected readonly words = {
    title: "QUARTET.Rps.Creation.Title",
    finished: "QUARTET.Rps.Creation.Finished",
  };

  /** The concept as it was shown: a translation that nobody touches is not saved. */
  private readonly shownConcept: string;

  private constructor(actor: QuartetActor, draft: KnownDraft) {
    super(actor, draft);
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

  protected save(): Promise<void> {
    return saveDraft(this.actor, this.draft, this.shownConcept);
  }
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
