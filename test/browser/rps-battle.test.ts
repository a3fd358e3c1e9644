import { describe, expect, it } from "vitest";
import type { Client } from "./host/clients.ts";
import { expectAllDiceThrown, scriptDice } from "./host/dice.ts";
import { stored } from "./host/documents.ts";
import { host } from "./host/selectors.ts";
import { useTable } from "./host/table.ts";
import { ContestCard } from "./pages/contest.ts";
import { createFight, rollDice, Tracker, useRpsPeople } from "./pages/rps-battle.ts";

const table = useTable();
const people = useRpsPeople(table);

const trackers = () => table.all.map((client) => new Tracker(client));

/** Everybody sees the same order; those who act at once stand in it as chance has it. */
async function expectOrder(...places: readonly (readonly string[])[]): Promise<void> {
  const [gm, aino, boris] = trackers();
  await expect.poll(async () => inPlaces(await gm!.names(), places)).toEqual(places);
  for (const tracker of [aino!, boris!])
    await expect.poll(() => tracker.names()).toEqual(await gm!.names());
}

/** The names by places, sorted where several hold one. */
function inPlaces(names: readonly string[], places: readonly (readonly string[])[]) {
  const left = [...names];
  return places.map(({ length }) => left.splice(0, length).sort());
}

/** Everybody is at this step of the round. */
async function expectStep(step: number): Promise<void> {
  for (const { panel } of trackers())
    await expect.poll(() => panel.locator('[aria-current="step"]').count()).toBe(step > 0 ? 1 : 0);
  for (const { panel } of trackers())
    await expect.poll(() => panel.locator(".phases li").evaluateAll(currentPlace)).toBe(step);
}

const currentPlace = (items: Element[]) =>
  items.findIndex((item) => item.getAttribute("aria-current") === "step") + 1;

/** Declares for a fighter against others, with the button of the tracker. */
async function declare(client: Client, name: string, targets: readonly string[], growth: number) {
  await new Tracker(client).button("declare", name).click();
  const dialog = client.locator(".rps-declare");
  await dialog.waitFor();
  for (const row of await dialog.locator(".targets label").all()) {
    const text = (await row.textContent()) ?? "";
    await row.locator("input").setChecked(targets.some((target) => text.includes(target)));
  }
  await scriptDice(client, 6, [growth]);
  await dialog.locator(".quartet-roll").click();
  await dialog.waitFor({ state: "detached" });
}

/** Settles on a number of dice, with the button of the tracker; they show these faces. */
async function commit(client: Client, name: string, faces: readonly number[]) {
  await new Tracker(client).button("commit", name).click();
  const dialog = client.locator(".rps-commit");
  await dialog.locator('[name="dice"]').fill(String(faces.length));
  await dialog.locator('[name="dice"]').blur();
  await scriptDice(client, 6, faces);
  await dialog.locator(".quartet-roll").click();
  await dialog.waitFor({ state: "detached" });
}

describe("a fight of four", () => {
  it("has initiative thrown once, and equals share a place", async () => {
    const { gm, aino, boris } = table;
    await createFight(gm, Object.values(people));
    for (const tracker of trackers()) await tracker.open();
    await rollDice(aino, "Timo", 1);
    await rollDice(boris, "Mikko", 4);
    await rollDice(gm, "Hagar", 3);
    await rollDice(gm, "Ymir", 3);
    // Timo and Mikko have 8 each: base 7 goes before base 4. The guards are equal in everything.
    await expectOrder(["Timo"], ["Mikko"], ["Hagar", "Ymir"]);
    for (const tracker of trackers()) {
      const shared = await tracker.client.text("QUARTET.Combat.SharedRank", {
        rank: 3,
        names: "Ymir",
      });
      await expect.poll(() => tracker.notes("Hagar")).toContain(shared);
      expect(await tracker.notes("Timo")).not.toContain(shared);
    }
    await new Tracker(aino).rollAgain("Timo");
    await aino.expectNotice("QUARTET.Combat.RolledOnce", { names: "Timo" });
    await new Tracker(gm).rollAgain("Hagar");
    await gm.locator(host.dialogButton("no")).click();
    expect(await new Tracker(boris).initiative("Hagar")).toBe("7");
    for (const client of table.all) await expectAllDiceThrown(client);
  });

  it("is ordered by the weapons in hand, doubled in the round in which they are drawn", async () => {
    const { gm, aino } = table;
    await gm.locator('#combat [data-action="startCombat"]').click();
    await expectStep(1);
    await new Tracker(aino).button("hold", "Katana").click();
    await new Tracker(gm).button("hold", "Spear").click();
    // 8 − 2, 8, 7, 7 − 4
    await expectOrder(["Mikko"], ["Hagar"], ["Timo"], ["Ymir"]);
    await expect.poll(() => new Tracker(aino).initiative("Ymir")).toBe("3");
    expect(await new Tracker(aino).panel.locator('[data-action="begin"]').count()).toBe(0);
  });

  it("declares in that order, and combat experience caps the dice", async () => {
    const { gm, aino, boris } = table;
    await new Tracker(gm).button("begin").click();
    await expectStep(2);
    const bigger = await boris.text("QUARTET.Rps.Battle.Size.bigger");
    expect(await new Tracker(boris).panel.locator(".frame").textContent()).toContain(bigger);
    expect(await new Tracker(aino).button("declare").count()).toBe(0);
    await declare(boris, "Mikko", ["Timo"], 6);
    await declare(gm, "Hagar", ["Timo"], 2);
    await declare(aino, "Timo", ["Mikko"], 2);
    await declare(gm, "Ymir", ["Mikko"], 2);
    await expectStep(4);
    await new Tracker(boris).button("commit", "Mikko").click();
    const dice = boris.locator('.rps-commit [name="dice"]');
    await dice.fill("6");
    await dice.blur();
    // Skill 5 and a reserve of 9, but TK 3.
    await expect.poll(() => dice.inputValue()).toBe("3");
    await boris.closeWindows();
  });

  it("throws once all have settled, reacts, is told, and goes on with the same dice", async () => {
    const { gm, aino, boris } = table;
    await commit(boris, "Mikko", [4, 4, 4]);
    await commit(gm, "Hagar", [1]);
    await commit(gm, "Ymir", [2]);
    await commit(aino, "Timo", [5, 1]);
    await expectStep(6);
    for (const client of table.all) await expectAllDiceThrown(client);
    // Mikko 12 against Timo 6 is critical, and 12 against Ymir's 2 is ordinary; Hagar 1 against 6 is a tie.
    const card = new ContestCard(gm, await new Tracker(gm).contest());
    await card.expectOutcome("2 successes in 3 pairs");
    // Grown by the full skill, and paid for the dice: 4 + 5 − 3, 4 + 4 − 2, 2 + 2 − 1.
    for (const [who, reserve] of [
      [people.mikko, 6],
      [people.timo, 6],
      [people.ymir, 3],
    ] as const)
      await expect.poll(() => stored(boris, who, "system.reserve.value")).toBe(reserve);
    await new Tracker(gm).button("narrate").click();
    await expectStep(7);
    await new Tracker(gm).button("goOn").click();
    await expectStep(1);
    // 8, 7, 8 − 1, 7 − 2: what was drawn is simply in hand now. Timo's base breaks the tie.
    await expectOrder(["Mikko"], ["Timo"], ["Hagar"], ["Ymir"]);
    await aino.reload();
    await new Tracker(aino).open();
    await expectStep(1);
    await expectOrder(["Mikko"], ["Timo"], ["Hagar"], ["Ymir"]);
  });

  it("is a duel once two have left, and a round is not left by accident", async () => {
    const { gm, boris } = table;
    const tracker = new Tracker(gm);
    for (const name of ["Hagar", "Ymir"])
      await tracker.row(name).locator('[data-action="toggleDefeated"]').click();
    const duel = await boris.text("QUARTET.Rps.Battle.Size.duel");
    await expect
      .poll(() => new Tracker(boris).panel.locator(".frame").textContent())
      .toContain(duel);
    await tracker.button("begin").click();
    await expectStep(2);
    await gm.locator('#combat [data-action="nextRound"]').click();
    await gm.locator(host.dialogButton("no")).click();
    await expectStep(2);
    await gm.locator('#combat [data-action="nextRound"]').click();
    await gm.locator(host.dialogButton("yes")).click();
    await expect.poll(() => new Tracker(boris).round()).toBe(3);
    await expectStep(1);
  });
});
