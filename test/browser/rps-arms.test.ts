import { beforeAll, describe, expect, it } from "vitest";
import type { Client } from "./host/clients.ts";
import { scriptDice } from "./host/dice.ts";
import { create, messagesOf, stored } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { useTable } from "./host/table.ts";
import { ContestCard } from "./pages/contest.ts";
import { createFight, Tracker, useRpsPeople } from "./pages/rps-battle.ts";
import { act } from "./pages/rps-examples.ts";

const table = useTable();
const people = useRpsPeople(table);
const SHOTS = "system.ammunition.value";

/** UUID of the newest item of an actor, once everybody has it. */
async function give(actor: string, item: object): Promise<string> {
  const uuid = await table.gm.run(
    async ([actor, item]) => {
      const page = globalThis as unknown as PageGlobals;
      const [made] = await page.fromUuidSync(actor)!.createEmbeddedDocuments("Item", [item]);
      return made!.uuid;
    },
    [actor, item] as const,
  );
  const hasArrived = (id: string) =>
    (globalThis as unknown as PageGlobals).fromUuidSync(id) !== null;
  for (const { page } of table.all) await page.waitForFunction(hasArrived, uuid);
  return uuid;
}

/** One side against the guard, who merely resists. @returns its card at the first side's client. */
async function shoot(client: Client, actor: string, weapon: string): Promise<ContestCard> {
  const first = { client, actor, growth: 2, dice: [5] };
  const second = { client: table.gm, actor: people.hagar, growth: 2, dice: [1] };
  const { id } = await act(table, [first, second], { weapon });
  return new ContestCard(client, id);
}

describe("a grenade", () => {
  let grenade = "";
  beforeAll(async () => {
    const system = {
      skill: "throwing",
      damage: 5,
      force: { core: 2, half: 5, reach: 10 },
      explosionType: "shrapnel",
      ammunition: { value: 2, max: 2 },
    };
    grenade = await give(people.timo, { name: "Grenade", type: "rpsExplosive", system });
  });

  it("is thrown at somebody who resists, without a skill by who has none, and goes off once", async () => {
    const { aino, gm } = table;
    const hers = await shoot(aino, people.timo, grenade);
    const thrown = hers.root.locator(".throw .with").first();
    await expect.poll(() => thrown.textContent()).toContain("Grenade");
    expect(await thrown.textContent()).not.toContain("Lähitaistelu");
    await expect.poll(() => stored(gm, grenade, SHOTS)).toBe(1);
    expect(await new ContestCard(gm, hers.id).control("explode").count()).toBe(1);
    await hers.control("explode").click();
    await aino.locator(".quartet-dialog.rps .quartet-roll").click();
    const explosions = async () =>
      (await messagesOf(gm)).filter(({ type }) => type === "rpsExplosion").length;
    await expect.poll(explosions).toBe(1);
    expect(await stored(gm, grenade, SHOTS)).toBe(1);
    for (const client of [aino, gm]) {
      const card = new ContestCard(client, hers.id);
      await expect.poll(() => card.control("explode").count()).toBe(0);
      const told = await client.text("QUARTET.Rps.Contest.HasExploded");
      expect(await card.root.textContent()).toContain(told);
    }
  });

  it("can be said anew once its card is gone, and of two at the same moment the first counts", async () => {
    const { aino, gm } = table;
    const [contest] = (await messagesOf(gm))
      .filter(({ type }) => type === "contestOffer")
      .slice(-1);
    const explosions = async (client: Client) =>
      (await messagesOf(client)).filter(({ type }) => type === "rpsExplosion");
    const [first] = await explosions(gm);
    await gm.run(async (id) => {
      await (globalThis as unknown as PageGlobals).game.messages.get(id)?.delete();
    }, String(first?._id));
    const dialogs = [];
    for (const client of [aino, gm]) {
      await new ContestCard(client, String(contest?._id)).control("explode").click();
      const submit = client.locator(".quartet-dialog.rps .quartet-roll");
      await submit.waitFor();
      dialogs.push(submit);
    }
    await Promise.all(dialogs.map((submit) => submit.click()));
    for (const client of [aino, gm])
      await expect.poll(async () => (await explosions(client)).length).toBe(1);
    for (const client of [aino, gm]) expect(await explosions(client)).toHaveLength(1);
    expect(await stored(gm, grenade, SHOTS)).toBe(1);
  });
});

describe("a gun of somebody else's vehicle", () => {
  it("has its shots counted all the same, once, by the game master's client", async () => {
    const { aino, boris, gm } = table;
    const owner = await aino.run(() => (globalThis as unknown as PageGlobals).game.userId, null);
    const car = await create(gm, "Actor", {
      name: "Car",
      type: "rpsVehicle",
      ownership: { default: 0, [owner]: 3 },
    });
    const system = { skill: "melee", damage: 5, ammunition: { value: 20, max: 20 } };
    const gun = await give(car, { name: "Gun", type: "rpsRangedWeapon", system });
    await shoot(boris, people.mikko, gun);
    for (const client of table.all) await expect.poll(() => stored(client, gun, SHOTS)).toBe(19);
    await gm.reload();
    await scriptDice(boris, 10, [10, 10]);
    await boris.run(
      async ([actor, weapon]) => {
        const page = globalThis as unknown as PageGlobals;
        await page.fromUuidSync(actor)!.check("melee", { weapon, skipDialog: true });
      },
      [people.mikko, gun] as const,
    );
    await boris.expectNotice("QUARTET.Rps.Check.OthersShots", { weapon: "Gun" });
    expect(await stored(gm, gun, SHOTS)).toBe(19);
  });
});

describe("somebody who is in the tracker twice", () => {
  it("acts once in a round", async () => {
    const { gm, aino } = table;
    const fighters = await createFight(gm, [people.timo, people.timo, people.hagar]);
    await gm.run(async (ids) => {
      const { game } = globalThis as unknown as {
        game: {
          combat: {
            setInitiative(id: string, value: number): Promise<unknown>;
            startCombat(): Promise<unknown>;
          };
        };
      };
      for (const [place, id] of ids.entries()) await game.combat.setInitiative(id, 9 - place);
      await game.combat.startCombat();
    }, fighters);
    await new Tracker(gm).open();
    const tracker = await new Tracker(aino).open();
    const twice = await aino.text("QUARTET.Rps.Battle.Status.double");
    await expect
      .poll(() => tracker.root.locator(".quartet-turn li", { hasText: twice }).count())
      .toBe(1);
    const duel = await aino.text("QUARTET.Rps.Battle.Size.duel");
    await expect.poll(() => tracker.panel.locator(".frame").textContent()).toContain(duel);
    await new Tracker(gm).button("begin").click();
    await expect.poll(() => tracker.button("declare").count()).toBe(1);
  });
});
