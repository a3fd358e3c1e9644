import type { Locator } from "playwright-core";
import type { Client } from "../host/clients.ts";
import type { PageGlobals } from "../host/page.ts";
import { host } from "../host/selectors.ts";

/** Drags one thing onto another, as a mouse does. */
export async function drag(source: Locator, target: Locator): Promise<void> {
  await source.dragTo(target, { targetPosition: { x: 20, y: 12 } });
  // On a busy machine a drag can begin only now: then this ends it.
  await source.page().mouse.up();
}

/** The row of a document in the sidebar, once its tab is open. */
export async function sidebarEntry(client: Client, tab: string, id: string): Promise<Locator> {
  await openTab(client, tab);
  const row = client.locator(host.entry(tab, id)).first();
  await row.waitFor();
  return row;
}

export async function openTab(client: Client, tab: string): Promise<void> {
  await client.run((tab) => {
    const { ui } = globalThis as unknown as PageGlobals;
    ui.sidebar.expand();
    ui.sidebar.changeTab(tab, "primary");
  }, tab);
}

/** The row of a document in the window of a compendium, once it is open. */
export async function packEntry(client: Client, pack: string, id: string): Promise<Locator> {
  await openTab(client, "compendium");
  await client.locator(host.pack(pack)).click();
  const row = client.locator(host.packEntry(id)).first();
  await row.waitFor();
  await row.scrollIntoViewIfNeeded();
  return row;
}
