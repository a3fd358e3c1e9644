import { afterAll, beforeAll, expect, it } from "vitest";
import type { JsonObject, QueryRequest } from "../../common/protocol.ts";
import { ids, start, type TestBench, TestClient } from "./harness.ts";

let bench: TestBench;
let gm: TestClient;
let anna: TestClient;
let bert: TestClient;

beforeAll(async () => {
  // Latency on: order must hold all the same.
  bench = await start({ latency: [0, 20] });
  gm = await TestClient.join(bench.url, ids.gm, "secret");
  anna = await TestClient.join(bench.url, ids.anna);
  bert = await TestClient.join(bench.url, ids.bert);
});
afterAll(() => bench.stop());

function next<T>(client: TestClient, event: string): Promise<T> {
  return new Promise((resolve) => client.socket.once(event, resolve));
}

it("relays the system's channel to all others, or to recipients, with the sender", async () => {
  const heard: string[] = [];
  for (const [name, client] of Object.entries({ gm, anna, bert }))
    client.socket.on("system", ({ args, senderId }) =>
      heard.push(`${name} ${args[0]} ${senderId}`),
    );
  anna.socket.emit("system", { name: "system.sample", args: ["all"], recipients: null });
  anna.socket.emit("system", { name: "system.sample", args: ["one"], recipients: [ids.gm] });
  anna.socket.emit("system", { name: "system.other", args: ["none"], recipients: null });
  await Promise.all([anna.settle(), gm.settle(), bert.settle()]);
  await Promise.all([gm.settle(), bert.settle()]);
  expect(heard.sort()).toEqual([
    `bert all ${ids.anna}`,
    `gm all ${ids.anna}`,
    `gm one ${ids.anna}`,
  ]);
});

it("carries a question to one user and the answer back", async () => {
  gm.socket.once("query", ({ id, data }: QueryRequest) =>
    gm.socket.emit("queryResponse", { id, value: (data as number) * 2 }),
  );
  const query = { targetId: ids.gm, name: "sample.double", data: 21, timeout: 1000 };
  expect(await anna.socket.emitWithAck("query", query)).toEqual({ value: 42 });
});

it("gives an error for failure, silence and absence", async () => {
  gm.socket.once("query", ({ id }: QueryRequest) =>
    gm.socket.emit("queryResponse", { id, error: "no" }),
  );
  const query = { targetId: ids.gm, name: "sample.double", data: 1, timeout: 200 };
  const ask = (more: object) => anna.socket.emitWithAck("query", { ...query, ...more });
  expect(await ask({})).toMatchObject({ error: { message: "no" } });
  expect(await ask({ timeout: 30 })).toMatchObject({ error: { message: /milliseconds/ } });
  expect(await ask({ targetId: "nobody" })).toMatchObject({ error: { message: /connected/ } });
}, 10_000);

it("tells when users come and go", async () => {
  const left = next<object>(gm, "userActivity");
  bert.leave();
  expect(await left).toEqual({ userId: ids.bert, active: false });
  const came = next<object>(gm, "userActivity");
  bert = await TestClient.join(bench.url, ids.bert);
  expect(await came).toEqual({ userId: ids.bert, active: true });
  expect(bert.world.activeUsers.sort()).toEqual([ids.gm, ids.anna, ids.bert].sort());
});

it("keeps the order of changes", async () => {
  bert.heard = [];
  const all = Array.from({ length: 20 }, (_, health) =>
    anna.update("Actor", { _id: ids.hero, "system.health": health + 100 }),
  );
  await Promise.all(all);
  await bert.settle();
  const told = bert.heard.map(({ result }) => (result[0] as JsonObject).system);
  expect(told).toEqual(all.map((_, health) => ({ health: health + 100 })));
});

it("lists compendia and hands out their documents", async () => {
  const [pack] = anna.world.packs;
  expect(pack!.index).toMatchObject([
    {
      _id: "ropeinpack000000",
      uuid: "Compendium.sample.things.Item.ropeinpack000000",
      name: "Rope",
    },
  ]);
  const request = { type: "Item", pack: "sample.things", ids: ["ropeinpack000000"] };
  const { result } = await anna.socket.emitWithAck("getDocuments", request);
  expect(result).toMatchObject([{ name: "Rope", effects: [{ name: "Tied" }] }]);
});

it("moves what a deleted folder held one level up", async () => {
  const make = async (data: JsonObject) =>
    String(((await gm.create("Folder", { type: "Actor", ...data })).result[0] as JsonObject)._id);
  const outer = await make({ name: "Outer" });
  const inner = await make({ name: "Inner", folder: outer });
  await gm.update("Actor", { _id: ids.npc, folder: inner });
  await anna.settle();
  anna.heard = [];
  await gm.delete("Folder", inner);
  expect(await gm.document("Actor", ids.npc)).toMatchObject({ folder: outer });
  expect(anna.heard.map(({ action, type }) => `${action} ${type}`)).toEqual([
    "update Actor",
    "delete Folder",
  ]);
});

it("obeys the operators of updates", async () => {
  await gm.update("Actor", { _id: ids.npc, system: { bag: { a: 1, b: 2 }, list: [1, 2] } });
  await gm.update("Actor", {
    _id: ids.npc,
    system: { bag: { a: { __$OPERATOR$__: "ForcedDeletion" } }, list: [3] },
  });
  expect(await gm.document("Actor", ids.npc)).toMatchObject({ system: { list: [3] } });
  const { system } = (await gm.document("Actor", ids.npc)) as { system: JsonObject };
  expect(system.bag).toEqual({ b: 2 });
});
