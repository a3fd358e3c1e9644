import { describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import { scriptDice } from "./host/dice.ts";
import { messagesOf, setSetting, setting, stored, update, uuid } from "./host/documents.ts";
import { useTable } from "./host/table.ts";
import { cards, rolled } from "./pages/card.ts";
import { CheckDialog } from "./pages/check-dialog.ts";
import { Sheet } from "./pages/sheet.ts";

const AILA = uuid.actor(ids.aila);
const SISU = "system.sisu.value";
/** What hosts and browsers say of a lost line. */
const LOST = /connection|yhteys|соединени|связь|websocket|net::|Failed to load/i;

// Nobody kills a licensed server from here.
describe.skipIf(process.env.FOUNDRY_URL)("a table that goes on", () => {
  const table = useTable({ ownBench: 14 });

  async function check(...dice: [number, number, number]): Promise<string> {
    const { aino } = table;
    const sheet = await Sheet.open(aino, AILA);
    await sheet.showTab("abilities");
    await scriptDice(aino, 8, dice);
    return rolled(aino, () => sheet.use(ids.shooting, ["Shift"]));
  }

  it("spends nothing when a page is reloaded in the middle of the dialog", async () => {
    const { aino, gm } = table;
    const sheet = await Sheet.open(aino, AILA);
    await sheet.use(ids.shooting);
    const dialog = await CheckDialog.opened(aino);
    await dialog.spendMore();
    await aino.reload();
    expect(await stored(aino, AILA, SISU)).toBe(3);
    expect(await messagesOf(gm)).toHaveLength(0);
  });

  it("offers sisu after the roll to the one who comes back", async () => {
    const { aino, gm } = table;
    const id = await check(1, 2, 3);
    await aino.reload();
    const [mine, seen] = await cards(id, aino, gm);
    await mine?.spendSisu.click();
    await expect.poll(() => seen?.sums()).toEqual(["1", "2", "3 + 5 = 8"]);
    await expect.poll(() => stored(gm, AILA, SISU)).toBe(2);
  });

  it("loses nothing when the server is killed", async () => {
    const { aino, boris, gm, all, bench } = table;
    await setSetting(gm, "noppa.minDiceForDisaster", 2);
    await update(aino, AILA, { "system.attributes.strength.value": 8, name: "Aila Salmi" });
    const id = await check(7, 6, 1);
    await cards(id, gm, aino, boris);
    await update(aino, uuid.owned(ids.aila, ids.rope), { "system.quantity": 41 });
    await Promise.all(all.map((client) => client.expectReload()));
    await bench.kill();
    await bench.start();
    await Promise.all(all.map((client) => client.reloaded()));
    for (const client of all) client.forget(LOST);

    expect(await setting(boris, "noppa.minDiceForDisaster")).toBe(2);
    for (const client of all) {
      expect(await stored(client, AILA, "name")).toBe("Aila Salmi");
      expect(await stored(client, AILA, "system.attributes.strength.value")).toBe(8);
      expect(await stored(client, AILA, SISU)).toBe(2);
      expect(await stored(client, uuid.owned(ids.aila, ids.rope), "system.quantity")).toBe(41);
      const [card] = await cards(id, client);
      expect(await card?.sums()).toEqual(["7", "6", "1"]);
    }
  });

  it("plays on after that", async () => {
    const { aino, boris } = table;
    const id = await check(7, 6, 7);
    const [mine] = await cards(id, aino, boris);
    expect(await mine?.headline.textContent()).toContain("onnistumista");
  });
});
