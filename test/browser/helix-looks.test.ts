import { beforeAll, describe, expect, it } from "vitest";
import { clipped, resize, sideways } from "./host/measure.ts";
import { useTable } from "./host/table.ts";
import { daigeIds, HelixDialog, makeDaige } from "./pages/helix.ts";
import { Sheet } from "./pages/sheet.ts";

const table = useTable();
const TABS = ["abilities", "equipment", "magic", "experience", "story"] as const;
let daige = "";

beforeAll(async () => {
  daige = await makeDaige(table, table.aino);
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
