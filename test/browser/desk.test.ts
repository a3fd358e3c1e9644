import { describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import { scriptDice } from "./host/dice.ts";
import { messagesOf, stored, update, uuid } from "./host/documents.ts";
import { knowledge, names } from "./host/knowledge.ts";
import type { PageGlobals } from "./host/page.ts";
import { useTable } from "./host/table.ts";
import { Traffic } from "./host/traffic.ts";
import { CheckDialog } from "./pages/check-dialog.ts";
import { Desk } from "./pages/desk.ts";
import { drag, sidebarEntry } from "./pages/drag.ts";

const table = useTable();
const AILA = uuid.actor(ids.aila);
/** A difficulty that nothing else that travels is. */
const SECRET = "731";

interface DeskApi {
  open(): Promise<unknown>;
  giveAward(book: string, award: string, actors: string[]): Promise<unknown>;
}

describe("the desk of the game master", () => {
  it("shows the characters of the players side by side, and follows them", async () => {
    const { gm, aino } = table;
    const desk = await Desk.open(gm);
    expect(await desk.members()).toEqual(["Aila", "Kaino", "Богдан"]);
    expect((await desk.gauge("Sisu"))[0]).toBe("3 / 3");
    await update(aino, AILA, { "system.sisu.value": 1 });
    await expect.poll(async () => (await desk.gauge("Sisu"))[0]).toBe("1 / 3");
  });

  it("takes in who is dropped, lets go whom the game master removes, and finds back", async () => {
    const { gm } = table;
    const desk = await Desk.open(gm);
    await desk.button("removeMember", `[data-id="${ids.kaino}"]`).click();
    await expect.poll(() => desk.members()).toEqual(["Aila", "Богдан"]);
    await drag(await sidebarEntry(gm, "actors", ids.raider), desk.root.locator(".join"));
    await expect.poll(() => desk.members()).toContain("Raider");
    await desk.button("resetParty").click();
    await expect.poll(() => desk.members()).toEqual(["Aila", "Kaino", "Богдан"]);
  });

  it("keeps the place of whoever uses the keyboard, and ticks or clears all at once", async () => {
    const { gm, aino } = table;
    const desk = await Desk.open(gm);
    const boxes = desk.root.locator('.noppa input[name="chosen"]');
    const second = (await boxes.nth(1).inputValue()) ?? "";
    await boxes.nth(1).focus();
    await gm.page.keyboard.press("Space");
    await expect.poll(() => boxes.nth(1).isChecked()).toBe(false);
    await update(aino, AILA, { "system.sisu.value": 2 });
    await expect.poll(async () => (await desk.gauge("Sisu")).join()).toContain("2 / 3");
    const focused = () =>
      gm.run(() => (document.activeElement as HTMLInputElement | null)?.value ?? "", null);
    await expect.poll(focused).toBe(second);
    const all = desk.root.locator('.noppa input[name="chosenAll"]');
    expect(await all.isChecked()).toBe(false);
    await all.check();
    await expect.poll(() => boxes.nth(1).isChecked()).toBe(true);
    await all.uncheck();
    await expect.poll(() => boxes.nth(0).isChecked()).toBe(false);
    expect(await desk.button("award", '[data-id="sisu"]').isDisabled()).toBe(true);
    await all.check();
  });

  it("asks a player, whose dialog opens, and keeps the difficulty", async () => {
    const { gm, aino, boris } = table;
    const wires = [new Traffic(aino), new Traffic(boris)];
    const desk = await Desk.open(gm);
    await desk.ask("stealth", SECRET);
    const dialog = await CheckDialog.opened(aino);
    await dialog.root.locator(".unknown").waitFor();
    for (const name of ["difficulty", "hidden"]) expect(await dialog.field(name).count()).toBe(0);
    expect(await boris.locator(".application.quartet-dialog").count()).toBe(0);
    expect((await desk.answers()).join()).toContain("not rolled yet");

    await scriptDice(aino, 6, [2, 4]);
    await dialog.roll();
    await expect.poll(async () => (await desk.answers())[0]).toBe("Aila 0 successes");
    const answer = (await messagesOf(aino)).at(-1);
    await expect
      .poll(async () => (await messagesOf(aino)).at(-1)?.system)
      .toMatchObject({ base: null, hidden: true, verdict: { successes: 0 } });
    expect(answer?.flags).toMatchObject({ quartet: { request: expect.any(String) } });
    expect(names(await knowledge(gm), SECRET)).toBe(true);
    for (const client of [aino, boris]) expect(names(await knowledge(client), SECRET)).toBe(false);
    for (const wire of wires) expect(names(wire.text, SECRET)).toBe(false);
  });

  it("gives once for a double click, takes it back, and leaves others alone", async () => {
    const { gm } = table;
    await update(gm, AILA, { "system.sisu.value": 1 });
    const desk = await Desk.open(gm);
    await desk.choose(uuid.actor(ids.kaino), false);
    const kaino = await stored(gm, uuid.actor(ids.kaino), "system.sisu.value");
    await desk.button("award", '[data-id="sisu"]').dblclick();
    await expect.poll(() => stored(gm, AILA, "system.sisu.value")).toBe(2);
    await gm.page.waitForTimeout(300);
    expect(await stored(gm, AILA, "system.sisu.value")).toBe(2);
    expect(await stored(gm, uuid.actor(ids.kaino), "system.sisu.value")).toBe(kaino);
    await desk.button("undo").first().dblclick();
    await expect.poll(() => stored(gm, AILA, "system.sisu.value")).toBe(1);
    await gm.clearNotices();

    await desk.button("rest", '[data-id="night"]').click();
    await expect.poll(() => stored(gm, AILA, "system.sisu.value")).toBe(2);
    await expect
      .poll(async () => (await desk.root.locator(".rested li").allTextContents()).join())
      .toContain("1 → 2");
  });

  it("is refused to players, from the console too", async () => {
    const { boris, gm } = table;
    expect(await boris.locator(".quartet-open-desk").count()).toBe(0);
    const before = (await messagesOf(gm)).length;
    const tried = await boris.run(async (actor) => {
      const { system } = (globalThis as unknown as PageGlobals).game;
      const { desk } = system.api as unknown as { desk: DeskApi };
      return [await desk.open(), await desk.giveAward("noppa", "sisu", [actor])];
    }, AILA);
    expect(tried).toEqual([null, null]);
    await boris.expectNotice("QUARTET.Desk.Refused.GameMasterOnly");
    expect(await messagesOf(gm)).toHaveLength(before);
  });
});
