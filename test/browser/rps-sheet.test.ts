import { beforeAll, describe, expect, it } from "vitest";
import { create, itemsOf, stored, update } from "./host/documents.ts";
import { clipped, resize, sideways } from "./host/measure.ts";
import { useTable } from "./host/table.ts";
import { makeTimo, timoIds } from "./pages/rps-character.ts";
import { Sheet } from "./pages/sheet.ts";

const table = useTable();
const TABS = ["abilities", "combat", "magic", "story"] as const;
let timo = "";

beforeAll(async () => {
  timo = await makeTimo(table, table.aino);
});

const reserveOf = () => stored(table.aino, timo, "system.reserve.value");

describe("the reserve", () => {
  it("is read aloud, and two quick clicks are two points", async () => {
    await update(table.gm, timo, { "system.reserve.value": 7 });
    const sheet = await Sheet.open(table.aino, timo);
    const road = sheet.root.locator(".road");
    await expect
      .poll(() => road.getAttribute("aria-valuetext"))
      .toBe("7. Peruspistevaranto 4, ääriraja 11. Hermostunut: perustaso +3, äärirajaan 4");
    await sheet.button("step", '[data-path="system.reserve.value"][data-step="1"]').dblclick();
    await expect.poll(reserveOf).toBe(9);
    await expect.poll(() => road.locator(".cell.held").count()).toBe(9);
  });

  it("goes to its base by rest (RPS 79)", async () => {
    const { aino } = table;
    await update(table.gm, timo, { "system.reserve.value": 10 });
    const sheet = await Sheet.open(aino, timo);
    await sheet.button("rest").click();
    const dialog = aino.locator(".quartet-dialog.rest");
    await dialog.locator(".quartet-roll").click();
    await expect.poll(reserveOf).toBe(4);
    await aino.expectNotice("QUARTET.Rps.Rest.Done.night", { name: "Timo", before: 10, after: 4 });
  });

  it("of the whole party too, in one click of the game master (RPS 79)", async () => {
    const { gm } = table;
    await update(gm, timo, { "system.reserve.value": 0 });
    const sheet = await Sheet.open(gm, timo);
    await sheet.button("rest").click();
    await gm.locator('.quartet-dialog.rest [data-action="newSession"]').click();
    await expect.poll(reserveOf).toBe(4);
    await gm.expectNotice("QUARTET.Rps.Rest.NewSessionDone", { count: 1 });
  });
});

it("a weapon is taken in hand and slows its bearer (RPS 101)", async () => {
  const sheet = await Sheet.open(table.aino, timo);
  await sheet.showTab("combat");
  const hand = sheet.row(timoIds.sword).locator('[data-action="hold"]');
  await hand.click();
  await expect.poll(() => hand.getAttribute("aria-pressed")).toBe("true");
  const inFight = sheet.root.locator(".initiative .hint").first();
  await expect.poll(() => inFight.textContent()).toContain("−2");
  await hand.click();
  await expect.poll(() => hand.getAttribute("aria-pressed")).toBe("false");
});

it("an NB can be taken away, and a wrong number keeps the old one", async () => {
  const { aino } = table;
  const sheet = await Sheet.open(aino, timo);
  await sheet.edit();
  await sheet.showTab("abilities");
  await sheet.field("system.attributes.health.nb").selectOption("");
  await expect.poll(() => stored(aino, timo, "system.attributes.health.nb")).toBeNull();
  await sheet.type("system.attributes.strength.value", "vahva");
  await aino.expectNotice("QUARTET.Number.wrong", { value: "vahva" });
  expect(await stored(aino, timo, "system.attributes.strength.value")).toBe(-1);
});

it("a character is made step by step, and nothing changes before the end", async () => {
  const { aino } = table;
  const userId = await aino.run(
    () => (globalThis as unknown as { game: { userId: string } }).game.userId,
    undefined,
  );
  const uuid = await create(table.gm, "Actor", {
    name: "Uusi",
    type: "rpsCharacter",
    ownership: { default: 0, [userId]: 3 },
  });
  await expect.poll(() => stored(aino, uuid, "name")).toBe("Uusi");
  const sheet = await Sheet.open(aino, uuid);
  await sheet.button("create").click();
  const app = aino.locator(".quartet.creation");
  const next = app.locator("[type=submit]");
  await app.locator('[name="concept"]').fill("Bosonogan serkku");
  await next.click();
  await app.locator('[data-action="stepValue"][data-id="agility"][data-step="1"]').dblclick();
  await next.click();
  await app.locator('[name="level"][value="3"]').check();
  await next.click();
  await app.locator('[name="newSkill"]').fill("Leivonta");
  await app.locator('[name="newSkill"]').press("Enter");
  const skill = app.locator(".choices .skill", { hasText: "Leivonta" });
  await skill.locator('[data-action="stepSkill"][data-step="1"]').first().click();
  await skill.locator("summary").click();
  await skill.locator(".new input").fill("Ruisleipä");
  await skill.locator(".new input").press("Enter");
  await skill.locator('[data-action="stepSpecialisation"][data-step="1"]').click();
  await expect.poll(() => app.locator(".remarks .warning").count()).toBe(1);
  expect(await stored(aino, uuid, "system.concept")).toBe("");
  for (const _ of ["bonuses", "combat", "finish"]) await next.click();
  await next.dblclick();
  await app.waitFor({ state: "detached" });
  await expect.poll(() => stored(aino, uuid, "system.created")).toBe(true);
  expect(await stored(aino, uuid, "system")).toMatchObject({
    concept: "Bosonogan serkku",
    level: 3,
    reserve: { value: 3 },
    attributes: { agility: { value: 2 } },
  });
  await expect.poll(async () => (await itemsOf(aino, uuid)).length).toBe(1);
});

describe.each(["aino", "boris", "gm"] as const)("words of %s's language", (who) => {
  it.each([640, 480])("fit into a sheet %i pixels wide", async (width) => {
    const client = table[who];
    const sheet = await Sheet.open(client, timo);
    await resize(sheet, width);
    for (const tab of TABS) {
      await sheet.showTab(tab);
      expect(await clipped(client, ".quartet-sheet .window-content"), tab).toEqual([]);
      expect(await sideways(client, ".quartet-sheet .window-content"), tab).toBeLessThanOrEqual(1);
      expect(await sideways(client, `.quartet-sheet .tab.${tab}`), tab).toBeLessThanOrEqual(1);
    }
    expect((await sheet.root.boundingBox())?.height).toBeLessThanOrEqual(720);
  });
});
