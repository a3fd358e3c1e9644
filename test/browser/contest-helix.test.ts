import { beforeAll, describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import { inspect } from "./host/axe.ts";
import type { Client } from "./host/clients.ts";
import { expectAllDiceThrown, scriptDice } from "./host/dice.ts";
import { create, setForAll, stored, update, uuid } from "./host/documents.ts";
import { COMBINATIONS, clipped, wear } from "./host/measure.ts";
import type { PageGlobals } from "./host/page.ts";
import { useTable } from "./host/table.ts";
import { ContestCard, callContests, movesOf, prompts } from "./pages/contest.ts";
import { plainSpaces } from "./pages/text.ts";

const table = useTable();
const LP = "system.lp.value";
const people: Record<"daige" | "thug" | "ork" | "orkToken", string> = {
  daige: "",
  thug: "",
  ork: "",
  orkToken: "",
};

const skill = (identifier: string, name: string, value: number) => ({
  name,
  type: "helixSkill",
  system: { identifier, value },
});

/** Daige and the thug as the book has them (HELIX 002:59), and an orc that is the game master's. */
beforeAll(async () => {
  const { gm, aino, boris } = table;
  const [ainoId, borisId] = await Promise.all(
    [aino, boris].map((client) =>
      client.run(() => (globalThis as unknown as PageGlobals).game.userId, null),
    ),
  );
  const character = (name: string, owner: string | undefined, items: object[]) =>
    create(gm, "Actor", {
      name,
      type: "helixCharacter",
      ownership: owner ? { default: 0, [owner]: 3 } : { default: 0 },
      prototypeToken: { name, actorLink: owner !== undefined },
      system: { lp: { value: 13 }, attributes: { int: { value: 3 } } },
      items,
    });
  people.daige = await character("Daige", ainoId, [
    skill("staffWeapons", "Stångvapen", 4),
    { name: "Spjut", type: "helixWeapon", system: { value: 2, skill: "staffWeapons" } },
    {
      name: "Läder",
      type: "helixArmor",
      system: { value: 1, locations: ["leftArm", "rightArm", "torso"], worn: true },
    },
  ]);
  people.thug = await character("Bandit", borisId, [
    skill("knives", "Ножи", 3),
    { name: "Кинжал", type: "helixWeapon", system: { value: 1, skill: "knives" } },
  ]);
  people.ork = await character("Duke X", undefined, [skill("claws", "Claws", 2)]);
  people.orkToken = await gm.run(
    async ([scene, actor]) => {
      const page = globalThis as unknown as PageGlobals;
      const actorId = page.fromUuidSync(actor)!.id;
      const [token] = await page.game.scenes
        .get(scene)!
        .createEmbeddedDocuments("Token", [
          { name: "Stranger", actorId, actorLink: false, x: 900, y: 500 },
        ]);
      return token!.uuid;
    },
    [ids.scene, people.ork] as const,
  );
  const hasArrived = (uuid: string) =>
    (globalThis as unknown as PageGlobals).fromUuidSync(uuid) !== null;
  for (const { page } of table.all) await page.waitForFunction(hasArrived, people.orkToken);
});

/** Changes a rule of the world, and waits until every client knows it. */
function setRule(key: string, value: string): Promise<void> {
  return setForAll(table.all, table.gm, key, value);
}

/** Calls a function of HELIX's API for an actor, without waiting for what its dialog brings. */
function callHelix(client: Client, name: string, actor: string, ...given: unknown[]) {
  return client.run(
    ([name, actor, given]) => {
      const page = globalThis as unknown as PageGlobals;
      const api = page.game.system.api as unknown as {
        helix: Record<string, (...given: unknown[]) => Promise<unknown>>;
      };
      void api.helix[name]!(page.fromUuidSync(actor), ...given);
    },
    [name, actor, given] as const,
  );
}

const dialog = (client: Client) => client.locator(".helix-contest");

async function submit(client: Client): Promise<void> {
  await dialog(client).locator(".quartet-roll").click();
  await dialog(client).waitFor({ state: "detached" });
}

/** The newest contest that a client has. */
async function newestContest(client: Client, before: number): Promise<string> {
  const ids = () =>
    client.run(
      () =>
        (globalThis as unknown as PageGlobals).game.messages.contents
          .filter(({ _source }) => _source.type === "contestOffer")
          .map(({ id }) => id),
      null,
    );
  await expect.poll(async () => (await ids()).length, { timeout: 10_000 }).toBeGreaterThan(before);
  return (await ids()).at(-1) as string;
}

const contestCount = (client: Client) =>
  client.run(
    () =>
      (globalThis as unknown as PageGlobals).game.messages.contents.filter(
        ({ _source }) => _source.type === "contestOffer",
      ).length,
    null,
  );

const weaponOf = (client: Client, actor: string) =>
  client.run((actor) => {
    const items = (globalThis as unknown as PageGlobals).fromUuidSync(actor)!.items;
    return [...items].find(({ _source }) => _source.type === "helixWeapon")!.uuid;
  }, actor);

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

  it("lets the game master call the hit, until it is applied", async () => {
    const { gm } = table;
    const { hers, gms } = await bookFight();
    expect(await hers.control("ruling").count()).toBe(0);
    await gms.root.locator(".call select").selectOption("torso");
    await gms.control("ruling").click();
    await hers.expectOutcome("Bandit osuu. Daige: vartalo, vahinko 3");
    await hers.control("apply").click();
    await expect.poll(() => stored(gm, people.daige, LP)).toBe(10);
    await expect.poll(() => gms.control("ruling").count()).toBe(0);
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

describe("what players see of a contest", () => {
  it("has contrast and names in light and dark, in its windows and on its cards", async () => {
    const { aino, boris, gm } = table;
    const findings: unknown[] = [];
    for (const scheme of [COMBINATIONS[0]!, COMBINATIONS[3]!]) {
      for (const client of [aino, boris]) await wear(client, scheme);
      const before = await contestCount(gm);
      await callHelix(aino, "openCombat", people.daige, null, {});
      findings.push(...(await inspect(aino, ".quartet-opponents")));
      await dropOn(aino, ".quartet-opponents", people.thug);
      await aino.locator(".quartet-opponents label", { hasText: "Bandit" }).waitFor();
      await aino.locator(".quartet-opponents .quartet-roll").click();
      findings.push(...(await inspect(aino, ".helix-contest")));
      await scriptDice(aino, 6, [4]);
      await submit(aino);
      findings.push(...(await inspect(boris, ".quartet-prompt")));
      const id = await newestContest(gm, before);
      const card = new ContestCard(boris, id);
      await card.expectStatus("Daige", "answered");
      findings.push(...(await inspect(boris, `#chat [data-message-id="${id}"] .quartet-card`)));
      await scriptDice(boris, 6, [6, 3]);
      await prompts(boris).locator('[data-action="answer"]').click();
      await submit(boris);
      await card.root.locator(".duel").waitFor();
      findings.push(...(await inspect(boris, `#chat [data-message-id="${id}"] .quartet-card`)));
      findings.push(...(await inspect(boris, "#chat .quartet-move")));
      expect(await clipped(boris, `#chat [data-message-id="${id}"] .quartet-card`)).toEqual([]);
    }
    expect(findings).toEqual([]);
  });
});

/** Targets a token, or lets go of it. */
function target(client: Client, token: string, isTarget: boolean): Promise<void> {
  return client.run(
    ([token, isTarget]) => {
      const { canvas } = globalThis as unknown as {
        canvas: { tokens: { get(id: string): { setTarget(on: boolean): void } } };
      };
      canvas.tokens.get(token.split(".").at(-1)!).setTarget(isTarget);
    },
    [token, isTarget] as const,
  );
}

/** Drops a document on a window, as a drag from the sidebar does. */
function dropOn(client: Client, selector: string, document: string): Promise<void> {
  return client.run(
    ([selector, uuid]) => {
      const data = new DataTransfer();
      data.setData("text/plain", JSON.stringify({ type: "Actor", uuid }));
      const event = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data });
      globalThis.document.querySelector(`${selector} .opponents`)?.dispatchEvent(event);
    },
    [selector, document] as const,
  );
}
