import { describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import { create, itemsOf, shown, stored, update, uuid } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { host } from "./host/selectors.ts";
import { useTable } from "./host/table.ts";
import { openTab } from "./pages/drag.ts";
import { Sheet } from "./pages/sheet.ts";

const AILA = uuid.actor(ids.aila);
const SISU = "system.sisu.value";
const STRENGTH = "system.attributes.strength.value";
const table = useTable();

/** The game master puts values of Aila's back; waits until her player has them too. */
async function putBack(values: Readonly<Record<string, string | number>>): Promise<void> {
  await update(table.gm, AILA, values);
  for (const [path, value] of Object.entries(values))
    await expect.poll(() => stored(table.aino, AILA, path)).toBe(value);
}

describe("creating", () => {
  it("makes a character in the list of actors, which every client has", async () => {
    const { gm, aino, boris } = table;
    await openTab(gm, "actors");
    await gm.locator(host.createEntry("actors")).first().click();
    await gm.locator(host.dialogField("name")).fill("Vilho");
    await gm.locator(host.dialogField("type")).selectOption("noppaCharacter");
    await gm.locator(host.dialogButton("ok")).click();
    await gm.locator(".quartet-sheet.noppa", { hasText: "Vilho" }).waitFor();
    for (const client of [gm, aino, boris])
      await expect
        .poll(() =>
          client.run(() => {
            const { game } = globalThis as unknown as PageGlobals;
            const actor = game.actors.getName("Vilho");
            return [actor?.toObject().type, actor?.system.mealTaken];
          }, null),
        )
        .toEqual(["noppaCharacter", false]);
  });

  it("makes a skill, a weapon, armour and gear on the sheet, and takes them away", async () => {
    const { aino, gm } = table;
    const sheet = await Sheet.open(aino, uuid.actor(ids.kaino));
    await sheet.edit();
    for (const type of ["noppaSkill", "noppaWeapon", "noppaArmor", "noppaGear"]) {
      await sheet.showTab(type === "noppaSkill" ? "abilities" : "equipment");
      await sheet.button("createItem", `[data-type="${type}"]`).click();
      await expect
        .poll(async () => (await itemsOf(gm, uuid.actor(ids.kaino))).map((item) => item.type))
        .toContain(type);
      await aino.locator(".quartet-item").waitFor();
      await aino.locator(".quartet-item").locator(host.close).click();
      await aino.locator(".quartet-item").waitFor({ state: "detached" });
    }
    const gear = (await itemsOf(aino, uuid.actor(ids.kaino))).find((i) => i.type === "noppaGear");
    await sheet
      .row(gear?.id ?? "")
      .locator('[data-action="deleteItem"]')
      .click();
    await aino.locator(host.dialogButton("yes")).click();
    await expect.poll(() => itemsOf(gm, uuid.actor(ids.kaino))).toHaveLength(3);
  });
});

describe("editing", () => {
  it("shows every client's sheet the new value at once", async () => {
    const { aino, boris, gm } = table;
    const sheets = await Promise.all([aino, boris, gm].map((client) => Sheet.open(client, AILA)));
    const [mine] = sheets as [Sheet, Sheet, Sheet];
    await mine.edit();
    await mine.type(STRENGTH, "5");
    await expect
      .poll(() =>
        Promise.all(
          sheets.map(({ root }) => root.locator(".attribute .die").first().textContent()),
        ),
      )
      .toEqual(["n12", "к12", "d12"]);
    await putBack({ [STRENGTH]: 2 });
  });

  it("keeps focus, caret, what is being typed, and the place while others edit", async () => {
    const { aino, gm } = table;
    const sheet = await Sheet.open(aino, AILA);
    await sheet.edit();
    const name = sheet.field("name");
    await name.focus();
    await name.press("End");
    await name.pressSequentially("-Mari");
    await name.press("ArrowLeft");
    await update(gm, AILA, { [SISU]: 1 });
    await expect.poll(() => sheet.root.locator(".sisu .value").textContent()).toBe("1");
    const focused = await aino.run(() => {
      const input = document.activeElement as HTMLInputElement;
      return [input.name, input.value, input.selectionStart];
    }, null);
    expect(focused).toEqual(["name", "Aila-Mari", 8]);
    await name.press("Tab");
    await expect.poll(() => stored(gm, AILA, "name")).toBe("Aila-Mari");
    expect(await stored(gm, AILA, SISU)).toBe(1);
    await putBack({ name: "Aila", [SISU]: 3 });

    await aino.run((id) => {
      const { game } = globalThis as unknown as PageGlobals;
      game.actors.get(id)?.sheet?.setPosition({ height: 380 });
    }, ids.aila);
    const tab = sheet.root.locator('section.tab[data-tab="abilities"]');
    await tab.evaluate((element) => element.scrollTo(0, 60));
    const top = await tab.evaluate((element) => element.scrollTop);
    expect(top).toBeGreaterThan(0);
    await update(gm, AILA, { [STRENGTH]: 4 });
    await expect.poll(() => sheet.field(STRENGTH).inputValue()).toBe("4");
    expect(await tab.evaluate((element) => element.scrollTop)).toBe(top);
    await putBack({ [STRENGTH]: 2 });
  });

  it.each([
    ["0,5", "QUARTET.Number.NotWhole"],
    ["−3", "QUARTET.Number.TooSmall"],
    ["abc", "QUARTET.Number.wrong"],
    ["", "QUARTET.Number.empty"],
  ])("says what is wrong with “%s” and keeps the old value", async (typed, key) => {
    const { aino } = table;
    const sheet = await Sheet.open(aino, AILA);
    await sheet.edit();
    await sheet.type(STRENGTH, typed);
    await aino.expectNotice(key, { value: typed, min: "0" });
    expect(await sheet.field(STRENGTH).inputValue()).toBe("2");
    expect(await stored(aino, AILA, STRENGTH)).toBe(2);
  });

  it("reads numbers as people type them", async () => {
    const { aino, gm } = table;
    const weapon = uuid.owned(ids.aila, ids.knife);
    const sheet = await Sheet.open(aino, weapon);
    for (const [typed, value] of [
      ["−3", -3],
      ["+5", 2],
      ["-1", -1],
      ["1 000", 1000],
      ["0", 0],
    ] as const) {
      await sheet.type("system.difficultyChange", typed);
      for (const client of [aino, gm])
        await expect.poll(() => stored(client, weapon, "system.difficultyChange")).toBe(value);
    }
  });

  it("saves by Enter and clicks nothing", async () => {
    const { aino, gm } = table;
    const sheet = await Sheet.open(aino, AILA);
    await sheet.edit();
    await sheet.field("system.sisu.max").fill("4");
    await sheet.field("system.sisu.max").press("Enter");
    await expect.poll(() => stored(gm, AILA, "system.sisu.max")).toBe(4);
    await aino.page.waitForTimeout(300);
    expect(await stored(gm, AILA, SISU)).toBe(3);
    expect(await sheet.root.isVisible()).toBe(true);
    expect(await aino.locator(host.dialog).count()).toBe(0);
    await sheet.type("system.sisu.max", "3");
    await expect.poll(() => stored(gm, AILA, "system.sisu.max")).toBe(3);
  });

  it("does not lose the first of two quick changes", async () => {
    const { aino, gm } = table;
    const sheet = await Sheet.open(aino, AILA);
    await sheet.edit();
    await sheet.type(STRENGTH, "3");
    await sheet.type("system.attributes.endurance.value", "4");
    await expect.poll(() => stored(gm, AILA, "system.attributes.endurance.value")).toBe(4);
    expect(await stored(gm, AILA, STRENGTH)).toBe(3);
    await putBack({ [STRENGTH]: 2, "system.attributes.endurance.value": 2 });
  });

  it("saves what is being typed when the sheet closes", async () => {
    const { aino, gm } = table;
    const sheet = await Sheet.open(aino, AILA);
    await sheet.edit();
    await sheet.field(STRENGTH).fill("3");
    await sheet.root.locator(host.close).click();
    await expect.poll(() => stored(gm, AILA, STRENGTH)).toBe(3);
    await putBack({ [STRENGTH]: 2 });
  });

  it("never writes a reader's translation over the name", async () => {
    const { aino, gm, boris } = table;
    const skill = uuid.owned(ids.aila, ids.shooting);
    expect(await shown(aino, skill, "name")).toBe("Ampuminen");
    expect(await shown(boris, skill, "name")).toBe("Стрельба");
    const sheet = await Sheet.open(aino, skill);
    expect(await sheet.field("name").inputValue()).toBe("Ampuminen");
    await sheet.type("system.level", "4");
    await expect.poll(() => stored(gm, skill, "system.level")).toBe(4);
    await sheet.field("system.attribute").selectOption("agility");
    await expect.poll(() => stored(gm, skill, "system.attribute")).toBe("agility");
    expect(await stored(gm, skill, "name")).toBe("Shooting");
    await sheet.type("name", "Räiskintä");
    await expect.poll(() => shown(boris, skill, "name")).toBe("Räiskintä");
  });

  it("gives unlinked actors, created by a console too, the defaults of the model", async () => {
    const { gm } = table;
    const actor = await create(gm, "Actor", { name: "Bare", type: "noppaCharacter" });
    expect(await stored(gm, actor, "system.sisu")).toEqual({ value: 3, max: 3 });
    expect(await stored(gm, actor, "prototypeToken.actorLink")).toBe(true);
  });
});
