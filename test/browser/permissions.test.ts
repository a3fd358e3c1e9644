import { describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import type { Client } from "./host/clients.ts";
import { scriptDice } from "./host/dice.ts";
import { itemsOf, messagesOf, setting, stored, uuid } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { useTable } from "./host/table.ts";
import { cards, rolled } from "./pages/card.ts";
import { Sheet } from "./pages/sheet.ts";

const AILA = uuid.actor(ids.aila);
const RAYGUN = uuid.owned(ids.aila, ids.raygun);
const table = useTable();

type Work<Argument> = (argument: Argument) => Promise<unknown>;

/** Runs something in a player's console. @returns whether the host refused it. */
async function refused<Argument>(client: Client, work: Work<Argument>, argument: Argument) {
  const outcome = await client.run(work, argument).catch(() => null);
  // How a host tells of a refusal is its own affair.
  client.forget(/permission|lacks|not allowed|refused/i);
  return outcome === null || outcome === undefined;
}

async function change([uuid, data]: readonly [string, object]): Promise<unknown> {
  const document = await (globalThis as unknown as PageGlobals).fromUuid(uuid);
  return (await document?.update(data)) && uuid;
}

async function remove(uuid: string): Promise<unknown> {
  const document = await (globalThis as unknown as PageGlobals).fromUuid(uuid);
  return (await document?.delete()) && uuid;
}

describe("a player is refused on another's character", () => {
  it("by the sheet, which shows but does not change", async () => {
    const sheet = await Sheet.open(table.boris, AILA);
    expect(await sheet.root.locator(".sisu .value").textContent()).toBe("3");
    for (const action of ["toggleMode", "rest", "step", "createItem", "deleteItem"])
      expect(await sheet.button(action, ":not([disabled])").count(), action).toBe(0);
  });

  it("by the console", async () => {
    const { boris, gm } = table;
    const before = [await stored(gm, AILA, "system"), await itemsOf(gm, AILA)];
    const self = `User.${await boris.run(() => (globalThis as unknown as PageGlobals).game.userId, null)}`;
    for (const [uuid, data] of [
      [AILA, { "system.sisu.max": 9 }],
      [AILA, { name: "Mine" }],
      [AILA, { ownership: { default: 3 } }],
      [RAYGUN, { "system.ammunition.value": 6 }],
      [self, { role: 4 }],
    ] as const)
      expect(await refused(boris, change, [uuid, data]), JSON.stringify(data)).toBe(true);
    for (const uuid of [RAYGUN, AILA]) expect(await refused(boris, remove, uuid), uuid).toBe(true);

    const add = async (uuid: string) => {
      const actor = await (globalThis as unknown as PageGlobals).fromUuid(uuid);
      const items = [{ name: "Bomb", type: "noppaGear" }];
      return (await actor?.createEmbeddedDocuments("Item", items))?.length;
    };
    expect(await refused(boris, add, AILA)).toBe(true);
    const set = async (key: string) => {
      const { settings } = (globalThis as unknown as PageGlobals).game;
      await settings.set("quartet", key, true);
      return key;
    };
    expect(await refused(boris, set, "noppa.sisuTotalCap")).toBe(true);
    expect(await setting(gm, "noppa.sisuTotalCap")).toBe(false);
    expect([await stored(gm, AILA, "system"), await itemsOf(gm, AILA)]).toEqual(before);
    expect(await stored(gm, AILA, "name")).toBe("Aila");
    expect(await stored(boris, AILA, "system.sisu.max")).toBe(3);
  });

  it("on another's message", async () => {
    const { aino, boris, gm } = table;
    await scriptDice(aino, 6, [1, 3]);
    const id = await rolled(aino, () =>
      aino.run(
        async ([actor, skill]) => {
          const { game } = globalThis as unknown as PageGlobals;
          await game.actors.get(actor)?.check(skill, { skipDialog: true });
        },
        [ids.aila, ids.stealth] as const,
      ),
    );
    await cards(id, boris);
    const spend = { system: { sisu: { after: 1 } } };
    expect(await refused(boris, change, [`ChatMessage.${id}`, spend])).toBe(true);
    const message = (await messagesOf(gm)).find(({ _id }) => _id === id);
    expect(message?.system).toMatchObject({ sisu: { before: 0, after: 0 } });
  });

  it("also when a check of the other's skill is asked for", async () => {
    const { boris, gm } = table;
    const before = (await messagesOf(gm)).length;
    const check = async ([id, skill]: readonly [string, string]) => {
      const { game } = globalThis as unknown as PageGlobals;
      return (await game.actors.get(id)?.check(skill, { skipDialog: true, sisu: 1 }))?.id;
    };
    expect(await refused(boris, check, [ids.aila, ids.stealth] as const)).toBe(true);
    await boris.page.waitForTimeout(300);
    expect(await stored(gm, AILA, "system.sisu.value")).toBe(3);
    expect(await messagesOf(gm)).toHaveLength(before);
  });
});
