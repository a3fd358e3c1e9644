import { afterAll, beforeAll, expect, it } from "vitest";
import type { JsonObject } from "../../common/protocol.ts";
import { ids, start, type TestBench, TestClient } from "./harness.ts";

let bench: TestBench;
let gm: TestClient;
let bert: TestClient;

beforeAll(async () => {
  bench = await start();
  gm = await TestClient.join(bench.url, ids.gm, "secret");
  bert = await TestClient.join(bench.url, ids.bert);
});
afterAll(() => bench.stop());

const tokenUuid = `Scene.${ids.scene}.Token.${ids.token}`;
const actorUuid = `${tokenUuid}.Actor.${ids.npc}`;

async function delta(): Promise<JsonObject> {
  const scene = await gm.document("Scene", ids.scene);
  const token = (scene!.tokens as JsonObject[]).find(({ _id }) => _id === ids.token)!;
  return token.delta as JsonObject;
}

it("keeps changes of an unlinked token's actor with the token", async () => {
  const update = { _id: ids.npc, "system.health": 2, name: "Old Wolf" };
  const { error, result } = await gm.update("Actor", update, { parentUuid: tokenUuid });
  expect(error).toBeUndefined();
  expect(result[0]).toMatchObject({ _id: ids.npc, system: { health: 2 }, name: "Old Wolf" });
  expect(await delta()).toMatchObject({ system: { health: 2 }, name: "Old Wolf" });
  expect(await gm.document("Actor", ids.npc)).toMatchObject({
    name: "Wolf",
    system: { health: 8 },
  });
});

it("copies an item of the world actor when the token's changes", async () => {
  const update = { _id: ids.claw, "system.weight": 7 };
  const { error } = await gm.update("Item", update, { parentUuid: actorUuid });
  expect(error).toBeUndefined();
  expect((await delta()).items).toMatchObject([
    { _id: ids.claw, name: "Claw", system: { weight: 7 } },
  ]);
});

it("remembers that an item of the world actor is gone, and forgets one of its own", async () => {
  const created = await gm.create(
    "Item",
    { name: "Bone", type: "thing" },
    { parentUuid: actorUuid },
  );
  const { _id } = created.result[0] as JsonObject;
  expect((await delta()).items).toHaveLength(2);
  const operation = { ids: [ids.claw, String(_id)], parentUuid: actorUuid };
  expect((await gm.modify("delete", "Item", operation)).error).toBeUndefined();
  expect((await delta()).items).toEqual([{ _id: ids.claw, _tombstone: true }]);
  const again = await gm.update("Item", { _id: ids.claw, name: "X" }, { parentUuid: actorUuid });
  expect(again.error?.name).toBe("RequestError");
});

it("reaches effects of the token's items", async () => {
  const item = await gm.create("Item", { name: "Ring", type: "thing" }, { parentUuid: actorUuid });
  const parentUuid = `${actorUuid}.Item.${(item.result[0] as JsonObject)._id}`;
  const effect = await gm.create("ActiveEffect", { name: "Glow" }, { parentUuid });
  expect(effect.error).toBeUndefined();
  const items = (await delta()).items as JsonObject[];
  expect(items.at(-1)).toMatchObject({ name: "Ring", effects: [{ name: "Glow" }] });
});

it("lets only the actor's owners change it", async () => {
  const update = { _id: ids.npc, name: "X" };
  const refused = await bert.update("Actor", update, { parentUuid: tokenUuid });
  expect(refused.error?.name).toBe("PermissionError");
  const create = await bert.create("Item", { name: "X", type: "thing" }, { parentUuid: actorUuid });
  expect(create.error?.name).toBe("PermissionError");
  await gm.update("Actor", { _id: ids.npc, ownership: { [ids.bert]: 3 } });
  const allowed = await bert.update("Actor", update, { parentUuid: tokenUuid });
  expect(allowed.error).toBeUndefined();
});

it("guards what a token's update writes into its delta", async () => {
  await gm.update("Actor", { _id: ids.npc, ownership: { [ids.bert]: 3 } });
  const operation = { parentUuid: `Scene.${ids.scene}` };
  const change = (delta: JsonObject) => bert.update("Token", { _id: ids.token, delta }, operation);
  expect((await change({ ownership: { default: 3 } })).error?.name).toBe("PermissionError");
  expect((await change({ system: { secret: 1 } })).error?.name).toBe("PermissionError");
  const { error } = await change({ system: { biography: "<b>ok</b><script>x</script>" } });
  expect(error).toBeUndefined();
  expect(await delta()).toMatchObject({ system: { biography: "<b>ok</b>" } });
});
