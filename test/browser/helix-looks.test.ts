import { beforeAll, describe, expect, it } from "vitest";
import { inspect } from "./host/axe.ts";
import { create, update } from "./host/documents.ts";
import { COMBINATIONS, clipped, resize, sideways, wear } from "./host/measure.ts";
import { useTable } from "./host/table.ts";
import { rolled } from "./pages/card.ts";
import { daigeIds, HelixDialog, makeDaige } from "./pages/helix.ts";
import { Sheet } from "./pages/sheet.ts";

const table = useTable();
const TABS = ["abilities", "equipment", "magic", "experience", "story"] as const;
let daige = "";
let wagon = "";

beforeAll(async () => {
  daige = await makeDaige(table, table.aino);
  wagon = await create(table.gm, "Actor", {
    name: "Wagon",
    type: "helixVehicle",
    ownership: { default: 3 },
    items: [{ name: "Gun", type: "helixWeapon", system: { value: 3, skill: "agi" } }],
  });
});

describe.each(COMBINATIONS)("windows $applications, sidebar $interface", (colours) => {
  it("can be read and used by everyone", async () => {
    const { aino } = table;
    await wear(aino, colours);
    const sheet = await Sheet.open(aino, daige);
    for (const tab of TABS) {
      await sheet.showTab(tab);
      expect(await inspect(aino, ".quartet-sheet"), tab).toEqual([]);
    }
    await sheet.edit();
    await sheet.showTab("abilities");
    expect(await inspect(aino, ".quartet-sheet"), "editing").toEqual([]);
    await aino.closeWindows();
    for (const id of Object.values(daigeIds)) {
      await Sheet.open(aino, `${daige}.Item.${id}`);
      expect(await inspect(aino, ".quartet-item"), id).toEqual([]);
      await aino.closeWindows();
    }
    await Sheet.open(aino, wagon);
    expect(await inspect(aino, ".quartet-sheet"), "vehicle").toEqual([]);
    await aino.closeWindows();
  });

  it("dialogs and cards too", async () => {
    const { aino } = table;
    await update(aino, daige, { "system.mp.value": 14 });
    const sheet = await Sheet.open(aino, daige);
    await sheet.use(daigeIds.lockpicking);
    const dialog = await HelixDialog.opened(aino);
    expect(await inspect(aino, ".quartet-dialog"), "action").toEqual([]);
    await rolled(aino, () => dialog.roll());
    await sheet.showTab("magic");
    await sheet.use(daigeIds.cloud);
    const builder = await HelixDialog.opened(aino);
    expect(await inspect(aino, ".quartet-dialog"), "spell").toEqual([]);
    await rolled(aino, () => builder.roll());
    await sheet.button("rest").click();
    await HelixDialog.opened(aino);
    expect(await inspect(aino, ".quartet-dialog"), "rest").toEqual([]);
    await aino.closeWindows();
    expect(await inspect(aino, "#chat .quartet-card"), "cards").toEqual([]);
  });
});

describe.each(["aino", "boris", "gm"] as const)("words of %s's language", (who) => {
  it.each([640, 480])("fit into a sheet %i pixels wide", async (width) => {
    const client = table[who];
    const sheet = await Sheet.open(client, daige);
    await resize(sheet, width);
    for (const tab of TABS) {
      await sheet.showTab(tab);
      expect(await clipped(client, ".quartet-sheet .window-content"), tab).toEqual([]);
      expect(await sideways(client, ".quartet-sheet .window-content"), tab).toBeLessThanOrEqual(1);
      expect(await sideways(client, `.quartet-sheet .tab.${tab}`), tab).toBeLessThanOrEqual(1);
    }
  });
});

it("the windows open at most 720 pixels high", async () => {
  const sheet = await Sheet.open(table.aino, daige);
  expect((await sheet.root.boundingBox())?.height).toBeLessThanOrEqual(720);
  await sheet.showTab("magic");
  await sheet.use(daigeIds.cloud);
  const builder = await HelixDialog.opened(table.aino);
  expect((await builder.root.boundingBox())?.height).toBeLessThanOrEqual(720);
});
