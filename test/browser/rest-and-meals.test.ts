import { beforeEach, describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import { stored, update, uuid } from "./host/documents.ts";
import { useTable } from "./host/table.ts";
import { Sheet } from "./pages/sheet.ts";

const AILA = uuid.actor(ids.aila);
const SISU = "system.sisu.value";
const table = useTable({ players: ["gm", "aino"] });

const sisu = () => stored(table.gm, AILA, SISU);
const rest = (sheet: Sheet, kind: "night" | "meal") =>
  sheet.button("rest", `[data-kind="${kind}"]`).click();

async function begin(value: number): Promise<Sheet> {
  await update(table.gm, AILA, { system: { sisu: { value, max: 3 }, mealTaken: false } });
  await expect.poll(() => stored(table.aino, AILA, SISU)).toBe(value);
  return Sheet.open(table.aino, AILA);
}

describe("rest and meals", () => {
  beforeEach(() => table.aino.clearNotices());

  it("gives a point back by a night, and by one meal a day", async () => {
    const { aino } = table;
    const sheet = await begin(0);
    await rest(sheet, "meal");
    await aino.expectNotice("QUARTET.Noppa.Rest.Gained.meal");
    await expect.poll(sisu).toBe(1);
    await rest(sheet, "meal");
    await aino.expectNotice("QUARTET.Noppa.Rest.Refused.mealTaken");
    expect(await sisu()).toBe(1);
    await rest(sheet, "night");
    await aino.expectNotice("QUARTET.Noppa.Rest.Gained.night");
    await expect.poll(sisu).toBe(2);
    await rest(sheet, "meal");
    await aino.expectNotice("QUARTET.Noppa.Rest.Gained.meal");
    await expect.poll(sisu).toBe(3);
  });

  it("says so when there is nothing to give back, and begins the new day all the same", async () => {
    const { aino, gm } = table;
    const sheet = await begin(3);
    await update(gm, AILA, { "system.mealTaken": true });
    await expect.poll(() => stored(aino, AILA, "system.mealTaken")).toBe(true);
    await rest(sheet, "night");
    await aino.expectNotice("QUARTET.Noppa.Rest.Refused.full");
    await expect.poll(() => stored(gm, AILA, "system.mealTaken")).toBe(false);
    expect(await sisu()).toBe(3);
  });
});

describe("bookkeeping", () => {
  it("never goes below 0 or above the maximum by the buttons", async () => {
    const sheet = await begin(1);
    const step = (by: number) => sheet.button("step", `[data-path="${SISU}"][data-step="${by}"]`);
    await step(-1).click();
    await expect.poll(sisu).toBe(0);
    await expect.poll(() => step(-1).isDisabled()).toBe(true);
    for (const value of [1, 2, 3]) {
      await step(1).click();
      await expect.poll(sisu).toBe(value);
    }
    if (!(await step(1).isDisabled())) await step(1).click();
    await table.aino.page.waitForTimeout(300);
    expect(await sisu()).toBe(3);
  });

  it("counts every one of several quick clicks", async () => {
    const { aino, gm } = table;
    const sheet = await Sheet.open(aino, AILA);
    await sheet.showTab("equipment");
    const more = sheet.row(ids.rope).locator('[data-action="step"][data-step="1"]');
    await more.evaluate((button: HTMLElement) => {
      for (let click = 0; click < 3; click++) button.click();
    });
    await expect.poll(() => stored(gm, uuid.owned(ids.aila, ids.rope), "system.quantity")).toBe(5);
  });

  it("stays within its limits whoever writes", async () => {
    const { gm, aino } = table;
    await begin(2);
    await update(aino, AILA, { [SISU]: 99 });
    await expect.poll(sisu).toBe(3);
    await update(gm, AILA, { [SISU]: -5 });
    await expect.poll(sisu).toBe(0);
    await update(gm, AILA, { [SISU]: 3 });
    await update(gm, AILA, { "system.sisu.max": 1 });
    await expect.poll(sisu).toBe(1);
  });
});
