import { beforeEach, expect, test, vi } from "vitest";
import { fromUuid, fromUuidSync } from "../../client/documents/uuid.ts";
import { game } from "../../client/globals.ts";
import type { JsonObject } from "../../common/protocol.ts";
import { id, startWorld } from "./fake-backend.ts";

const PACKED: JsonObject = { _id: id("axe"), name: "Axe", type: "base" };

vi.mock("../../client/helpers/sockets.ts", () => ({
  request: async () => ({ result: [{ _id: "axe".padEnd(16, "0"), name: "Axe", type: "base" }] }),
}));

const PACK_UUID = `Compendium.test.gear.Item.${id("axe")}`;

beforeEach(() =>
  startWorld({
    documents: {
      Actor: [
        {
          _id: id("hero"),
          name: "Hero",
          type: "base",
          items: [
            { _id: id("rope"), name: "Rope", type: "base" },
            { _id: id("hook"), name: "Hook", type: "base" },
          ],
        },
      ],
    },
    packs: [
      {
        id: "test.gear",
        metadata: { name: "gear", label: "Gear", type: "Item", packageType: "system" },
        index: [{ ...PACKED, uuid: PACK_UUID, folder: null, sort: 0, img: "x.svg" }],
        folders: [],
      },
    ],
  }),
);

test("world and embedded documents", async () => {
  const actor = game.actors.get(id("hero"))!;
  const rope = actor.items.get(id("rope"))!;
  const hook = actor.items.get(id("hook"))!;
  expect(fromUuidSync(actor.uuid)).toBe(actor);
  expect(await fromUuid(rope.uuid)).toBe(rope);
  expect(fromUuidSync(`.Item.${rope.id}`, { relative: actor })).toBe(rope);
  expect(fromUuidSync(`.${hook.id}`, { relative: rope })).toBe(hook);
  expect(rope.getRelativeUUID(actor)).toBe(`.Item.${rope.id}`);
  expect(rope.getRelativeUUID(hook)).toBe(`.${rope.id}`);
  expect(fromUuidSync("Actor.nobody")).toBeNull();
  expect(fromUuidSync(null)).toBeNull();
});

test("compendium documents: the index at once, the document when loaded", async () => {
  const pack = game.packs.get("test.gear")!;
  expect(fromUuidSync(PACK_UUID)).toMatchObject({ name: "Axe", uuid: PACK_UUID });
  const axe = await fromUuid(PACK_UUID);
  expect(axe?.uuid).toBe(PACK_UUID);
  expect(axe?.inCompendium).toBe(true);
  expect(fromUuidSync(PACK_UUID)).toBe(axe);
  expect(pack.get(id("axe"))).toBe(axe);
  expect(pack.locked).toBe(true);
  expect(() => fromUuidSync(`Compendium.test.gear.Item.${id("bow")}.ActiveEffect.x`)).toThrow(
    "fromUuid",
  );
});

test("what is dragged is a UUID if stored, else data", async () => {
  const actor = game.actors.get(id("hero"))!;
  expect(actor.toDragData()).toEqual({ type: "Actor", uuid: actor.uuid });
  expect(actor.clone().toDragData()).toMatchObject({ type: "Actor", data: { name: "Hero" } });
});
