import { chosenBooks } from "../books.ts";
import { reader } from "../i18n/language.ts";
import { warn } from "../notify.ts";
import { registerSettingsMenu } from "../settings/setting.ts";
import { TemplateApplication } from "../sheets/bases.ts";
import { characterOf, pointAt } from "./point-at.ts";
import { STEPS, stepFrom, TARGETS } from "./steps.ts";
import { stepView, toursView } from "./view.ts";

/** Pixels between the tour and the sheet that it points at. */
const GAP = 8;

/**
 * Short tours: a small window that stays open while its reader tries what it says. First the list
 * of rule books, unless it was opened for one.
 */
export class TourApp extends TemplateApplication {
  static override DEFAULT_OPTIONS = {
    id: "quartet-tour",
    classes: ["quartet", "quartet-tour"],
    window: { icon: "fa-solid fa-signs-post" },
    position: { width: 360, left: 110, top: 90 },
    actions: {
      start: TourApp.onStart,
      next: TourApp.onNext,
      back: TourApp.onBack,
      show: TourApp.onShow,
      list: TourApp.onList,
      finish: TourApp.onFinish,
    },
  };

  static override PARTS = {
    tour: { template: "systems/quartet/templates/core/tours/tour.hbs" },
  };

  private book = "";
  private index = 0;

  override get title(): string {
    const { text } = reader();
    if (!this.book) return text("QUARTET.Tours.Title");
    return text("QUARTET.Tours.Of", { name: text(`QUARTET.Book.${this.book}.Name`) });
  }

  /** Begins the tour of a rule book. */
  async begin(book: string): Promise<void> {
    this.book = book;
    await this.goTo(0);
  }

  private async goTo(index: number): Promise<void> {
    this.index = index;
    await this.render({ force: true, window: { title: this.title } } as never);
    this.focusOn(this.index === STEPS.length - 1 ? "finish" : "next");
  }

  /** Keys find the way on without a search for it. */
  private focusOn(action: string): void {
    this.element.querySelector<HTMLElement>(`[data-action="${action}"]`)?.focus();
  }

  protected override async _prepareContext(): Promise<never> {
    const here = reader();
    if (!this.book) return { list: toursView(chosenBooks(), here) } as never;
    return { step: stepView(this.book, this.index, here) } as never;
  }

  protected override async _onFirstRender(context: never, options: never): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.addEventListener("keydown", (event) => {
      const change = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!change || !this.book) return;
      event.preventDefault();
      void this.goTo(stepFrom(this.index, change));
    });
  }

  private static async onStart(
    this: TourApp,
    _event: Event,
    { dataset }: HTMLElement,
  ): Promise<void> {
    await this.begin(dataset.book ?? "");
  }

  private static async onNext(this: TourApp): Promise<void> {
    await this.goTo(stepFrom(this.index, 1));
  }

  private static async onBack(this: TourApp): Promise<void> {
    await this.goTo(stepFrom(this.index, -1));
  }

  private static async onShow(this: TourApp): Promise<void> {
    const step = STEPS[this.index] ?? STEPS[0];
    const actor = characterOf(this.book);
    if (!actor) return warn("QUARTET.Tours.NoCharacter");
    const { right } = this.element.getBoundingClientRect();
    await pointAt(actor, TARGETS[this.book]?.[step] ?? [], right + GAP);
    // Small windows have no room for both: then the tour stays on top.
    this.bringToFront();
  }

  private static async onList(this: TourApp): Promise<void> {
    this.book = "";
    await this.render({ force: true, window: { title: this.title } } as never);
    this.focusOn("start");
  }

  private static async onFinish(this: TourApp): Promise<void> {
    await this.close();
  }
}

/** Opens the tour of a rule book, in the window that may be open already. */
export async function openTour(book: string): Promise<void> {
  const open = foundry.applications.instances.get("quartet-tour") as TourApp | undefined;
  await (open ?? new TourApp()).begin(book);
}

/** Offers the tours in Foundry's settings, to players too. */
export function registerTours(): void {
  registerSettingsMenu(
    "core.tours",
    {
      name: "QUARTET.Tours.Title",
      label: "QUARTET.Tours.Open",
      hint: "QUARTET.Tours.Hint",
      icon: "fa-solid fa-signs-post",
      type: TourApp,
    },
    { forAll: true },
  );
}
