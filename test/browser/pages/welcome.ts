import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { Client } from "../host/clients.ts";
import type { PageGlobals } from "../host/page.ts";
import { host } from "../host/selectors.ts";

/** The window in which a game master begins. */
export class Welcome {
  static readonly selector = "#quartet-welcome";

  constructor(readonly client: Client) {}

  get root(): Locator {
    return this.client.locator(Welcome.selector);
  }

  book(id: string): Locator {
    return this.root.locator(`[name="books"][value="${id}"]`);
  }

  /** The button that imports or shows a ready scene. */
  scene(id: string): Locator {
    return this.root.locator(`[data-action="bringScene"][data-id="${id}"]`);
  }

  /** Ids of the books that are ticked. */
  ticked(): Promise<string[]> {
    return this.root
      .locator('[name="books"]:checked')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  }
}

/** Sub-types that the creation dialog of a sidebar tab offers. The dialog is dismissed again. */
export async function offeredInSidebar(client: Client, tab: string): Promise<string[]> {
  await client.locator(host.sidebarTab(tab)).click();
  await client.locator(host.createEntry(tab)).click();
  return offeredTypes(client);
}

/** The sub-type that the creation dialog of a sidebar tab begins with, once that tab is open. */
export async function firstInSidebar(client: Client, tab: string): Promise<string> {
  await client.locator(host.createEntry(tab)).click();
  const type = await client.locator(host.dialogField("type")).inputValue();
  await client.closeWindows();
  return type;
}

/** Sub-types that are offered for an item on an actor's sheet. */
export async function offeredOnActor(client: Client, actorUuid: string): Promise<string[]> {
  await client.run((id) => {
    const page = globalThis as unknown as PageGlobals;
    const cls = page.CONFIG.Item?.documentClass as unknown as {
      createDialog(data: object, options: object): Promise<unknown>;
    };
    void cls.createDialog({}, { parent: page.fromUuidSync(id) });
  }, actorUuid);
  return offeredTypes(client);
}

async function offeredTypes(client: Client): Promise<string[]> {
  const options = client.locator(`${host.dialogField("type")} option`);
  await expect.poll(() => options.count()).toBeGreaterThan(0);
  const types = await options.evaluateAll((list) =>
    list.map((option) => (option as HTMLOptionElement).value),
  );
  await client.closeWindows();
  return types.sort();
}
