import type { Locator } from "playwright-core";
import type { Client } from "../host/clients.ts";
import { host } from "../host/selectors.ts";
import { plainSpaces } from "./text.ts";

/** The roll dialog, open at one client. */
export class CheckDialog {
  readonly root: Locator;

  constructor(readonly client: Client) {
    this.root = client.locator(".application.quartet-dialog.noppa");
  }

  static async opened(client: Client): Promise<CheckDialog> {
    const dialog = new CheckDialog(client);
    await dialog.root.locator(".quartet-roll").waitFor();
    return dialog;
  }

  /** The dice, the difficulty and the chance, as the summary shows them. */
  async summary(): Promise<{ dice: string; against: string; chance: string }> {
    const text = async (name: string) =>
      plainSpaces((await this.root.locator(`.summary .${name}`).textContent()) ?? "");
    return {
      dice: await text("dice"),
      against: await text("against"),
      chance: await text("chance"),
    };
  }

  preset(difficulty: number): Locator {
    return this.root.locator(`[data-action="preset"][data-value="${difficulty}"]`);
  }

  /** Chooses one change of a reason that makes it harder. */
  async harder(id: string, change: number): Promise<void> {
    await this.root.locator(`input[name="${id}"][value="${change}"]`).check({ force: true });
  }

  async type(name: string, value: string): Promise<void> {
    await this.field(name).fill(value);
    await this.field(name).press("Tab");
  }

  field(name: string): Locator {
    return this.root.locator(`[name="${name}"]`);
  }

  get refusal(): Locator {
    return this.root.locator(".refusal");
  }

  get rollButton(): Locator {
    return this.root.locator(".quartet-roll");
  }

  async spendMore(): Promise<void> {
    await this.root.locator('[data-action="spendMore"]').click();
  }

  async roll(): Promise<void> {
    await this.rollButton.click();
    await this.gone();
  }

  async close(): Promise<void> {
    await this.root.locator(host.close).click();
    await this.gone();
  }

  async gone(): Promise<void> {
    await this.root.waitFor({ state: "detached" });
  }
}
