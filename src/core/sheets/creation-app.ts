import type { QuartetActor } from "../documents/actor.ts";
import { reader } from "../i18n/language.ts";
import { inform } from "../notify.ts";
import { TemplateApplication } from "./bases.ts";

/** What every rule book's draft of a character has. */
export interface CharacterDraft {
  name: string;
  /** The page that is open, where there are several. */
  step?: string;
}

/**
 * Leads through the making of a character, page by page. Nothing changes before the last one.
 * In a box of class `new`, Enter presses the button that adds what has been typed.
 */
export abstract class CreationApp<Draft extends CharacterDraft> extends TemplateApplication {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    tag: "form",
    classes: ["quartet", "quartet-sheet", "creation"],
    window: { contentClasses: ["standard-form"], resizable: true },
    position: { width: 640, height: 700 },
    form: { handler: CreationApp.onSubmit as never },
    actions: { goTo: CreationApp.onGoTo as never, back: CreationApp.onBack as never },
  };

  /** Names of the pages, in order; none where everything stands on one. */
  protected readonly steps: readonly string[] = [];
  /** Language keys: the window's title, and what is said at the end. */
  protected abstract readonly words: { readonly title: string; readonly finished: string };

  /** Two quick clicks save once. */
  private isSaving = false;

  protected constructor(
    protected readonly actor: QuartetActor,
    protected readonly draft: Draft,
  ) {
    super({});
  }

  override get title(): string {
    return reader().text(this.words.title);
  }

  /** Writes the finished character. */
  protected abstract save(): Promise<void>;

  /** The name as a change of its document, if it is another one. */
  protected get renamed(): { name?: string } {
    const { actor, draft } = this;
    return draft.name === actor.name ? {} : { name: draft.name };
  }

  protected override async _onFirstRender(context: never, options: never): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.addEventListener("keydown", (event) => onKey(event));
  }

  private async goTo(step: string | undefined): Promise<void> {
    if (!step) return;
    this.draft.step = step;
    await this.render();
    this.element.querySelector(".creation-page")?.scrollTo(0, 0);
  }

  private neighbour(distance: number): string | undefined {
    return this.steps[this.steps.indexOf(this.draft.step ?? "") + distance];
  }

  private static async onGoTo(
    this: CreationApp<CharacterDraft>,
    _event: Event,
    { dataset }: HTMLElement,
  ) {
    await this.goTo(dataset.step);
  }

  private static async onBack(this: CreationApp<CharacterDraft>): Promise<void> {
    await this.goTo(this.neighbour(-1));
  }

  /** Enter and the large button: the next page; on the last one, the character. */
  private static async onSubmit(this: CreationApp<CharacterDraft>): Promise<void> {
    const next = this.neighbour(1);
    if (next) return this.goTo(next);
    if (this.isSaving) return;
    this.isSaving = true;
    await this.save().finally(() => {
      this.isSaving = false;
    });
    inform(this.words.finished, { name: this.draft.name });
    await this.close();
    await this.actor.sheet?.render({ force: true } as never);
  }
}

/** Enter after a new name adds it, instead of turning the page. */
function onKey(event: KeyboardEvent): void {
  const input = event.target as HTMLInputElement;
  if (event.key !== "Enter" || !input.value?.trim()) return;
  const button = input.closest(".new")?.querySelector<HTMLElement>("button[data-action]");
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** The name beside an "add" button, taken out of its field; without one, the field is shown. */
export function typedName(button: HTMLElement): string {
  const input = button.closest(".new")?.querySelector("input");
  const name = input?.value.trim() ?? "";
  if (!input) return name;
  if (name) input.value = "";
  else input.focus();
  return name;
}
