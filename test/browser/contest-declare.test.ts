import { beforeAll, describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import type { Client } from "./host/clients.ts";
import { scriptDice } from "./host/dice.ts";
import { stored, update, uuid } from "./host/documents.ts";
import { knowledge } from "./host/knowledge.ts";
import type { PageGlobals } from "./host/page.ts";
import { useTable } from "./host/table.ts";
import {
  installToyContests,
  toyActed,
  toyChoice,
  toyDeclared,
  toyTold,
} from "./host/toy-contest.ts";
import { Traffic } from "./host/traffic.ts";
import { ContestCard, callContests, movesOf, openContest, prompts } from "./pages/contest.ts";

const table = useTable();
const aila = uuid.actor(ids.aila);
const bogdan = uuid.actor(ids.bogdan);
const raygun = `${aila}.Item.${ids.raygun}`;
const SISU = "system.sisu.value";
const SHOTS = "system.ammunition.value";

/** What cannot be mistaken for anything else that travels. */
const GROWTH = "growth7319";
const PLAN = "plan8642";
const BONUS = 5391;

beforeAll(async () => {
  for (const client of table.all) await installToyContests(client);
});

/** Aila has three points and two shots, Bogdan three points. */
async function refill(): Promise<void> {
  const { aino, boris } = table;
  await update(aino, aila, { [SISU]: 3 });
  await update(aino, raygun, { [SHOTS]: 2 });
  await update(boris, bogdan, { [SISU]: 3 });
  await expectNumbers(3, 2, 3);
}

/** Waits until every client knows Aila's points and shots, and Bogdan's points. */
async function expectNumbers(hers: number, shots: number, his: number): Promise<void> {
  for (const client of table.all) {
    const numbers = async () => [
      await stored(client, aila, SISU),
      await stored(client, raygun, SHOTS),
      await stored(client, bogdan, SISU),
    ];
    await expect.poll(numbers).toEqual([hers, shots, his]);
  }
}

/** Aino declares in private that she shoots and pays a point; Boris will pay two, openly. */
async function ainoOpens(options: object = {}) {
  const { aino, boris, gm } = table;
  await refill();
  const hidden = { pays: 1, shoots: ids.raygun, growth: GROWTH };
  await toyDeclared(aino, { open: {}, hidden, private: true, aside: { plan: PLAN } });
  await toyDeclared(boris, { open: { plan: "wall" }, hidden: { pays: 2 } });
  await toyChoice(aino, { bonus: BONUS });
  await toyChoice(boris, { bonus: 0 });
  const given = { kind: "toyDeclare", own: aila, opponents: [bogdan], ...options };
  const id = await openContest(aino, given);
  const [hers, his, gms] = [aino, boris, gm].map((client) => new ContestCard(client, id));
  return { id, hers: hers!, his: his!, gms: gms! };
}

/** The button of the window that asks a client. */
const asked = (client: Client, action: string) =>
  prompts(client).locator(`[data-action="${action}"]`);

function sidesOf(client: Client, id: string): Promise<string[]> {
  return client.run((id) => {
    const page = globalThis as unknown as PageGlobals;
    const sides = page.game.messages.get(id)?.system.sides as unknown as { id: string }[];
    return sides.map((side) => side.id);
  }, id);
}

describe("a contest with declarations", () => {
  it("keeps a private declaration, its die and the choice from others until the reveal", async () => {
    const { aino, boris, gm } = table;
    const wires = { boris: new Traffic(boris), gm: new Traffic(gm) };
    // The socket is opened anew, so that its frames are heard.
    await Promise.all([boris.reload(), gm.reload()]);
    const { id, hers, his, gms } = await ainoOpens();
    for (const card of [hers, his, gms]) await card.expectHeadline("declare", { names: "Богдан" });
    await asked(boris, "declare").waitFor();
    expect(await prompts(boris).textContent()).toContain("Aila бросает вызов");
    // The game master alone is told what Aino has declared.
    await expect.poll(() => gms.root.textContent()).toContain(`Aila: ${PLAN}`);
    await expect.poll(() => his.root.textContent()).toContain("Aila: ?");
    expect(await his.side("Aila").textContent()).toContain("Заявлено только ведущему.");
    await callContests(aino, "answer", id, (await sidesOf(aino, id))[0]);
    await aino.expectNotice("QUARTET.Contest.Refused.DeclareFirst");
    await aino.reload();
    await asked(boris, "declare").click();
    // Aino's browser still knows what she has declared, and asks her to choose.
    await asked(aino, "answer").waitFor();
    await hers.expectHeadline("choose", { names: "Aila ja Богдан" });
    await his.expectHeadline("choose", { names: "Aila и Богдан" });
    await gms.expectHeadline("choose", { names: "Aila and Богдан" });
    await toyChoice(aino, { bonus: BONUS });
    await asked(aino, "answer").click();
    await his.expectStatus("Aila", "committed");
    expect(await toyTold(aino)).toMatchObject({ hidden: { growth: GROWTH } });
    expect(JSON.stringify(await toyTold(aino))).toContain('"wall"');
    for (const [client, wire, secrets] of [
      [boris, wires.boris, [GROWTH, PLAN, String(BONUS)]],
      [gm, wires.gm, [GROWTH, String(BONUS)]],
    ] as const)
      for (const secret of secrets) {
        expect(await knowledge(client)).not.toContain(secret);
        expect(wire.text).toContain(id);
        expect(wire.text).not.toContain(secret);
      }
    await expectNumbers(3, 2, 3);
    await scriptDice(aino, 6, [2]);
    await scriptDice(boris, 6, [5]);
    await asked(boris, "answer").click();
    for (const card of [hers, his, gms]) await card.expectOutcome(`Aila ${BONUS + 2}:5`);
    expect(await knowledge(boris)).toContain(GROWTH);
    // The rules settle by themselves, once, and everyone reads it.
    await expectNumbers(2, 1, 1);
    await expect.poll(() => gms.root.textContent()).toContain("By the rules: 3 → 2.");
    await expect.poll(() => his.root.textContent()).toContain("По правилам: 3 → 1.");
    expect(await gms.root.locator(".change.applied").count()).toBe(3);
    for (const client of [aino, gm]) await callContests(client, "apply", id);
    await Promise.all([aino.reload(), boris.reload()]);
    await expectNumbers(2, 1, 1);
    for (const undone of [1, 2]) {
      await hers.control("undo").first().click();
      await expect.poll(() => hers.root.locator(".change.undone").count()).toBe(undone);
    }
    await expectNumbers(3, 2, 1);
    const types = (await movesOf(boris, id)).map(({ type }) => type).sort();
    expect(types).toEqual(["commit", "commit", "declare", "declare", "reveal", "reveal"]);
  });

  it("is settled by the game master for those who have left, and not again by them", async () => {
    const { aino, boris } = table;
    const { his, gms } = await ainoOpens();
    await asked(boris, "declare").click();
    await scriptDice(aino, 6, [2]);
    await asked(boris, "answer").click();
    await asked(aino, "answer").waitFor();
    await his.expectStatus("Богдан", "committed");
    await boris.page.goto("about:blank");
    await asked(aino, "answer").click();
    await gms.expectStatus("Aila", "answered");
    await aino.page.goto("about:blank");
    await boris.page.goBack();
    boris.forget(/localStorage/);
    await boris.ready();
    await expect.poll(() => gms.headline.textContent()).toMatch(/^Aila 53\d\d:\d$/);
    const shown = () => gms.root.locator(".change.applied").count();
    await expect.poll(shown).toBe(3);
    await aino.page.goBack();
    aino.forget(/localStorage/);
    await aino.ready();
    await expectNumbers(2, 1, 1);
  });

  it("has an order, rulings before the choice, and open choices where the table wants them", async () => {
    const { aino, boris, gm } = table;
    const options = { secret: false, declareLater: true, options: { order: true } };
    const { id, hers, his } = await ainoOpens(options);
    const [ainos, boriss] = (await sidesOf(aino, id)) as [string, string];
    await hers.expectHeadline("declare", { names: "Богдан" });
    expect(await hers.button("declare", "Aila").count()).toBe(0);
    await callContests(aino, "declare", id, ainos);
    await aino.expectNotice("QUARTET.Contest.Refused.NotYourTurn");
    await callContests(boris, "declare", id, ainos);
    await boris.expectNotice("QUARTET.Contest.Refused.NotYours");
    await asked(boris, "declare").click();
    await asked(aino, "declare").click();
    await callContests(gm, "rule", id, { light: "dark" });
    await hers.expectHeadline("choose", { names: "Aila ja Богдан" });
    await his.button("answer", "Богдан").waitFor();
    // Another browser of Boris's knows nothing of what he has declared.
    const kept = await boris.run(() => localStorage["quartet.core.contestSecrets"] as string, null);
    await setSecrets(boris, {});
    await boris.reload();
    await expect
      .poll(() => his.side("Богдан").textContent())
      .toContain(await boris.text("QUARTET.Contest.NoDeclaration"));
    await callContests(boris, "answer", id, boriss);
    await boris.expectNotice("QUARTET.Contest.Refused.DeclaredElsewhere");
    await setSecrets(boris, JSON.parse(kept) as object);
    await boris.reload();
    await toyChoice(boris, { bonus: 1 });
    await scriptDice(boris, 6, [3]);
    await his.button("answer", "Богдан").click();
    await hers.expectStatus("Богдан", "answered");
    expect(await toyTold(boris)).toMatchObject({ ruling: { light: "dark" } });
    await toyChoice(aino, { bonus: 0 });
    await scriptDice(aino, 6, [2]);
    await hers.button("answer", "Aila").click();
    await his.expectOutcome("Богдан 2:4");
    await expectNumbers(2, 1, 1);
  });

  it("is called for all alike by a game master, who rules about one after the other", async () => {
    const { aino, boris, gm } = table;
    await refill();
    await toyDeclared(aino, { open: {}, hidden: {} });
    await toyDeclared(boris, { open: {}, hidden: { pays: 1 } });
    const id = await convene(gm);
    expect(await sidesOf(gm, id)).toEqual(["ailas", "bogdans"]);
    const [his, gms] = [boris, gm].map((client) => new ContestCard(client, id)) as [
      ContestCard,
      ContestCard,
    ];
    await asked(aino, "declare").waitFor();
    await asked(boris, "declare").waitFor();
    expect(await prompts(boris).textContent()).not.toContain("Aila бросает вызов");
    await expect.poll(() => gms.root.textContent()).toContain("may rule");
    expect(await his.root.textContent()).not.toContain("may rule");
    await clickOwnControl(boris, his);
    expect(await toyActed(boris)).toEqual({ contest: id, control: "bogdans" });
    await toyChoice(aino, { bonus: 0 });
    await toyChoice(boris, { bonus: 0 });
    await scriptDice(aino, 6, [2]);
    await scriptDice(boris, 6, [3]);
    for (const step of ["declare", "answer"])
      for (const client of [aino, boris]) await asked(client, step).click();
    await his.expectOutcome("Богдан 2:3");
    expect((await toyTold(boris))?.contest).toBe(id);
    await expectNumbers(3, 2, 2);
    // The settled point stands in nobody's way, nor does the one that Aila has lost.
    const rule = (hurts: object) => callContests(gm, "rule", id, { hurts });
    await rule({ ailas: 1 });
    await gms.control("apply").click();
    await expectNumbers(2, 2, 2);
    await rule({ ailas: 1, bogdans: 1 });
    await gms.control("apply").click();
    await expectNumbers(2, 2, 1);
    await rule({ ailas: 2, bogdans: 1 });
    await gm.expectNotice("QUARTET.Contest.Refused.Standing", { changes: "Aila: Sisu −1" });
    await callContests(gm, "undo", id, "ailas", "hurt1ailas");
    await rule({ ailas: 2, bogdans: 1 });
    await gms.control("apply").click();
    await expectNumbers(1, 2, 1);
  });
});

/** The game master opens a contest of both, whose sides have ids of the game master's. */
async function convene(gm: Client): Promise<string> {
  const id = await gm.run(
    (who) => {
      const page = globalThis as unknown as PageGlobals & { fromUuidSync(uuid: string): object };
      const { contests } = page.game.system.api as unknown as {
        contests: { open(given: object): Promise<string | null> };
      };
      const [own, ...opponents] = who.map(([id, uuid]) => {
        return { id, token: null, actor: page.fromUuidSync(uuid) };
      });
      return contests.open({ kind: "toyDeclare", own, opponents, convened: true });
    },
    [
      ["ailas", aila],
      ["bogdans", bogdan],
    ] as const,
  );
  return String(id);
}

/** A control of the toy's own on a card, which its template lacks. */
async function clickOwnControl(client: Client, card: ContestCard): Promise<void> {
  await client.run((id) => {
    const control = Object.assign(document.createElement("button"), { type: "button" });
    Object.assign(control.dataset, { action: "toyAct", side: "bogdans" });
    document.querySelector(`[data-message-id="${id}"] article`)?.append(control);
    control.click();
  }, card.id);
}

function setSecrets(client: Client, secrets: object): Promise<void> {
  return client.run((secrets) => {
    const page = globalThis as unknown as PageGlobals;
    return page.game.settings.set("quartet", "core.contestSecrets", secrets) as Promise<void>;
  }, secrets);
}
