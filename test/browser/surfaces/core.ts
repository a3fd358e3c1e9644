import { ids } from "../../fixtures/world.ts";
import type { Client } from "../host/clients.ts";
import { uuid } from "../host/documents.ts";
import type { PageGlobals } from "../host/page.ts";
import { host } from "../host/selectors.ts";
import type { Look, Surface } from "../host/surfaces.ts";
import { Desk } from "../pages/desk.ts";
import { openTab } from "../pages/drag.ts";
import { openSettings, openSettingsMenu } from "../pages/settings.ts";
import { Sheet } from "../pages/sheet.ts";
import { callApi, showAnyMessage, showMessage, showTabs, windowSurface } from "./shows.ts";

const DESK = "#quartet-desk";
const REQUEST = "#quartet-desk-request";
const TOUR = "#quartet-tour";
const IMPORT = ".quartet-import";

/** What belongs to no rule book alone. */
export function coreSurfaces(): readonly Surface[] {
  return [
    {
      ...windowSurface("settings", '#settings-config [data-category="quartet"]', openSettings),
      isDrawnByHost: true,
    },
    { name: "windows of settings", show: showMenus },
    { name: "tours", show: showTours },
    { name: "desk", show: showDesk },
    {
      name: "import of a character",
      show: async (gm, look) => {
        await callApi(gm, "exchange.importActor", null, '{\n "actor": [');
        await gm.locator(`${IMPORT} .findings`).waitFor();
        await look("of a broken file", IMPORT);
        await gm.closeWindows();
        await callApi(gm, "exchange.importActor", null, await flawedFile(gm));
        await gm.locator(`${IMPORT} .findings li`).first().waitFor();
        await look("with findings", IMPORT);
      },
    },
    {
      name: "menus and buttons around",
      isDrawnByHost: true,
      show: async (gm, look) => {
        const sheet = await Sheet.open(gm, uuid.actor(ids.aila));
        await sheet.root.locator(host.headerControls).click();
        await gm.locator(host.headerControl).first().waitFor();
        await look("menu of a sheet", host.headerControl);
        await gm.closeWindows();
        await openTab(gm, "actors");
        await look("above the actors", ".quartet-open-desk, [data-quartet-import]");
      },
    },
  ];
}

/** Each window that the settings lead to: those of a new wing come by themselves. */
async function showMenus(gm: Client, look: Look): Promise<void> {
  const keys = await gm.run(() => {
    const { game } = globalThis as unknown as {
      game: { settings: { menus: Map<string, unknown> } };
    };
    return [...game.settings.menus.keys()].filter((key) => key.startsWith("quartet."));
  }, null);
  for (const key of keys) {
    await openSettingsMenu(gm, key, OURS);
    const id = await gm.locator(OURS).last().getAttribute("id");
    const selector = `[id="${id}"]`;
    await showTabs(gm.locator(selector), selector, (tab, at) => look(`${key}, ${tab}`, at));
  }
  await gm.closeWindows();
}

/** A window of ours, beside that of the settings. */
const OURS = ".application.quartet";

/** A step of the tour of each book, from the list of tours. */
async function showTours(gm: Client, look: Look): Promise<void> {
  await openSettingsMenu(gm, "quartet.core.tours", TOUR);
  await look("list", TOUR);
  const starts = gm.locator(`${TOUR} [data-action="start"]`);
  const books = await starts.evaluateAll((all) =>
    all.map((button) => (button as HTMLElement).dataset.book ?? ""),
  );
  for (const book of books) {
    await gm.locator(`${TOUR} [data-action="start"][data-book="${book}"]`).click();
    await gm.locator(`${TOUR} .progress`).waitFor();
    await look(book, TOUR);
    await gm.locator(`${TOUR} [data-action="list"]`).click();
    await starts.first().waitFor();
  }
}

/** The desk with characters of all books: requests, awards and rests of each. */
async function showDesk(gm: Client, look: Look): Promise<void> {
  const desk = await Desk.open(gm);
  await joinEverybody(desk);
  await look("party", DESK);
  const books = await desk.root
    .locator("[data-book]")
    .evaluateAll((all) => all.map((book) => (book as HTMLElement).dataset.book ?? ""));
  for (const book of books) {
    const button = (action: string) =>
      desk.root.locator(`[data-book="${book}"] [data-action="${action}"]`).first();
    await button("ask").click();
    await gm.locator(`${REQUEST} .quartet-roll`).waitFor();
    await look(`request of ${book}`, REQUEST);
    await showMessage(gm, look, () => gm.locator(`${REQUEST} .quartet-roll`).click());
    // Whoever has enough is given nothing.
    if (await button("award").count())
      await showAnyMessage(gm, look, () => button("award").click());
    if (await button("rest").count()) await button("rest").click();
    await desk.root.locator(".rested li").first().waitFor();
    await look(`news of ${book}`, `${DESK} .desk-news`);
  }
  await desk.button("resetParty").click();
}

/** Takes in somebody of each book that the players have nobody of. */
async function joinEverybody(desk: Desk): Promise<void> {
  for (const label of ["Daige", "Timo", "Вера"]) {
    await desk.root.locator('select[name="newMember"]').selectOption({ label });
    await desk.button("addMember").click();
    await desk.root.locator("thead .name", { hasText: label }).waitFor();
  }
}

/** Aila's file, with a value that cannot be. */
async function flawedFile(gm: Client): Promise<string> {
  return gm.run((actor) => {
    const { exchange } = (globalThis as unknown as PageGlobals).game.system.api as unknown as {
      exchange: { exportActor(uuid: string): { actor: { items: { system: object }[] } } };
    };
    const file = exchange.exportActor(actor);
    Object.assign(file.actor.items[0]?.system ?? {}, { level: -4 });
    return JSON.stringify(file);
  }, uuid.actor(ids.aila));
}
