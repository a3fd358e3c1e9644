import { describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import { scriptDice } from "./host/dice.ts";
import { messagesOf, setSetting, setting, uuid } from "./host/documents.ts";
import { knowledge } from "./host/knowledge.ts";
import { useTable } from "./host/table.ts";
import { Traffic } from "./host/traffic.ts";
import { type Card, cards, rolled } from "./pages/card.ts";
import { CheckDialog } from "./pages/check-dialog.ts";
import { Sheet } from "./pages/sheet.ts";
import { plainSpaces } from "./pages/text.ts";

const table = useTable();

/** A difficulty that cannot be mistaken for anything else that travels. */
const SECRET = 7319;

/** Aino rolls shooting with a hidden difficulty: 7, 2 and 4. @returns everyone's cards. */
async function hiddenCheck(): Promise<[Card, Card, Card]> {
  const { aino, boris, gm } = table;
  const sheet = await Sheet.open(aino, uuid.actor(ids.aila));
  await sheet.showTab("abilities");
  await sheet.use(ids.shooting);
  const dialog = await CheckDialog.opened(aino);
  if (await dialog.field("hidden").count()) await dialog.field("hidden").check();
  await dialog.root.locator(".unknown").waitFor();
  expect(await dialog.root.locator("table.odds").count()).toBe(0);
  await scriptDice(aino, 8, [7, 2, 4]);
  const id = await rolled(aino, () => dialog.roll());
  return (await cards(id, gm, aino, boris)) as [Card, Card, Card];
}

async function judge({ judge }: Card, difficulty: number): Promise<void> {
  await judge.locator("input").fill(String(difficulty));
  await judge.locator('[data-action="judge"]:not([data-value])').click();
}

describe("a hidden difficulty", () => {
  it("waits for the game master, who judges by a preset", async () => {
    const [gm, aino, boris] = await hiddenCheck();
    for (const card of [aino, boris]) {
      expect(await card.waiting.count()).toBe(1);
      expect(await card.judge.count()).toBe(0);
    }
    await gm.judge.locator('[data-value="3"]').click();
    await expect.poll(() => boris.headline.textContent()).toContain("2 успеха");
    await expect.poll(() => aino.headline.textContent()).toContain("2 onnistumista");
    await expect.poll(() => gm.headline.textContent()).toContain("2 successes");
    await aino.root.locator("summary").click();
    expect(plainSpaces((await aino.root.locator("dl").textContent()) ?? "")).toContain(
      await table.aino.text("QUARTET.Noppa.Card.HiddenDifficulty"),
    );
  });

  it("leaves no trace of the number with any other client or on its wire", async () => {
    const { aino, boris, gm } = table;
    const wires = [new Traffic(aino), new Traffic(boris)];
    const [card, mine, his] = await hiddenCheck();
    await judge(card, SECRET);
    await expect.poll(() => his.headline.textContent()).toContain("0 успехов");
    await expect.poll(() => mine.headline.textContent()).toContain("0 onnistumista");
    expect(await knowledge(gm)).toContain(String(SECRET));
    for (const client of [aino, boris]) {
      await client.reload();
      expect(await knowledge(client)).not.toContain(String(SECRET));
    }
    for (const wire of wires) {
      expect(wire.size).toBeGreaterThan(0);
      expect(wire.text).toContain(card.id);
      expect(wire.text).not.toContain(String(SECRET));
    }
  });

  it("is judged again when sisu is spent after the roll", async () => {
    const [gm, aino, boris] = await hiddenCheck();
    await judge(gm, 8);
    await expect.poll(() => aino.headline.textContent()).toContain("0 onnistumista");
    await aino.spendSisu.click();
    await expect.poll(() => boris.headline.textContent()).toContain("1 успех");
    await expect.poll(() => boris.sums()).toEqual(["7 + 5 = 12", "2", "4"]);
    await expect.poll(() => gm.sums()).toEqual(["7 + 5 = 12", "2", "4"]);
  });

  it("is judged at once where the game master has laid down one for all to come", async () => {
    const [first] = await hiddenCheck();
    await first.judge.locator("input").fill("6");
    await first.judge.locator('[data-action="keepDifficulty"]').click();
    const [second, , boris] = await hiddenCheck();
    await expect.poll(() => boris.headline.textContent()).toContain("1 успех");
    await second.judge.locator('[data-action="dropDifficulty"]').click();
    const [, third] = await hiddenCheck();
    await table.aino.page.waitForTimeout(500);
    expect(await third.waiting.count()).toBe(1);
  });

  it("refuses what is no whole number", async () => {
    const [gm, , boris] = await hiddenCheck();
    await gm.judge.locator("input").fill("hard");
    await gm.judge.locator('[data-action="judge"]:not([data-value])').click();
    await table.gm.expectNotice("QUARTET.Number.NotWhole", { value: "hard" });
    expect(await boris.waiting.count()).toBe(1);
  });

  it("is no choice of the players where the world keeps all of them", async () => {
    const { gm, aino } = table;
    await setSetting(gm, "noppa.alwaysHidden", true);
    await expect.poll(() => setting(aino, "noppa.alwaysHidden")).toBe(true);
    const sheet = await Sheet.open(aino, uuid.actor(ids.aila));
    await sheet.use(ids.shooting);
    const dialog = await CheckDialog.opened(aino);
    for (const name of ["hidden", "difficulty"]) expect(await dialog.field(name).count()).toBe(0);
    expect(await dialog.preset(5).count()).toBe(0);
    await scriptDice(aino, 8, [1, 2, 3]);
    const id = await rolled(aino, () => dialog.roll());
    await cards(id, gm);
    const message = (await messagesOf(gm)).find(({ _id }) => _id === id);
    expect(message?.system).toMatchObject({ hidden: true, base: null });
    await setSetting(gm, "noppa.alwaysHidden", false);
  });
});
