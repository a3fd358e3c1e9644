import type { Browser, Page } from "playwright-core";
import type { BookPicture, Step } from "./books.ts";
import type { PicturePage } from "./page.ts";

/** Wide enough for a sheet, a dialog over its edge, and the chat beside both. */
const VIEWPORT = { width: 1560, height: 800 };
const SHEET = { left: 16, top: 24 };
/** Where the chat begins, and how far below the sheet's top the dialog lies at most. */
const CHAT = VIEWPORT.width - 372;
const DIALOG_TOP = 72;
/** The host's own furniture, which is another in Foundry. */
const FURNITURE = "#navigation, #players, #hotbar, #board-tools";

/** One player of the demo world, who plays what a picture shows. */
export class Player {
  private constructor(
    private readonly page: Page,
    private readonly picture: BookPicture,
  ) {}

  /** Joins in the picture's language and colours. */
  static async join(browser: Browser, url: string, picture: BookPicture): Promise<Player> {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      baseURL: url,
      reducedMotion: "reduce",
    });
    await context.addInitScript(
      ({ language, theme }) => {
        const colorScheme = { applications: theme, interface: theme };
        localStorage.setItem("core.language", JSON.stringify(language));
        localStorage.setItem("core.uiConfig", JSON.stringify({ colorScheme }));
      },
      { language: picture.language, theme: picture.theme },
    );
    const page = await context.newPage();
    await page.goto("/join");
    await page.locator('select[name="userid"]').selectOption({ label: picture.user });
    await page.locator('button[name="join"]').click();
    await page.waitForFunction(() => {
      const { game } = globalThis as unknown as Partial<PicturePage>;
      return game?.ready === true;
    });
    await page.addStyleTag({ content: `${FURNITURE} { display: none; }` });
    const player = new Player(page, picture);
    await player.begin();
    return player;
  }

  /** Lays the sheet on the book's scene. The dice fall the same way every time. */
  private async begin(): Promise<void> {
    await this.page.evaluate(
      async ({ actor, scene, place }) => {
        const { game, CONFIG } = globalThis as unknown as PicturePage;
        let state = 7;
        CONFIG.Dice.randomUniform = () => {
          state = (state * 48271) % 2147483647;
          return state / 2147483647;
        };
        await game.scenes.get(scene)?.view();
        const sheet = game.actors.get(actor)?.sheet;
        if (!sheet) throw new Error(`The demo world has no actor ${actor}`);
        await sheet.render({ force: true });
        sheet.setPosition(place);
      },
      { actor: this.picture.actor, scene: this.picture.scene, place: SHEET },
    );
  }

  async play(step: Step): Promise<void> {
    if ("tab" in step) await this.showTab(step.tab);
    else if ("change" in step) await this.change(step.change);
    else if ("roll" in step) await this.roll(step.roll, step.targets ?? []);
    else await this.ask(step.ask, step.targets ?? []);
  }

  private async showTab(tab: string): Promise<void> {
    await this.page.locator(`.quartet-sheet [data-action="tab"][data-tab="${tab}"]`).click();
    await this.page.locator(`.quartet-sheet section.tab[data-tab="${tab}"].active`).waitFor();
  }

  private async change(changes: object): Promise<void> {
    await this.page.evaluate(
      async ({ actor, changes }) => {
        await (globalThis as unknown as PicturePage).game.actors.get(actor)?.update(changes);
      },
      { actor: this.picture.actor, changes },
    );
  }

  /** Rolls without a dialog, and waits for the card. */
  private async roll(name: string, targets: readonly string[]): Promise<void> {
    const before = await this.page.evaluate(
      () => (globalThis as unknown as PicturePage).game.messages.size,
    );
    await this.use(name, targets, { skipDialog: true });
    await this.page.waitForFunction(
      (before) => (globalThis as unknown as PicturePage).game.messages.size > before,
      before,
    );
    await this.page.locator("#chat .quartet-card").last().waitFor();
  }

  /** Opens a dialog and lays it beside the sheet. */
  private async ask(name: string, targets: readonly string[]): Promise<void> {
    await this.use(name, targets);
    await this.page.locator(".quartet-dialog .quartet-roll").waitFor();
    await this.page.evaluate(
      ({ right, top }) => {
        const { foundry } = globalThis as unknown as PicturePage;
        for (const app of foundry.applications.instances.values())
          if (app.element?.classList.contains("quartet-dialog"))
            app.setPosition({ left: right - app.element.offsetWidth, top });
      },
      { right: CHAT, top: DIALOG_TOP },
    );
  }

  /** As a macro would; the answer comes when the dialog has been dealt with. */
  private use(name: string, targets: readonly string[], more: object = {}): Promise<void> {
    const uuids = targets.map((id) => `Actor.${id}`);
    const options = { ...more, ...(uuids.length > 0 && { targets: uuids }) };
    return this.page.evaluate(
      ({ actor, name, options }) => {
        const { game } = globalThis as unknown as PicturePage;
        const items = [...(game.actors.get(actor)?.items ?? [])];
        const item = items.find(({ _source }) => _source.name === name);
        if (!item) throw new Error(`Nothing of ${actor} is called ${name}`);
        void game.system.api.use(item.uuid, options);
      },
      { actor: this.picture.actor, name, options },
    );
  }

  /** Takes the picture once nothing moves and every face has loaded, and leaves. */
  async photograph(path: string): Promise<void> {
    await this.page.evaluate(async () => {
      (globalThis as unknown as PicturePage).ui.notifications.clear();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await document.fonts.ready;
    });
    await this.page.mouse.move(0, 0);
    await this.page.waitForTimeout(500);
    await this.page.screenshot({ path, animations: "disabled" });
    await this.page.context().close();
  }
}
