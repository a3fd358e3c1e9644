import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DocumentName, JsonObject, ModifyAction, Operation } from "../../common/protocol.ts";
import { ids, start, type TestBench, TestClient } from "./harness.ts";

let bench: TestBench;
let gm: TestClient;
let anna: TestClient;
let bert: TestClient;

beforeAll(async () => {
  bench = await start();
  gm = await TestClient.join(bench.url, ids.gm, "secret");
  anna = await TestClient.join(bench.url, ids.anna);
  bert = await TestClient.join(bench.url, ids.bert);
});
afterAll(() => bench.stop());
beforeEach(() => {
  for (const client of [gm, anna, bert]) client.heard = [];
});

type Row = [what: string, action: ModifyAction, type: DocumentName, operation: Operation];
const change = (data: JsonObject, rest: Operation = {}): Operation => ({
  updates: [data],
  ...rest,
});
const heroUuid = `Actor.${ids.hero}`;

const refused: Row[] = [
  ["create an actor", "create", "Actor", { data: [{ name: "X", type: "hero" }] }],
  ["create an item of the world", "create", "Item", { data: [{ name: "X", type: "thing" }] }],
  ["change another's actor", "update", "Actor", change({ _id: ids.hero, name: "X" })],
  ["delete another's actor", "delete", "Actor", { ids: [ids.hero] }],
  [
    "change an item of another",
    "update",
    "Item",
    change({ _id: ids.sword, name: "X" }, { parentUuid: heroUuid }),
  ],
  [
    "give an item to another",
    "create",
    "Item",
    { data: [{ name: "X", type: "thing" }], parentUuid: heroUuid },
  ],
  ["take an item of another", "delete", "Item", { ids: [ids.sword], parentUuid: heroUuid }],
  ["change another user", "update", "User", change({ _id: ids.anna, name: "X" })],
  ["become a game master", "update", "User", change({ _id: ids.bert, role: 4 })],
  ["change a scene", "update", "Scene", change({ _id: ids.scene, name: "X" })],
  [
    "move a token of the game master",
    "update",
    "Token",
    change({ _id: ids.token, x: 0 }, { parentUuid: `Scene.${ids.scene}` }),
  ],
  ["set a world setting", "create", "Setting", { data: [{ key: "sample.rule", value: "1" }] }],
  ["speak as another", "create", "ChatMessage", { data: [{ content: "X", author: ids.gm }] }],
  [
    "write to a compendium",
    "create",
    "Item",
    { data: [{ name: "X", type: "thing" }], pack: "sample.things" },
  ],
];

describe("a player may not", () => {
  it.each(refused)("%s", async (_what, action, type, operation) => {
    const before = (await gm.look()).documents;
    const { error } = await bert.modify(action, type, operation);
    expect(error?.name).toBe("PermissionError");
    expect((await gm.look()).documents).toEqual(before);
    await anna.settle();
    expect(anna.heard).toEqual([]);
  });

  it("change ownership or fields of the game master, even of an own actor", async () => {
    for (const data of [
      { ownership: { default: 3 } },
      { "system.secret": 9 },
      { system: { secret: 9 } },
    ]) {
      const { error } = await anna.update("Actor", { _id: ids.hero, ...data });
      expect(error?.name).toBe("PermissionError");
    }
  });

  it("change another's message", async () => {
    const created = await anna.create("ChatMessage", { content: "mine" });
    const { _id } = created.result[0] as JsonObject;
    const { error } = await bert.update("ChatMessage", { _id: _id!, content: "yours" });
    expect(error?.name).toBe("PermissionError");
  });
});

describe("a player may", () => {
  it("change and equip an own actor, and everyone hears of it", async () => {
    const { error, result } = await anna.update("Actor", { _id: ids.hero, "system.health": 4 });
    expect(error).toBeUndefined();
    expect(result[0]).toMatchObject({ _id: ids.hero, system: { health: 4 } });
    const created = await anna.create(
      "Item",
      { name: "Hat", type: "thing" },
      { parentUuid: heroUuid },
    );
    expect(created.error).toBeUndefined();
    await bert.settle();
    expect(bert.heard.map(({ action, type }) => `${action} ${type}`)).toEqual([
      "update Actor",
      "create Item",
    ]);
  });

  it("move the token of an own actor", async () => {
    const operation = { parentUuid: `Scene.${ids.scene}` };
    const { error } = await anna.update("Token", { _id: ids.linked, x: 50 }, operation);
    expect(error).toBeUndefined();
  });

  it("write messages, which are theirs", async () => {
    const { result } = await anna.create("ChatMessage", { content: "Hello" });
    expect(result[0]).toMatchObject({ author: ids.anna, content: "Hello" });
  });

  it("keep settings of their own", async () => {
    const { error } = await anna.create("Setting", {
      key: "sample.own",
      value: "1",
      user: ids.anna,
    });
    expect(error).toBeUndefined();
  });
});

describe("the server refuses from everyone", () => {
  it.each([
    ["an unknown type", "create", "Actor", { data: [{ name: "X", type: "ghost" }] }],
    [
      "a missing parent",
      "create",
      "Item",
      { data: [{ name: "X", type: "thing" }], parentUuid: "Actor.nobody0000000000" },
    ],
    ["an embedded document without a parent", "create", "Token", { data: [{ name: "X" }] }],
    ["a missing document", "delete", "Actor", { ids: ["nobody0000000000"] }],
    [
      "a file of a wrong kind",
      "update",
      "Actor",
      change({ _id: ids.hero, "system.banner": "x.exe" }),
    ],
  ] as Row[])("%s", async (_what, action, type, operation) => {
    expect((await gm.modify(action, type, operation)).error?.name).toBe("RequestError");
  });

  it("writing to a locked compendium, until it is unlocked", async () => {
    const write = () => gm.create("Item", { name: "X", type: "thing" }, { pack: "sample.things" });
    expect((await write()).error?.name).toBe("PermissionError");
    const value = JSON.stringify({ "sample.things": { locked: false } });
    await gm.create("Setting", { key: "core.compendiumConfiguration", value });
    expect((await write()).error).toBeUndefined();
  });
});
