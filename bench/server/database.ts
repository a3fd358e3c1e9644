import { access, constants, mkdir, rm } from "node:fs/promises";
import { ClassicLevel } from "classic-level";
import type { DocumentName, JsonObject, JsonValue } from "../common/protocol.ts";
import { BenchStartError, hasCode } from "./errors.ts";

/** One change to the truth. A `value` of null deletes. */
export interface Write {
  /** `world`, or the id of a compendium. */
  store: string;
  name: DocumentName;
  id: string;
  value: JsonObject | null;
}

/**
 * The truth: every primary document with all that it embeds, in memory and in one LevelDB.
 * Keys are `document/<store>/<DocumentName>/<id>` and `meta/<key>`, values JSON.
 * A write is on disk before memory shows it.
 */
export class Database {
  #level: ClassicLevel<string, string>;
  #documents = new Map<string, Map<string, JsonObject>>();
  #meta = new Map<string, JsonValue>();

  private constructor(level: ClassicLevel<string, string>) {
    this.#level = level;
  }

  /**
   * @param reset The world is not needed any more: one that is broken gives way to an empty one.
   * @throws {BenchStartError} if the folder cannot be written or is in use.
   */
  static async open(folder: string, { reset = false } = {}): Promise<Database> {
    try {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    } catch {
      throw new BenchStartError(
        `The world folder ${folder} cannot be written. Give it write permission or move it away.`,
      );
    }
    const level = new ClassicLevel<string, string>(folder);
    try {
      await level.open();
    } catch (error) {
      const locked = hasCode(error, "LEVEL_LOCKED");
      if (reset && !locked) {
        await rm(folder, { recursive: true });
        return Database.open(folder);
      }
      throw new BenchStartError(
        locked
          ? `The world in ${folder} is in use. Stop the bench that is already running.`
          : `The world in ${folder} cannot be opened. Start with --fresh to make a new one.`,
        { cause: error },
      );
    }
    const database = new Database(level);
    for await (const [key, value] of level.iterator()) database.#load(key, JSON.parse(value));
    return database;
  }

  get empty(): boolean {
    return this.#documents.size === 0 && this.#meta.size === 0;
  }

  /** Never change what this returns: clone it and write. */
  get(store: string, name: DocumentName, id: string): JsonObject | undefined {
    return this.#documents.get(`${store}/${name}`)?.get(id);
  }

  all(store: string, name: DocumentName): JsonObject[] {
    return [...(this.#documents.get(`${store}/${name}`)?.values() ?? [])];
  }

  meta(key: string): JsonValue | undefined {
    return this.#meta.get(key);
  }

  /** Keys and values whose key begins so. */
  metaOf(prefix: string): [string, JsonValue][] {
    return [...this.#meta].filter(([key]) => key.startsWith(prefix));
  }

  /** All or nothing. */
  async write(writes: Write[], meta: Record<string, JsonValue | null> = {}): Promise<void> {
    const entries: [string, JsonValue | null][] = [
      ...writes.map((w): [string, JsonValue | null] => [
        `document/${w.store}/${w.name}/${w.id}`,
        w.value,
      ]),
      ...Object.entries(meta).map(([key, value]): [string, JsonValue | null] => [
        `meta/${key}`,
        value,
      ]),
    ];
    const batch = this.#level.batch();
    for (const [key, value] of entries)
      if (value === null) batch.del(key);
      else batch.put(key, JSON.stringify(value));
    await batch.write({ sync: true });
    for (const [key, value] of entries) this.#load(key, value);
  }

  async clear(): Promise<void> {
    await this.#level.clear();
    this.#documents.clear();
    this.#meta.clear();
  }

  /** Forgets a compendium, so that it can be read anew. */
  async clearStore(store: string): Promise<void> {
    const prefix = `document/${store}/`;
    await this.#level.clear({ gte: prefix, lt: `${prefix}\uffff` });
    for (const key of this.#documents.keys())
      if (key.startsWith(`${store}/`)) this.#documents.delete(key);
  }

  async close(): Promise<void> {
    await this.#level.close();
  }

  #load(key: string, value: JsonValue | null): void {
    const [kind, store, name, id] = key.split("/");
    if (kind === "meta") {
      const metaKey = key.slice("meta/".length);
      if (value === null) this.#meta.delete(metaKey);
      else this.#meta.set(metaKey, value);
      return;
    }
    const collection = `${store}/${name}`;
    const documents = this.#documents.get(collection) ?? new Map<string, JsonObject>();
    this.#documents.set(collection, documents);
    if (value === null) documents.delete(id!);
    else documents.set(id!, value as JsonObject);
  }
}
