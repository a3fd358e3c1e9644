import { beforeEach, expect, test, vi } from "vitest";
import { game } from "../../client/globals.ts";
import { answer, id, requests, startWorld } from "./fake-backend.ts";
import { GearModel, HeroModel } from "./models.ts";

vi.mock("../../client/helpers/sockets.ts", () => ({
  request: (...args: Parameters<typeof answer>) => answer(...args),
}));

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await startWorld({
    setUp: (config) => {
      config.Actor.dataModels.hero = HeroModel;
      config.Item.dataModels.gear = GearModel;
    },
    documents: {
      Actor: [
        { _id: id("wolf"), name: "Wolf", type: "hero" },
        { _id: id("ghost"), name: "", type: "hero" },
      ],
    },
  });
});

test("a document that no longer validates is kept apart, with its data", () => {
  expect(game.actors.map(({ name }) => name)).toEqual(["Wolf"]);
  expect([...game.actors.invalidDocumentIds]).toEqual([id("ghost")]);
  expect(game.actors.get(id("ghost"))).toBeUndefined();
  expect(game.actors.get(id("ghost"), { invalid: true })?.toObject().type).toBe("hero");
  expect(game.actors.getInvalid(id("wolf"))).toBeUndefined();
  expect(() => game.actors.getInvalid(id("wolf"), { strict: true })).toThrow("not an invalid");
});

test("it can be mended", async () => {
  await game.actors.getInvalid(id("ghost"))?.update({ name: "Ghost" });
  expect(requests.at(-1)).toMatchObject({
    action: "update",
    operation: { updates: [{ _id: id("ghost"), name: "Ghost" }] },
  });
});
