import { describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import type { Client } from "./host/clients.ts";
import { expectAllDiceThrown, scriptChains } from "./host/dice.ts";
import { messagesOf, uuid } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { useTable } from "./host/table.ts";
import { type Card, cards, rolled } from "./pages/card.ts";
import { plainSpaces } from "./pages/text.ts";

const table = useTable();

/** Rolls one of Aila's skills at Aino's client without the dialog. @returns everyone's cards. */
async function check(skill: string, faces: number, chains: number[][], options: object = {}) {
  const { aino, boris, gm } = table;
  await scriptChains(aino, faces, ...chains);
  const id = await rolled(aino, () => roll(aino, ids.aila, skill, options));
  await expectAllDiceThrown(aino);
  return (await cards(id, gm, aino, boris)) as [Card, Card, Card];
}

function roll(client: Client, actor: string, skill: string, options: object): Promise<void> {
  return client.run(
    async ([actor, skill, options]) => {
      const { game } = globalThis as unknown as PageGlobals;
      await game.actors.get(actor)?.check(skill, { skipDialog: true, ...options });
    },
    [actor, skill, options] as const,
  );
}

const read = async (locator: Card["title"]) => plainSpaces((await locator.textContent()) ?? "");

describe("the card of a check", () => {
  it("keeps each exploding die together and counts dice above the difficulty", async () => {
    const [gm] = await check(ids.shooting, 8, [[8, 8, 3], [5], [6]]);
    expect(await gm.sums()).toEqual(["8 + 8 + 3 = 19", "5", "6"]);
    expect(await read(gm.headline)).toBe("2 successes");
    expect(await gm.root.locator(".die.success").count()).toBe(2);
    expect(await gm.root.locator(".die.failure").count()).toBe(1);
  });

  it("speaks each reader's language, with its letter for dice", async () => {
    const [gm, aino, boris] = await check(ids.shooting, 8, [[6], [7], [1]]);
    expect(await Promise.all([gm, aino, boris].map(({ title }) => read(title)))).toEqual([
      "Shooting",
      "Ampuminen",
      "Стрельба",
    ]);
    expect(await Promise.all([gm, aino, boris].map(({ subtitle }) => read(subtitle)))).toEqual([
      "Perception, 3d8",
      "Havainnoiminen, 3n8",
      "Восприятие, 3к8",
    ]);
    expect(await Promise.all([gm, aino, boris].map(({ headline }) => read(headline)))).toEqual([
      "2 successes",
      "2 onnistumista",
      "2 успеха",
    ]);
  });

  it("tells of failure and of disaster", async () => {
    const [failed] = await check(ids.stealth, 6, [[1], [5]]);
    expect(await read(failed.headline)).toBe("0 successes");
    expect(await failed.root.locator(".banner").count()).toBe(0);
    const [, , boris] = await check(ids.stealth, 6, [[1], [1]]);
    expect(await read(boris.root.locator(".banner"))).toBe(
      await table.boris.text("QUARTET.Noppa.DisasterLong"),
    );
  });

  it("unfolds to the sum of the difficulty and the rule", async () => {
    const [gm] = await check(ids.shooting, 8, [[5], [5], [5]], {
      difficulty: 7,
      changes: [
        { source: "noise", change: 1 },
        { source: "situation", change: -3 },
      ],
    });
    expect(await gm.root.locator("details dl").isVisible()).toBe(false);
    await gm.root.locator("summary").click();
    expect(await read(gm.root.locator("details dl"))).toBe(
      "Difficulty 5 Noise +1 Anything else −3",
    );
    expect(await read(gm.headline)).toBe("0 successes");
    expect(await gm.root.locator("details .rule").isVisible()).toBe(true);
  });

  it("is made of data: the message holds no markup and no text of one language", async () => {
    await check(ids.shooting, 8, [[2], [2], [2]]);
    const message = (await messagesOf(table.gm)).at(-1);
    expect(message?.content).toBe("");
    expect(message?.system).toMatchObject({
      actor: uuid.actor(ids.aila),
      skill: { name: "Shooting", translations: { fi: { name: "Ampuminen" } } },
      attribute: { id: "perception", value: 3 },
      base: 5,
      hidden: false,
    });
    expect(JSON.stringify(message)).not.toContain("onnistu");
  });

  it("is there again after a reload", async () => {
    const [, , boris] = await check(ids.shooting, 8, [[8, 1], [7], [2]]);
    await table.boris.reload();
    const [again] = await cards(boris.id, table.boris);
    expect(await again?.sums()).toEqual(["8 + 1 = 9", "7", "2"]);
    expect(await read((again as Card).headline)).toBe("2 успеха");
  });
});
