import { beforeEach, describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import { scriptDice } from "./host/dice.ts";
import { messagesOf, stored, update, uuid } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { useTable } from "./host/table.ts";
import { type Card, cards, rolled } from "./pages/card.ts";

const AILA = uuid.actor(ids.aila);
const SISU = "system.sisu.value";
const table = useTable();

/** A check of Aila's with no success: 1 and 3 against 5. */
async function failedCheck(): Promise<[Card, Card, Card]> {
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
  return (await cards(id, gm, aino, boris)) as [Card, Card, Card];
}

describe("sisu after the roll", () => {
  beforeEach(async () => {
    await update(table.gm, AILA, { [SISU]: 3 });
    await expect.poll(() => stored(table.aino, AILA, SISU)).toBe(3);
  });

  it("raises the best die by five, once, for the one who rolled", async () => {
    const [gm, aino, boris] = await failedCheck();
    await aino.spendSisu.click();
    await expect.poll(() => boris.sums()).toEqual(["1", "3 + 5 = 8"]);
    await expect.poll(() => gm.headline.textContent()).toContain("1 success");
    await expect.poll(() => stored(table.gm, AILA, SISU)).toBe(2);
    await expect.poll(() => aino.spendSisu.count()).toBe(0);
  });

  it("costs one point however fast the clicks are", async () => {
    const [gm, aino] = await failedCheck();
    await aino.root.evaluate((card) => {
      const button = card.querySelector<HTMLElement>('[data-action="spendSisu"]');
      for (let click = 0; click < 5; click++) button?.click();
    });
    await expect.poll(() => gm.sums()).toEqual(["1", "3 + 5 = 8"]);
    await table.aino.page.waitForTimeout(400);
    expect(await stored(table.gm, AILA, SISU)).toBe(2);
    const message = (await messagesOf(table.gm)).find(({ _id }) => _id === gm.id);
    expect(message?.system).toMatchObject({ sisu: { before: 0, after: 1 } });
  });

  it("is not offered to others, nor to the game master while the player is there", async () => {
    const [gm, aino, boris] = await failedCheck();
    expect(await aino.spendSisu.count()).toBe(1);
    expect(await boris.spendSisu.count()).toBe(0);
    expect(await gm.spendSisu.count()).toBe(0);
  });

  it("is not offered without a point", async () => {
    await update(table.gm, AILA, { [SISU]: 0 });
    await expect.poll(() => stored(table.aino, AILA, SISU)).toBe(0);
    const [, aino] = await failedCheck();
    expect(await aino.spendSisu.count()).toBe(0);
  });

  it("pays nothing when the last point went elsewhere meanwhile", async () => {
    const [gm, aino] = await failedCheck();
    await update(table.gm, AILA, { [SISU]: 0 });
    await expect.poll(() => stored(table.aino, AILA, SISU)).toBe(0);
    // The button may still be there: the card is only drawn anew when its message changes.
    if (await aino.spendSisu.count()) {
      await aino.spendSisu.click();
      await table.aino.expectNotice("QUARTET.Noppa.CannotRoll.noSisu");
    }
    expect(await stored(table.gm, AILA, SISU)).toBe(0);
    expect(await gm.sums()).toEqual(["1", "3"]);
  });
});
