import { beforeEach, expect, test, vi } from "vitest";
import { Actor } from "../../client/documents/actor.ts";
import { game } from "../../client/globals.ts";
import { Hooks } from "../../client/helpers/hooks.ts";
import { answer, id, requests, startWorld } from "./fake-backend.ts";
import { GearModel, HeroModel, log } from "./models.ts";

vi.mock("../../client/helpers/sockets.ts", () => ({
  request: (...args: Parameters<typeof answer>) => answer(...args),
}));

class LoudActor extends Actor {
  override prepareBaseData(): void {
    super.prepareBaseData();
    log.push("actor base");
  }
  override applyActiveEffects(phase?: string): void {
    super.applyActiveEffects(phase);
    log.push(`effects ${phase}`);
  }
  override prepareDerivedData(): void {
    super.prepareDerivedData();
    log.push("actor derived");
  }
}

const ORDER = [
  "model base",
  "actor base",
  "gear derived",
  "effects initial",
  "model derived",
  "actor derived",
  "effects final",
];

beforeEach(async () => {
  log.length = 0;
  await startWorld({
    setUp: (config) => {
      config.Actor.documentClass = LoudActor as never;
      config.Actor.dataModels.hero = HeroModel;
      config.Item.dataModels.gear = GearModel;
    },
    documents: {
      Actor: [
        {
          _id: id("hero"),
          name: "Hero",
          type: "hero",
          items: [{ _id: id("rope"), name: "Rope", type: "gear" }],
        },
      ],
    },
  });
});

test("an actor prepares once, its items before its effects, and derived data after them", async () => {
  expect(log).toEqual(ORDER);
});

test("a change of an item prepares the actor again before the hook hears of it", async () => {
  const actor = game.actors.get(id("hero"))!;
  let heard: string[] = [];
  Hooks.once("updateItem", () => {
    heard = [...log];
  });
  log.length = 0;
  await actor.items.get(id("rope"))!.update({ name: "Silk rope" });
  expect(heard.slice(-ORDER.length)).toEqual(ORDER);
  expect(actor.items.get(id("rope"))!.name).toBe("Silk rope");
});

test("derived data start from the source each time", async () => {
  const actor = game.actors.get(id("hero"))!;
  const system = () => actor.system as unknown as HeroModel;
  expect(system().hp.max).toBe(13);
  await actor.update({ "system.might": 5 });
  expect(system().hp.max).toBe(15);
  await actor.update({ "system.might": 5 });
  expect(requests).toHaveLength(1);
});

test("an override of prepareBaseData that does not call super is reported", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  class Careless extends Actor {
    override prepareBaseData(): void {}
  }
  new Careless({ name: "X", type: "hero" });
  expect(String(error.mock.calls[0]?.[1])).toContain("does not call super");
  error.mockRestore();
});
