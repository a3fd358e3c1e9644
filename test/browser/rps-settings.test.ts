import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { create, setSetting, setting, shown } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { host } from "./host/selectors.ts";
import { useTable } from "./host/table.ts";
import { openSettings, openSettingsMenu } from "./pages/settings.ts";

const table = useTable({ players: ["gm", "aino"] });
const WINDOW = "#quartet-rps-settings";

/** A character of level 3: base 3, limit 9. */
let runner = "";
const limit = () => shown(table.aino, runner, "system.reserve.max");

async function openRules(page = "dice"): Promise<Locator> {
  const rules = await openSettingsMenu(table.gm, "quartet.rps.rulesMenu", WINDOW);
  await rules.locator(`nav [data-tab="${page}"]`).click();
  return rules;
}

const field = (rules: Locator, path: string) => rules.locator(`[name="${path}"]`);

async function type(rules: Locator, path: string, text: string): Promise<void> {
  await field(rules, path).fill(text);
  await field(rules, path).press("Tab");
}

beforeAll(async () => {
  runner = await create(table.gm, "Actor", {
    name: "Runner",
    type: "rpsCharacter",
    ownership: { default: 2 },
    system: { level: 3 },
  });
});

afterAll(async () => {
  await setSetting(table.gm, "rps.rules", {});
  await setSetting(table.gm, "rps.names", {});
});

describe("the rules of RPS", () => {
  it("change a cell at a time for everyone, are marked, and come back", async () => {
    const { gm } = table;
    const rules = await openRules();
    const rule = rules.locator('.rule[data-key="limits"]');
    expect(await rule.locator(".mark").count()).toBe(0);
    await type(rules, "limits.2", "10");
    await rule.locator(".mark").waitFor();
    expect(await rule.locator(".mark").textContent()).toBe(
      await gm.text("QUARTET.Rps.Settings.ChangedOurs"),
    );
    await expect.poll(limit).toBe(10);
    await rule.locator('[data-action="restore"][data-path="limits"]').click();
    await expect.poll(limit).toBe(9);
    await rule.locator(".mark").waitFor({ state: "detached" });
    expect(await setting(gm, "rps.rules")).toEqual({});
  });

  it("take numbers as people type them, and refuse what is none", async () => {
    const { gm } = table;
    const rules = await openRules("fights");
    await type(rules, "speeds.jog", "2,5");
    await type(rules, "shockSuggestion.2", "−3");
    await expect
      .poll(() => setting(gm, "rps.rules"))
      .toEqual({
        speeds: { jog: 2.5, run: 4, sprint: 9 },
        shockSuggestion: [0, 0, -3, -2, -3, -4, -6],
      });
    await type(rules, "roundLength.amount", "soon");
    await gm.expectNotice("QUARTET.Number.wrong", { value: "soon" });
    await type(rules, "roundLength.amount", "0");
    await gm.expectNotice("QUARTET.Rps.Settings.Refused.value");
    await expect.poll(() => field(rules, "roundLength.amount").inputValue()).toBe("1");
    await rules.locator('nav [data-tab="dice"]').click();
    await type(rules, "gain.0.0", "16");
    await gm.expectNotice("QUARTET.Number.TooLarge", { value: "16", max: 15 });
    await expect.poll(() => field(rules, "gain.0.0").inputValue()).toBe("1");
  });

  it("all come back at once, after a question", async () => {
    const { gm } = table;
    await setSetting(gm, "rps.rules", { limits: [6, 7, 9, 11, 13, 15], margin: 5 });
    const rules = await openRules();
    await rules.locator('[data-action="restoreAll"]').click();
    await gm.locator(host.dialogButton("no")).click();
    expect(await setting(gm, "rps.rules")).toMatchObject({ margin: 5 });
    await rules.locator('[data-action="restoreAll"]').click();
    await gm.locator(host.dialogButton("yes")).click();
    await expect.poll(() => setting(gm, "rps.rules")).toEqual({});
  });

  it("have attributes with names in four languages, added and taken away", async () => {
    const { gm, aino } = table;
    const rules = await openRules("attributes");
    await type(rules, "names.strength.fi", "Väki");
    await expect.poll(() => setting(aino, "rps.names")).toMatchObject({ strength: { fi: "Väki" } });
    const things = rules.locator('.rule[data-key="attributes"] .thing');
    await rules.locator('[data-action="add"][data-list="attributes"]').click();
    await expect.poll(() => things.count()).toBe(5);
    const id = await things.last().getAttribute("data-id");
    await rules.locator(`[data-action="up"][data-id="${id}"]`).click();
    await expect.poll(() => things.nth(3).getAttribute("data-id")).toBe(id);
    await rules.locator(`[data-action="remove"][data-id="${id}"]`).click();
    await gm.locator(host.dialogButton("yes")).click();
    await expect.poll(() => things.count()).toBe(4);
    await rules.locator('[data-action="restore"][data-path="attributes.strength"]').click();
    await expect
      .poll(async () => Object.keys((await setting(aino, "rps.names")) as object))
      .not.toContain("strength");
    await expect.poll(() => setting(aino, "rps.rules")).toEqual({});
  });

  it("fall back to the book where the world holds what cannot be used", async () => {
    await setSetting(table.gm, "rps.rules", { limits: "high", gain: [] });
    await expect.poll(limit).toBe(9);
    const rules = await openRules();
    expect(await field(rules, "limits.2").inputValue()).toBe("9");
    await setSetting(table.gm, "rps.rules", {});
  });

  it("are not a player's to open or to change", async () => {
    const { aino, gm } = table;
    await openSettings(aino);
    await aino.locator(host.setting("quartet.core.rollAtOnce")).waitFor();
    expect(await aino.locator(host.openSubmenu("quartet.rps.rulesMenu")).count()).toBe(0);
    const refused = await aino.run(async () => {
      const { game } = globalThis as unknown as PageGlobals;
      return game.settings.set("quartet", "rps.rules", { margin: 1 }).then(
        () => false,
        () => true,
      );
    }, null);
    expect(refused).toBe(true);
    aino.forget(/rps\.rules|permission|Setting/i);
    expect(await setting(gm, "rps.rules")).toEqual({});
  });
});
