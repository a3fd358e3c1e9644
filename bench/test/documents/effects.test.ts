import { expect, test, vi } from "vitest";
import type { Actor } from "../../client/documents/actor.ts";
import { CONFIG, game } from "../../client/globals.ts";
import type { JsonObject } from "../../common/protocol.ts";
import { answer, id, startWorld } from "./fake-backend.ts";
import { GearModel, HeroModel } from "./models.ts";

vi.mock("../../client/helpers/sockets.ts", () => ({
  request: (...args: Parameters<typeof answer>) => answer(...args),
}));

async function hero(
  generation: 13 | 14,
  changes: JsonObject[],
  more: JsonObject = {},
): Promise<Actor> {
  const shape: JsonObject = generation === 13 ? { changes } : { system: { changes } };
  await startWorld({
    generation,
    setUp: (config) => {
      config.Actor.dataModels.hero = HeroModel;
      config.Item.dataModels.gear = GearModel;
    },
    documents: {
      Actor: [
        {
          _id: id("hero"),
          name: "Hero",
          type: "hero",
          effects: [{ _id: id("effect"), name: "Effect", ...shape, ...more }],
        },
      ],
    },
  });
  return game.actors.get(id("hero"))!;
}

const system = (actor: Actor) => actor.system as unknown as HeroModel & Record<string, unknown>;

test("generation 13: modes act by the type of the field, in order of priority", async () => {
  const actor = await hero(13, [
    { key: "system.might", mode: 2, value: "2" },
    { key: "system.might", mode: 1, value: "2" },
    { key: "system.motto", mode: 2, value: "1" },
    { key: "system.tags", mode: 2, value: "brave" },
  ]);
  // Multiplying comes before adding.
  expect(system(actor).might).toBe(8);
  expect(system(actor).motto).toBe("to1");
  expect(system(actor).tags).toEqual(["brave"]);
  expect(system(actor).hp.max).toBe(18);
  expect(actor.overrides).toEqual({ system: { might: 8, motto: "to1", tags: ["brave"] } });
  expect((actor._source.system as JsonObject).might).toBe(3);
});

test("generation 14: types act in two phases around derived data", async () => {
  const actor = await hero(14, [
    { key: "system.might", type: "add", value: "2", phase: "initial" },
    { key: "system.hp.max", type: "add", value: 100, phase: "final" },
    { key: "system.armour", type: "upgrade", value: "@hp.value * 2", phase: "initial" },
  ]);
  expect(system(actor).might).toBe(5);
  expect(system(actor).hp.max).toBe(115);
  expect(system(actor).armour).toBe(10);
});

test("disabled effects do nothing", async () => {
  const actor = await hero(14, [{ key: "system.might", type: "add", value: 2 }], {
    disabled: true,
  });
  expect(system(actor).might).toBe(3);
  expect(actor.appliedEffects).toEqual([]);
});

test("items transfer effects in place; untransferred ones stay with the item", async () => {
  const actor = await hero(14, []);
  const add = (transfer: boolean) => ({
    name: "Belt",
    transfer,
    system: { changes: [{ key: "system.might", type: "add", value: 4 }] },
  });
  const [belt] = await actor.createEmbeddedDocuments("Item", [
    { name: "Belt", type: "gear", effects: [add(true), add(false)] },
  ]);
  expect(system(actor).might).toBe(7);
  expect([...actor.allApplicableEffects()]).toHaveLength(2);
  await belt!.delete();
  expect(system(actor).might).toBe(3);
});

test.each([13, 14] as const)(
  "generation %i: statuses are switched on and off",
  async (generation) => {
    const actor = await hero(generation, []);
    await actor.toggleStatusEffect("prone");
    expect(actor.statuses).toEqual(new Set(["prone"]));
    expect(await actor.toggleStatusEffect("prone", { active: true })).toBe(true);
    expect(await actor.toggleStatusEffect("prone")).toBe(false);
    expect(actor.statuses.size).toBe(0);
    await expect(actor.toggleStatusEffect("nonsense")).rejects.toThrow("nonsense");
  },
);

test("statuses are an array on 13, and on 14 a record that reads like one", async () => {
  const added = { id: "new", name: "New", img: "icons/new.svg" };
  await hero(13, []);
  expect(Array.isArray(CONFIG.statusEffects)).toBe(true);
  await hero(14, []);
  const record = CONFIG.statusEffects as unknown as Record<string, unknown>;
  expect(Array.isArray(record)).toBe(false);
  record.new = added;
  expect(Object.values(record)).toContain(added);
  const find = (record as unknown as { id: string }[]).find;
  expect(find(({ id: status }) => status === "new")).toBe(added);
  (CONFIG as unknown as { statusEffects: unknown }).statusEffects = [added];
  expect(Object.keys(CONFIG.statusEffects)).toEqual(["new"]);
});
