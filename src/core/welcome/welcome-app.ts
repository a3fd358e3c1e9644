import { areBooksChosen, bookIds, chooseBooks, chosenBooks, onBooksChosen } from "../books.ts";
import { reader } from "../i18n/language.ts";
import { inTurn } from "../in-turn.ts";
import { warn } from "../notify.ts";
import type { UnitSystem } from "../rules/measures.ts";
import { RULE_PREFERENCES } from "../settings/preferences.ts";
import { openSettingsMenu, Setting, settingsMenus } from "../settings/setting.ts";
import { UNITS, unitSystem } from "../settings/units.ts";
import { TemplateApplication } from "../sheets/bases.ts";
import { openTour } from "../tours/tour-app.ts";
import { bringScene, loadReadyScenes, readyScenes } from "./adventures.ts";
import { rulesJournals } from "./rules-journals.ts";
import { welcomeView } from "./view.ts";

/** Whether a game master of this world has closed the welcome window. */
const SEEN = new Setting<boolean>("core.welcomeSeen", () => ({
  scope: "world",
  type: Boolean,
  default: false,
}));

export function registerSeen(): void {
  SEEN.register();
}

/** Where a game master begins: which books, a ready scene, what happens by itself, what to read. */
export class WelcomeApp extends TemplateApplication {
  static override DEFAULT_OPTIONS = {
    id: "quartet-welcome",
    tag: "form",
    classes: ["quartet", "quartet-settings", "quartet-welcome"],
    window: {
      title: "QUARTET.Welcome.Title",
      icon: "fa-solid fa-door-open",
      contentClasses: ["standard-form"],
      resizable: true,
    },
    position: { width: 620 },
    form: { handler: WelcomeApp.onSubmit, submitOnChange: true },
    actions: {
      bringScene: WelcomeApp.onBringScene,
      openMenu: WelcomeApp.onOpenMenu,
      readRules: WelcomeApp.onReadRules,
      tour: WelcomeApp.onTour,
      done: WelcomeApp.onDone,
    },
  };

  static override PARTS = {
    welcome: {
      template: "systems/quartet/templates/core/welcome/welcome.hbs",
      scrollable: [".welcome-steps"],
    },
  };

  protected override async _prepareContext(): Promise<never> {
    await loadReadyScenes();
    const [books, chosen] = [bookIds(), chosenBooks()];
    const facts = {
      books,
      chosen,
      scenes: readyScenes(),
      menus: Object.fromEntries(books.map((book) => [book, settingsMenus(`${book}.`)])),
      rules: await rulesJournals(chosen),
      units: unitSystem(),
      rollsAtOnce: RULE_PREFERENCES.rollAtOnce.get(),
    };
    return { rootId: this.id, ...welcomeView(facts, reader()) } as never;
  }

  /** Closing it in any way is enough: it does not come by itself a second time. */
  protected override _onClose(options: never): void {
    super._onClose(options);
    if (game.user.can("SETTINGS_MODIFY") && !SEEN.get()) void SEEN.set(true);
  }

  private static async onSubmit(this: WelcomeApp, event: Event): Promise<void> {
    const { name, value, checked } = event.target as HTMLInputElement;
    if (name === "units") await UNITS.set(value as UnitSystem);
    if (name === "rollAtOnce") await RULE_PREFERENCES.rollAtOnce.set(checked);
    if (name === "books") await inTurn(() => this.choose(value, checked));
  }

  /** Each tick begins with what the one before has saved. */
  private async choose(book: string, isChosen: boolean): Promise<void> {
    const others = chosenBooks().filter((id) => id !== book);
    if (await chooseBooks(isChosen ? [...others, book] : others)) return;
    warn("QUARTET.Welcome.OneBook");
    await this.render();
  }

  private static async onBringScene(
    this: WelcomeApp,
    _event: Event,
    { dataset }: HTMLElement,
  ): Promise<void> {
    await bringScene(dataset.id ?? "");
    if (this.rendered) await this.render();
  }

  private static async onOpenMenu(_event: Event, { dataset }: HTMLElement): Promise<void> {
    await openSettingsMenu(dataset.key ?? "");
  }

  private static async onReadRules(_event: Event, { dataset }: HTMLElement): Promise<void> {
    const journal = (await fromUuid(dataset.uuid ?? "")) as JournalEntry.Implementation | null;
    await journal?.sheet?.render({ force: true } as never);
  }

  private static async onTour(_event: Event, { dataset }: HTMLElement): Promise<void> {
    await openTour(dataset.book ?? "");
  }

  private static async onDone(this: WelcomeApp): Promise<void> {
    await this.close();
  }
}

function openWindow(): WelcomeApp | undefined {
  return foundry.applications.instances.get("quartet-welcome") as WelcomeApp | undefined;
}

/**
 * Chooses the books whose ready scenes are here, unless somebody has chosen: a quickstart has put
 * its scene into the world before anybody came.
 */
async function choosePresentBooks(): Promise<void> {
  if (areBooksChosen()) return;
  await loadReadyScenes();
  const present = readyScenes().filter(({ isHere }) => isHere);
  await chooseBooks(present.map(({ book }) => book));
}

/**
 * Shows the window to one game master of a world that nobody has set up yet. Called when the world
 * is there.
 */
export function welcomeGameMaster(): void {
  onBooksChosen(() => void openWindow()?.render());
  const isMine = game.users.activeGM?.isSelf === true && game.user.can("SETTINGS_MODIFY");
  if (isMine && !SEEN.get()) void welcome();
}

async function welcome(): Promise<void> {
  await choosePresentBooks();
  await new WelcomeApp().render({ force: true });
}
