import { beforeEach, describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import { scriptDice } from "./host/dice.ts";
import { messagesOf, stored, update, uuid } from "./host/documents.ts";
import { useTable } from "./host/table.ts";
import { rolled } from "./pages/card.ts";
import { Sheet } from "./pages/sheet.ts";

const RAYGUN = uuid.owned(ids.aila, ids.raygun);
const SHOTS = "system.ammunition.value";
const table = useTable({ players: ["gm", "aino"] });

const shots = () => stored(table.gm, RAYGUN, SHOTS);
const inHand = () => stored(table.aino, RAYGUN, SHOTS);

async function open(): Promise<Sheet> {
  const sheet = await Sheet.open(table.aino, uuid.actor(ids.aila));
  await sheet.showTab("equipment");
  return sheet;
}

describe("ammunition", () => {
  beforeEach(async () => {
    await update(table.gm, RAYGUN, { [SHOTS]: 2 });
    await expect.poll(inHand).toBe(2);
  });

  it("is spent shot by shot until the weapon is empty", async () => {
    const { aino } = table;
    const sheet = await open();
    for (const left of [1, 0]) {
      await scriptDice(aino, 8, [2, 3, 4]);
      await rolled(aino, () => sheet.use(ids.raygun, ["Shift"]));
      await expect.poll(shots).toBe(left);
      await expect.poll(inHand).toBe(left);
    }
    const before = (await messagesOf(aino)).length;
    await sheet.use(ids.raygun, ["Shift"]);
    await aino.expectNotice("QUARTET.Noppa.CannotRoll.noAmmunition", { weapon: "Sädepistooli" });
    expect(await messagesOf(aino)).toHaveLength(before);
    expect(await shots()).toBe(0);
  });

  it("costs two shots for two quick clicks", async () => {
    const { aino } = table;
    const before = (await messagesOf(aino)).length;
    const sheet = await open();
    await scriptDice(aino, 8, [2, 3, 4, 2, 3, 4]);
    await sheet
      .row(ids.raygun)
      .locator("button.use")
      .evaluate((button) => {
        for (let click = 0; click < 2; click++)
          button.dispatchEvent(new MouseEvent("click", { bubbles: true, shiftKey: true }));
      });
    await expect.poll(() => messagesOf(aino)).toHaveLength(before + 2);
    await expect.poll(shots).toBe(0);
  });

  it("comes back by reloading", async () => {
    const sheet = await open();
    const row = sheet.row(ids.raygun);
    await row.locator('[data-action="reload"]').click();
    await expect.poll(shots).toBe(6);
    await expect.poll(() => row.locator(".shots").textContent()).toBe("6 / 6");
    await row.locator('[data-action="step"]').click();
    await expect.poll(shots).toBe(5);
  });

  it("fits into the magazine", async () => {
    const { aino, gm } = table;
    const sheet = await Sheet.open(aino, RAYGUN);
    await sheet.type(SHOTS, "99");
    await expect.poll(shots).toBe(6);
    await expect.poll(inHand).toBe(6);
    await sheet.type("system.ammunition.max", "3");
    await expect.poll(shots).toBe(3);
    await update(gm, RAYGUN, { "system.ammunition.max": 6 });
  });

  it("is not asked of a weapon without a magazine", async () => {
    const { aino } = table;
    const sheet = await open();
    expect(await sheet.row(ids.knife).locator(".ammunition").count()).toBe(0);
    await scriptDice(aino, 6, [2, 3]);
    await rolled(aino, () => sheet.use(ids.knife, ["Shift"]));
    expect(await stored(aino, uuid.owned(ids.aila, ids.knife), SHOTS)).toBe(0);
  });
});
