import { beforeEach, expect, test, vi } from "vitest";
import { fromUuidSync } from "../../client/documents/uuid.ts";
import { game } from "../../client/globals.ts";
import { Hooks } from "../../client/helpers/hooks.ts";
import { answer, id, requests, startWorld } from "./fake-backend.ts";
import { GearModel, HeroModel } from "./models.ts";

vi.mock("../../client/helpers/sockets.ts", () => ({
  request: (...args: Parameters<typeof answer>) => answer(...args),
}));

beforeEach(async () => {
  await startWorld({
    setUp: (config) => {
      config.Actor.dataModels.hero = HeroModel;
      config.Item.dataModels.gear = GearModel;
    },
    documents: {
      Actor: [
        {
          _id: id("wolf"),
          name: "Wolf",
          type: "hero",
          items: [
            { _id: id("fang"), name: "Fang", type: "gear" },
            { _id: id("hide"), name: "Hide", type: "gear" },
          ],
        },
      ],
      Scene: [
        {
          _id: id("wood"),
          name: "Wood",
          tokens: ["one", "two"].map((word) => ({
            _id: id(word),
            name: word,
            actorId: id("wolf"),
            actorLink: false,
          })),
        },
      ],
    },
  });
});

const token = (word: string) => game.scenes.get(id("wood"))!.tokens.get(id(word))!;
const base = () => game.actors.get(id("wolf"))!;
const might = (word: string) => (token(word).actor!.system as unknown as HeroModel).might;
const items = (word: string) =>
  token(word)
    .actor!.items.map((item) => item.name)
    .sort();

test("unlinked tokens have actors of their own, reached by UUID", async () => {
  const actor = token("one").actor!;
  expect(actor).not.toBe(base());
  expect(actor.isToken).toBe(true);
  expect(actor.uuid).toBe(`Scene.${id("wood")}.Token.${id("one")}.Actor.${id("wolf")}`);
  expect(fromUuidSync(actor.uuid)).toBe(actor);
  const fang = actor.items.get(id("fang"))!;
  expect(fromUuidSync(fang.uuid)).toBe(fang);
});

test("changes stay with the token and outlast changes of the base", async () => {
  const actor = token("one").actor!;
  await actor.update({ "system.might": 9 });
  expect([might("one"), might("two"), (base().system as unknown as HeroModel).might]).toEqual([
    9, 3, 3,
  ]);
  expect(requests.at(-1)).toMatchObject({
    type: "Actor",
    operation: { parentUuid: token("one").uuid },
  });
  await base().update({ "system.might": 4, "system.armour": 2 });
  expect([might("one"), might("two")]).toEqual([9, 4]);
  expect(token("one").actor).toBe(actor);
  expect(actor.system.armour).toBe(2);
});

test("items are created, changed and deleted in the delta only", async () => {
  const actor = token("one").actor!;
  const heard: string[] = [];
  Hooks.once("createItem", (item: { parent: { uuid: string } }) => heard.push(item.parent.uuid));
  await actor.createEmbeddedDocuments("Item", [{ name: "Collar", type: "gear" }]);
  await actor.items.get(id("fang"))!.update({ name: "Long fang" });
  await actor.items.get(id("hide"))!.delete();
  expect(heard).toEqual([actor.uuid]);
  expect(items("one")).toEqual(["Collar", "Long fang"]);
  expect(items("two")).toEqual(["Fang", "Hide"]);
  const stored = token("one").delta!._source.items as { _id: string; _tombstone?: boolean }[];
  expect(stored.find((entry) => entry._id === id("hide"))).toEqual({
    _id: id("hide"),
    _tombstone: true,
  });
  // The base's new items show through; its changes to what the token overrides do not.
  const collar = actor.items.getName("Long fang");
  await base().createEmbeddedDocuments("Item", [{ name: "Tail", type: "gear" }]);
  await base().items.get(id("fang"))!.update({ name: "Blunt fang" });
  expect(items("one")).toEqual(["Collar", "Long fang", "Tail"]);
  expect(items("two")).toEqual(["Blunt fang", "Hide", "Tail"]);
  expect(actor.items.getName("Long fang")).toBe(collar);
});

test("moving a token keeps its actor", async () => {
  const actor = token("one").actor!;
  await token("one").update({ x: 200 });
  expect(token("one").actor).toBe(actor);
});

test("effects of a synthetic actor's item reach the delta", async () => {
  const actor = token("one").actor!;
  await actor.items
    .get(id("fang"))!
    .createEmbeddedDocuments("ActiveEffect", [
      { name: "Bite", system: { changes: [{ key: "system.might", type: "add", value: 5 }] } },
    ]);
  expect(might("one")).toBe(8);
  await base().update({ name: "Big wolf" });
  expect(might("one")).toBe(8);
  expect(might("two")).toBe(3);
});
