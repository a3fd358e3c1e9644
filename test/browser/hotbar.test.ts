import { describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import { scriptDice } from "./host/dice.ts";
import { stored, uuid } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { host } from "./host/selectors.ts";
import { useTable } from "./host/table.ts";
import { cards, rolled } from "./pages/card.ts";
import { CheckDialog } from "./pages/check-dialog.ts";
import { drag } from "./pages/drag.ts";
import { Sheet } from "./pages/sheet.ts";

const table = useTable({ players: ["gm", "aino"] });

/** Drags one of Aila's items into a slot of Aino's hotbar. */
async function toSlot(item: string, slot: number) {
  const { aino } = table;
  const sheet = await Sheet.open(aino, uuid.actor(ids.aila));
  await sheet.showTab(item === ids.raygun || item === ids.vest ? "equipment" : "abilities");
  const target = aino.locator(host.hotbarSlot(slot));
  await drag(sheet.row(item), target);
  await expect.poll(() => target.getAttribute("class")).toContain("full");
  await sheet.close();
  return target.locator("button, img").first();
}

const macroCount = () =>
  table.aino.run(() => (globalThis as unknown as PageGlobals).game.macros.size, null);

describe("the hotbar", () => {
  it("rolls a skill", async () => {
    const { aino, gm } = table;
    const slot = await toSlot(ids.shooting, 1);
    await slot.click();
    const dialog = await CheckDialog.opened(aino);
    expect((await dialog.summary()).dice).toBe("3n8");
    await scriptDice(aino, 8, [6, 1, 2]);
    const id = await rolled(aino, () => dialog.roll());
    const [card] = await cards(id, gm);
    expect(await card?.title.textContent()).toBe("Shooting");
  });

  it("rolls a weapon and counts the shot", async () => {
    const { aino, gm } = table;
    const slot = await toSlot(ids.raygun, 2);
    await slot.click();
    const dialog = await CheckDialog.opened(aino);
    expect(await dialog.summary()).toMatchObject({ dice: "3n8", against: "> 6" });
    await scriptDice(aino, 8, [7, 6, 2]);
    const id = await rolled(aino, () => dialog.roll());
    const [card] = await cards(id, gm);
    expect(await card?.headline.textContent()).toContain("1 success");
    await expect
      .poll(() => stored(gm, uuid.owned(ids.aila, ids.raygun), "system.ammunition.value"))
      .toBe(1);
  });

  it("uses the same macro for the same item", async () => {
    const before = await macroCount();
    await toSlot(ids.shooting, 4);
    expect(await macroCount()).toBe(before);
  });

  it("says so when the item is gone", async () => {
    const { aino } = table;
    const slot = await toSlot(ids.stealth, 5);
    await aino.run(
      async (uuid) => {
        await (await (globalThis as unknown as PageGlobals).fromUuid(uuid))?.delete();
      },
      uuid.owned(ids.aila, ids.stealth),
    );
    await slot.click();
    await aino.expectNotice("QUARTET.Notice.ItemGone");
  });

  it("opens the sheet of what cannot be rolled", async () => {
    const { aino } = table;
    const slot = await toSlot(ids.vest, 6);
    await slot.click();
    await aino
      .locator(".quartet-item", { hasText: "Liivi" })
      .or(aino.locator(".quartet-item"))
      .first()
      .waitFor();
  });
});
