import { afterEach, describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import { Client } from "./host/clients.ts";
import { scriptChains, scriptDice } from "./host/dice.ts";
import { create, messagesOf, setSetting, stored, update, uuid } from "./host/documents.ts";
import { knowledge, names } from "./host/knowledge.ts";
import type { PageGlobals } from "./host/page.ts";
import { useTable } from "./host/table.ts";
import { Traffic } from "./host/traffic.ts";
import { Card, rolled } from "./pages/card.ts";
import { CheckDialog } from "./pages/check-dialog.ts";
import { Desk } from "./pages/desk.ts";
import { openTab } from "./pages/drag.ts";
import { HelixDialog, makeDaige } from "./pages/helix.ts";
import { makeTrauma, VERA } from "./pages/trauma-character.ts";

const table = useTable();
const AILA = uuid.actor(ids.aila);
/** A number that nothing else that travels is. */
const SECRET = "731";
const ASSISTANT = 3;

let elsa: Client | null = null;

/** An assistant game master at a browser of her own, which knows nothing yet. */
async function elsaJoins(): Promise<Client> {
  const { gm, browser, host } = table;
  const isKnown = await gm.run(() => {
    const { users } = (globalThis as unknown as PageGlobals).game;
    return users.getName("Elsa") !== undefined;
  }, null);
  if (!isKnown) await create(gm, "User", { name: "Elsa", role: ASSISTANT });
  elsa = await Client.join(browser, host.url, "elsa");
  return elsa;
}

async function elsaLeaves(): Promise<void> {
  elsa?.expectQuiet();
  await elsa?.leave();
  elsa = null;
}

afterEach(elsaLeaves);

describe("a secret number and two game masters", () => {
  it("is known to both, after a reload too, and to no player", async () => {
    const { gm, aino, boris } = table;
    const second = await elsaJoins();
    const wires = [new Traffic(aino), new Traffic(boris)];
    await (await Desk.open(gm)).ask("stealth", SECRET);
    const hers = await Desk.open(second);
    await expect.poll(() => hers.number()).toContain(SECRET);
    await second.reload();
    expect(await (await Desk.open(second)).number()).toContain(SECRET);
    for (const client of [aino, boris]) {
      await client.reload();
      expect(names(await knowledge(client), SECRET)).toBe(false);
    }
    for (const wire of wires) {
      expect(wire.size).toBeGreaterThan(0);
      expect(names(wire.text, SECRET)).toBe(false);
    }
  });

  it("reaches a game master who comes later, and is judged by whoever is left", async () => {
    const { gm, aino } = table;
    const first = await elsaJoins();
    await (await Desk.open(first)).ask("stealth", "3");
    const desk = await Desk.open(gm);
    await expect.poll(() => desk.number()).toContain(": 3,");
    await elsaLeaves();
    const again = await elsaJoins();
    const hers = await Desk.open(again);
    await expect.poll(() => hers.number()).toContain(": 3,");
    await elsaLeaves();
    const dialog = await CheckDialog.opened(aino);
    await scriptDice(aino, 6, [2, 4]);
    const card = new Card(aino, await rolled(aino, () => dialog.roll()));
    await expect.poll(() => card.headline.textContent()).toContain("1 onnistuminen");
    await expect.poll(async () => (await desk.answers())[0]).toBe("Aila 1 success");
  });

  it("is set anew where whoever knew it is gone", async () => {
    const { gm, aino } = table;
    await (await Desk.open(await elsaJoins())).ask("stealth", "5");
    await elsaLeaves();
    await setSetting(gm, "desk.hiddenNumbers", {});
    const dialog = await CheckDialog.opened(aino);
    await scriptDice(aino, 6, [2, 4]);
    const card = new Card(aino, await rolled(aino, () => dialog.roll()));
    await card.waiting.waitFor();
    const desk = await Desk.open(gm);
    await desk.layDown.locator("input").fill("two");
    await desk.layDown.locator("button").click();
    await gm.expectNotice("QUARTET.Number.NotWhole", { value: "two" });
    await desk.layDown.locator("input").fill("1");
    await desk.layDown.locator("button").click();
    await expect.poll(() => card.headline.textContent()).toContain("2 onnistumista");
    await expect.poll(() => desk.number()).toContain(": 1,");
  });

  it("is not believed of a player who names one", async () => {
    const { gm, aino } = table;
    await (await Desk.open(gm)).ask("stealth", SECRET);
    await (await CheckDialog.opened(aino)).close();
    const request = (await messagesOf(gm)).findLast(({ type }) => type === "deskRequest");
    await aino.run(async (id) => {
      const { users } = (globalThis as unknown as PageGlobals).game;
      const master = users.activeGM as unknown as { query(name: string, data: unknown): unknown };
      const forged = { request: id, number: 2, nonce: "0".repeat(32) };
      await master.query("quartet.deskNumbers", [forged]);
      await master.query("quartet.deskNumbersWanted", {
        user: (globalThis as unknown as PageGlobals).game.userId,
      });
    }, String(request?._id));
    expect(await (await Desk.open(gm)).number()).toContain(SECRET);
    expect(names(await knowledge(aino), SECRET)).toBe(false);
  });
});

describe("what players are told of a secret roll", () => {
  /** Rolls, and reads the cards of all. @returns the id of the message. */
  async function expectTold(roller: Client, roll: () => Promise<void>, key: string) {
    const id = await rolled(roller, roll);
    for (const reader of table.all) {
      const words = await reader.text(key);
      await expect.poll(() => new Card(reader, id).headline.textContent()).toContain(words);
    }
    for (const client of [table.aino, table.boris])
      expect(names(await knowledge(client), SECRET)).toBe(false);
    return id;
  }

  it("is what came of it, in HELIX", async () => {
    const { gm, aino, boris } = table;
    await makeDaige(table, aino);
    const wires = [new Traffic(aino), new Traffic(boris)];
    await (await Desk.open(gm)).ask("lockpicking", SECRET);
    const dialog = await HelixDialog.opened(aino);
    expect(await dialog.field("base").count()).toBe(0);
    await scriptChains(aino, 6, [4]);
    const id = await expectTold(aino, () => dialog.roll(), "QUARTET.Helix.Card.Failure");
    for (const wire of wires) expect(names(wire.text, SECRET)).toBe(false);
    // Nobody learns more by having their message judged again, as with other dice.
    const message = `ChatMessage.${id}`;
    await update(aino, message, { "system.verdict": null });
    await expect.poll(() => stored(gm, message, "system.verdict")).toBeNull();
    // Whatever the game master's client has answered to that is written before this.
    await update(gm, message, { "flags.quartet.seen": true });
    expect(await stored(gm, message, "system.verdict")).toBeNull();
  });

  it("is what came of it, in Trauma, and can be judged by hand", async () => {
    const { gm, boris } = table;
    await makeTrauma(table, boris, VERA);
    const desk = await Desk.open(gm);
    await desk.ask("dex", SECRET);
    const dialog = boris.locator(".quartet-dialog.trauma");
    await dialog.locator(".quartet-roll").waitFor();
    await scriptDice(boris, 20, [9, 8]);
    const roll = async () => {
      await dialog.locator(".quartet-roll").click();
      await dialog.waitFor({ state: "detached" });
    };
    const card = new Card(gm, await expectTold(boris, roll, "QUARTET.Trauma.Check.Failure"));
    await openTab(gm, "chat");
    await card.judge.locator("input").fill("2");
    await card.judge.locator('[data-action="judge"]').click();
    await expect.poll(() => card.headline.textContent()).toContain("Success");
  });
});

describe("two game masters at the desk", () => {
  const SISU = "system.sisu.value";

  it("give once what both give at the same moment, and both can take it back", async () => {
    const { gm } = table;
    const second = await elsaJoins();
    await update(gm, AILA, { [SISU]: 1 });
    await expect.poll(() => stored(second, AILA, SISU)).toBe(1);
    const desks = [await Desk.open(gm), await Desk.open(second)];
    for (const desk of desks)
      for (const other of await desk.root.locator('input[name="chosen"]').all())
        if ((await other.inputValue()) !== AILA) await other.setChecked(false);
    await Promise.all(
      desks.map((desk) => desk.button("award", '[data-id="sisu"]').click({ force: true })),
    );
    await expect.poll(() => stored(gm, AILA, SISU)).toBe(2);
    await gm.page.waitForTimeout(1000);
    expect(await stored(gm, AILA, SISU)).toBe(2);
    const [, hers] = desks;
    await expect.poll(() => hers?.button("undo").count()).toBe(1);
    await hers?.button("undo").click();
    await expect.poll(() => stored(gm, AILA, SISU)).toBe(1);
    for (const client of [gm, second]) await client.clearNotices();
  });

  it("let somebody rest once, and the rest can be taken back", async () => {
    const { gm } = table;
    const second = await elsaJoins();
    await update(gm, AILA, { [SISU]: 0 });
    await expect.poll(() => stored(second, AILA, SISU)).toBe(0);
    const desks = [await Desk.open(gm), await Desk.open(second)];
    await Promise.all(
      desks.map((desk) =>
        desk.root.locator('.noppa [data-action="rest"][data-id="night"]').click(),
      ),
    );
    await expect.poll(() => stored(gm, AILA, SISU)).toBe(1);
    const said = async (desk: Desk) =>
      (await desk.root.locator(".rested li").allTextContents()).join();
    await expect
      .poll(async () => (await Promise.all(desks.map(said))).join())
      .toMatch(/Elsa|Gamemaster/);
    await gm.page.waitForTimeout(1000);
    expect(await stored(gm, AILA, SISU)).toBe(1);
    const undo = desks.map((desk) => desk.button("undoRest"));
    const which = (await undo[0]?.count()) ? 0 : 1;
    await undo[which]?.dblclick();
    await expect.poll(() => stored(gm, AILA, SISU)).toBe(0);
    for (const client of [gm, second]) await client.clearNotices();
  });
});
