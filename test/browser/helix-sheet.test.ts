import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { expectAllDiceThrown, scriptChains, scriptDice } from "./host/dice.ts";
import { create, itemsOf, say, setSetting, setting, stored, update } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { useTable } from "./host/table.ts";
import { cards, rolled } from "./pages/card.ts";
import { daigeIds, HelixDialog, makeDaige } from "./pages/helix.ts";
import { Sheet } from "./pages/sheet.ts";
import { plainSpaces } from "./pages/text.ts";

const table = useTable();
let daige = "";

beforeAll(async () => {
  daige = await makeDaige(table, table.aino);
});

beforeEach(async () => {
  await update(table.gm, daige, {
    system: { lp: { value: 13 }, mp: { value: 14 }, ep: { saved: 2 } },
  });
  await expect.poll(() => stored(table.aino, daige, "system.ep.saved")).toBe(2);
});

/** What a card says, in its large lines. */
async function lines(id: string, ...clients: Parameters<typeof cards>[1][]) {
  const shown = await cards(id, ...clients);
  return Promise.all(
    shown.map(async ({ root }) => {
      const text = async (name: string) =>
        plainSpaces((await root.locator(name).first().textContent()) ?? "").trim();
      return [
        await text("h3"),
        await text(".headline"),
        await text(".versus"),
        await text(".chain"),
      ];
    }),
  );
}

describe("an action roll", () => {
  it("Daige picks the lock, whose difficulty is left to chance: 8 against 7 (HELIX 002:33)", async () => {
    const { aino, boris, gm } = table;
    const sheet = await Sheet.open(aino, daige);
    await sheet.use(daigeIds.lockpicking);
    const dialog = await HelixDialog.opened(aino);
    await dialog.root.locator('[name="kind"][value="random"]').check();
    await expect.poll(() => dialog.chance()).toBe("66,7 %");
    await scriptChains(aino, 6, [4]);
    await scriptDice(aino, 3, [2]);
    const id = await rolled(aino, () => dialog.roll());
    await expectAllDiceThrown(aino);
    const seen = await lines(id, aino, boris, gm);
    expect(seen.map(([title, headline]) => [title, headline])).toEqual([
      ["Låsdyrkning", "Onnistui"],
      ["Låsdyrkning", "Успех"],
      ["Låsdyrkning", "Success"],
    ]);
    const [card] = await cards(id, aino);
    expect(await card?.root.locator(".total").first().textContent()).toBe("8");
    const sum = await card?.root.locator("details dl").first().textContent();
    expect(plainSpaces(sum ?? "")).toContain("5 + 1n3 (2)");
  });

  it("shows a chain as what it counts, also after a reload", async () => {
    const { aino, boris } = table;
    await scriptChains(aino, 6, [6, 3]);
    const id = await rolled(aino, () => say(aino, "/helix 3 vs 7"));
    await boris.reload();
    const [card] = await cards(id, boris);
    await expect
      .poll(() => card?.root.locator(".chain .sum").first().textContent())
      .toBe("5 + 3 = 8");
    expect(await card?.root.locator(".total").first().textContent()).toBe("11");
  });

  it("counts several opponents from the sheet, for one roll more or fewer", async () => {
    const { aino } = table;
    const sheet = await Sheet.open(aino, daige);
    await sheet.button("step", '[data-path="system.opponents"][data-step="1"]').click();
    await expect.poll(() => stored(aino, daige, "system.opponents")).toBe(2);
    await sheet.button("rollAttribute", '[data-id="agi"]').click();
    const dialog = await HelixDialog.opened(aino);
    await expect.poll(() => dialog.chance()).toBe("50 %");
    await dialog.root.locator('[data-action="fewerOpponents"]').click();
    await expect.poll(() => dialog.chance()).toBe("66,7 %");
    await update(aino, daige, { "system.opponents": 1 });
  });

  it("is refused without a shot, and a shot is paid once", async () => {
    const { aino } = table;
    const bow = `${daige}.Item.${daigeIds.bow}`;
    const shots = () => stored(aino, bow, "system.ammunition.value");
    const sheet = await Sheet.open(aino, daige);
    await sheet.showTab("equipment");
    await scriptChains(aino, 6, [4]);
    await rolled(aino, () => sheet.use(daigeIds.bow, ["Shift"]));
    expect(await shots()).toBe(0);
    await sheet.use(daigeIds.bow, ["Shift"]);
    await aino.expectNotice("QUARTET.Helix.CannotRoll.noAmmunition", { weapon: "Båge" });
    await sheet.button("reload").click();
    await expect.poll(shots).toBe(12);
  });

  it("can be made by a macro, and by typing what nobody can roll nothing happens", async () => {
    const { aino } = table;
    const uuid = `${daige}.Item.${daigeIds.lockpicking}`;
    await scriptChains(aino, 6, [2]);
    const id = await rolled(aino, () =>
      aino.run(async (uuid) => {
        const { game } = globalThis as unknown as PageGlobals;
        await game.system.api.use(uuid, { skipDialog: true, difficulty: 9 });
      }, uuid),
    );
    expect(await stored(aino, `ChatMessage.${id}`, "system.difficulty.base")).toBe(9);
    await say(aino, "/helix nonsense");
    await aino.expectNotice("QUARTET.Helix.CommandHelp", { text: "nonsense" });
  });
});

describe("spells", () => {
  it("are built live, woven for their points, and refused without them", async () => {
    const { aino } = table;
    const sheet = await Sheet.open(aino, daige);
    await sheet.showTab("magic");
    await sheet.button("buildSpell").click();
    const dialog = await HelixDialog.opened(aino);
    await dialog.type("changeKg", "30");
    await expect.poll(() => dialog.figures()).toEqual(["4", "4", "4"]);
    await dialog.type("minutes", "0");
    await expect.poll(() => dialog.figures()).toEqual(["3", "3", "3"]);
    await dialog.type("moveKg", "0,5");
    await expect.poll(() => dialog.submit.isDisabled()).toBe(true);
    await dialog.type("minutes", "1");
    await dialog.type("moveKg", "300");
    await expect.poll(() => dialog.figures()).toEqual(["34", "34", "34"]);
    expect(await dialog.submit.isDisabled()).toBe(true);
    await dialog.type("moveKg", "0");
    await expect.poll(() => dialog.submit.isDisabled()).toBe(false);
    await scriptChains(aino, 6, [1]);
    const id = await rolled(aino, () => dialog.roll());
    expect(await lines(id, aino)).toEqual([
      [expect.any(String), "Loitsu muotoutuu", expect.stringContaining("4"), expect.any(String)],
    ]);
    await expect.poll(() => stored(aino, daige, "system.mp.value")).toBe(10);
  });

  it("are saved under a name, and closing the window costs nothing", async () => {
    const { aino } = table;
    const sheet = await Sheet.open(aino, daige);
    await sheet.showTab("magic");
    await sheet.button("buildSpell").click();
    const dialog = await HelixDialog.opened(aino);
    await dialog.root.locator('[data-action="saveSpell"]').click();
    await aino.expectNotice("QUARTET.Helix.Spell.NeedsName");
    await dialog.type("spellName", "Repet");
    await dialog.type("moveKg", "10");
    await dialog.root.locator('[data-action="saveSpell"]').click();
    await aino.expectNotice("QUARTET.Helix.Spell.Saved", { name: "Repet" });
    await aino.page.keyboard.press("Escape");
    const saved = (await itemsOf(aino, daige)).find(({ name }) => name === "Repet");
    expect(saved).toMatchObject({ type: "helixSpell", system: { moveKg: 10, minutes: 1 } });
    expect(await stored(aino, daige, "system.mp.value")).toBe(14);
  });

  it("that fail cost what the setting says", async () => {
    const { aino, gm } = table;
    const sheet = await Sheet.open(aino, daige);
    await sheet.showTab("magic");
    for (const [cost, left] of [
      ["full", 7],
      ["half", 11],
      ["none", 14],
    ] as const) {
      await setSetting(gm, "helix.failedSpellCost", cost);
      await expect.poll(() => setting(aino, "helix.failedSpellCost")).toBe(cost);
      await update(aino, daige, { "system.mp.value": 14 });
      await scriptChains(aino, 6, [1]);
      await rolled(aino, () => sheet.use(daigeIds.cloud, ["Shift"]));
      await expect.poll(() => stored(aino, daige, "system.mp.value"), { message: cost }).toBe(left);
    }
    await setSetting(gm, "helix.failedSpellCost", "full");
  });

  it("are not woven without the points", async () => {
    const { aino } = table;
    await update(aino, daige, { "system.mp.value": 6 });
    const sheet = await Sheet.open(aino, daige);
    await sheet.showTab("magic");
    await sheet.use(daigeIds.cloud, ["Shift"]);
    await aino.expectNotice("QUARTET.Helix.CannotWeave.notEnoughMp", { needed: "7", left: "6" });
    expect(await stored(aino, daige, "system.mp.value")).toBe(6);
  });
});

describe("points", () => {
  it("follow strength and will, and may fall below 0 only for life", async () => {
    const { aino } = table;
    await update(aino, daige, { "system.attributes.str.value": 5 });
    expect(await stored(aino, daige, "system.lp.value")).toBe(15);
    await update(aino, daige, { "system.attributes.str.value": 3 });
    expect(await stored(aino, daige, "system.lp.value")).toBe(13);
    await update(aino, daige, { "system.lp.value": -3, "system.mp.value": -3 });
    expect(await stored(aino, daige, "system.lp.value")).toBe(-3);
    expect(await stored(aino, daige, "system.mp.value")).toBe(0);
    await update(aino, daige, { "system.lp.value": 13, "system.mp.value": 14 });
  });

  it("come back with rest: a life point a day, with care", async () => {
    const { aino } = table;
    await update(aino, daige, { "system.lp.value": 10, "system.mp.value": 1 });
    const sheet = await Sheet.open(aino, daige);
    await sheet.button("rest").click();
    const dialog = await HelixDialog.opened(aino);
    await dialog.type("days", "2");
    await expect
      .poll(() => dialog.root.locator('[data-points="lp"]').textContent())
      .toContain("12");
    await dialog.roll();
    await expect.poll(() => stored(aino, daige, "system.lp.value")).toBe(12);
    expect(await stored(aino, daige, "system.mp.value")).toBe(14);
  });
});

describe("experience", () => {
  it("is given by the game master to the whole party, and buys steps", async () => {
    const { aino, gm } = table;
    const atGm = await Sheet.open(gm, daige);
    await atGm.showTab("experience");
    await atGm.button("award").click();
    const award = await HelixDialog.opened(gm);
    await award.root.locator('[name="difficulty"][value="hard"]').check();
    await award.roll();
    await expect.poll(() => stored(aino, daige, "system.ep.saved")).toBe(5);
    await gm.clearNotices();

    const sheet = await Sheet.open(aino, daige);
    await sheet.showTab("experience");
    await sheet.button("raise", '[data-id="str"]').click();
    await expect.poll(() => stored(aino, daige, "system.attributes.str.value")).toBe(4);
    expect(await stored(aino, daige, "system.ep.saved")).toBe(2);
    await sheet.button("raise", `[data-id="${daigeIds.magic}"]`).dblclick();
    await expect.poll(() => stored(aino, daige, "system.ep.saved")).toBe(0);
    const magic = `${daige}.Item.${daigeIds.magic}`;
    await expect.poll(() => stored(aino, magic, "system.value")).toBe(5);
    await expect.poll(() => sheet.button("raise", '[data-id="agi"]').isDisabled()).toBe(true);
    await update(aino, daige, { "system.attributes.str.value": 3 });
  });

  it("is refused to players who call for it in the console", async () => {
    const { boris } = table;
    await boris.run(() => {
      const { game } = globalThis as unknown as PageGlobals;
      const api = game.system.api as unknown as { helix: { awardExperience(): Promise<void> } };
      return api.helix.awardExperience();
    }, undefined);
    await boris.expectNotice("QUARTET.Helix.Award.GameMasterOnly");
  });
});

it("a newcomer makes a character step by step", async () => {
  const { gm, boris } = table;
  const userId = await boris.run(
    () => (globalThis as unknown as PageGlobals).game.userId,
    undefined,
  );
  const uuid = await create(gm, "Actor", {
    name: "Hero",
    type: "helixCharacter",
    ownership: { default: 0, [userId]: 3 },
  });
  await expect.poll(() => stored(boris, uuid, "name")).toBe("Hero");
  const sheet = await Sheet.open(boris, uuid);
  await sheet.root.locator('.abilities [data-action="create"]').click();
  const window = boris.locator(".application.creation");
  await window.locator('[name="name"]').fill("Илья");
  await window.locator('[name="name"]').press("Enter");
  await window.locator('[data-action="stepAttribute"][data-id="wil"][data-step="1"]').click();
  await window.locator('[data-action="stepAttribute"][data-id="cha"][data-step="-1"]').click();
  await expect.poll(() => window.locator(".ep-left").textContent()).toContain("24");
  await window.locator('button[type="submit"]').click();
  const magic = window.locator('[data-key="magic"][data-step="1"]');
  await magic.click();
  await magic.click();
  await window.locator('[name="newSkill"]').fill("Балалайка");
  await window.locator('[name="newSkill"]').press("Enter");
  await expect.poll(() => window.locator(".ep-left").textContent()).toContain("21");
  await window.locator('button[type="submit"]').click();
  expect(await stored(boris, uuid, "system.ep.created"), "nothing is written yet").toBe(false);
  await window.locator('button[type="submit"]').click();
  await window.waitFor({ state: "detached" });
  await boris.clearNotices();
  await expect
    .poll(() => stored(boris, uuid, "system.ep"))
    .toMatchObject({
      created: true,
      saved: 21,
    });
  expect(await stored(boris, uuid, "name")).toBe("Илья");
  expect(await stored(boris, uuid, "system.mp.value")).toBe(14);
  const skills = (await itemsOf(boris, uuid)).map(({ name, system }) => [name, system.value]);
  expect(skills).toContainEqual(["Балалайка", 1]);
  expect(skills).toContainEqual([expect.any(String), 2]);
});

it("the tracker sorts by agility, then perception, the same at every client and after a reload", async () => {
  const { gm, aino, boris } = table;
  const fighter = (name: string, agi: number, per: number) =>
    create(gm, "Actor", {
      name,
      type: "helixCharacter",
      ownership: { default: 2 },
      system: { attributes: { agi: { value: agi }, per: { value: per } } },
    });
  const uuids = [
    await fighter("slow", 2, 9),
    await fighter("sharp", 4, 5),
    await fighter("dull", 4, 3),
    await fighter("twin", 4, 3),
  ];
  await gm.run(async (uuids) => {
    const page = globalThis as unknown as PageGlobals;
    const combat = (await page.CONFIG.Combat!.documentClass.create({
      active: true,
    })) as unknown as {
      createEmbeddedDocuments(name: string, data: object[]): Promise<unknown>;
      rollAll(): Promise<unknown>;
    };
    const data = uuids.map((uuid) => ({ actorId: page.fromUuidSync(uuid)!.id }));
    await combat.createEmbeddedDocuments("Combatant", data);
    await combat.rollAll();
  }, uuids);
  const order = () => {
    const { game } = globalThis as unknown as {
      game: { combat: { turns: { name: string; initiative: number }[] } | null };
    };
    return game.combat?.turns.map(({ name, initiative }) => `${name} ${initiative}`) ?? [];
  };
  const first = await gm.run(order, undefined);
  expect(first.slice(0, 1)).toEqual(["sharp 4"]);
  expect(first.slice(1, 3).sort()).toEqual(["dull 4", "twin 4"]);
  expect(first.at(-1)).toBe("slow 2");
  await boris.reload();
  for (const client of [aino, boris])
    await expect.poll(() => client.run(order, undefined), { message: client.name }).toEqual(first);
});
