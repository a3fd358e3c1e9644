import type { Locator } from "playwright-core";
import type { Client } from "../host/clients.ts";
import type { PageGlobals } from "../host/page.ts";
import { host } from "../host/selectors.ts";

/** Opens the host's window of settings. */
export async function openSettings(client: Client): Promise<void> {
  await client.run(async () => {
    const { settings } = (globalThis as unknown as PageGlobals).game;
    await settings.sheet.render({ force: true });
  }, null);
}

/** Opens one of our own windows from there. @param selector Where it shows. */
export async function openSettingsMenu(
  client: Client,
  key: string,
  selector: string,
): Promise<Locator> {
  await client.closeWindows();
  await openSettings(client);
  await client.locator(host.openSubmenu(key)).click();
  const window = client.locator(selector);
  await window.waitFor();
  return window;
}
