import { describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import type { Client } from "./host/clients.ts";
import { scriptDice } from "./host/dice.ts";
import { itemsOf, setSetting, setting, shown, update, uuid } from "./host/documents.ts";
import { host } from "./host/selectors.ts";
import { useTable } from "./host/table.ts";
import { cards, rolled } from "./pages/card.ts";
import { CheckDialog } from "./pages/check-dialog.ts";
import { drag, sidebarEntry } from "./pages/drag.ts";
import { Sheet } from "./pages/sheet.ts";

/** Runs, and asks the server for a picture, wherever it is taken for markup. */
const PROBE = '<img src="probe" onerror="window.quartetProbe=1">';
const AILA = uuid.actor(ids.aila);
const table = useTable();

/** The probe did not run, and nothing made an element of it. */
async function expectNoMarkup(): Promise<void> {
  for (const client of table.all) {
    const traces = await client.run(
      () => [
        (globalThis as { quartetProbe?: number }).quartetProbe ?? 0,
        document.querySelectorAll('img[src="probe"]').length,
      ],
      null,
    );
    expect(traces, `traces of the probe at ${client.name}'s client`).toEqual([0, 0]);
  }
}

async function name(document: string): Promise<void> {
  await update(table.gm, document, { name: PROBE });
  for (const client of table.all)
    await expect.poll(() => shown(client, document, "name")).toBe(PROBE);
}

async function check(client: Client, item: string, tab: "abilities" | "equipment") {
  const sheet = await Sheet.open(client, AILA);
  await sheet.showTab(tab);
  await sheet.use(item);
  const dialog = await CheckDialog.opened(client);
  await scriptDice(client, 8, [6, 1, 2]);
  const id = await rolled(client, () => dialog.roll());
  return cards(id, ...table.all);
}

describe("names that look like markup", () => {
  it("stay text on sheets, in lists, in the dialog and on cards", async () => {
    for (const item of [ids.shooting, ids.raygun, ids.vest, ids.rope])
      await name(uuid.owned(ids.aila, item));
    await name(AILA);
    for (const client of table.all) {
      const sheet = await Sheet.open(client, AILA);
      for (const tab of ["abilities", "equipment", "story"] as const) await sheet.showTab(tab);
    }
    for (const [item, tab] of [
      [ids.shooting, "abilities"],
      [ids.raygun, "equipment"],
    ] as const)
      for (const card of await check(table.aino, item, tab))
        expect(await card.title.textContent()).toBe(PROBE);
    await expectNoMarkup();
  });

  it("stay text in item sheets, tooltips and questions", async () => {
    const { aino } = table;
    for (const item of [ids.shooting, ids.raygun]) {
      const sheet = await Sheet.open(aino, uuid.owned(ids.aila, item));
      await sheet.root.locator("img.portrait").hover();
    }
    await aino.closeWindows();
    const sheet = await Sheet.open(aino, AILA);
    await sheet.edit();
    await sheet.showTab("equipment");
    await sheet.row(ids.raygun).locator("button.use").hover();
    await sheet.row(ids.raygun).locator('[data-action="reload"]').hover();
    await sheet.row(ids.rope).locator('[data-action="deleteItem"]').click();
    const question = aino.locator(host.dialog);
    await expect.poll(() => question.textContent()).toContain("<img");
    await expectNoMarkup();
    await aino.locator(host.dialogButton("no")).click();
    expect((await itemsOf(table.gm, AILA)).some(({ id }) => id === ids.rope)).toBe(true);
  });

  it("stay text in notices", async () => {
    const { aino, boris, gm } = table;
    const sheet = await Sheet.open(aino, AILA);
    await name(uuid.actor(ids.bogdan));
    const ground = sheet.root.locator("section.tab.active");
    await drag(await sidebarEntry(aino, "actors", ids.bogdan), ground);
    await aino.expectNotice("QUARTET.Drop.NotAnItem", { name: PROBE });
    await update(gm, uuid.item(ids.worldGear), { name: PROBE });
    await expect.poll(() => shown(boris, uuid.item(ids.worldGear), "name")).toBe(PROBE);
    const his = await Sheet.open(boris, AILA);
    await drag(
      await sidebarEntry(boris, "items", ids.worldGear),
      his.root.locator("section.tab.active"),
    );
    await boris.expectNotice("QUARTET.Drop.NotOwner", { name: PROBE });
    await expectNoMarkup();
  });

  it("stay text on the hotbar", async () => {
    const { aino } = table;
    const sheet = await Sheet.open(aino, AILA);
    await sheet.showTab("equipment");
    const slot = aino.locator(host.hotbarSlot(1));
    await drag(sheet.row(ids.raygun), slot);
    await expect.poll(() => slot.getAttribute("class")).toContain("full");
    await slot.hover();
    await aino.page.waitForTimeout(700);
    await expectNoMarkup();
  });

  it("stay text as names of attributes", async () => {
    const { gm, aino } = table;
    const names = { en: PROBE, fi: PROBE, sv: PROBE, ru: PROBE };
    const attributes = (await setting(gm, "noppa.attributes")) as object[];
    await setSetting(gm, "noppa.attributes", [
      ...attributes.filter((entry) => (entry as { id: string }).id !== "perception"),
      { id: "perception", names },
    ]);
    await expect
      .poll(async () => JSON.stringify(await setting(aino, "noppa.attributes")))
      .toContain("quartetProbe");
    for (const card of await check(aino, ids.shooting, "abilities"))
      expect(await card.subtitle.textContent()).toContain("<img");
    const sheet = await Sheet.open(gm, uuid.owned(ids.aila, ids.shooting));
    await sheet.root.locator("select").first().waitFor();
    await expectNoMarkup();
  });

  it("does not run what a description holds", async () => {
    const { gm, aino } = table;
    const skill = uuid.owned(ids.aila, ids.stealth);
    const description = `<p>Quiet.</p>${PROBE.replace("probe", "icons/svg/d20.svg")}<script>window.quartetProbe=2</script>`;
    await update(gm, skill, { "system.description": description });
    await Sheet.open(aino, skill);
    await Sheet.open(gm, skill);
    await aino.page.waitForTimeout(300);
    await expectNoMarkup();
  });
});
