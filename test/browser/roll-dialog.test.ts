import { describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import { expectAllDiceThrown, scriptDice } from "./host/dice.ts";
import { messagesOf, stored, uuid } from "./host/documents.ts";
import { useTable } from "./host/table.ts";
import { cards, rolled } from "./pages/card.ts";
import { CheckDialog } from "./pages/check-dialog.ts";
import { Sheet } from "./pages/sheet.ts";

const AILA = uuid.actor(ids.aila);
const table = useTable();

/** Opens Aila's sheet at Aino's client and clicks a skill or weapon. */
async function ask(item: string = ids.shooting): Promise<CheckDialog> {
  const sheet = await Sheet.open(table.aino, AILA);
  const isWeapon = item === ids.raygun;
  await sheet.showTab(isWeapon ? "equipment" : "abilities");
  await sheet.use(item);
  return CheckDialog.opened(table.aino);
}

describe("the roll dialog", () => {
  it("shows dice, difficulty and exact odds, which move with every choice", async () => {
    const dialog = await ask();
    // 3d8 above 5: 1 − (5/8)³ = 75.6 %.
    expect(await dialog.summary()).toEqual({ dice: "3n8", against: "> 5", chance: "75,6 %" });
    await dialog.preset(7).click();
    // 1 − (7/8)³ = 33.0 %.
    await expect.poll(async () => (await dialog.summary()).chance).toBe("33 %");
    await dialog.harder("noise", 1);
    await expect.poll(async () => (await dialog.summary()).against).toBe("> 8");
    await dialog.harder("poorTools", 2);
    await expect.poll(async () => (await dialog.summary()).against).toBe("> 10");
    await dialog.type("situation", "−3");
    await expect.poll(async () => (await dialog.summary()).against).toBe("> 7");
    await dialog.type("difficulty", "4");
    await expect.poll(async () => (await dialog.summary()).against).toBe("> 4");
    await dialog.field("attribute").selectOption("strength");
    await expect.poll(async () => (await dialog.summary()).dice).toBe("3n6");
    await dialog.close();
  });

  it("rolls by Enter, with what the player has chosen", async () => {
    const { aino, gm } = table;
    const dialog = await ask();
    await dialog.preset(3).click();
    await scriptDice(aino, 8, [2, 4, 7]);
    const id = await rolled(aino, () => dialog.field("difficulty").press("Enter"));
    await dialog.gone();
    const [card] = await cards(id, gm);
    expect(await card?.sums()).toEqual(["2", "4", "7"]);
    expect(await card?.headline.textContent()).toContain("2 successes");
    await expectAllDiceThrown(aino);
  });

  it("needs one click, also right after a number was typed", async () => {
    const { aino, gm } = table;
    const dialog = await ask();
    await dialog.field("difficulty").fill("2");
    // A hand is slower than a machine: it leaves time to draw the window anew.
    await dialog.preset(7).click({ delay: 150 });
    await expect.poll(async () => (await dialog.summary()).against).toBe("> 7");
    await dialog.field("difficulty").fill("1");
    await scriptDice(aino, 8, [2, 1, 1]);
    const id = await rolled(aino, async () => {
      await dialog.rollButton.click({ delay: 150 });
      await dialog.gone();
    });
    const [card] = await cards(id, gm);
    expect(await card?.headline.textContent()).toContain("1 success");
  });

  it.each(["Escape", "the close button"])("rolls nothing and spends nothing by %s", async (way) => {
    const { aino } = table;
    const before = (await messagesOf(aino)).length;
    const dialog = await ask(ids.raygun);
    await dialog.spendMore();
    await expect.poll(() => dialog.root.locator("output").textContent()).toBe("1 piste");
    if (way === "Escape") {
      await aino.page.keyboard.press("Escape");
      await dialog.gone();
    } else await dialog.close();
    await aino.page.waitForTimeout(300);
    expect(await messagesOf(aino)).toHaveLength(before);
    expect(await stored(aino, AILA, "system.sisu.value")).toBe(3);
    expect(await stored(aino, uuid.owned(ids.aila, ids.raygun), "system.ammunition.value")).toBe(2);
  });

  it("keeps the old number and says so when something else is typed", async () => {
    const { aino } = table;
    const dialog = await ask();
    await dialog.type("difficulty", "abc");
    await aino.expectNotice("QUARTET.Number.NotWhole", { value: "abc" });
    expect((await dialog.summary()).against).toBe("> 5");
    await dialog.type("difficulty", "5,5");
    await aino.expectNotice("QUARTET.Number.NotWhole", { value: "5,5" });
    expect((await dialog.summary()).against).toBe("> 5");
    await dialog.close();
  });

  it("cannot roll what is impossible, and says why", async () => {
    const { aino } = table;
    const dialog = await ask();
    await dialog.field("noTools").check();
    await expect
      .poll(() => dialog.refusal.textContent())
      .toContain(await aino.text("QUARTET.Noppa.CannotRoll.noTools"));
    expect(await dialog.rollButton.isDisabled()).toBe(true);
    await dialog.field("noTools").uncheck();
    await expect.poll(() => dialog.rollButton.isDisabled()).toBe(false);
    await dialog.close();

    const untrained = await ask(ids.piloting);
    await expect
      .poll(() => untrained.refusal.textContent())
      .toContain(await aino.text("QUARTET.Noppa.CannotRoll.noSkill"));
    await untrained.close();
  });

  it("spends sisu before the roll, at most what there is", async () => {
    const { aino } = table;
    const dialog = await ask(ids.stealth);
    for (const points of ["1 piste", "2 pistettä", "3 pistettä"]) {
      await dialog.spendMore();
      await expect.poll(() => dialog.root.locator("output").textContent()).toBe(points);
    }
    expect(await dialog.root.locator('[data-action="spendMore"]').isDisabled()).toBe(true);
    await dialog.root.locator('[data-action="spendLess"]').click();
    await scriptDice(aino, 6, [1, 1]);
    const id = await rolled(aino, () => dialog.roll());
    const [card] = await cards(id, table.boris);
    // Ten points of sisu on the first of two ones: a success, and no disaster.
    expect(await card?.sums()).toEqual(["1 + 10 = 11", "1"]);
    await expect.poll(() => stored(aino, AILA, "system.sisu.value")).toBe(1);
  });
});
