import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { Client } from "../host/clients.ts";
import { messagesOf } from "../host/documents.ts";
import type { JsonObject } from "../host/page.ts";
import { host } from "../host/selectors.ts";

/** The card of one message, as one client shows it. */
export class Card {
  readonly root: Locator;

  constructor(
    readonly client: Client,
    readonly id: string,
  ) {
    this.root = client.locator(host.message(id));
  }

  get title(): Locator {
    return this.root.locator("h3");
  }

  get subtitle(): Locator {
    return this.root.locator(".subtitle");
  }

  get headline(): Locator {
    return this.root.locator(".headline");
  }

  get waiting(): Locator {
    return this.root.locator(".waiting");
  }

  get spendSisu(): Locator {
    return this.root.locator('[data-action="spendSisu"]');
  }

  get judge(): Locator {
    return this.root.locator(".judge");
  }

  /** The sums of the dice, such as `8 + 3 = 11`. */
  async sums(): Promise<string[]> {
    const texts = await this.root.locator(".die .sum").allTextContents();
    return texts.map((text) => text.trim());
  }
}

/** The newest message of a client; waits until there is one more than `before`. */
export async function nextMessage(client: Client, before: number): Promise<JsonObject> {
  await expect
    .poll(async () => (await messagesOf(client)).length, { timeout: 10_000 })
    .toBeGreaterThan(before);
  return (await messagesOf(client)).at(-1) as JsonObject;
}

/** Does something that rolls. @returns the id of the message that comes of it. */
export async function rolled(client: Client, work: () => Promise<unknown>): Promise<string> {
  const before = (await messagesOf(client)).length;
  await work();
  return String((await nextMessage(client, before))._id);
}

/** The card of a message at each of several clients, once all of them show it. */
export async function cards(id: string, ...clients: Client[]): Promise<Card[]> {
  const all = clients.map((client) => new Card(client, id));
  await Promise.all(all.map(({ root }) => root.first().waitFor({ state: "attached" })));
  return all;
}
