import { describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import type { Client } from "./host/clients.ts";
import { itemsOf, messagesOf, say, setting, stored, update, uuid } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { useTable } from "./host/table.ts";
import { deltaOf, installToySteps } from "./host/toy-migrations.ts";

const VERSION = "core.migrationVersion";
const NOTES = "system.notes";
const AGILITY = "system.attributes.agility";
const ACTORS = [ids.aila, ids.kaino, ids.bogdan, ids.raider].map(uuid.actor);
const TOKEN = uuid.token(ids.scene, ids.unlinkedToken);
const OWN = `${TOKEN}.Actor.${ids.raider}`;
/** What hosts and browsers say of a lost line. */
const LOST = /connection|yhteys|соединени|связь|websocket|net::|Failed to load/i;

/** The number that a client's world has reached; `null` while its page comes and goes. */
const reached = (client: Client) => setting(client, VERSION).catch(() => null);

/** An unlinked token beside the one of the test world. @returns its UUID. */
const addToken = (client: Client) =>
  client.run(
    async ([scene, actorId]) => {
      const { game } = globalThis as unknown as PageGlobals;
      const data = { name: "Raider two", actorId, actorLink: false, x: 800, y: 300 };
      const [token] =
        (await game.scenes.get(scene)?.createEmbeddedDocuments("Token", [data])) ?? [];
      return token?.uuid ?? "";
    },
    [ids.scene, ids.raider] as const,
  );

describe.skipIf(process.env.FOUNDRY_URL)("a world of an older version", () => {
  const table = useTable({ ownBench: 14 });
  let plainToken = "";

  it("starts at the newest number when there is nothing to change", async () => {
    await expect.poll(() => setting(table.aino, VERSION)).toBe(1);
    expect(table.aino.noticeCount).toBe(0);
  });

  it("is brought up to date by the game master, while the players wait", async () => {
    const { gm, aino } = table;
    await update(gm, OWN, { [NOTES]: "own", [`${AGILITY}.value`]: 7 });
    await update(gm, `${OWN}.Item.${ids.raiderGun}`, { "system.description": "own" });
    plainToken = await addToken(gm);
    await say(gm, "hello");
    await installToySteps(aino, { upTo: 2 });
    await aino.reload();
    await aino.expectNotice("QUARTET.Migration.Wait");
    expect(await reached(aino)).toBe(1);

    await installToySteps(gm, { upTo: 2, interrupts: true });
    await gm.page.reload();
    await expect.poll(() => reached(gm), { timeout: 30_000 }).toBe(2);
    await gm.ready();
    expect(await gm.run(() => sessionStorage.getItem("interrupted"), null)).toBe("yes");
    await aino.expectNotice("QUARTET.Migration.Done");
    gm.forget(LOST);
  });

  it("has every document changed once, though a reload came between", async () => {
    const { gm, aino } = table;
    for (const actor of ACTORS) {
      expect(await stored(aino, actor, NOTES)).toBe("[2]");
      expect(await stored(aino, actor, AGILITY)).toBe(null);
      for (const item of await itemsOf(aino, actor)) expect(item.system.description).toBe("[2]");
    }
    expect(await stored(aino, uuid.item(ids.worldGear), "system.description")).toBe("[2]");
    const [message] = await messagesOf(gm);
    expect(message?.content).toMatch(/hello.*\[2\]$/);
  });

  it("has tokens' own values changed, and nothing written that shows through", async () => {
    const { gm } = table;
    await gm.reload();
    expect(await stored(gm, OWN, NOTES)).toBe("own[2]");
    expect(await stored(gm, OWN, AGILITY)).toBe(null);
    const gun = (await itemsOf(gm, OWN)).find(({ id }) => id === ids.raiderGun);
    expect(gun?.system.description).toBe("own[2]");
    expect(await deltaOf(gm, TOKEN)).toMatchObject({ system: { notes: "own[2]" } });
    expect(await deltaOf(gm, plainToken)).toMatchObject({ system: {}, items: [] });
    expect(await itemsOf(gm, OWN)).toHaveLength(2);
  });

  it("is changed by one of two game masters who come at once", async () => {
    const { gm, aino, boris, all } = table;
    await gm.run(async (id) => {
      const { game } = globalThis as unknown as PageGlobals;
      await game.users.get(id)?.update({ role: 4 });
    }, "playerboris00000");
    for (const client of all) await installToySteps(client, { upTo: 3 });
    await Promise.all(all.map((client) => client.reload()));
    for (const client of all) await expect.poll(() => reached(client), { timeout: 20_000 }).toBe(3);
    for (const actor of ACTORS) expect(await stored(boris, actor, NOTES)).toBe("[2][3]");
    await expect.poll(() => setting(aino, "core.migrationRunner")).toBe("");
    await Promise.all([gm.reload(), boris.reload()]);
    expect(await stored(aino, ACTORS[0] ?? "", NOTES)).toBe("[2][3]");
  });
});
