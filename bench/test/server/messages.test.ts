import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { JsonObject } from "../../common/protocol.ts";
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

async function whisper(data: JsonObject): Promise<string> {
  const { error, result } = await anna.create("ChatMessage", { content: "psst", ...data });
  expect(error).toBeUndefined();
  return String((result[0] as JsonObject)._id);
}

async function knows(client: TestClient, id: string): Promise<boolean> {
  return (await client.document("ChatMessage", id)) !== undefined;
}

it("keeps a whisper between author and recipients, now and for those who join later", async () => {
  const id = await whisper({ whisper: [ids.bert] });
  await Promise.all([gm.settle(), bert.settle()]);
  expect(bert.heard).toHaveLength(1);
  expect(gm.heard).toHaveLength(0);
  expect(await Promise.all([gm, anna, bert].map((client) => knows(client, id)))).toEqual([
    false,
    true,
    true,
  ]);
});

it("keeps a blind message from other players", async () => {
  const id = await whisper({ whisper: [ids.gm], blind: true });
  expect(await knows(gm, id)).toBe(true);
  expect(await knows(bert, id)).toBe(false);
});

it("shows a message that is revealed as new, and one that is hidden as gone", async () => {
  const id = await whisper({ whisper: [ids.gm] });
  await anna.update("ChatMessage", { _id: id, whisper: [] });
  await anna.update("ChatMessage", { _id: id, content: "all of you" });
  await anna.update("ChatMessage", { _id: id, whisper: [ids.gm] });
  await bert.settle();
  expect(bert.heard.map(({ action }) => action)).toEqual(["create", "update", "delete"]);
});

it("sanitises what is written, in chat, in declared fields and in new documents", async () => {
  const evil = '<p onclick="x()">Hi<script>x()</script> <a href="javascript:x()">there</a></p>';
  const good = "<p>Hi <a>there</a></p>";
  const message = await anna.create("ChatMessage", { content: evil, flavor: evil });
  expect(message.result[0]).toMatchObject({ content: good, flavor: good });
  const notes = { a: { text: evil, plain: evil } };
  const actor = await anna.update("Actor", { _id: ids.hero, system: { biography: evil, notes } });
  expect(actor.result[0]).toMatchObject({
    system: { biography: good, notes: { a: { text: good, plain: evil } } },
  });
  const created = await gm.create("Actor", {
    name: "X",
    type: "hero",
    system: { biography: evil },
  });
  expect(created.result[0]).toMatchObject({ system: { biography: good } });
});

it("leaves alone what cards and texts need", async () => {
  const card =
    '<section class="card" data-actor-id="x"><button type="button" data-action="roll">Roll &amp; win</button>@UUID[Actor.x]{Y} [[/r 1d6]]</section>';
  const { result } = await anna.create("ChatMessage", { content: card });
  expect((result[0] as JsonObject).content).toBe(card);
});

it("clears the chat for a game master, whispers of others included; not for a player", async () => {
  const id = await whisper({ whisper: [ids.bert] });
  const refused = await bert.modify("delete", "ChatMessage", { deleteAll: true });
  expect(refused.error?.name).toBe("PermissionError");
  expect(await knows(anna, id)).toBe(true);
  expect((await gm.modify("delete", "ChatMessage", { deleteAll: true })).error).toBeUndefined();
  expect((await anna.look()).documents.ChatMessage ?? []).toEqual([]);
});
