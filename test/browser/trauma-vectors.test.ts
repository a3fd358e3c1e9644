import { beforeAll, describe, expect, it } from "vitest";
import { expectAllDiceThrown, scriptDice } from "./host/dice.ts";
import { setForAll, shown, stored, update } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { host } from "./host/selectors.ts";
import { useTable } from "./host/table.ts";
import { cards, rolled } from "./pages/card.ts";
import { asTrauma } from "./pages/trauma-api.ts";
import { use } from "./pages/trauma-attack.ts";
import { makeTrauma } from "./pages/trauma-character.ts";

// The game master shoots, Boris owns what is shot at.
const table = useTable({ players: ["gm", "boris"] });
let shooter = "";
let target = "";
let beast = "";

const gun = (name: string, damage: string, maxParts = 1) => ({
  name,
  type: "traumaWeapon",
  system: { kind: "ranged", damage, maxParts },
});
const BEAST = {
  kind: "own",
  own: [
    { id: "jaw", name: "jaw", role: "other", factor: 3 },
    { id: "paw", name: "paw", role: "leg", factor: 2 },
    { id: "tail", name: "tail", role: "leg", factor: 2 },
  ],
};

beforeAll(async () => {
  const items = [gun("Pistol", "6"), gun("Rifle", "11"), gun("Cannon", "60", 2)];
  shooter = await makeTrauma(table, table.gm, { abilities: { dex: { value: 16 } } }, { items });
  const nobody = { name: "Guard", items: [] };
  target = await makeTrauma(table, table.boris, { created: true }, nobody);
  const system = { created: true, body: BEAST };
  beast = await makeTrauma(table, table.boris, system, { name: "Hound", items: [] });
  const hasArrived = (uuid: string) =>
    (globalThis as unknown as PageGlobals).fromUuidSync(uuid) !== null;
  for (const { page } of table.all) await page.waitForFunction(hasArrived, beast);
});

/** Changes numbers of somebody, at every client. */
async function set(actor: string, system: Readonly<Record<string, number>>): Promise<void> {
  const entries = Object.entries(system).map(([path, value]) => [`system.${path}`, value]);
  await update(table.boris, actor, Object.fromEntries(entries));
  for (const [path, value] of entries as [string, number][])
    await expect.poll(() => stored(table.gm, actor, path)).toBe(value);
}

/** Shoots at once; the d20 shows 19. @returns The id of the card. */
async function shoot(name: string, actor: string, aims: readonly string[], days: number[] = []) {
  const { gm } = table;
  await scriptDice(gm, 20, [19]);
  await scriptDice(gm, 4, days);
  const options = { skipDialog: true, targets: [actor], aims };
  return rolled(gm, () => use(gm, shooter, name, options));
}

const press = (client: (typeof table)["gm"], id: string, action: string) =>
  client
    .locator(`${host.message(id)} [data-action="${action}"]`)
    .first()
    .click();

async function expectPart(actor: string, part: string, missing: number, days: number) {
  const path = `system.parts.${part}`;
  await expect.poll(() => stored(table.gm, actor, path)).toEqual({ missing, days });
}

it.each([
  [2, 0, "count", 2],
  [1, 1, "count", 1],
  [2, 1, "count", 2],
  [2, 1, "presence", 1],
])(
  "T-04: %i advantages and %i disadvantages by %s are %i d20",
  async (more, less, netting, dice) => {
    const { gm, all } = table;
    await setForAll(all, gm, "trauma.advantageNetting", netting);
    await scriptDice(
      gm,
      20,
      Array.from({ length: dice }, (_, i) => 3 + i),
    );
    const options = { skipDialog: true, advantages: more, disadvantages: less };
    await rolled(gm, () => asTrauma(gm, "checkAbility", shooter, "str", options));
    await expectAllDiceThrown(gm);
  },
);

describe("T-13, T-14, T-16: an injury, its pain and its speed", () => {
  it("comes below half of the points, not at half", async () => {
    const { boris } = table;
    await set(target, { "parts.leftLeg.missing": 4 });
    // A single change has a button of its own alone.
    await press(boris, await shoot("Pistol", target, ["leftLeg"], [1, 1]), "apply");
    await expectPart(target, "leftLeg", 10, 0);
    await set(target, { "parts.leftLeg.missing": 0 });
    await press(boris, await shoot("Rifle", target, ["leftLeg"], [2, 1]), "applyAll");
    await expectPart(target, "leftLeg", 11, 3);
  });

  it("halves speed, twice with pain, and two of them stop it", async () => {
    const { gm, boris, all } = table;
    const speed = () => shown(gm, target, "system.speed.value");
    // 11 missing and the injury are 10 points of pain: without them, the leg alone slows.
    await set(target, { "pain.adjust": -10 });
    expect(await speed()).toBe(6);
    await set(target, { "pain.adjust": 0 });
    expect(await speed()).toBe(3);
    await set(target, { "parts.rightLeg.missing": 11, "parts.rightLeg.days": 2 });
    expect(await shown(boris, target, "system.pain.value")).toBe(21);
    expect(await shown(boris, target, "system.pain.band")).toBe("unconscious");
    await setForAll(all, gm, "trauma.painReference", "current");
    expect(await shown(boris, target, "system.pain.value")).toBe(11);
    expect(await speed()).toBe(0);
    await setForAll(all, gm, "trauma.painReference", "base");
  });
});

it.each([
  [19, 3, [15, 13, 12], false, true],
  [19, 2.9, [15, 25], false, true],
  [20, 12, [15], false, false],
  [0, 0, [5], true, false],
])(
  "T-17: %i, %d m, against %j, within reach: %s",
  async (face, metres, attentions, near, success) => {
    const { gm, boris } = table;
    if (face > 0) await scriptDice(gm, 20, [face]);
    const watchers = attentions.map((attention) => ({ attention, isInMelee: near }));
    const options = { skipDialog: true, metres, watchers };
    const id = await rolled(gm, () => asTrauma(gm, "rollStealth", shooter, options));
    await expectAllDiceThrown(gm);
    const [card] = await cards(id, boris);
    const classes = await card?.root.locator(".quartet-card").getAttribute("class");
    expect(classes?.split(/\s+/)).toContain(success ? "success" : "failure");
  },
);

it("T-18: a beast is shot part by part and sleeps, an injured part up to half", async () => {
  const { boris } = table;
  await press(boris, await shoot("Rifle", beast, ["paw"], [2, 3]), "applyAll");
  await expectPart(beast, "paw", 11, 5);
  await set(beast, { "parts.jaw.missing": 18, "parts.tail.missing": 3 });
  // Jaw, paw, tail.
  await scriptDice(boris, 4, [2, 3, 1, 4, 4, 4]);
  await asTrauma(boris, "rest", beast, { days: 0, sleeps: true });
  await expectAllDiceThrown(boris);
  await expectPart(beast, "jaw", 13, 0);
  await expectPart(beast, "paw", 10, 5);
  await expectPart(beast, "tail", 0, 0);
});

it("a killing hit that is taken back asks the game master to take death back", async () => {
  const { gm, boris } = table;
  const id = await shoot("Cannon", beast, ["jaw", "tail"], [1, 1, 1, 1]);
  await press(boris, id, "applyAll");
  const [card, theirs] = await cards(id, gm, boris);
  await expect.poll(() => shown(gm, beast, "system.condition.vital")).toBe("dead");
  expect(await card?.root.locator(".left-dead").count()).toBe(0);
  await press(boris, id, "undoAll");
  await theirs?.root.locator(".left-dead").waitFor();
  expect(await theirs?.root.locator('[data-action="revive"]').count()).toBe(0);
  await card?.root.locator('[data-action="revive"]').dblclick();
  await theirs?.root.locator(".left-dead").waitFor({ state: "detached" });
  // What it had before hurts on.
  expect(await shown(boris, beast, "system.condition.vital")).toBe("unconscious");
});
