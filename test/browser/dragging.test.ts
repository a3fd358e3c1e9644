import { beforeEach, describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import type { Client } from "./host/clients.ts";
import { create, type ItemFacts, itemsOf, uuid } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { host } from "./host/selectors.ts";
import { useTable } from "./host/table.ts";
import { drag, openTab, packEntry, sidebarEntry } from "./pages/drag.ts";
import { Sheet } from "./pages/sheet.ts";

const AILA = uuid.actor(ids.aila);
const KAINO = uuid.actor(ids.kaino);
const table = useTable();

/** Where things are dropped on an open sheet. */
const ground = (sheet: Sheet) => sheet.root.locator("section.tab.active");

async function named(client: Client, actor: string, name: string): Promise<ItemFacts[]> {
  return (await itemsOf(client, actor)).filter((item) => item.name === name);
}

/** An entry of a pack, by type. */
function anyEntry(client: Client, pack: string, type: string) {
  return client.run(
    ([pack, type]) => {
      const { game } = globalThis as unknown as PageGlobals;
      return [...(game.packs.get(pack)?.index ?? [])].find((entry) => entry.type === type)?._id;
    },
    [pack, type] as const,
  );
}

describe("dragging onto a sheet", () => {
  it.each([
    ["a skill", ids.worldSkill, "Cooking"],
    ["a weapon", ids.worldWeapon, "Laser cutter"],
    ["armour", ids.worldArmor, "Space suit"],
    ["gear", ids.worldGear, "Torch"],
  ])("copies %s from the items list", async (_what, id, name) => {
    const { aino, gm } = table;
    const sheet = await Sheet.open(aino, KAINO);
    await drag(await sidebarEntry(aino, "items", id), ground(sheet));
    await expect.poll(() => named(gm, KAINO, name)).toHaveLength(1);
    const [copy] = await named(gm, KAINO, name);
    // On whichever page its row is: that page is open now.
    await sheet.row(String(copy?.id)).waitFor();
    expect(
      await gm.run((id) => (globalThis as unknown as PageGlobals).game.items.get(id)?.name, id),
    ).toBe(name);
  });

  it.each([
    ["a skill", "quartet.noppa-skills", "noppaSkill"],
    ["a weapon", "quartet.noppa-equipment", "noppaWeapon"],
    ["armour", "quartet.noppa-equipment", "noppaArmor"],
    ["gear", "quartet.noppa-equipment", "noppaGear"],
  ])("copies %s from a compendium", async (_what, pack, type) => {
    const { aino, gm } = table;
    const id = (await anyEntry(aino, pack, type)) ?? "";
    expect(id, `a ${type} in ${pack}`).not.toBe("");
    const before = await itemsOf(gm, KAINO);
    const sheet = await Sheet.open(aino, KAINO);
    const row = await packEntry(aino, pack, id);
    await drag(row, ground(sheet));
    await expect.poll(() => itemsOf(gm, KAINO)).toHaveLength(before.length + 1);
    const known = new Set(before.map((item) => item.id));
    const fresh = (await itemsOf(gm, KAINO)).find((item) => !known.has(item.id));
    expect(fresh?.type).toBe(type);
    expect(fresh?.system.translations).toHaveProperty("fi");
  });

  it("copies what a folder holds", async () => {
    const { aino, gm } = table;
    const sheet = await Sheet.open(aino, KAINO);
    await openTab(aino, "items");
    await drag(aino.locator(host.folder("items", ids.folder)), ground(sheet));
    await expect.poll(() => named(gm, KAINO, "Nails")).toHaveLength(1);
    await expect.poll(() => named(gm, KAINO, "Hammer")).toHaveLength(1);
  });

  it("moves equipment between two characters of one owner, and copies skills", async () => {
    const { aino, gm } = table;
    const from = await Sheet.open(aino, AILA, 20);
    const to = await Sheet.open(aino, KAINO, 700);
    await from.showTab("equipment");
    await drag(from.row(ids.knife), ground(to));
    await expect.poll(() => named(gm, KAINO, "Puukko")).toHaveLength(1);
    await expect.poll(() => named(gm, AILA, "Puukko")).toHaveLength(0);
    await from.showTab("abilities");
    await drag(from.row(ids.stealth), ground(to));
    await expect.poll(() => named(gm, KAINO, "Hiiviskely")).toHaveLength(1);
    expect(await named(gm, AILA, "Hiiviskely")).toHaveLength(1);
  });

  it("counts equal gear instead of listing it twice", async () => {
    const { aino, gm } = table;
    const sheet = await Sheet.open(aino, AILA);
    await drag(await sidebarEntry(aino, "items", ids.worldRope), ground(sheet));
    await expect
      .poll(async () => (await named(gm, AILA, "Köysi")).map(({ system }) => system.quantity))
      .toEqual([5]);
  });

  it("takes an item from the hotbar", async () => {
    const { aino, gm } = table;
    const from = await Sheet.open(aino, AILA, 20);
    await from.showTab("equipment");
    const slot = aino.locator(host.hotbarSlot(3));
    await drag(from.row(ids.raygun), slot);
    await expect.poll(() => slot.getAttribute("class")).toContain("full");
    await from.close();
    const to = await Sheet.open(aino, KAINO, 200);
    await drag(slot, ground(to));
    await expect.poll(() => named(gm, KAINO, "Sädepistooli")).toHaveLength(1);
  });

  it("sorts by hand", async () => {
    const { aino, gm } = table;
    const sheet = await Sheet.open(aino, AILA);
    await sheet.showTab("abilities");
    const order = () =>
      sheet.root
        .locator(".skills [data-item-id]")
        .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.itemId));
    expect(await order()).toEqual([ids.shooting, ids.stealth, ids.piloting]);
    await drag(sheet.row(ids.piloting), sheet.row(ids.shooting));
    await expect.poll(order).toEqual([ids.piloting, ids.shooting, ids.stealth]);
    const first = async () => {
      const items = await itemsOf(gm, AILA);
      return items.filter(({ type }) => type === "noppaSkill").sort((a, b) => a.sort - b.sort)[0];
    };
    await expect.poll(async () => (await first())?.id).toBe(ids.piloting);
  });
});

describe("a wrong drop is refused with a reason and changes nothing", () => {
  let before: ItemFacts[] = [];
  beforeEach(async () => {
    before = await itemsOf(table.gm, AILA);
  });
  const unchanged = async () => expect(await itemsOf(table.gm, AILA)).toEqual(before);

  it("an actor", async () => {
    const { aino } = table;
    const sheet = await Sheet.open(aino, AILA);
    await drag(await sidebarEntry(aino, "actors", ids.bogdan), ground(sheet));
    await aino.expectNotice("QUARTET.Drop.NotAnItem", { name: "Богдан" });
    await unchanged();
  });

  it("a macro that uses no item", async () => {
    const { aino } = table;
    const sheet = await Sheet.open(aino, AILA);
    await drag(await sidebarEntry(aino, "macros", ids.macro), ground(sheet));
    await aino.expectNotice("QUARTET.Drop.NotAnItem", { name: "Hello" });
    await unchanged();
  });

  it("a journal entry", async () => {
    const { aino, gm } = table;
    const entry = await create(gm, "JournalEntry", { name: "Diary", ownership: { default: 2 } });
    const sheet = await Sheet.open(aino, AILA);
    await drag(await sidebarEntry(aino, "journal", entry.split(".").at(-1) ?? ""), ground(sheet));
    await aino.expectNotice("QUARTET.Drop.NotAnItem", { name: "Diary" });
    await unchanged();
  });

  it("anything on the sheet of somebody else", async () => {
    const { boris } = table;
    const sheet = await Sheet.open(boris, AILA);
    await drag(await sidebarEntry(boris, "items", ids.worldGear), ground(sheet));
    await boris.expectNotice("QUARTET.Drop.NotOwner", { name: "Torch" });
    await unchanged();
  });
});
