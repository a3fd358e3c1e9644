import { beforeAll, describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import { scriptDice } from "./host/dice.ts";
import { messagesOf, setForAll, stored, update, uuid } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { useTable } from "./host/table.ts";
import {
  closeToyDialog,
  installToyContests,
  keepToyDialogOpen,
  toyChoice,
} from "./host/toy-contest.ts";
import { ContestCard, callContests, movesOf, openContest, prompts } from "./pages/contest.ts";

const table = useTable();
const aila = uuid.actor(ids.aila);
const bogdan = uuid.actor(ids.bogdan);
const raider = uuid.token(ids.scene, ids.unlinkedToken);

beforeAll(async () => {
  for (const client of table.all) await installToyContests(client);
});

/** Aino opens a contest with Boris: her die shows 2. @returns the cards of all three. */
async function ainoAgainstBoris(options: object = {}) {
  const { aino, boris, gm } = table;
  await toyChoice(aino, { bonus: 1 });
  await toyChoice(boris, { bonus: 0 });
  await scriptDice(aino, 6, [2]);
  const id = await openContest(aino, { own: aila, opponents: [bogdan], ...options });
  const [hers, his, gms] = [aino, boris, gm].map((client) => new ContestCard(client, id));
  return { id, hers: hers!, his: his!, gms: gms! };
}

describe("a contest between two players", () => {
  it("is asked and answered in three languages", async () => {
    const { aino, boris, gm } = table;
    const { id, hers, his, gms } = await ainoAgainstBoris();
    for (const card of [hers, his, gms]) await card.expectHeadline("open", { names: "Богдан" });
    await prompts(boris).waitFor();
    expect(await prompts(boris).textContent()).toContain("Aila бросает вызов");
    expect(await prompts(aino).count()).toBe(0);
    expect(await prompts(gm).count()).toBe(0);
    await scriptDice(boris, 6, [6]);
    await prompts(boris).locator('[data-action="answer"]').click();
    for (const card of [hers, his, gms]) await card.expectOutcome("Богдан 3:6");
    expect(await prompts(boris).count()).toBe(0);
    expect(await hers.side("Богдан").textContent()).toContain("vastannut");
    expect(await his.side("Aila").textContent()).toContain("есть ответ");
    expect(await gms.side("Aila").textContent()).toContain("answered");
    const moves = await movesOf(gm, id);
    expect(moves.map(({ type }) => type)).toEqual(["answer", "answer"]);
  });

  it("loses nothing when the window is closed: the card asks the same", async () => {
    const { boris } = table;
    const { his, hers } = await ainoAgainstBoris();
    await prompts(boris).locator('[data-action="later"]').click();
    await scriptDice(boris, 6, [1]);
    await his.button("answer", "Богдан").click();
    await hers.expectOutcome("Aila 3:1");
  });

  it("posts nothing when the dialog is closed", async () => {
    const { boris, gm } = table;
    const { id, his } = await ainoAgainstBoris();
    await toyChoice(boris, null);
    await prompts(boris).locator('[data-action="answer"]').click();
    await boris.page.waitForTimeout(300);
    expect(await movesOf(gm, id)).toHaveLength(1);
    await toyChoice(boris, { bonus: 0 });
    await scriptDice(boris, 6, [1]);
    await his.button("answer", "Богдан").click();
    await his.expectOutcome("Aila 3:1");
  });

  it("goes on after everybody has reloaded in the middle", async () => {
    const { boris } = table;
    const { hers, his, gms } = await ainoAgainstBoris();
    await prompts(boris).waitFor();
    await Promise.all(table.all.map((client) => client.reload()));
    await prompts(boris).waitFor();
    await toyChoice(boris, { bonus: 2 });
    await scriptDice(boris, 6, [3]);
    await his.button("answer", "Богдан").click();
    for (const card of [hers, his, gms]) await card.expectOutcome("Богдан 3:5");
    expect(await prompts(boris).count()).toBe(0);
  });

  it("takes two quick clicks for one", async () => {
    const { boris, gm } = table;
    const { id, his } = await ainoAgainstBoris();
    await scriptDice(boris, 6, [4]);
    await prompts(boris).locator('[data-action="later"]').click();
    await his.button("answer", "Богдан").dblclick();
    await his.expectOutcome("Богдан 3:4");
    await boris.page.waitForTimeout(300);
    expect(await movesOf(gm, id)).toHaveLength(2);
  });

  it("can be declined", async () => {
    const { boris } = table;
    const { hers, gms } = await ainoAgainstBoris();
    await prompts(boris).locator('[data-action="decline"]').click();
    for (const card of [hers, gms]) await card.expectHeadline("declined", { names: "Богдан" });
    expect(await gms.control("answer").count()).toBe(0);
  });

  it("can be withdrawn, which closes the window and an answer that was being chosen", async () => {
    const { boris, gm } = table;
    const { id, hers, his } = await ainoAgainstBoris();
    await keepToyDialogOpen(boris);
    await prompts(boris).locator('[data-action="answer"]').click();
    await hers.control("withdraw").click();
    await his.expectHeadline("withdrawn");
    await closeToyDialog(boris);
    await boris.expectNotice("QUARTET.Contest.Refused.TooLate");
    expect((await movesOf(gm, id)).map(({ type }) => type)).toEqual(["answer", "withdraw"]);
  });

  it("is over when time is up, once and for all, and says for whom", async () => {
    const { boris, gm } = table;
    const { id, hers, his } = await ainoAgainstBoris({ timeLimit: 2 });
    expect(await hers.root.locator(".deadline").count()).toBe(1);
    for (const card of [hers, his]) await card.expectHeadline("timedOut", { names: "Богдан" });
    expect(await prompts(boris).count()).toBe(0);
    await gm.page.waitForTimeout(500);
    const timeouts = (await movesOf(gm, id)).filter(({ type }) => type === "timeout");
    expect(timeouts).toHaveLength(1);
  });

  it("takes its time limit from the world where nobody says otherwise", async () => {
    const { gm } = table;
    await setForAll(table.all, gm, "core.contestTimeLimit", 600);
    const { id, hers } = await ainoAgainstBoris();
    const offer = (await messagesOf(gm)).find(({ _id }) => _id === id);
    expect(offer?.system).toMatchObject({ timeLimit: 600 });
    await setForAll(table.all, gm, "core.contestTimeLimit", 0);
    await hers.control("withdraw").click();
    await hers.expectHeadline("withdrawn");
  });

  it("can be played by the game master, and says so", async () => {
    const { boris, gm } = table;
    const { his, gms } = await ainoAgainstBoris();
    await prompts(boris).waitFor();
    await toyChoice(gm, { bonus: 3 });
    await scriptDice(gm, 6, [5]);
    await gms.button("answer", "Богдан").click();
    await his.expectOutcome("Богдан 3:8");
    expect(await his.side("Богдан").textContent()).toContain("играет Gamemaster");
    await expect.poll(() => prompts(boris).count()).toBe(0);
  });

  it("rolls ties again where the kind asks for it", async () => {
    const { aino, boris } = table;
    const { hers, his, gms } = await ainoAgainstBoris({ options: { tie: "again" } });
    await scriptDice(boris, 6, [3]);
    await prompts(boris).locator('[data-action="answer"]').click();
    await hers.expectHeadline("again", { names: "Aila ja Богдан" });
    await scriptDice(aino, 6, [1]);
    await scriptDice(boris, 6, [4]);
    await hers.button("again", "Aila").click();
    await his.button("again", "Богдан").click();
    await gms.expectOutcome("Богдан 2:4");
  });

  it("is shown to nobody else where it is private", async () => {
    const { aino, boris, gm } = table;
    await toyChoice(aino, { bonus: 0 });
    await toyChoice(gm, { bonus: 0 });
    await scriptDice(aino, 6, [2]);
    const id = await openContest(aino, { own: aila, opponents: [raider], private: true });
    await prompts(gm).waitFor();
    await scriptDice(gm, 6, [3]);
    await prompts(gm).locator('[data-action="answer"]').click();
    await new ContestCard(aino, id).expectOutcome("Raider one 2:3");
    expect((await messagesOf(boris)).filter(({ _id }) => _id === id)).toEqual([]);
    expect(await movesOf(boris, id)).toEqual([]);
  });
});

describe("a contest of three", () => {
  it("asks the game master for whom nobody plays, and counts all", async () => {
    const { aino, boris, gm } = table;
    for (const client of table.all) await toyChoice(client, { bonus: 0 });
    await scriptDice(aino, 6, [2]);
    const id = await openContest(aino, { own: aila, opponents: [bogdan, raider] });
    const card = new ContestCard(boris, id);
    await card.expectHeadline("open", { names: "Богдан и Raider one" });
    await scriptDice(gm, 6, [5]);
    await prompts(gm).locator('[data-action="answer"]').click();
    await card.expectHeadline("open", { names: "Богдан" });
    await scriptDice(boris, 6, [4]);
    await prompts(boris).locator('[data-action="answer"]').click();
    for (const client of table.all)
      await new ContestCard(client, id).expectOutcome("Raider one 2:4:5");
  });

  it("goes on without one who declines", async () => {
    const { aino, boris, gm } = table;
    await scriptDice(aino, 6, [2]);
    const id = await openContest(aino, { own: aila, opponents: [bogdan, raider] });
    await prompts(boris).locator('[data-action="decline"]').click();
    await scriptDice(gm, 6, [5]);
    await prompts(gm).locator('[data-action="answer"]').click();
    const card = new ContestCard(aino, id);
    await card.expectOutcome("Raider one 2:5");
    await card.expectStatus("Богдан", "declined");
  });
});

describe("two game masters", () => {
  it("do nothing twice", async () => {
    const { aino, boris, gm } = table;
    const user = `User.${await boris.run(() => (globalThis as unknown as { game: { userId: string } }).game.userId, null)}`;
    await update(gm, user, { role: 4 });
    try {
      await toyChoice(aino, { bonus: 0 });
      await scriptDice(aino, 6, [2]);
      const id = await openContest(aino, { own: aila, opponents: [raider], timeLimit: 600 });
      const [one, two] = [new ContestCard(gm, id), new ContestCard(boris, id)];
      await one.button("answer", "Raider one").waitFor();
      await two.button("answer", "Raider one").waitFor();
      const asked = (await prompts(gm).count()) + (await prompts(boris).count());
      expect(asked).toBe(1);
      await scriptDice(gm, 6, [5]);
      await scriptDice(boris, 6, [6]);
      const side = await one.button("answer", "Raider one").getAttribute("data-side");
      await Promise.all([gm, boris].map((client) => callContests(client, "answer", id, side)));
      for (const client of [gm, boris]) await client.clearNotices();
      // The slower of the two may have been refused before it rolled.
      const answers = (await movesOf(aino, id)).filter(({ type }) => type === "answer");
      expect(answers.length).toBeGreaterThan(1);
      const hers = new ContestCard(aino, id);
      await expect.poll(() => hers.headline.textContent()).toMatch(/^Raider one 2:[56]$/);
      const outcome = await hers.headline.textContent();
      for (const card of [one, two]) await card.expectOutcome(String(outcome));
    } finally {
      await update(gm, user, { role: 1 });
    }
  });
});

describe("what was deleted", () => {
  it("is said on the card, which can be closed", async () => {
    const { aino, boris, gm } = table;
    const token = await gm.run(async (scene) => {
      const page = globalThis as unknown as PageGlobals;
      const [created] = await page.game.scenes
        .get(scene)!
        .createEmbeddedDocuments("Token", [
          { name: "Shadow", actorId: "actorraider00000", actorLink: false, x: 900, y: 300 },
        ]);
      return created!.uuid;
    }, ids.scene);
    await expect.poll(() => stored(aino, token, "name")).toBe("Shadow");
    await scriptDice(aino, 6, [2]);
    const id = await openContest(aino, { own: aila, opponents: [token] });
    await prompts(gm).waitFor();
    await gm.run(async (uuid) => {
      const { fromUuid } = globalThis as unknown as PageGlobals;
      await ((await fromUuid(uuid)) as unknown as { delete(): Promise<unknown> }).delete();
    }, token);
    const card = new ContestCard(aino, id);
    await expect
      .poll(() => card.side("Shadow").textContent())
      .toContain(await aino.text("QUARTET.Contest.Gone"));
    await expect.poll(() => prompts(gm).count()).toBe(0);
    expect(await new ContestCard(gm, id).button("answer", "Shadow").count()).toBe(0);
    await card.control("close").click();
    await new ContestCard(boris, id).expectHeadline("closed");
  });

  it("closes the window of an offer that is gone", async () => {
    const { boris, aino } = table;
    const { id } = await ainoAgainstBoris();
    await prompts(boris).waitFor();
    await aino.run(async (id) => {
      const page = globalThis as unknown as PageGlobals;
      await page.game.messages.get(id)?.delete();
    }, id);
    await expect.poll(() => prompts(boris).count()).toBe(0);
  });
});
