import { describe, expect, it } from "vitest";
import { expectHeard, listen } from "./host/announcements.ts";
import type { Client } from "./host/clients.ts";
import { scriptDice } from "./host/dice.ts";
import { stored, update } from "./host/documents.ts";
import { pressAt, tabTo, typeAt } from "./host/keyboard.ts";
import type { PageGlobals } from "./host/page.ts";
import { host } from "./host/selectors.ts";
import { useTable } from "./host/table.ts";
import { ContestCard, prompts } from "./pages/contest.ts";
import { contestCount, newestContest } from "./pages/helix-contest.ts";
import { RESERVE, useDrivers } from "./pages/rps-contest.ts";

describe("a round of RPS by keyboard alone", () => {
  const table = useTable();
  const drivers = useDrivers(table);

  /** Reserves, and whom Boris plays: such people stand in the list of opponents. */
  async function prepare(): Promise<void> {
    const { gm, aino, boris } = table;
    await update(gm, drivers.timo, { [RESERVE]: 3 });
    await update(gm, drivers.mikko, { [RESERVE]: 4 });
    const id = await boris.run(() => (globalThis as unknown as PageGlobals).game.userId, null);
    await update(gm, `User.${id}`, { character: drivers.mikko.split(".")[1] });
    for (const client of [aino, boris])
      await expect.poll(() => stored(client, drivers.mikko, RESERVE)).toBe(4);
    for (const client of table.all) await listen(client);
  }

  it("goes from the sheet to what was applied, and is told aloud", async () => {
    const { gm, aino, boris } = table;
    await prepare();
    const before = await contestCount(gm);
    await openSheet(aino, drivers.timo);
    const contest = aino.locator('.quartet-sheet .row button[data-action="contest"]').first();
    await pressAt(aino, contest);
    const opponents = aino.locator(".quartet-opponents");
    await pressAt(aino, opponents.locator("label", { hasText: "Mikko" }).locator("input"), "Space");
    await opponents.locator(".quartet-roll:not([disabled])").waitFor();
    await pressAt(aino, opponents.locator(".quartet-roll"));

    await declare(aino, 2, "Home");
    await expectHeard(boris, await boris.text("QUARTET.Rps.Contest.Title"));
    await pressAt(boris, prompts(boris).locator('[data-action="declare"]'));
    await declare(boris, 2, "End");
    await buy(aino, [1]);
    await buy(boris, [5, 5]);

    const id = await newestContest(gm, before);
    const [hers, gms] = [new ContestCard(aino, id), new ContestCard(gm, id)];
    await gms.expectOutcome("Mikko succeeds");
    await expectHeard(gm, "Mikko succeeds");
    await expectHeard(aino, (await hers.headline.textContent()) ?? "");

    await typeAt(gm, gms.root.locator('[data-track="shock"]'), "2");
    await pressAt(gm, gms.root.locator('[data-rule="shock"]'));
    // Her list of characters still covers the chat.
    await hers.control("apply").waitFor({ state: "attached" });
    await pressAt(aino, aino.locator(host.sidebarTab("chat")));
    await pressAt(aino, hers.control("apply"));
    await expect.poll(() => stored(gm, drivers.timo, "system.shock.value")).toBe(2);
    await hers.control("undo").first().waitFor();
    // Whoever has applied can go on from there.
    expect(await aino.run(() => document.activeElement?.tagName, null)).not.toBe("BODY");
  });

  /** From the list of characters, as somebody does who has just come in. */
  async function openSheet(client: Client, actor: string): Promise<void> {
    await pressAt(client, client.locator(host.sidebarTab("actors")));
    const entry = client.locator(host.entry("actors", actor.split(".")[1] ?? ""));
    await pressAt(client, entry.locator("[tabindex], a, button").first());
    await client.locator(".quartet-sheet .window-content").waitFor();
  }

  /** Chooses the first or the last weapon, and declares. */
  async function declare(client: Client, growth: number, choice: "Home" | "End") {
    const dialog = client.locator(".rps-declare");
    await tabTo(client, dialog.locator('[name="weapon"]'));
    await client.page.keyboard.press(choice);
    await scriptDice(client, 6, [growth]);
    await client.page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
  }

  /** Buys as many dice as there are faces. */
  async function buy(client: Client, faces: readonly number[]): Promise<void> {
    await pressAt(client, prompts(client).locator('[data-action="answer"]'));
    const dialog = client.locator(".rps-commit");
    await typeAt(client, dialog.locator('[name="dice"]'), String(faces.length));
    await expect.poll(() => dialog.locator('[name="dice"]').inputValue()).toBe(`${faces.length}`);
    await scriptDice(client, 6, faces);
    await pressAt(client, dialog.locator(".quartet-roll"));
    await dialog.waitFor({ state: "detached" });
  }
});
