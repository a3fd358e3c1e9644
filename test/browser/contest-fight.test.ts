import { describe, expect, it } from "vitest";
import type { Client } from "./host/clients.ts";
import { expectAllDiceThrown, scriptDice } from "./host/dice.ts";
import { setForAll, stored, update } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { useTable } from "./host/table.ts";
import { ContestCard, prompts } from "./pages/contest.ts";
import {
  callHelix,
  contestCount,
  dialog,
  LP,
  newestContest,
  submit,
  useHelixPeople,
  weaponOf,
} from "./pages/helix-contest.ts";
import { plainSpaces } from "./pages/text.ts";

const table = useTable();
const people = useHelixPeople(table);

/** Changes a rule of the world, and waits until every client knows it. */
function setRule(key: string, value: string): Promise<void> {
  return setForAll(table.all, table.gm, key, value);
}

/** Daige attacks the thug with the book's dice: 4, and 6 then 3. @returns the cards of all. */
async function bookFight(answer: (client: Client) => Promise<unknown> = async () => {}) {
  const { aino, boris, gm } = table;
  await update(gm, people.daige, { [LP]: 13 });
  const before = await contestCount(gm);
  const spear = await weaponOf(aino, people.daige);
  await callHelix(aino, "openCombat", people.daige, spear, { opponents: [people.thug] });
  await dialog(aino).waitFor();
  await scriptDice(aino, 6, [4]);
  await submit(aino);
  await prompts(boris).locator('[data-action="answer"]').click();
  await dialog(boris).waitFor();
  await answer(boris);
  await scriptDice(boris, 6, [6, 3]);
  await submit(boris);
  const id = await newestContest(gm, before);
  const [hers, his, gms] = [aino, boris, gm].map((client) => new ContestCard(client, id));
  return { id, hers: hers!, his: his!, gms: gms! };
}

describe("a fight between two players", () => {
  it("goes as the rule has it: the first die hits the head (002:37)", async () => {
    const { aino, boris } = table;
    const { hers, his, gms } = await bookFight();
    await hers.expectOutcome("Bandit osuu. Daige: pää, vahinko 4");
    await his.expectOutcome("Bandit попадает. Daige: голова, урон 4");
    await gms.expectOutcome("Bandit hits Daige: head, damage 4");
    await expectAllDiceThrown(aino);
    await expectAllDiceThrown(boris);
    expect(await gms.root.locator(".helix-body .part.hit").getAttribute("data-part")).toBe("head");
    expect(await gms.root.locator(".roll-row .total").allTextContents()).toEqual(["8", "11"]);
    expect(
      plainSpaces((await hers.root.locator(".roll-row").first().textContent()) ?? ""),
    ).toContain("Stångvapen 4 · Spjut");
  });

  it("goes as the example has it where the setting says so: the last die, 3 damage (002:59)", async () => {
    const { gm, aino } = table;
    await setRule("helix.hitLocationDie", "last");
    const { gms, hers } = await bookFight();
    await gms.expectOutcome("Bandit hits Daige: right arm, damage 3");
    await setRule("helix.hitLocationDie", "first");
    await aino.reload();
    await hers.expectOutcome("Bandit osuu. Daige: oikea käsi, vahinko 3");
    await hers.control("apply").click();
    await expect.poll(() => stored(gm, people.daige, LP)).toBe(10);
    await hers.control("undo").click();
    await expect.poll(() => stored(gm, people.daige, LP)).toBe(13);
  });

  it("lets the game master call the hit, unless that takes away what is applied", async () => {
    const { gm } = table;
    const { hers, gms } = await bookFight();
    expect(await hers.control("ruling").count()).toBe(0);
    await gms.root.locator(".call select").selectOption("torso");
    await gms.control("ruling").click();
    await hers.expectOutcome("Bandit osuu. Daige: vartalo, vahinko 3");
    await hers.control("apply").click();
    await expect.poll(() => stored(gm, people.daige, LP)).toBe(10);
    await gms.root.locator(".call select").selectOption("");
    await gms.control("ruling").click();
    await gm.expectNotice("QUARTET.Contest.Refused.Standing", { changes: "Daige: LP −3" });
    await hers.expectOutcome("Bandit osuu. Daige: vartalo, vahinko 3");
    await hers.control("undo").click();
    await expect.poll(() => stored(gm, people.daige, LP)).toBe(13);
    await gms.root.locator(".call select").selectOption("");
    await gms.control("ruling").click();
    await hers.expectOutcome("Bandit osuu. Daige: pää, vahinko 4");
    await hers.control("apply").first().click();
    await expect.poll(() => stored(gm, people.daige, LP)).toBe(9);
  });

  it("hurts nobody where the winner only defends", async () => {
    const { gms } = await bookFight((boris) =>
      dialog(boris).locator('[name="defendOnly"]').check(),
    );
    await gms.expectOutcome("Bandit holds off Daige");
    expect(await gms.control("apply").count()).toBe(0);
  });

  it("lets a fighter choose another weapon, and say how many are faced", async () => {
    const { gms } = await bookFight(async (boris) => {
      await dialog(boris).locator('[name="weapon"]').selectOption("");
      await dialog(boris).locator('[data-action="moreOpponents"]').click();
    });
    await gms.expectOutcome("Bandit hits Daige: head, damage 2");
    expect(await gms.root.locator(".roll-row .total").allTextContents()).toEqual(["8", "10"]);
  });

  it("marks whoever has no life points left, and takes the mark away with the damage", async () => {
    const { gm } = table;
    const { hers } = await bookFight();
    await update(gm, people.daige, { [LP]: 3 });
    await expect.poll(() => stored(table.aino, people.daige, LP)).toBe(3);
    const isMarked = () =>
      gm.run((actor) => {
        const document = (globalThis as unknown as PageGlobals).fromUuidSync(actor);
        return (document as unknown as { statuses: Set<string> }).statuses.has("helixZeroLp");
      }, people.daige);
    await hers.control("apply").click();
    await expect.poll(() => stored(gm, people.daige, LP)).toBe(-1);
    await expect.poll(isMarked).toBe(true);
    await hers.control("undo").click();
    await expect.poll(() => stored(gm, people.daige, LP)).toBe(3);
    await expect.poll(isMarked).toBe(false);
  });
});

describe("one against several", () => {
  it("rolls once against each, at −1, and hurts the token's own actor", async () => {
    const { aino, boris, gm } = table;
    await update(gm, people.daige, { [LP]: 13 });
    const before = await contestCount(gm);
    const spear = await weaponOf(aino, people.daige);
    const opponents = [people.thug, people.orkToken];
    await callHelix(aino, "openCombat", people.daige, spear, { opponents });
    await dialog(aino).waitFor();
    await scriptDice(aino, 6, [4, 5]);
    await submit(aino);
    await prompts(gm).locator('[data-action="answer"]').click();
    await scriptDice(gm, 6, [1]);
    await submit(gm);
    await prompts(boris).locator('[data-action="answer"]').click();
    await scriptDice(boris, 6, [6, 3]);
    await submit(boris);
    const id = await newestContest(gm, before);
    const [hers, gms] = [new ContestCard(aino, id), new ContestCard(gm, id)];
    await expectAllDiceThrown(aino);
    await gms.expectOutcome("2 hits in 2 exchanges");
    expect(await gms.root.locator(".duel h4").allTextContents()).toEqual(
      expect.arrayContaining([
        "Bandit hits Daige: head, damage 5",
        "Daige hits Stranger: torso, damage 6",
      ]),
    );
    await gms.control("applyAll").click();
    const own = `${people.orkToken}.Actor.${people.ork.split(".")[1]}`;
    await expect.poll(() => stored(aino, people.daige, LP)).toBe(8);
    await expect.poll(() => stored(aino, own, LP)).toBe(7);
    expect(await stored(aino, people.ork, LP)).toBe(13);
    for (const client of [aino, boris]) {
      const seen = await client.locator("#chat").innerHTML();
      expect(seen).toContain("Stranger");
      expect(seen).not.toContain("Duke");
    }
    await expect
      .poll(() => hers.root.locator(".change", { hasText: "Stranger" }).textContent())
      .not.toContain("13");
  });

  it("goes on without an opponent who declines, with the dice that were meant for the other", async () => {
    const { aino, boris, gm } = table;
    const before = await contestCount(gm);
    const opponents = [people.thug, people.orkToken];
    await callHelix(aino, "openCombat", people.daige, null, { opponents, skipDialog: true });
    await scriptDice(aino, 6, [1, 5]);
    await prompts(boris).locator('[data-action="decline"]').click();
    await prompts(gm).locator('[data-action="answer"]').click();
    await scriptDice(gm, 6, [1]);
    await submit(gm);
    const id = await newestContest(gm, before);
    const card = new ContestCard(gm, id);
    await card.expectStatus("Bandit", "declined");
    await expect.poll(() => card.headline.textContent()).toContain("Daige hits Stranger: torso");
  });
});
