import { beforeAll, describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import { scriptDice } from "./host/dice.ts";
import { messagesOf, stored, update, uuid } from "./host/documents.ts";
import { knowledge } from "./host/knowledge.ts";
import type { PageGlobals } from "./host/page.ts";
import { useTable } from "./host/table.ts";
import { installToyContests, toyChoice } from "./host/toy-contest.ts";
import { Traffic } from "./host/traffic.ts";
import { ContestCard, movesOf, openContest, prompts } from "./pages/contest.ts";

const table = useTable();
const aila = uuid.actor(ids.aila);
const bogdan = uuid.actor(ids.bogdan);
const SISU = "system.sisu.value";

/** A bonus that cannot be mistaken for anything else that travels. */
const SECRET = 7319;

beforeAll(async () => {
  for (const client of table.all) await installToyContests(client);
});

/** Aino has locked in her choice, which costs a point of sisu; Boris has not. */
async function ainoLockedIn() {
  const { aino, boris, gm } = table;
  // An earlier payment may not have come back to Aino's client yet.
  const refilled = async () => {
    await update(aino, aila, { [SISU]: 3 });
    return stored(boris, aila, SISU);
  };
  await expect.poll(refilled).toBe(3);
  await toyChoice(aino, { bonus: SECRET, cost: 1 });
  await toyChoice(boris, { bonus: 0 });
  const id = await openContest(aino, { kind: "toySecret", own: aila, opponents: [bogdan] });
  await scriptDice(aino, 6, [2]);
  const [hers, his, gms] = [aino, boris, gm].map((client) => new ContestCard(client, id));
  for (const card of [hers, his, gms]) await card!.expectStatus("Aila", "committed");
  return { id, hers: hers!, his: his!, gms: gms! };
}

describe("a secret contest", () => {
  it("leaves no trace of a choice with any other client before all have locked in", async () => {
    const { aino, boris, gm } = table;
    const wires = [new Traffic(boris), new Traffic(gm)];
    // The socket is opened anew, so that its frames are heard.
    await Promise.all([boris.reload(), gm.reload()]);
    const { id, his, gms } = await ainoLockedIn();
    expect(await knowledge(aino)).toContain(String(SECRET));
    for (const client of [boris, gm]) expect(await knowledge(client)).not.toContain(String(SECRET));
    for (const wire of wires) {
      expect(wire.text).toContain(id);
      expect(wire.text).not.toContain(String(SECRET));
    }
    // Nothing leaks sideways: no dice have fallen and nothing is paid.
    expect(await stored(gm, aila, SISU)).toBe(3);
    expect((await movesOf(gm, id)).map(({ rolls }) => rolls)).toEqual([[]]);
    await scriptDice(boris, 6, [5]);
    await prompts(boris).locator('[data-action="answer"]').click();
    for (const card of [his, gms]) await card.expectOutcome(`Aila ${SECRET + 2}:5`);
    await expect.poll(() => stored(gm, aila, SISU)).toBe(2);
    expect((await movesOf(gm, id)).map(({ type }) => type).sort()).toEqual([
      "commit",
      "commit",
      "reveal",
      "reveal",
    ]);
  });

  it("reveals by itself what became due while somebody was away", async () => {
    const { aino, boris } = table;
    const { hers, his } = await ainoLockedIn();
    await prompts(boris).waitFor();
    await scriptDice(boris, 6, [5]);
    await aino.page.goto("about:blank");
    await prompts(boris).locator('[data-action="answer"]').click();
    await his.expectHeadline("committed");
    await his.expectStatus("Богдан", "answered");
    await aino.page.goBack();
    aino.forget(/localStorage/);
    await aino.ready();
    await expect.poll(() => hers.headline.textContent()).toMatch(/^Aila 73\d\d:5$/);
    await expect.poll(() => his.headline.textContent()).toMatch(/^Aila 73\d\d:5$/);
  });

  it("does not count a choice that was not the one locked in", async () => {
    const { aino, boris, gm } = table;
    await toyChoice(aino, { bonus: 0 });
    await toyChoice(boris, { bonus: 1 });
    const id = await openContest(aino, { kind: "toySecret", own: aila, opponents: [bogdan] });
    await prompts(boris).waitFor();
    // Boris's browser forgets what it has locked in, and claims something better.
    await boris.run(() => {
      const page = globalThis as unknown as PageGlobals;
      const { settings } = page.game;
      const set = settings.set.bind(settings);
      Object.assign(settings, {
        set: (space: string, key: string, value: unknown) =>
          set(space, key, key === "core.contestSecrets" ? {} : value),
      });
    }, null);
    await scriptDice(aino, 6, [2]);
    await prompts(boris).locator('[data-action="answer"]').click();
    const card = new ContestCard(gm, id);
    await card.expectStatus("Aila", "answered");
    const side = (await messagesOf(gm)).find(({ _id }) => _id === id)?.system as {
      sides: { id: string }[];
    };
    await boris.run(
      async ([id, side]) => {
        const page = globalThis as unknown as PageGlobals;
        const data = { nonce: "guess", choice: { bonus: 99 } };
        const system = { contest: id, side, type: "reveal", data };
        await page.CONFIG.ChatMessage!.documentClass.create({ type: "contestMove", system });
      },
      [id, side.sides[1]!.id] as const,
    );
    await expect
      .poll(() => card.side("Богдан").textContent())
      .toContain(await gm.text("QUARTET.Contest.Void"));
    await card.expectHeadline("committed");
    await new ContestCard(aino, id).control("close").click();
    await card.expectHeadline("closed");
    await boris.reload();
  });
});
