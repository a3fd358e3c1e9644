import { describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import { scriptDice } from "./host/dice.ts";
import { setSetting, setting, stored, update, uuid } from "./host/documents.ts";
import { host } from "./host/selectors.ts";
import { useTable } from "./host/table.ts";
import { cards, rolled } from "./pages/card.ts";
import { CheckDialog } from "./pages/check-dialog.ts";
import { openSettings, openSettingsMenu } from "./pages/settings.ts";
import { Sheet } from "./pages/sheet.ts";

const AILA = uuid.actor(ids.aila);
const table = useTable();

const openRules = () =>
  openSettingsMenu(table.gm, "quartet.noppa.rules", "#quartet-noppa-settings");
const openAttributes = () =>
  openSettingsMenu(table.gm, "quartet.noppa.attributesMenu", "#quartet-noppa-attributes");

describe("the rules of the world", () => {
  it("can be changed, are marked as changed, and restored with one click", async () => {
    const { gm, aino } = table;
    const rules = await openRules();
    const field = rules.locator('[name="sisuTotalCap"]');
    expect(await rules.locator(".mark").count()).toBe(0);
    await field.check();
    await rules.locator(".mark").waitFor();
    expect(await rules.locator(".mark").textContent()).toBe(
      await gm.text("QUARTET.Settings.Changed"),
    );
    await expect.poll(() => setting(aino, "noppa.sisuTotalCap")).toBe(true);
    await rules.locator('[data-action="restore"][data-key="sisuTotalCap"]').click();
    await expect.poll(() => setting(aino, "noppa.sisuTotalCap")).toBe(false);
    await rules.locator(".mark").waitFor({ state: "detached" });
  });

  it("let the untrained roll one die where the game master says so", async () => {
    const { aino } = table;
    const rules = await openRules();
    await rules.locator('[name="untrained"]').selectOption("oneDie");
    await expect.poll(() => setting(aino, "noppa.untrained")).toBe("oneDie");
    const sheet = await Sheet.open(aino, AILA);
    await sheet.showTab("abilities");
    await sheet.use(ids.piloting);
    const dialog = await CheckDialog.opened(aino);
    expect((await dialog.summary()).dice).toBe("1n6");
    await dialog.close();
    await setSetting(table.gm, "noppa.untrained", "impossible");
  });

  it("let the die that sisu goes to be named before the roll", async () => {
    const { aino, gm, boris } = table;
    const rules = await openRules();
    await rules.locator('[name="sisuAllocation"]').selectOption("declared");
    await expect.poll(() => setting(aino, "noppa.sisuAllocation")).toBe("declared");
    const sheet = await Sheet.open(aino, AILA);
    await sheet.use(ids.stealth);
    const dialog = await CheckDialog.opened(aino);
    await dialog.spendMore();
    await dialog.field("declaredDie").selectOption("1");
    await scriptDice(aino, 6, [4, 2]);
    const id = await rolled(aino, () => dialog.roll());
    const [card] = await cards(id, boris);
    expect(await card?.sums()).toEqual(["4", "2 + 5 = 7"]);
    await setSetting(gm, "noppa.sisuAllocation", "best");
    await update(gm, AILA, { "system.sisu.value": 3 });
  });

  it("are not a player's to change", async () => {
    const { aino } = table;
    await openSettings(aino);
    await aino.locator(host.setting("quartet.core.rollAtOnce")).waitFor();
    expect(await aino.locator(host.openSubmenu("quartet.noppa.rules")).count()).toBe(0);
    expect(await aino.locator(host.setting("quartet.noppa.alwaysHidden")).count()).toBe(0);
  });

  it("let each player roll at once, or ask with Shift", async () => {
    const { aino } = table;
    await openSettings(aino);
    await aino.locator(host.setting("quartet.core.rollAtOnce")).check();
    await aino.locator(host.submitSettings).click();
    await expect.poll(() => setting(aino, "core.rollAtOnce")).toBe(true);
    const sheet = await Sheet.open(aino, AILA);
    await scriptDice(aino, 8, [2, 2, 2]);
    await rolled(aino, () => sheet.use(ids.shooting));
    await sheet.use(ids.shooting, ["Shift"]);
    await (await CheckDialog.opened(aino)).close();
    await setSetting(aino, "core.rollAtOnce", false);
  });
});

describe("the attributes of the world", () => {
  const names = (sheet: Sheet) => sheet.root.locator(".attribute .label").allTextContents();

  it("have names in four languages", async () => {
    const { aino, boris } = table;
    const mine = await Sheet.open(aino, AILA);
    const his = await Sheet.open(boris, AILA);
    const attributes = await openAttributes();
    await attributes.locator('[name="strength.fi"]').fill("Väki");
    await attributes.locator('[name="strength.fi"]').press("Tab");
    await expect.poll(() => names(mine)).toContain("Väki");
    await attributes.locator('[name="strength.ru"]').fill("Мощь");
    await attributes.locator('[name="strength.ru"]').press("Tab");
    await expect.poll(() => names(his)).toContain("Мощь");
    expect(await names(mine)).toContain("Väki");
  });

  it("can be added, moved and taken away, and their values come back", async () => {
    const { aino, gm } = table;
    const attributes = await openAttributes();
    const sheet = await Sheet.open(aino, AILA);
    await attributes.locator('[data-action="add"]').click();
    await expect.poll(async () => (await names(sheet)).length).toBe(5);
    const rows = attributes.locator("tbody tr");
    await expect.poll(() => rows.count()).toBe(5);
    const field = (await rows.last().locator("input").first().getAttribute("name")) ?? "";
    const id = field.split(".")[0] ?? "";
    await attributes.locator(`[name="${id}.fi"]`).fill("Tahto");
    await attributes.locator(`[name="${id}.fi"]`).press("Tab");
    await expect.poll(() => names(sheet)).toContain("Tahto");
    await attributes.locator(`[data-action="up"][data-id="${id}"]`).click();
    await expect.poll(async () => (await names(sheet)).indexOf("Tahto")).toBe(3);

    await sheet.edit();
    await sheet.type("system.attributes.agility.value", "7");
    await expect.poll(() => stored(gm, AILA, "system.attributes.agility.value")).toBe(7);
    await attributes.locator('[data-action="remove"][data-id="agility"]').click();
    await gm.locator(host.dialogButton("yes")).click();
    await expect.poll(async () => (await names(sheet)).length).toBe(4);
    expect(await stored(gm, AILA, "system.attributes.agility.value")).toBe(7);

    await attributes.locator('[data-action="restore"]').click();
    await expect
      .poll(() => names(sheet))
      .toEqual(["Voima", "Kestävyys", "Havainnoiminen", "Ketteryys"]);
    expect(await sheet.field("system.attributes.agility.value").inputValue()).toBe("7");
    await update(gm, AILA, { "system.attributes.agility.value": 2 });
  });

  it("of a character can be none: then it cannot be rolled", async () => {
    const { aino, gm } = table;
    await update(gm, AILA, { "system.attributes.agility.value": 0 });
    await expect.poll(() => stored(aino, AILA, "system.attributes.agility.value")).toBe(0);
    const sheet = await Sheet.open(aino, AILA);
    await sheet.use(ids.stealth);
    const dialog = await CheckDialog.opened(aino);
    await expect
      .poll(() => dialog.refusal.textContent())
      .toContain(await aino.text("QUARTET.Noppa.CannotRoll.noAttribute"));
    await dialog.close();
  });
});
