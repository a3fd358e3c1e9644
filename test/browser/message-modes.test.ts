import { describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import { scriptChains } from "./host/dice.ts";
import { messagesOf, uuid } from "./host/documents.ts";
import { host } from "./host/selectors.ts";
import { useTable } from "./host/table.ts";
import { Traffic } from "./host/traffic.ts";
import { Card, cards, rolled } from "./pages/card.ts";
import { CheckDialog } from "./pages/check-dialog.ts";
import { Sheet } from "./pages/sheet.ts";

const table = useTable();

/** Rolls 7, 8 + 2 and 1 in a mode that is chosen in the dialog. @returns the id of the message. */
async function rollIn(mode: string): Promise<string> {
  const { aino } = table;
  const sheet = await Sheet.open(aino, uuid.actor(ids.aila));
  await sheet.showTab("abilities");
  await sheet.use(ids.shooting);
  const dialog = await CheckDialog.opened(aino);
  await dialog.field("mode").selectOption(mode);
  await scriptChains(aino, 8, [7], [8, 2], [1]);
  return rolled(aino, () => dialog.roll());
}

async function holds(id: string): Promise<{ gm: boolean; aino: boolean; boris: boolean }> {
  const has = async (key: "gm" | "aino" | "boris") =>
    (await messagesOf(table[key])).some((message) => message._id === id);
  return { gm: await has("gm"), aino: await has("aino"), boris: await has("boris") };
}

describe("message modes", () => {
  it("shows everyone a public roll", async () => {
    const id = await rollIn("public");
    for (const card of await cards(id, table.gm, table.aino, table.boris))
      expect(await card.sums()).toEqual(["7", "8 + 2 = 10", "1"]);
  });

  it.each(["gm", "blind", "self"])(
    "leaves no trace of a roll to “%s” with others",
    async (mode) => {
      const traffic = new Traffic(table.boris);
      await table.boris.reload();
      traffic.forget();
      const id = await rollIn(mode);
      if (mode !== "self") await cards(id, table.gm);
      await table.aino.page.waitForTimeout(400);
      expect(await holds(id)).toMatchObject({ gm: mode !== "self", boris: false });
      expect(traffic.text).not.toContain(id);
      expect(traffic.text).not.toContain("Ampuminen");
      expect(await table.boris.locator(host.message(id)).count()).toBe(0);
    },
  );

  it("shows a roll to the game master, and to the one who rolled", async () => {
    const id = await rollIn("gm");
    for (const card of await cards(id, table.gm, table.aino))
      expect(await card.sums()).toEqual(["7", "8 + 2 = 10", "1"]);
  });

  it("hides a blind roll from the one who rolled", async () => {
    const id = await rollIn("blind");
    const [gm] = await cards(id, table.gm);
    expect(await gm?.sums()).toEqual(["7", "8 + 2 = 10", "1"]);
    const mine = new Card(table.aino, id);
    expect(await mine.root.locator(".quartet-card").count()).toBe(0);
    expect(await mine.root.locator(".dice-roll .dice-total").count()).toBeLessThanOrEqual(1);
    const text = (await mine.root.count()) ? await mine.root.first().innerHTML() : "";
    for (const secret of ["Ampuminen", "8 + 2", "onnistu"]) expect(text).not.toContain(secret);
  });

  it("keeps a roll to oneself from the game master too, after a reload as well", async () => {
    const id = await rollIn("self");
    await table.gm.reload();
    expect(await holds(id)).toEqual({ gm: false, aino: true, boris: false });
    const [mine] = await cards(id, table.aino);
    expect(await mine?.sums()).toEqual(["7", "8 + 2 = 10", "1"]);
  });
});
