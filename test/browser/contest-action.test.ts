import { describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import { scriptDice } from "./host/dice.ts";
import { setForAll, uuid } from "./host/documents.ts";
import { useTable } from "./host/table.ts";
import { ContestCard, callContests, movesOf, prompts } from "./pages/contest.ts";
import {
  callHelix,
  contestCount,
  dialog,
  dropOn,
  newestContest,
  submit,
  target,
  useHelixPeople,
} from "./pages/helix-contest.ts";

const table = useTable();
const people = useHelixPeople(table);

/** Changes a rule of the world, and waits until every client knows it. */
function setRule(key: string, value: string): Promise<void> {
  return setForAll(table.all, table.gm, key, value);
}

describe("an action contest", () => {
  it("of three, with an opponent from the list and one that is dropped, goes to the highest", async () => {
    const { aino, boris, gm } = table;
    const before = await contestCount(gm);
    await callHelix(aino, "openContest", people.daige, { value: "int" });
    const list = aino.locator(".quartet-opponents");
    await list.waitFor();
    expect(await list.textContent()).not.toContain("Duke");
    expect(await list.locator("label", { hasText: "Raider" }).count()).toBe(0);
    await list.locator("label", { hasText: "Stranger" }).locator("input").check();
    await dropOn(aino, ".quartet-opponents", people.thug);
    await list.locator("label", { hasText: "Bandit" }).waitFor();
    await list.locator(".quartet-roll").click();
    await dialog(aino).waitFor();
    expect(await dialog(aino).locator('[name="choice"]').inputValue()).toBe("int");
    await scriptDice(aino, 6, [3]);
    await submit(aino);
    await prompts(boris).locator('[data-action="answer"]').click();
    expect(await dialog(boris).locator('[name="choice"]').inputValue()).toBe("int");
    await scriptDice(boris, 6, [4]);
    await submit(boris);
    await prompts(gm).locator('[data-action="answer"]').click();
    await scriptDice(gm, 6, [2]);
    await submit(gm);
    const id = await newestContest(gm, before);
    await new ContestCard(aino, id).expectOutcome("Voittaja: Bandit, tulos 7");
    await new ContestCard(boris, id).expectOutcome("Победа: Bandit, итог 7");
    await new ContestCard(gm, id).expectOutcome("Bandit wins with 7");
  });

  it("ends in a draw or is rolled again, by the setting", async () => {
    const { aino, boris, gm } = table;
    for (const tie of ["none", "reroll"]) {
      await setRule("helix.tie", tie);
      const before = await contestCount(gm);
      await scriptDice(aino, 6, [4]);
      const given = { opponents: [people.thug], value: "int", skipDialog: true };
      await callHelix(aino, "openContest", people.daige, given);
      const id = await newestContest(boris, before);
      await scriptDice(boris, 6, [4]);
      await prompts(boris).locator('[data-action="answer"]').click();
      await submit(boris);
      const card = new ContestCard(gm, id);
      if (tie === "none") await card.expectOutcome("A tie at 7: Daige and Bandit");
      else {
        await card.expectHeadline("again", { names: "Daige and Bandit" });
        await scriptDice(aino, 6, [1]);
        await scriptDice(boris, 6, [2]);
        await new ContestCard(aino, id).button("again", "Daige").click();
        await new ContestCard(boris, id).button("again", "Bandit").click();
        await card.expectOutcome("Bandit wins with 5");
      }
    }
    await setRule("helix.tie", "none");
  });

  it("takes the targeted token without asking", async () => {
    const { aino, gm } = table;
    const before = await contestCount(gm);
    await target(aino, people.orkToken, true);
    await scriptDice(aino, 6, [4]);
    await callHelix(aino, "openContest", people.daige, { value: "cha", skipDialog: true });
    const id = await newestContest(gm, before);
    await new ContestCard(aino, id).expectHeadline("open", { names: "Stranger" });
    await target(aino, people.orkToken, false);
    await callContests(aino, "withdraw", id);
    await new ContestCard(gm, id).expectHeadline("withdrawn");
    expect((await movesOf(gm, id)).map(({ type }) => type)).toEqual(["answer", "withdraw"]);
    await expect.poll(() => prompts(gm).count()).toBe(0);
  });

  it("is refused against a character of another rule book", async () => {
    const { aino } = table;
    const opponents = [uuid.actor(ids.bogdan)];
    await callHelix(aino, "openContest", people.daige, { opponents, skipDialog: true });
    await aino.expectNotice("QUARTET.Contest.Refused.WrongBook");
  });
});
