import { describe, expect, it } from "vitest";
import type { Client } from "./host/clients.ts";
import { scriptDice } from "./host/dice.ts";
import { stored, update } from "./host/documents.ts";
import { knowledge } from "./host/knowledge.ts";
import { useTable } from "./host/table.ts";
import { ContestCard, movesOf } from "./pages/contest.ts";
import { contestCount, newestContest } from "./pages/helix-contest.ts";
import {
  buy,
  declare,
  expectThrown,
  openAction,
  RESERVE,
  useDrivers,
} from "./pages/rps-contest.ts";

const table = useTable();
const drivers = useDrivers(table);

/** Sets both reserves, and opens an action of Timo's against Mikko. */
async function ainoOpens(hers: number, his: number, options: object = {}): Promise<number> {
  const { gm, aino } = table;
  await update(gm, drivers.timo, { [RESERVE]: hers, "system.shock.value": 0 });
  await update(gm, drivers.mikko, { [RESERVE]: his });
  await expect.poll(() => stored(aino, drivers.timo, RESERVE)).toBe(hers);
  const before = await contestCount(gm);
  await openAction(aino, drivers.timo, {
    opponents: [drivers.mikko],
    value: "driving",
    ...options,
  });
  return before;
}

async function cardsOf(before: number) {
  const { aino, boris, gm } = table;
  const id = await newestContest(gm, before);
  const [hers, his, gms] = [aino, boris, gm].map((client) => new ContestCard(client, id));
  return { hers: hers!, his: his!, gms: gms! };
}

/** Waits until everybody knows both reserves. */
async function expectReserves(hers: number, his: number): Promise<void> {
  for (const client of table.all) {
    const both = async () => [
      await stored(client, drivers.timo, RESERVE),
      await stored(client, drivers.mikko, RESERVE),
    ];
    await expect.poll(both, { timeout: 10_000 }).toEqual([hers, his]);
  }
}

describe("the race of Timo and Mikko, with the book's dice", () => {
  it("begins with a tie in which Timo has the upper hand (11–21)", async () => {
    const { aino, boris } = table;
    const before = await ainoOpens(3, 0);
    await declare(aino, 5);
    await declare(boris, 3);
    await buy(aino, [2, 3, 5]);
    await buy(boris, [4, 3]);
    const { hers, his, gms } = await cardsOf(before);
    await gms.expectOutcome("A tie; the upper hand: Timo");
    await hers.expectOutcome("Tasan, niskan päällä Timo");
    await his.expectOutcome("Ничья, перевес: Timo");
    await expectReserves(3, 1);
    await expectThrown(aino, boris);
    // Each sees the own reserve only; the game master sees both.
    expect(await hers.root.textContent()).toContain("Pistevaranto 3 → 6");
    expect(await hers.root.textContent()).not.toContain("0 → 3");
    expect(await gms.root.textContent()).toContain("Reserve 0 → 3, spent 2, left 1");
  });

  it("ends with a success of Mikko's (23–31), and undoing gives the points back", async () => {
    const { aino, boris } = table;
    const before = await ainoOpens(3, 1);
    await declare(aino, 2);
    await declare(boris, 5);
    await buy(aino, [2, 3, 2]);
    await buy(boris, [5, 4, 4, 3]);
    const { gms, hers } = await cardsOf(before);
    await gms.expectOutcome("Mikko succeeds");
    await expectReserves(2, 1);
    await hers.control("undo").first().click();
    await expectReserves(3, 1);
  });
});

/** What cannot be mistaken for anything else that travels. */
const SECRET = "hopeasulkainen haukka";

const knows = async (client: Client) => (await knowledge(client)).includes(SECRET);

describe("what is kept secret", () => {
  it("tells no other browser the growth die, the dice, or what only the game master was told", async () => {
    const { aino, boris, gm } = table;
    const before = await ainoOpens(3, 0);
    await declare(aino, 5, async (dialog) => {
      await dialog.locator('[name="intent"]').fill(SECRET);
      await dialog.locator('[name="isPrivate"]').check();
    });
    await declare(boris, 3);
    await buy(aino, [2, 3, 5]);
    expect(await knows(boris)).toBe(false);
    expect(await knows(gm)).toBe(true);
    const moves = JSON.stringify(await movesOf(gm, await newestContest(gm, before)));
    expect(moves).not.toMatch(/RpsGrowthRoll|"dice"|"reserve"/);
    await buy(boris, [4, 3]);
    await expectReserves(3, 1);
    expect(await knows(boris)).toBe(true);
  });

  it("includes a reserve at exactly the limit, which wins though the other has bought dice", async () => {
    const { aino, boris } = table;
    const before = await ainoOpens(8, 3);
    await declare(aino, 5);
    await declare(boris, 1);
    await buy(aino, [], async (dialog) => {
      expect(await dialog.locator(".out").count()).toBe(1);
      expect(await dialog.locator('[name="dice"]').count()).toBe(0);
    });
    await buy(boris, [6, 6, 6, 6]);
    const { gms } = await cardsOf(before);
    await gms.expectOutcome("Timo succeeds critically");
    await expectReserves(0, 1);
  });
});

describe("a blow", () => {
  it("can be parried once in a fight, meets armour once, and hurts as the game master says", async () => {
    const { aino, boris, gm } = table;
    const before = await ainoOpens(3, 4);
    await declare(aino, 2, (dialog) => dialog.locator('[name="weapon"]').selectOption(""));
    await declare(boris, 2, (dialog) =>
      dialog.locator('[name="weapon"]').selectOption({ index: 1 }),
    );
    await buy(aino, [1]);
    await buy(boris, [5, 5]);
    const { hers, his, gms } = await cardsOf(before);
    await gms.expectOutcome("Mikko succeeds");
    expect(await his.control("parry").count()).toBe(0);
    await hers.control("parry").click();
    const dialog = aino.locator(".application.rps form, form.application.rps").first();
    await dialog.waitFor();
    await scriptDice(aino, 10, [9, 7]);
    await dialog.locator('button[type="submit"]').click();
    await expect.poll(() => hers.root.textContent()).toContain("Timo ei saa iskua torjutuksi.");
    expect(await hers.control("parry").count()).toBe(0);
    await hers.control("armour").click();
    await expect.poll(() => hers.root.textContent()).toContain("Haarniska on ottanut tämän iskun.");
    await gms.root.locator('[data-track="shock"]').fill("2");
    await gms.root.locator('[data-rule="shock"]').click();
    await hers.control("apply").click();
    await expect.poll(() => stored(gm, drivers.timo, "system.shock.value")).toBe(2);
    expect(await stored(gm, drivers.timo, "flags.quartet.rpsMarks")).toMatchObject({
      [gms.id]: { parry: expect.anything(), armour: expect.anything() },
    });
  });
});
