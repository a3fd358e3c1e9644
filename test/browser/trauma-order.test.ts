import { describe, expect, it } from "vitest";
import { expectAllDiceThrown, scriptDice } from "./host/dice.ts";
import { say, setForAll, stored, update } from "./host/documents.ts";
import { useTable } from "./host/table.ts";
import { Tracker } from "./pages/rps-battle.ts";
import { bite, createTraumaFight, useParty, useTraumaPeople } from "./pages/trauma-order.ts";

// The game master leaves before the end, and the others stay.
const table = useTable({ players: ["aino", "boris"] });
const party = useParty(table);
const people = useTraumaPeople(party);
let tokens: Record<string, string> = {};

const trackers = () => party.all.map((client) => new Tracker(client));

/** The names and the places that everybody sees. */
async function expectOrder(...names: readonly string[]): Promise<void> {
  for (const tracker of trackers())
    await expect.poll(async () => sorted(await tracker.names())).toEqual(names);
}

/** The wolves stand in one place, in the order of chance. */
const sorted = (names: readonly string[]) => {
  const wolves = names.filter((name) => name.startsWith("Wolf")).sort();
  return names.map((name) => (name.startsWith("Wolf") ? wolves.shift()! : name));
};

async function expectPhase(phase: string, round: number): Promise<void> {
  for (const tracker of trackers()) {
    const key = `QUARTET.Trauma.Order.Phase.${phase}.Label`;
    const words = await tracker.client.text(key, { round });
    await expect.poll(() => tracker.step.textContent()).toBe(words);
  }
}

const turn = (part: string, actor = people.anna) =>
  stored(party.boris, actor, `system.turn.${part}`);

describe("the order of a round", () => {
  it("is that of the claims, by button or by a message in character", async () => {
    const { gm, aino, boris, all } = party;
    tokens = await createTraumaFight(gm, [
      { name: "Anna", actor: people.anna, x: 2, y: 6 },
      { name: "Borislav", actor: people.boris, x: 2, y: 1 },
      { name: "Wolf one", actor: people.wolf, x: 3, y: 6 },
      { name: "Wolf two", actor: people.wolf, x: 12, y: 1 },
    ]);
    for (const tracker of trackers()) await tracker.open();
    await gm.locator('#combat [data-action="startCombat"]').click();
    await expectPhase("players", 1);
    // Round 1 begins: even an old reaction is there again.
    await expect.poll(() => turn("reaction")).toBe(false);
    await new Tracker(boris).button("act").click();
    await expectOrder("Borislav", "Anna", "Wolf one", "Wolf two");
    expect(await new Tracker(aino).button("opponents").count()).toBe(0);
    await say(aino, "/ic I only look around.");
    await expectOrder("Borislav", "Anna", "Wolf one", "Wolf two");
    await expectPhase("players", 1);
    await setForAll(all, gm, "trauma.postsClaimTurns", true);
    await expect.poll(() => new Tracker(aino).panel.locator(".by-post").count()).toBe(1);
    await say(aino, "/ooc Is it my turn?");
    await say(aino, "/ic I jump over the table.");
    await expectPhase("ready", 1);
    await expectOrder("Borislav", "Anna", "Wolf one", "Wolf two");
    expect(await new Tracker(aino).initiative("Anna")).toBe("2");
  });

  it("has all opponents on one place after the players, and stays after a reload", async () => {
    const { gm, boris } = party;
    const shared = await boris.text("QUARTET.Combat.SharedRank", { rank: 3, names: "Wolf two" });
    await expect.poll(() => new Tracker(boris).notes("Wolf one")).toContain(shared);
    await new Tracker(gm).button("opponents").click();
    await expectPhase("opponents", 1);
    await boris.reload();
    await new Tracker(boris).open();
    await expectPhase("opponents", 1);
    await expectOrder("Borislav", "Anna", "Wolf one", "Wolf two");
  });

  it("begins anew with the round: ticks are there again, and whoever moves has acted", async () => {
    const { gm, aino } = party;
    await update(aino, people.anna, { "system.turn": { action: true, reaction: true } });
    await new Tracker(gm).button("goOn").click();
    await expectPhase("players", 2);
    await expect.poll(() => turn("action")).toBe(false);
    expect(await turn("reaction")).toBe(true);
    await new Tracker(aino).button("difficult").click();
    await update(aino, tokens.Anna!, { x: 200, y: 500 });
    // A square of difficult terrain, and her own turn has begun: the reaction is there again.
    const way = await aino.text("QUARTET.Trauma.Order.Way.within", {
      cost: "2\u00a0m",
      speed: "12\u00a0m",
    });
    await expect.poll(() => new Tracker(aino).panel.locator(".way p").textContent()).toContain(way);
    await expect.poll(() => turn("movement")).toBe(true);
    await expect.poll(() => turn("reaction")).toBe(false);
    await expectOrder("Anna", "Borislav", "Wolf one", "Wolf two");
    // Her wolf is still next to her.
    expect(await new Tracker(gm).panel.locator(".chance").count()).toBe(0);
  });

  it("counts sneaking, and offers a provoked attack to whose reach is left", async () => {
    const { gm, aino } = party;
    await new Tracker(aino).button("difficult").click();
    await new Tracker(aino).button("sneak").click();
    await expect
      .poll(() =>
        new Tracker(aino).panel.locator('[aria-pressed="true"][data-action="sneak"]').count(),
      )
      .toBe(1);
    await update(aino, tokens.Anna!, { x: 200, y: 200 });
    await expect.poll(() => stored(gm, people.anna, "system.sneaked")).toBe(3);
    const chance = new Tracker(gm).panel.locator(".chance");
    await expect.poll(() => chance.count()).toBe(1);
    const words = { mover: "Anna", watcher: "Wolf one" };
    expect(await chance.textContent()).toContain(
      await gm.text("QUARTET.Trauma.Order.Provoked.Text", words),
    );
    await gm.expectNotice("QUARTET.Trauma.Order.Provoked.Notice", words);
    expect(await new Tracker(aino).panel.locator(".chance").count()).toBe(0);
    await new Tracker(gm).button("strike", "Teeth").click();
    await gm.locator('form[id^="quartet-trauma-attack"]').waitFor();
    await gm.closeWindows();
    expect(await chance.count()).toBe(1);
    await new Tracker(gm).button("letGo").click();
    await expect.poll(() => chance.count()).toBe(0);
  });

  it("offers one too to whom somebody has passed in one move", async () => {
    const { gm, aino } = party;
    const chance = new Tracker(gm).panel.locator(".chance");
    await update(aino, tokens.Anna!, { x: 1800, y: 200 });
    await expect.poll(() => chance.count()).toBe(1);
    const words = { mover: "Anna", watcher: "Wolf two" };
    expect(await chance.textContent()).toContain(
      await gm.text("QUARTET.Trauma.Order.Provoked.Text", words),
    );
    await new Tracker(gm).button("letGo").click();
    await expect.poll(() => chance.count()).toBe(0);
  });

  it("gives a place back, and lets all that the opponents have done take effect together", async () => {
    const { gm, aino, boris } = party;
    await setForAll(party.all, gm, "trauma.postsClaimTurns", false);
    await new Tracker(aino).button("withdraw").click();
    await expect
      .poll(() => new Tracker(boris).panel.locator(".awaited").textContent())
      .toContain("Anna");
    await new Tracker(boris).button("act").click();
    await expectOrder("Borislav", "Anna", "Wolf one", "Wolf two");
    await new Tracker(aino).row("Anna").locator('[data-action="rollInitiative"]').click();
    await expectPhase("ready", 2);
    await expectOrder("Borislav", "Anna", "Wolf one", "Wolf two");
    await new Tracker(gm).button("opponents").click();
    for (const wolf of ["Wolf one", "Wolf two"]) {
      await scriptDice(gm, 20, [18]);
      await scriptDice(gm, 6, [4]);
      // How long an injury would take is thrown along: the other bite may come first.
      await scriptDice(gm, 4, [1, 1]);
      await bite(gm, tokens[wolf]!, tokens.Anna!);
    }
    expect(await stored(boris, people.anna, "system.parts.torso")).toBeNull();
    await new Tracker(gm).button("applyAll", "2").click();
    await expect.poll(() => stored(boris, people.anna, "system.parts.torso.missing")).toBe(8);
    await expect.poll(() => new Tracker(gm).button("applyAll").count()).toBe(0);
    await expectAllDiceThrown(gm);
  });

  it("needs no game master for the places of the players", async () => {
    const { gm, aino, boris } = party;
    await new Tracker(gm).button("goOn").click();
    await expectPhase("players", 3);
    await party.leaveToPlayers();
    await new Tracker(boris).button("act").click();
    await expect.poll(() => new Tracker(aino).initiative("Borislav")).toBe("1");
    await new Tracker(aino).button("tick").first().click();
    for (const client of [aino, boris])
      await expect.poll(() => new Tracker(client).initiative("Anna")).toBe("2");
  });
});
