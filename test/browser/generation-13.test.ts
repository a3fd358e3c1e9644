import { describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import { scriptDice } from "./host/dice.ts";
import { itemsOf, messagesOf, stored, uuid } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { host } from "./host/selectors.ts";
import { useTable } from "./host/table.ts";
import { cards, rolled } from "./pages/card.ts";
import { CheckDialog } from "./pages/check-dialog.ts";
import { drag, sidebarEntry } from "./pages/drag.ts";
import { Sheet } from "./pages/sheet.ts";

const AILA = uuid.actor(ids.aila);

describe.skipIf(process.env.FOUNDRY_URL)("generation 13", () => {
  const table = useTable({ ownBench: 13 });

  it("is what runs", async () => {
    const generation = await table.gm.run(
      () => (globalThis as unknown as PageGlobals).game.release.generation,
      null,
    );
    expect(generation).toBe(13);
  });

  it.each([
    ["public", true, true],
    ["gm", true, false],
    ["blind", true, false],
    ["self", false, false],
  ])("rolls to “%s”", async (mode, reachesGm, reachesBoris) => {
    const { aino, boris, gm } = table;
    const sheet = await Sheet.open(aino, AILA);
    await sheet.showTab("abilities");
    await sheet.use(ids.shooting);
    const dialog = await CheckDialog.opened(aino);
    await dialog.field("mode").selectOption(mode);
    await scriptDice(aino, 8, [7, 6, 1]);
    const id = await rolled(aino, () => dialog.roll());
    if (reachesGm) {
      const [card] = await cards(id, gm);
      expect(await card?.headline.textContent()).toContain("2 successes");
    }
    await aino.page.waitForTimeout(300);
    for (const [client, reached] of [
      [gm, reachesGm],
      [boris, reachesBoris],
    ] as const)
      expect((await messagesOf(client)).some(({ _id }) => _id === id)).toBe(reached);
  });

  it("spends sisu after the roll", async () => {
    const { aino, gm } = table;
    const sheet = await Sheet.open(aino, AILA);
    await scriptDice(aino, 8, [1, 2, 3]);
    const id = await rolled(aino, () => sheet.use(ids.shooting, ["Shift"]));
    const [mine, seen] = await cards(id, aino, gm);
    await mine?.spendSisu.click();
    await expect.poll(() => seen?.sums()).toEqual(["1", "2", "3 + 5 = 8"]);
    await expect.poll(() => stored(gm, AILA, "system.sisu.value")).toBe(2);
  });

  it("drags onto sheet and hotbar", async () => {
    const { aino, gm } = table;
    const sheet = await Sheet.open(aino, AILA);
    const count = (await itemsOf(gm, AILA)).length;
    await drag(
      await sidebarEntry(aino, "items", ids.worldGear),
      sheet.root.locator("section.tab.active"),
    );
    await expect.poll(() => itemsOf(gm, AILA)).toHaveLength(count + 1);
    // The sheet turns to what has come.
    await sheet.root.locator('section.tab[data-tab="equipment"].active').waitFor();
    await sheet.showTab("abilities");
    await drag(sheet.row(ids.shooting), aino.locator(host.hotbarSlot(1)));
    await expect
      .poll(() => aino.locator(host.hotbarSlot(1)).getAttribute("class"))
      .toContain("full");
  });

  it("edits a sheet", async () => {
    const { aino, gm } = table;
    const sheet = await Sheet.open(aino, AILA);
    await sheet.showTab("abilities");
    await sheet.edit();
    await sheet.type("system.attributes.strength.value", "5");
    await expect.poll(() => stored(gm, AILA, "system.attributes.strength.value")).toBe(5);
  });
});
