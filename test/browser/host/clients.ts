import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { PLAYERS, type PlayerKey } from "./driver.ts";
import type { PageGlobals } from "./page.ts";
import { host } from "./selectors.ts";

/** Wide enough that two sheets fit beside the sidebar. */
const VIEWPORT = { width: 1800, height: 950 };
const PATIENCE = 10_000;

interface Notice {
  readonly kind: string;
  readonly text: string;
}

/** One player at one browser, with everything that goes wrong there. */
export class Client {
  /** What must not happen: console errors, uncaught errors, rejections, red notifications. */
  private problems: string[] = [];
  private notices: Notice[] = [];

  private constructor(
    readonly key: PlayerKey,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  /**
   * Opens a browser window of this player's own and joins the game.
   * @param before Done to the window while it is still empty.
   */
  static async join(
    browser: Browser,
    url: string,
    key: PlayerKey,
    before?: (context: BrowserContext) => Promise<void>,
  ): Promise<Client> {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      baseURL: url,
      reducedMotion: "reduce",
    });
    context.setDefaultTimeout(PATIENCE);
    await before?.(context);
    const page = await context.newPage();
    const client = new Client(key, context, page);
    await client.listen();
    await client.enter();
    return client;
  }

  get name(): string {
    return PLAYERS[this.key].name;
  }

  private async listen(): Promise<void> {
    const { context, page } = this;
    const { language, theme } = PLAYERS[this.key];
    page.on("console", (message) => {
      if (message.type() === "error") this.problems.push(`console: ${message.text()}`);
    });
    page.on("response", (response) => {
      const { status, url } = { status: response.status(), url: response.url() };
      if (status >= 400) this.problems.push(`${status}: ${url}`);
    });
    page.on("pageerror", (error) => this.problems.push(`uncaught: ${error.message}`));
    await context.exposeFunction("quartetNotice", (kind: string, text: string) => {
      if (kind === "error") this.problems.push(`red notification: ${text}`);
      else this.notices.push({ kind, text });
    });
    await context.addInitScript(watchPage, { language, theme, selector: host.notification });
  }

  private async enter(): Promise<void> {
    const { page, name } = this;
    await page.goto("/join");
    if (await page.locator(host.join.user).count()) await this.pickUser();
    else {
      await page.locator(host.join.typedUser).fill(name);
      await page.locator(host.join.suggestion, { hasText: name }).first().click();
    }
    await page.locator(host.join.submit).click();
    await this.ready();
  }

  /** A name is free again only once the server has noticed that the last client has left. */
  private async pickUser(): Promise<void> {
    const { page, name } = this;
    const free = page.locator(`${host.join.user} option:not([disabled])`, { hasText: name });
    for (let attempt = 0; attempt < 40 && !(await free.count()); attempt++) {
      await page.waitForTimeout(50);
      await page.reload();
    }
    await page.locator(host.join.user).selectOption({ label: name });
  }

  /** Waits until the game is ready. */
  async ready(): Promise<void> {
    const isReady = () => {
      const { game, quartetOldPage } = globalThis as unknown as PageGlobals;
      return !quartetOldPage && typeof game === "object" && game.ready === true;
    };
    await this.page.waitForFunction(isReady).catch((error: Error) => {
      throw new Error([`${this.name}: ${error.message}`, ...this.problems].join("\n"));
    });
  }

  /** Marks the page, so that {@link reloaded} cannot take it for the next one. */
  async expectReload(): Promise<void> {
    await this.page.evaluate(() => {
      (globalThis as unknown as PageGlobals).quartetOldPage = true;
    });
  }

  /** Waits for the page that a reload brings. */
  async reloaded(): Promise<void> {
    // The page may go while it is asked.
    for (let attempt = 0; ; attempt++)
      try {
        return await this.ready();
      } catch (error) {
        if (attempt === 3 || !/context was destroyed|navigation/i.test(String(error))) throw error;
      }
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.ready();
  }

  async leave(): Promise<void> {
    await this.context.close();
  }

  /** Runs a function in the page. */
  run<Result, Argument>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result> {
    return this.page.evaluate(work as never, argument) as Promise<Result>;
  }

  locator(selector: string, options?: { hasText: string }): Locator {
    return this.page.locator(selector, options);
  }

  /** The text of a language key, as this player reads it. */
  text(key: string, data: Record<string, string | number> = {}): Promise<string> {
    return this.run(
      ([key, data]) => {
        const { game } = globalThis as unknown as PageGlobals;
        return game.i18n.format(key, data);
      },
      [key, data] as const,
    );
  }

  /** Waits for a notice with the text of a language key, then takes all notices away. */
  async expectNotice(key: string, data: Record<string, string | number> = {}): Promise<void> {
    const wanted = await this.text(key, data);
    await expect
      .poll(() => this.notices.map(({ text }) => text).join("\n"), { timeout: PATIENCE })
      .toContain(wanted);
    await this.clearNotices();
  }

  async clearNotices(): Promise<void> {
    await this.run(() => (globalThis as unknown as PageGlobals).ui.notifications.clear(), null);
    this.notices = [];
  }

  /** How many notices there were since they were last taken away. */
  get noticeCount(): number {
    return this.notices.length;
  }

  /** Waits for a problem that a test provokes, and takes it and all like it away. */
  async forgive(pattern: RegExp): Promise<void> {
    await expect
      .poll(() => this.problems, { timeout: PATIENCE })
      .toContainEqual(expect.stringMatching(pattern));
    this.forget(pattern);
  }

  /** Takes problems away that may or may not have come. */
  forget(pattern: RegExp): void {
    this.problems = this.problems.filter((problem) => !pattern.test(problem));
  }

  /** Closes every window, so that the next test begins with none. */
  async closeWindows(): Promise<void> {
    await this.run(async () => {
      const { foundry } = globalThis as unknown as PageGlobals;
      const open = [...foundry.applications.instances.values()].filter(
        ({ hasFrame, rendered }) => hasFrame && rendered,
      );
      await Promise.all(open.map((app) => app.close({ animate: false })));
    }, null);
  }

  /** Nothing went wrong at this client. */
  expectQuiet(): void {
    const problems = this.problems;
    this.problems = [];
    expect(problems, `what went wrong at ${this.name}'s client`).toEqual([]);
  }
}

/** Runs in each page before anything else: settings of this browser, and eyes on notifications. */
function watchPage(given: { language: string; theme: string; selector: string }): void {
  const { language, theme, selector } = given;
  localStorage.setItem("core.language", JSON.stringify(language));
  localStorage.setItem("core.noCanvas", "false");
  const colorScheme = { applications: theme, interface: theme };
  localStorage.setItem("core.uiConfig", JSON.stringify({ colorScheme }));
  const { quartetNotice } = globalThis as unknown as {
    quartetNotice(kind: string, text: string): void;
  };
  const KINDS = ["error", "warning", "info", "success"];
  const told = new WeakSet<Element>();
  const tell = (element: Element) => {
    if (told.has(element)) return;
    told.add(element);
    const kind = KINDS.find((name) => element.classList.contains(name)) ?? "info";
    quartetNotice(kind, (element.textContent ?? "").trim());
  };
  new MutationObserver(() => document.querySelectorAll(selector).forEach(tell)).observe(document, {
    childList: true,
    subtree: true,
  });
  addEventListener("unhandledrejection", ({ reason }) =>
    console.error("Unhandled rejection:", String(reason)),
  );
}
