import type { Locator } from "playwright-core";
import type { Client } from "../host/clients.ts";
import { messagesOf } from "../host/documents.ts";
import type { PageGlobals } from "../host/page.ts";
import { host } from "../host/selectors.ts";
import type { Look, Surface } from "../host/surfaces.ts";
import { nextMessage, rolled } from "../pages/card.ts";
import { openTab } from "../pages/drag.ts";
import { Sheet } from "../pages/sheet.ts";

/** A sheet: each of its tabs, with values and then with fields. */
export function sheetSurface(name: string, uuid: () => string): Surface {
  return {
    name: `sheet: ${name}`,
    show: async (client, look) => {
      const sheet = await Sheet.open(client, uuid());
      const selector = `[id="${await sheet.root.getAttribute("id")}"]`;
      await showTabs(sheet.root, selector, look);
      if ((await sheet.button("toggleMode").count()) === 0) return;
      await sheet.edit();
      await showTabs(sheet.root, selector, (tab, at) => look(`${tab}, editing`, at));
      // Sheets remember how they were left.
      await sheet.button("toggleMode").click();
      await sheet.root.locator('nav [data-action="tab"]').first().click();
    },
  };
}

/** A window with its first tab, then the others alone; a window without tabs as it is. */
export async function showTabs(root: Locator, selector: string, look: Look): Promise<void> {
  const tabs = await root.locator('nav [data-action="tab"], nav button[data-tab]').all();
  for (const tab of tabs) {
    await tab.click();
    const id = await tab.getAttribute("data-tab");
    await root.locator(`.tab[data-tab="${id}"].active`).waitFor();
    await look(String(id), tab === tabs[0] ? selector : `${selector} .tab[data-tab="${id}"]`);
  }
  if (tabs.length === 0) await look("as it opens", selector);
}

/** Does something that may bring a message, and shows its card if there is one. */
export async function showAnyMessage(client: Client, look: Look, work: () => Promise<unknown>) {
  const before = (await messagesOf(client)).length;
  await work();
  const hasCome = (before: number) =>
    (globalThis as unknown as PageGlobals).game.messages.size > before;
  const isThere = await client.page.waitForFunction(hasCome, before, { timeout: 1000 }).then(
    () => true,
    () => false,
  );
  if (isThere) await showCard(client, look, String((await messagesOf(client)).at(-1)?._id));
}

/** Each step of a window that leads from step to step. */
export async function showSteps(client: Client, selector: string, look: Look): Promise<void> {
  const steps = client.locator(`${selector} [data-action="goTo"]`);
  await client.locator(selector).waitFor();
  const count = await steps.count();
  for (let at = 0; at < count; at++) {
    await steps.nth(at).click();
    await client.locator(`${selector} li:nth-child(${at + 1}) [aria-current="step"]`).waitFor();
    await look(`step ${at + 1}`, selector);
  }
  if (count === 0) await look("as it opens", selector);
}

/** A dialog that rolls, and the card that comes of it. @returns id of the message. */
export async function showRoll(
  client: Client,
  look: Look,
  selector: string,
  open: () => Promise<unknown>,
): Promise<string> {
  await open();
  await client.locator(`${selector} .quartet-roll`).waitFor();
  await look("dialog", selector);
  const submit = () => client.locator(`${selector} .quartet-roll`).click();
  const id = await rolled(client, submit);
  await showCard(client, look, id);
  return id;
}

/** Does something that brings a message, and shows its card. @returns id of the message. */
export async function showMessage(client: Client, look: Look, work: () => Promise<unknown>) {
  const before = (await messagesOf(client)).length;
  await work();
  const id = String((await nextMessage(client, before))._id);
  await showCard(client, look, id);
  return id;
}

export async function showCard(client: Client, look: Look, id: string, what = "card") {
  await openTab(client, "chat");
  await look(what, `${host.message(id)} .quartet`);
}

/** A surface whose only content is a window that something opens. */
export function windowSurface(
  name: string,
  selector: string,
  open: (client: Client) => Promise<unknown>,
): Surface {
  return {
    name,
    show: async (client, look) => {
      await open(client);
      await client.locator(selector).first().waitFor();
      await look("as it opens", selector);
    },
  };
}

/** Calls a function of the API for an actor, such as `rps.rest`; does not wait for what it brings. */
export function callApi(
  client: Client,
  path: string,
  actor: string | null,
  ...given: readonly unknown[]
): Promise<void> {
  return client.run(
    ([path, actor, given]) => {
      const page = globalThis as unknown as PageGlobals;
      const found = page.foundry.utils.getProperty(page.game.system.api, path);
      const work = found as (...given: unknown[]) => Promise<unknown>;
      void (actor === null ? work(...given) : work(page.fromUuidSync(actor), ...given));
    },
    [path, actor, [...given]] as const,
  );
}

/** Uses an item, as a click does; does not wait for what it brings. */
export function useItem(client: Client, uuid: string, options: object = {}): Promise<void> {
  return callApi(client, "use", null, uuid, options);
}

/** Begins a check of an actor; does not wait for its dialog. */
export function check(client: Client, actor: string, id: string, options: object = {}) {
  return client.run(
    ([actor, id, options]) => {
      void (globalThis as unknown as PageGlobals).fromUuidSync(actor)?.check(id, options);
    },
    [actor, id, options] as const,
  );
}

/** Opens a sheet and presses a button of it. */
export async function sheetButton(client: Client, actor: string, action: string): Promise<void> {
  const sheet = await Sheet.open(client, actor);
  await sheet.button(action).first().click();
}

/** UUIDs of an actor's items, in the order in which they were given. */
export function itemUuids(client: Client, actor: string): Promise<string[]> {
  return client.run((actor) => {
    const { items } = (globalThis as unknown as PageGlobals).fromUuidSync(actor)!;
    return items.contents.map(({ uuid }) => uuid);
  }, actor);
}

/** Ends the fight on the screen. */
export function endFight(client: Client): Promise<void> {
  return client.run(async () => {
    const { game } = globalThis as unknown as { game: { combat?: { delete(): Promise<unknown> } } };
    await game.combat?.delete();
  }, null);
}

/** Begins the fight on the screen, and gives everybody an initiative. */
export function startFight(client: Client): Promise<void> {
  return client.run(async () => {
    const { game } = globalThis as unknown as {
      game: { combat: { rollAll(): Promise<unknown>; startCombat(): Promise<unknown> } };
    };
    await game.combat.rollAll();
    await game.combat.startCombat();
  }, null);
}
