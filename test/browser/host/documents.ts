import { expect } from "vitest";
import { ids } from "../../fixtures/world.ts";
import type { Client } from "./clients.ts";
import type { Json, JsonObject, PageGlobals } from "./page.ts";

/** Short names for the UUIDs of the test world. */
export const uuid = {
  actor: (id: string) => `Actor.${id}`,
  item: (id: string) => `Item.${id}`,
  owned: (actor: string, item: string) => `Actor.${actor}.Item.${item}`,
  token: (scene: string, token: string) => `Scene.${scene}.Token.${token}`,
};

/** What a client knows: the value at a path of the stored data of a document. */
export function stored(client: Client, documentUuid: string, path: string): Promise<Json> {
  return client.run(
    ([id, path]) => {
      const page = globalThis as unknown as PageGlobals;
      const document = page.fromUuidSync(id);
      if (!document) return null;
      return (page.foundry.utils.getProperty(document._source, path) ?? null) as Json;
    },
    [documentUuid, path] as const,
  );
}

/** The value at a path of a prepared document, such as the name that this client shows. */
export function shown(client: Client, documentUuid: string, path: string): Promise<Json> {
  return client.run(
    ([id, path]) => {
      const page = globalThis as unknown as PageGlobals;
      const document = page.fromUuidSync(id);
      return ((document && page.foundry.utils.getProperty(document, path)) ?? null) as Json;
    },
    [documentUuid, path] as const,
  );
}

/** Changes a document as its owner's console would. */
export function update(client: Client, documentUuid: string, data: object): Promise<void> {
  return client.run(
    async ([id, data]) => {
      const document = await (globalThis as unknown as PageGlobals).fromUuid(id);
      await document?.update(data);
    },
    [documentUuid, data] as const,
  );
}

/** Creates a document of the world. @returns its UUID. */
export function create(client: Client, name: string, data: object): Promise<string> {
  return client.run(
    async ([name, data]) => {
      const { CONFIG } = globalThis as unknown as PageGlobals;
      const document = await CONFIG[name]?.documentClass.create(data);
      if (!document) throw new Error(`no ${name} was created`);
      return document.uuid;
    },
    [name, data] as const,
  );
}

/** Puts a token of an actor on the scene of the tests. @returns Its UUID. */
export function place(client: Client, actorUuid: string): Promise<string> {
  return client.run(
    async ([uuid, scene]) => {
      const page = globalThis as unknown as PageGlobals;
      interface Placing {
        getTokenDocument(data: object): Promise<{ toObject(): object }>;
      }
      const actor = (await page.fromUuid(uuid)) as unknown as Placing;
      const token = await actor.getTokenDocument({ x: 300, y: 300 });
      const tokens = page.game.scenes.get(scene)!;
      return (await tokens.createEmbeddedDocuments("Token", [token.toObject()]))[0]!.uuid;
    },
    [actorUuid, ids.scene] as const,
  );
}

export interface ItemFacts {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly sort: number;
  readonly system: JsonObject;
}

/** The items of an actor, as this client has them. */
export function itemsOf(client: Client, actorUuid: string): Promise<ItemFacts[]> {
  return client.run((id) => {
    const actor = (globalThis as unknown as PageGlobals).fromUuidSync(id);
    return [...(actor?.items ?? [])].map((item) => {
      const { name, type, sort, system } = item._source;
      return { id: item.id, name, type, sort, system } as unknown as ItemFacts;
    });
  }, actorUuid);
}

/** Every message that this client holds, as data. */
export function messagesOf(client: Client): Promise<JsonObject[]> {
  return client.run(
    () => (globalThis as unknown as PageGlobals).game.messages.contents.map((m) => m.toObject()),
    null,
  );
}

export function setting(client: Client, key: string): Promise<unknown> {
  return client.run(
    (key) => (globalThis as unknown as PageGlobals).game.settings.get("quartet", key),
    key,
  );
}

export function setSetting(client: Client, key: string, value: unknown): Promise<void> {
  return client.run(
    async ([key, value]) => {
      await (globalThis as unknown as PageGlobals).game.settings.set("quartet", key, value);
    },
    [key, value] as const,
  );
}

/** Changes a setting of the world, and waits until every client knows it. */
export async function setForAll(
  clients: readonly Client[],
  gm: Client,
  key: string,
  value: unknown,
): Promise<void> {
  await setSetting(gm, key, value);
  for (const client of clients) await expect.poll(() => setting(client, key)).toBe(value);
}

/** Types a line into the chat, in a way that works in every generation. */
export function say(client: Client, text: string): Promise<void> {
  return client.run(async (text) => {
    await (globalThis as unknown as PageGlobals).ui.chat.processMessage(text);
  }, text);
}
