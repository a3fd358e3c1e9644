import type { DocumentName, JsonObject, ModifyResponse, WorldData } from "../common/protocol.ts";
import type { Database } from "./database.ts";
import { SerialQueue } from "./latency.ts";
import type { Manifest, Package } from "./manifest.ts";
import type { ResolvedOptions } from "./options.ts";
import type { Sessions } from "./sessions.ts";

/** What the parts of the server share. */
export interface Context {
  options: ResolvedOptions;
  manifest: Manifest;
  /** Modules that are active in the world. */
  modules: Package[];
  database: Database;
  sessions: Sessions;
  release: WorldData["release"];
  title: string;
  /** Changes pass one at a time. */
  queue: SerialQueue;
  /** Ids of the users who have a client connected. */
  activeUsers(): string[];
}

export function createContext(parts: Omit<Context, "queue" | "activeUsers">): Context {
  return { ...parts, queue: new SerialQueue(), activeUsers: () => [] };
}

/** What a change did: the answer to the asker, and what follows from it for everyone. */
export interface Outcome {
  response: ModifyResponse;
  /** Changes that came along, such as documents leaving a deleted folder; told first. */
  consequences: ModifyResponse[];
  /** Sources before the change, by id, to tell who could see them. */
  before: Map<string, JsonObject>;
  /** Sources after the change, by id. */
  after: Map<string, JsonObject>;
  name: DocumentName;
}
