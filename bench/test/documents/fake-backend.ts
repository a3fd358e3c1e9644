// Makes the base documents known.
import "../../common/documents/index.ts";
import { announceDocuments, buildDocuments } from "../../client/boot/documents.ts";
import { fillRegistries } from "../../client/boot/registries.ts";
import { configure as configureDice } from "../../client/dice/config.ts";
import { WorldSettings } from "../../client/documents/collections/world-settings.ts";
import { configure } from "../../client/documents/config.ts";
import type { DocumentConfig } from "../../client/documents/config-types.ts";
import { CONFIG, canvas, game, ui } from "../../client/globals.ts";
import { Collection } from "../../common/collection.ts";
import type {
  DocumentName,
  JsonObject,
  ModifyRequest,
  ModifyResponse,
  PackData,
} from "../../common/protocol.ts";
import { randomID } from "../../common/utils.ts";

export const GM = "gamemaster000000";
export const PLAYER = "player0000000000";

/** Every request that the fake server got, newest last. */
export const requests: ModifyRequest[] = [];

/** A server that accepts everything and keeps nothing: it says back what it is asked. */
export async function answer(
  _event: string,
  message: ModifyRequest,
  apply: (response: ModifyResponse) => void,
): Promise<void> {
  const { action, type, operation } = JSON.parse(JSON.stringify(message)) as ModifyRequest;
  requests.push({ action, type, operation });
  const { data = [], updates = [], ids = [], ...options } = operation;
  const created = data.map((source) => ({
    ...source,
    _id: operation.keepId && source._id ? source._id : randomID(),
  }));
  const result = action === "create" ? created : action === "update" ? updates : ids;
  await Promise.resolve();
  apply({ action, type, operation: options, userId: game.userId, result });
}

export interface WorldOptions {
  generation?: 13 | 14;
  documents?: Partial<Record<DocumentName, JsonObject[]>>;
  packs?: PackData[];
  /** Changes CONFIG before the documents are built. */
  setUp?: (config: Record<DocumentName, DocumentConfig>) => void;
  settings?: Record<string, unknown>;
}

/** Builds a world with a game master, who is this client's user, and a player. */
export async function startWorld({
  generation = 14,
  documents = {},
  packs = [],
  setUp,
  settings = {},
}: WorldOptions = {}): Promise<void> {
  const release = { generation, build: 1, version: `${generation}.1` };
  const values: Record<string, unknown> = {
    "core.combatTrackerConfig": { resource: "", skipDefeated: false },
    "core.compendiumConfiguration": {},
    ...settings,
  };
  const users = [
    { _id: GM, name: "Game master", role: 4 },
    { _id: PLAYER, name: "Player", role: 1 },
  ];
  const system = {
    version: "1.0.0",
    id: "test",
    initiative: "1d20",
    documentTypes: { Actor: { hero: {} }, Item: { gear: {} } },
    grid: { type: 1, distance: 1, units: "" },
    primaryTokenAttribute: null,
    secondaryTokenAttribute: null,
  };
  Object.assign(game, {
    userId: GM,
    release,
    system,
    modules: new Collection(),
    data: { system, documents, users, packs, activeUsers: [GM, PLAYER] },
    i18n: {
      lang: "en",
      localize: (key: string) => key,
      format: (key: string) => key,
      has: () => false,
    },
  });
  Object.assign(canvas, { ready: false, draw: async () => undefined });
  Object.assign(ui, { notifications: { warn: () => undefined } });
  requests.length = 0;
  configureDice(CONFIG);
  configure(CONFIG);
  setUp?.(CONFIG as unknown as Record<DocumentName, DocumentConfig>);
  fillRegistries();
  game.settings = {
    get: (scope: string, key: string) => values[`${scope}.${key}`],
    storage: new Map([["world", new WorldSettings([])]]),
  } as never;
  if (!("combat" in game)) announceDocuments();
  await buildDocuments();
}

/** A 16-character id that begins with a readable word. */
export function id(word: string): string {
  return word.padEnd(16, "0");
}
