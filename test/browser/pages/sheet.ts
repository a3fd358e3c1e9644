import type { Locator } from "playwright-core";
import type { Client } from "../host/clients.ts";
import type { PageGlobals } from "../host/page.ts";
import { host } from "../host/selectors.ts";

/** The sheet of a document, open at one client. */
export class Sheet {
  private constructor(
    readonly client: Client,
    readonly root: Locator,
    private readonly uuid: string,
  ) {}

  /** Opens the sheet. @param left Where, in pixels, so that two sheets can lie side by side. */
  static async open(client: Client, uuid: string, left = 120): Promise<Sheet> {
    const id = await client.run(
      async ([uuid, left]) => {
        const document = await (globalThis as unknown as PageGlobals).fromUuid(uuid);
        if (!document?.sheet) throw new Error(`${uuid} has no sheet`);
        await document.sheet.render({ force: true });
        document.sheet.setPosition({ left, top: 60 });
        return document.sheet.element.id;
      },
      [uuid, left] as const,
    );
    const root = client.page.locator(`[id="${id}"]`);
    await root.locator(".window-content").waitFor();
    return new Sheet(client, root, uuid);
  }

  /** Fields instead of values. */
  async edit(): Promise<void> {
    const mode = this.root.locator('[data-action="toggleMode"]');
    if ((await mode.getAttribute("aria-pressed")) === "false") await mode.click();
    await this.root.locator('[data-action="toggleMode"][aria-pressed="true"]').waitFor();
  }

  async showTab(
    tab: "abilities" | "body" | "combat" | "equipment" | "magic" | "experience" | "story",
  ): Promise<void> {
    await this.root.locator(host.tab("primary", tab)).first().click();
    await this.root.locator(`section.tab[data-tab="${tab}"].active`).waitFor();
  }

  field(name: string): Locator {
    return this.root.locator(`[name="${name}"]`);
  }

  /** Types a value as a person does: everything away, the new one in, and on to the next field. */
  async type(name: string, value: string): Promise<void> {
    const field = this.field(name);
    await field.fill(value);
    await field.press("Tab");
  }

  row(itemId: string): Locator {
    return this.root.locator(`[data-item-id="${itemId}"]`);
  }

  /** Clicks what rolls a skill or a weapon. */
  async use(itemId: string, modifiers: ("Shift" | "Control" | "Alt")[] = []): Promise<void> {
    await this.row(itemId).locator("button.use").click({ modifiers });
  }

  button(action: string, extra = ""): Locator {
    return this.root.locator(`button[data-action="${action}"]${extra}`);
  }

  async close(): Promise<void> {
    await this.client.run(async (uuid) => {
      const document = await (globalThis as unknown as PageGlobals).fromUuid(uuid);
      await document?.sheet?.close();
    }, this.uuid);
  }
}
