import { beforeAll, describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import type { Client } from "./host/clients.ts";
import { scriptDice } from "./host/dice.ts";
import { stored, update, uuid } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { useTable } from "./host/table.ts";
import { installToyContests, toyChoice } from "./host/toy-contest.ts";
import { ContestCard, callContests, openContest, prompts } from "./pages/contest.ts";

const table = useTable();
const aila = uuid.actor(ids.aila);
const bogdan = uuid.actor(ids.bogdan);
const raider = uuid.token(ids.scene, ids.unlinkedToken);
const SISU = "system.sisu.value";

beforeAll(async () => {
  for (const client of table.all) await installToyContests(client);
});

/** Waits until every client knows the number. */
async function expectSisu(actor: string, value: number): Promise<void> {
  for (const client of table.all) await expect.poll(() => stored(client, actor, SISU)).toBe(value);
}

/** Boris beats Aino by 2. @returns the cards of Aino, Boris and the game master. */
async function borisWins(choice: object = { bonus: 0 }) {
  const { aino, boris, gm } = table;
  await update(aino, aila, { [SISU]: 3 });
  await update(boris, bogdan, { [SISU]: 3 });
  await expectSisu(aila, 3);
  await expectSisu(bogdan, 3);
  for (const client of [aino, boris]) await toyChoice(client, choice);
  await scriptDice(aino, 6, [2]);
  const id = await openContest(aino, { own: aila, opponents: [bogdan] });
  await scriptDice(boris, 6, [4]);
  await prompts(boris).locator('[data-action="answer"]').click();
  const [hers, his, gms] = [aino, boris, gm].map((client) => new ContestCard(client, id));
  for (const card of [hers, his, gms]) await card!.expectOutcome("Богдан 2:4");
  return { id, hers: hers!, his: his!, gms: gms! };
}

const changeText = (card: ContestCard) => card.root.locator(".change").first().textContent();

/** Calls the API at several clients at the very same moment, several times each. */
function storm(clients: readonly Client[], name: string, ...given: unknown[]) {
  const calls = clients.flatMap((client) => [1, 2, 3].map(() => [client] as const));
  return Promise.all(calls.map(([client]) => callContests(client, name, ...given)));
}

describe("what follows from a contest", () => {
  it("is offered to an owner of the loser, and to nobody else", async () => {
    const { hers, his, gms } = await borisWins();
    await hers.control("apply").waitFor();
    expect(await gms.control("apply").count()).toBe(1);
    expect(await his.control("apply").count()).toBe(0);
    expect(await changeText(his)).toContain("Aila: Сису −2");
    expect(await stored(table.gm, aila, SISU)).toBe(3);
  });

  it("is applied once by two quick clicks, undone once, and everyone reads the receipts", async () => {
    const { hers, his, gms } = await borisWins();
    await hers.control("apply").dblclick();
    await expectSisu(aila, 1);
    await expect.poll(() => changeText(gms)).toContain("Applied by Aino: 3 → 1.");
    await expect.poll(() => changeText(his)).toContain("Применено: Aino, 3 → 1.");
    expect(await gms.control("apply").count()).toBe(0);
    await hers.control("undo").dblclick();
    await expectSisu(aila, 3);
    await expect.poll(() => changeText(his)).toContain("Отменено: Aino.");
    expect(await gms.control("undo").count()).toBe(0);
    expect(await gms.control("apply").count()).toBe(0);
  });

  it("is applied once and undone once by two clients at the same moment", async () => {
    const { aino, gm } = table;
    const { id, hers } = await borisWins();
    await hers.control("apply").waitFor();
    await storm([aino, gm], "apply", id);
    await expectSisu(aila, 1);
    const [loser] = await sidesOf(gm, id);
    await storm([aino, gm], "undo", id, loser, `hurt${loser}`);
    await expectSisu(aila, 3);
    for (const client of [aino, gm]) await client.clearNotices();
  });

  it("stays applied after a reload", async () => {
    const { aino } = table;
    const { id, hers } = await borisWins();
    await hers.control("apply").click();
    await expectSisu(aila, 1);
    await aino.reload();
    await expect.poll(() => changeText(hers)).toContain("3 → 1");
    await callContests(aino, "apply", id);
    await expectSisu(aila, 1);
  });

  it("leaves what has happened since when it is undone", async () => {
    const { aino } = table;
    const { hers } = await borisWins();
    await hers.control("apply").click();
    await expectSisu(aila, 1);
    await update(aino, aila, { [SISU]: 0 });
    await expectSisu(aila, 0);
    await hers.control("undo").click();
    await expectSisu(aila, 2);
  });

  it("changes the token's own actor, never the one behind it", async () => {
    const { aino, boris, gm } = table;
    await toyChoice(gm, { bonus: 0 });
    await toyChoice(boris, { bonus: 0 });
    await scriptDice(boris, 6, [5]);
    const id = await openContest(boris, { own: bogdan, opponents: [raider] });
    await scriptDice(gm, 6, [4]);
    await prompts(gm).locator('[data-action="answer"]').click();
    const card = new ContestCard(gm, id);
    await card.control("apply").click();
    const own = `${raider}.Actor.${ids.raider}`;
    await expectSisu(own, 2);
    expect(await stored(gm, uuid.actor(ids.raider), SISU)).toBe(3);
    const seen = new ContestCard(aino, id).root.locator(".change");
    await expect.poll(() => seen.textContent()).toContain("Toteutti Gamemaster.");
    expect(await seen.textContent()).not.toContain("3 → 2");
    await card.control("undo").click();
    await expectSisu(own, 3);
  });

  it("pays what a choice costs when it is on the table, once", async () => {
    const { hers, his } = await borisWins({ bonus: 0, cost: 1 });
    await expectSisu(aila, 2);
    await expectSisu(bogdan, 2);
    await expect.poll(() => hers.root.locator(".change.applied").count()).toBe(2);
    expect(await his.control("apply").count()).toBe(0);
  });
});

function sidesOf(client: Client, id: string): Promise<string[]> {
  return client.run((id) => {
    const page = globalThis as unknown as PageGlobals;
    const sides = page.game.messages.get(id)?.system.sides as unknown as { id: string }[];
    return sides.map((side) => side.id);
  }, id);
}

describe("a player at the console", () => {
  it("is refused what is not theirs, and nothing changes", async () => {
    const { aino, boris, gm } = table;
    const { id } = await borisWins();
    const [ainos, boriss] = (await sidesOf(boris, id)) as [string, string];
    const before = await counted(gm);
    const attempts: [string, ...unknown[]][] = [
      ["open", { kind: "toy", own: aila, opponents: [bogdan] }],
      ["open", { kind: "toy", own: raider, opponents: [aila] }],
      ["apply", id],
      ["apply", id, [`hurt${ainos}`]],
      ["undo", id, ainos, `hurt${ainos}`],
      ["answer", id, ainos],
      ["decline", id, ainos],
      ["reveal", id, ainos],
      ["rollAgain", id, ainos],
      ["withdraw", id],
      ["close", id],
      ["rule", id, { anything: true }],
    ];
    for (const attempt of attempts) {
      expect(await callContests(boris, ...attempt), attempt[0]).not.toBe(true);
      await boris.expectNotice("QUARTET.Contest.Refused.NotYours");
    }
    await callContests(boris, "answer", id, boriss);
    await boris.expectNotice("QUARTET.Contest.Refused.TooLate");
    await callContests(aino, "withdraw", id);
    await aino.expectNotice("QUARTET.Contest.Refused.TooLate");
    expect(await counted(gm)).toEqual(before);
  });

  it("counts for nothing when writing moves for others by hand", async () => {
    const { aino, boris, gm } = table;
    await toyChoice(aino, { bonus: 0 });
    await scriptDice(aino, 6, [2]);
    const id = await openContest(aino, { own: aila, opponents: [raider] });
    const [ainos, raiders] = (await sidesOf(boris, id)) as [string, string];
    await boris.run(
      async ([id, ainos, raiders]) => {
        const page = globalThis as unknown as PageGlobals;
        const post = (side: string, type: string, data: object) =>
          page.CONFIG.ChatMessage!.documentClass.create({
            type: "contestMove",
            system: { contest: id, side, type, data },
          });
        await post(raiders, "answer", { choice: { bonus: 99 } });
        await post(raiders, "decline", {});
        await post(ainos, "decline", {});
        await post("", "withdraw", {});
        await post("", "close", {});
        await post("", "ruling", { winner: "Boris" });
        await post("nonsense", "answer", { choice: null });
      },
      [id, ainos, raiders] as const,
    );
    const card = new ContestCard(gm, id);
    await card.expectHeadline("open", { names: "Raider one" });
    await expect
      .poll(() => gm.locator("#chat .quartet-move", { hasText: "does not count" }).count())
      .toBe(7);
    await scriptDice(gm, 6, [3]);
    await toyChoice(gm, { bonus: 0 });
    await card.button("answer", "Raider one").click();
    await new ContestCard(boris, id).expectOutcome("Raider one 2:3");
  });

  it("spoils only the one contest with nonsense as an answer of their own", async () => {
    const { aino, boris, gm } = table;
    await toyChoice(aino, { bonus: 0 });
    await scriptDice(aino, 6, [2]);
    const id = await openContest(aino, { own: aila, opponents: [bogdan] });
    const [, boriss] = (await sidesOf(boris, id)) as [string, string];
    await boris.run(
      async ([id, side]) => {
        const page = globalThis as unknown as PageGlobals;
        const choice = { bonus: "<img src=x onerror='window.probe=1'>" };
        const system = { contest: id, side, type: "answer", data: { choice } };
        await page.CONFIG.ChatMessage!.documentClass.create({ type: "contestMove", system });
      },
      [id, boriss] as const,
    );
    const card = new ContestCard(gm, id);
    await card.expectHeadline("broken");
    await card.control("close").click();
    await new ContestCard(aino, id).expectHeadline("closed");
  });
});

/** What a refused attempt must not change. */
async function counted(client: Client) {
  return client.run(
    ([aila, bogdan]) => {
      const page = globalThis as unknown as PageGlobals;
      return [
        page.game.messages.size,
        ...[aila, bogdan].map((id) => page.fromUuidSync(id)?._source),
      ];
    },
    [aila, bogdan] as const,
  );
}
