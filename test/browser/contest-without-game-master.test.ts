import { beforeAll, describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import { Client } from "./host/clients.ts";
import { scriptDice } from "./host/dice.ts";
import { stored, update, uuid } from "./host/documents.ts";
import { useTable } from "./host/table.ts";
import { installToyContests, toyChoice, toyDeclared } from "./host/toy-contest.ts";
import { ContestCard, movesOf, openContest, prompts } from "./pages/contest.ts";

const table = useTable({ players: ["aino", "boris"] });
const aila = uuid.actor(ids.aila);
const bogdan = uuid.actor(ids.bogdan);
const raider = uuid.token(ids.scene, ids.unlinkedToken);

beforeAll(async () => {
  for (const client of table.all) await installToyContests(client);
  for (const client of table.all) await toyChoice(client, { bonus: 0 });
});

describe("with no game master online", () => {
  it("two players settle a contest and its consequences", async () => {
    const { aino, boris } = table;
    await scriptDice(aino, 6, [5]);
    const id = await openContest(aino, { own: aila, opponents: [bogdan] });
    await scriptDice(boris, 6, [3]);
    await prompts(boris).locator('[data-action="answer"]').click();
    await new ContestCard(aino, id).expectOutcome("Aila 5:3");
    await new ContestCard(boris, id).control("apply").click();
    for (const client of [aino, boris])
      await expect.poll(() => stored(client, bogdan, "system.sisu.value")).toBe(1);
  });

  it("the rules settle what is a player's own, after declarations", async () => {
    const { aino, boris } = table;
    const SISU = "system.sisu.value";
    await update(aino, aila, { [SISU]: 3 });
    await toyDeclared(aino, { open: {}, hidden: { pays: 1 }, private: true });
    await scriptDice(aino, 6, [5]);
    const id = await openContest(aino, { kind: "toyDeclare", own: aila, opponents: [bogdan] });
    await prompts(boris).locator('[data-action="declare"]').click();
    await scriptDice(boris, 6, [3]);
    for (const client of [aino, boris])
      await prompts(client).locator('[data-action="answer"]').click();
    for (const client of [aino, boris]) {
      await new ContestCard(client, id).expectOutcome("Aila 5:3");
      await expect.poll(() => stored(client, aila, SISU)).toBe(2);
    }
  });

  it("two players settle a secret contest", async () => {
    const { aino, boris } = table;
    await scriptDice(aino, 6, [1]);
    const id = await openContest(aino, { kind: "toySecret", own: aila, opponents: [bogdan] });
    await scriptDice(boris, 6, [4]);
    await prompts(boris).locator('[data-action="answer"]').click();
    for (const client of [aino, boris])
      await new ContestCard(client, id).expectOutcome("Богдан 1:4");
  });

  it("the opener ends it when time is up, once", async () => {
    const { aino, boris } = table;
    await scriptDice(aino, 6, [2]);
    const id = await openContest(aino, { own: aila, opponents: [bogdan], timeLimit: 2 });
    await new ContestCard(boris, id).expectHeadline("timedOut", { names: "Богдан" });
    expect((await movesOf(boris, id)).map(({ type }) => type)).toEqual(["answer", "timeout"]);
  });

  it("a latecomer sees how things stand, and is asked", async () => {
    const { aino, boris, host, browser } = table;
    await scriptDice(aino, 6, [2]);
    const id = await openContest(aino, { own: aila, opponents: [raider] });
    await new ContestCard(boris, id).expectHeadline("open", { names: "Raider one" });
    const gm = await Client.join(browser, host.url, "gm");
    await installToyContests(gm);
    await toyChoice(gm, { bonus: 0 });
    await prompts(gm).waitFor();
    await scriptDice(gm, 6, [6]);
    await prompts(gm).locator('[data-action="answer"]').click();
    for (const client of [gm, aino, boris])
      await new ContestCard(client, id).expectOutcome("Raider one 2:6");
    gm.expectQuiet();
    await gm.leave();
  });
});
