import type { Locator } from "playwright-core";
import type { Client } from "../host/clients.ts";
import { openTab } from "./drag.ts";

/** The desk of the game master, open at one client. */
export class Desk {
  readonly root: Locator;

  private constructor(readonly client: Client) {
    this.root = client.locator("#quartet-desk");
  }

  /** Opens it as a game master does: by the button above the list of actors. */
  static async open(client: Client): Promise<Desk> {
    await openTab(client, "actors");
    await client.locator(".quartet-open-desk").click();
    const desk = new Desk(client);
    await desk.root.locator(".book").first().waitFor();
    return desk;
  }

  /** Names over the columns. */
  async members(): Promise<string[]> {
    const names = await this.root.locator("thead .name").allTextContents();
    return names.map((name) => name.trim());
  }

  /** The points of a gauge, one for each character. */
  async gauge(label: string): Promise<string[]> {
    const row = this.root.locator(".gauge-row", {
      has: this.client.locator(`th:text-is("${label}")`),
    });
    const texts = await row.locator(".desk-points").allTextContents();
    return texts.map((text) => text.replace(/\s+/g, " ").trim());
  }

  /** Takes a character out of what comes next, or back in. */
  async choose(uuid: string, isChosen: boolean): Promise<void> {
    await this.root.locator(`input[name="chosen"][value="${uuid}"]`).setChecked(isChosen);
  }

  button(action: string, extra = ""): Locator {
    return this.root.locator(`button[data-action="${action}"]${extra}`);
  }

  /** Asks for rolls with a value against a number that stays secret. */
  async ask(value: string, number: string): Promise<void> {
    await this.button("ask", `[data-value="${value}"]`).click();
    const dialog = this.client.locator("#quartet-desk-request");
    await dialog.locator('input[name="number"]').fill(number);
    await dialog.locator('input[name="number"]').press("Tab");
    await dialog.locator(".quartet-roll").click();
    await dialog.waitFor({ state: "detached" });
  }

  /** What the newest request says of its number. */
  async number(): Promise<string> {
    const text = await this.root.locator(".request").first().locator(".number").textContent();
    return (text ?? "").replace(/\s+/g, " ").trim();
  }

  /** Where a game master who lacks the number of the newest request sets it anew. */
  get layDown(): Locator {
    return this.root.locator(".request").first().locator(".lay-down");
  }

  /** What the newest request shows of everybody who was asked. */
  async answers(): Promise<string[]> {
    const rows = this.root.locator(".request").first().locator(".answers li");
    const texts = await rows.allTextContents();
    return texts.map((text) => text.replace(/\s+/g, " ").trim());
  }
}
