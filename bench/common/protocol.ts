/** Plain data as JSON carries it. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue | undefined;
}

/** Primary and embedded documents that the bench stores. */
export type DocumentName =
  | "Actor"
  | "ActorDelta"
  | "Adventure"
  | "ActiveEffect"
  | "ChatMessage"
  | "Combat"
  | "Combatant"
  | "Folder"
  | "Item"
  | "JournalEntry"
  | "JournalEntryPage"
  | "Macro"
  | "Region"
  | "Scene"
  | "Setting"
  | "Token"
  | "User";

export type ModifyAction = "create" | "update" | "delete";

/** The options that travel with a change; systems may add their own keys, which reach every client. */
export interface Operation {
  /** Source data of new documents. */
  data?: JsonObject[];
  /** Partial source data, each with `_id`. */
  updates?: JsonObject[];
  /** Ids of documents to delete. */
  ids?: string[];
  deleteAll?: boolean;
  /** UUID of the parent document of embedded documents. */
  parentUuid?: string | null;
  /** Collection id of a compendium, such as `quartet.noppa-items`. */
  pack?: string | null;
  keepId?: boolean;
  keepEmbeddedIds?: boolean;
  diff?: boolean;
  recursive?: boolean;
  render?: boolean;
  /** When the server made the change, in milliseconds since 1970. */
  modifiedTime?: number;
  [key: string]: unknown;
}

/** Client to server, event `modifyDocument`, answered by an acknowledgement. */
export interface ModifyRequest {
  action: ModifyAction;
  type: DocumentName;
  operation: Operation;
}

/**
 * Server to all clients that may see the documents: to the asker as the acknowledgement,
 * to the others as the event `modifyDocument`.
 */
export interface ModifyResponse {
  action: ModifyAction;
  type: DocumentName;
  operation: Operation;
  userId: string;
  /** Created source data, the changes of updates (with `_id`), or the ids of deleted documents. */
  result: (JsonObject | string)[];
  error?: { name: string; message: string };
}

/** Client to server, event `getDocuments`: whole documents of a compendium. */
export interface GetRequest {
  type: DocumentName;
  pack: string;
  ids?: string[];
}

/** A compendium as the client learns of it when it joins. */
export interface PackData {
  /** `<package>.<name>` */
  id: string;
  metadata: JsonObject;
  /** One entry a document: `_id`, `uuid`, `name`, `img`, `type`, `folder`, `sort`, and asked-for index fields. */
  index: JsonObject[];
  folders: JsonObject[];
}

/** What a client receives once when it joins, the answer to the event `world`. */
export interface WorldData {
  userId: string;
  release: { generation: 13 | 14; build: number; version: string };
  world: JsonObject;
  /** The manifest of the system, as it stands in its system.json. */
  system: JsonObject;
  /** The manifests of the active modules. */
  modules: JsonObject[];
  users: JsonObject[];
  activeUsers: string[];
  documents: Partial<Record<DocumentName, JsonObject[]>>;
  packs: PackData[];
  options: { language: string };
}

/** Events besides document changes. */
export interface UserActivity {
  userId: string;
  active: boolean;
}
export interface SystemEvent {
  name: string;
  args: unknown[];
  senderId: string;
}
export interface QueryRequest {
  id: string;
  targetId: string;
  name: string;
  data: unknown;
  timeout: number;
}
export interface QueryResponse {
  id: string;
  value?: unknown;
  error?: string;
}
