import { beforeEach, describe, expect, it } from "vitest";
import { expectAllDiceThrown, scriptDice } from "./host/dice.ts";
import { itemsOf, messagesOf, say, shown, stored, update } from "./host/documents.ts";
import { host } from "./host/selectors.ts";
import { useTable } from "./host/table.ts";
import { cards, rolled } from "./pages/card.ts";
import { shoot, use, useFighters } from "./pages/trauma-attack.ts";

const table = useTable();
const fighters = useFighters(table);

const HEALTHY = Object.fromEntries(
  ["head", "torso", "rightArm", "leftArm", "rightLeg", "leftLeg"].map((part) => [
    part,
    { missing: 0, days: 0 },
  ]),
);

/** Constitution and parts of somebody, at every client. */
async function set(actor: string, con: number, parts: object, adjust = 0): Promise<void> {
  const system = { "abilities.con.value": con, parts: { ...HEALTHY, ...parts } };
  const data = { ...system, "pain.adjust": adjust };
  const paths = Object.entries(data).map(([path, value]) => [`system.${path}`, value]);
  await update(table.gm, actor, Object.fromEntries(paths));
  for (const client of table.all)
    await expect.poll(() => stored(client, actor, "system.abilities.con.value")).toBe(con);
}

/** What a part of the guard misses, and the days of its injury, at every client. */
async function expectPart(part: string, missing: number, days: number): Promise<void> {
  for (const client of table.all)
    await expect
      .poll(() => stored(client, fighters.guard, `system.parts.${part}`))
      .toMatchObject({ missing, days });
}

const wearOf = async (name: string) => {
  const items = await itemsOf(table.aino, fighters.guard);
  return items.find((item) => item.name === name)?.system.wear ?? {};
};

const control = (client: (typeof table)["gm"], id: string, action: string) =>
  client.locator(`${host.message(id)} [data-action="${action}"]`);

beforeEach(async () => {
  await set(fighters.shooter, 10, {});
  await set(fighters.guard, 10, {});
});

describe("a shot at three parts through three armours", () => {
  it("is aimed in the dialog, applied once by two clients, undone once", async () => {
    const { gm, aino, boris } = table;
    const { shooter, guard } = fighters;
    await use(aino, shooter, "Scattergun", { targets: [guard], aims: ["torso"] });
    const dialog = aino.locator(".quartet-dialog.trauma");
    for (const part of ["head", "leftArm"]) await dialog.locator(`input[value="${part}"]`).check();
    await dialog.locator('[data-action="moreEdges"][data-kind="advantage"]').click();
    await scriptDice(aino, 20, [3, 12]);
    await scriptDice(aino, 6, [6]);
    // In the order of the aims: torso, head, left arm.
    await scriptDice(aino, 8, [2]);
    await scriptDice(aino, 4, [4]);
    await scriptDice(aino, 6, [4]);
    await scriptDice(aino, 4, [1, 1, 1, 2, 3, 4]);
    const id = await rolled(aino, () => dialog.locator(".quartet-roll").click());
    await expectAllDiceThrown(aino);
    const [, his] = await cards(id, gm, boris);
    expect(await his?.root.locator(".parts li").count()).toBe(3);
    // Not Aino's to apply.
    expect(await control(aino, id, "apply").count()).toBe(0);
    await control(boris, id, "applyAll").waitFor();
    await Promise.all([
      control(gm, id, "applyAll").dblclick(),
      control(boris, id, "applyAll").dblclick(),
    ]);
    // 16 − 4, 16 − 2, 16 − 4: the arm's 8 of 20 are below half.
    await expectPart("head", 12, 0);
    await expectPart("torso", 14, 0);
    await expectPart("leftArm", 12, 7);
    // 4 stopped by durabilities of 3, 2 by one of 5.
    await expect.poll(() => wearOf("Helmet")).toEqual({ head: 1 });
    await expect.poll(() => wearOf("Bracer")).toEqual({ leftArm: 1 });
    expect(await wearOf("Vest")).toEqual({});
    // 6 + 7 + 6 + 5
    expect(await shown(aino, guard, "system.pain.value")).toBe(24);
    await control(gm, id, "undoAll").dblclick();
    await expectPart("head", 0, 0);
    await expectPart("leftArm", 0, 0);
    await expect.poll(() => wearOf("Helmet")).toEqual({ head: 0 });
    await expect.poll(() => control(gm, id, "apply").count()).toBe(0);
  });
});

describe("two hits in one round", () => {
  it("are worked out when they are applied: the second injures, the third prolongs", async () => {
    const { aino, boris } = table;
    const hit = () => shoot(aino, fighters, "Pistol", 12, ["rightLeg"], [[4, [2, 3]]]);
    const ids = [await hit(), await hit(), await hit()];
    for (const id of ids) await control(boris, id, "apply").first().waitFor();
    await control(boris, ids[0]!, "apply").click();
    await expectPart("rightLeg", 6, 0);
    for (const [place, missing, days] of [
      [1, 12, 5],
      [2, 18, 7],
    ] as const) {
      await control(boris, ids[place]!, "applyAll").click();
      await expectPart("rightLeg", missing, days);
    }
  });
});

describe("the edge of 15", () => {
  it.each([
    [11, 0],
    [14, 6],
  ])("con %i: a leg at zero with its injury is severe", async (con, missing) => {
    const { aino, boris } = table;
    const { guard } = fighters;
    await set(guard, con, { leftLeg: { missing, days: 0 } });
    const id = await shoot(aino, fighters, "Cannon", 12, ["leftLeg"], [[4, [2, 2]]]);
    await control(boris, id, "applyAll").click();
    await expectPart("leftLeg", 2 * con, 4);
    expect(await shown(boris, guard, "system.pain.value")).toBe(15);
    expect(await shown(boris, guard, "system.pain.band")).toBe("severe");
  });
});

describe("who has both arms injured", () => {
  it("does not attack, and is told why", async () => {
    const { aino } = table;
    const arm = { missing: 11, days: 5 };
    await set(fighters.shooter, 10, { leftArm: arm, rightArm: arm }, -30);
    const before = (await messagesOf(aino)).length;
    await use(aino, fighters.shooter, "Pistol", { targets: [fighters.guard] });
    await aino.expectNotice("QUARTET.Trauma.Attack.Refused.bothArmsInjured");
    expect(await messagesOf(aino)).toHaveLength(before);
    expect(await aino.locator(".quartet-dialog.trauma").count()).toBe(0);
  });
});

describe("/trauma", () => {
  it.each(["/trauma +4 adv vs 10", "/trauma +4 преимущество против 10"])("%s", async (line) => {
    const { boris, gm } = table;
    await scriptDice(boris, 20, [2, 6]);
    const id = await rolled(boris, () => say(boris, line));
    await expectAllDiceThrown(boris);
    const [card] = await cards(id, gm);
    const success = await gm.text("QUARTET.Trauma.Check.Success");
    expect(await card?.headline.textContent()).toContain(success);
    expect(await card?.root.locator(".total").first().textContent()).toBe("10");
  });

  it("explains what it cannot read", async () => {
    await say(table.boris, "/trauma many dice");
    await table.boris.expectNotice("QUARTET.Trauma.Check.CommandHelp", { text: "many dice" });
  });
});
