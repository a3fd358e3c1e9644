import type { DatabaseBackend } from "../../common/abstract/backend.ts";
import type { Document } from "../../common/abstract/document.ts";
import { runPreCreate, runPreDelete, runPreUpdate } from "../../common/abstract/lifecycle.ts";
import { serializeOperators } from "../../common/data/operators.ts";
import type {
  DocumentName,
  JsonObject,
  ModifyAction,
  ModifyRequest,
  ModifyResponse,
  Operation,
} from "../../common/protocol.ts";
import { expandObject } from "../../common/utils/paths.ts";
import { game } from "../globals.ts";
import { Hooks } from "../helpers/hooks.ts";
import { request } from "../helpers/sockets.ts";
import { BenchDeprecated } from "../strict.ts";
import { applyResponse } from "./apply.ts";
import { locate } from "./locate.ts";
import type { LiveDocument, ModifiableClass, OperationInput } from "./types.ts";

type NamedClass = { documentName: string };
type Documents = Promise<never[]>;

/**
 * How documents change. The asker prepares a change (cleans it, runs `_pre…` and the `pre…`
 * hooks, leaves out what changes nothing) and sends it; the server decides; then every client
 * applies what the server says.
 */
export class ClientBackend implements DatabaseBackend {
  /**
   * @returns the created documents, without those that `_preCreate` or a hook refused.
   * @throws {Error} for invalid data and for what the server refuses.
   */
  async create(cls: NamedClass, input: object): Documents {
    const {
      data = [],
      parent = null,
      pack = parent?.pack ?? null,
      ...rest
    } = input as OperationInput & Operation;
    if (rest.temporary)
      throw new BenchDeprecated("creating temporary documents", "new Document(data)");
    const place = locate(cls.documentName, parent, pack);
    const options: Operation = { render: true, ...rest, pack };
    const documents: LiveDocument[] = [];
    for (const entry of data) {
      const source = sourceOf(entry);
      if (!options.keepId) delete source._id;
      const document = new place.cls(structuredClone(source), { parent, pack });
      const allowed =
        (await runPreCreate(document as never, source, options, game.user)) &&
        this.#hook("preCreate", document, options, source);
      if (allowed) documents.push(document);
    }
    if (documents.length === 0) return [];
    if ((await place.cls._preCreateOperation(documents, options, game.user)) === false) return [];
    const sources = documents.map((document) => document.toObject());
    return this.#send("create", cls, { ...options, data: sources }, parent);
  }

  /**
   * @returns the updated documents, without those that stay as they are.
   * @throws {Error} for unknown ids, invalid data, and for what the server refuses.
   */
  async update(cls: NamedClass, input: object): Documents {
    const {
      updates = [],
      parent = null,
      pack = parent?.pack ?? null,
      ...rest
    } = input as OperationInput & Operation;
    const { collection, cls: implementation } = locate(cls.documentName, parent, pack);
    const options: Operation = { render: true, diff: true, recursive: true, ...rest, pack };
    const documents: LiveDocument[] = [];
    const changes: JsonObject[] = [];
    for (const update of updates) {
      const id = String(update._id);
      const document = collection.get(id, { invalid: true });
      if (!document) throw new Error(`There is no ${cls.documentName} with the id ${id}`);
      const change = this.#differences(document, update, options);
      if (!change) continue;
      const allowed =
        (await runPreUpdate(document as never, change, options, game.user)) &&
        this.#hook("preUpdate", document, options, change);
      if (!allowed) continue;
      documents.push(document);
      changes.push({ ...change, _id: id });
    }
    if (documents.length === 0) return [];
    const proceed = await implementation._preUpdateOperation(documents, options, game.user);
    if (proceed === false) return [];
    const serialized = changes.map((change) => serializeOperators(change));
    return this.#send("update", cls, { ...options, updates: serialized }, parent);
  }

  /**
   * @returns the deleted documents, without those that `_preDelete` or a hook kept.
   * @throws {Error} for unknown ids and for what the server refuses.
   */
  async delete(cls: NamedClass, input: object): Documents {
    const {
      ids = [],
      deleteAll,
      parent = null,
      pack = parent?.pack ?? null,
      ...rest
    } = input as OperationInput & Operation;
    const { collection, cls: implementation } = locate(cls.documentName, parent, pack);
    const options: Operation = { render: true, ...rest, pack };
    const wanted = deleteAll ? [...collection].map(({ id }) => id!) : ids;
    const documents: LiveDocument[] = [];
    for (const id of wanted) {
      const document = collection.get(id);
      if (!document) throw new Error(`There is no ${cls.documentName} with the id ${id}`);
      const allowed =
        (await runPreDelete(document as never, options, game.user)) &&
        this.#hook("preDelete", document, options);
      if (allowed) documents.push(document);
    }
    if (documents.length === 0 && !deleteAll) return [];
    const proceed = await implementation._preDeleteOperation(documents, options, game.user);
    if (proceed === false) return [];
    const remaining = documents.map(({ id }) => id!);
    // All means those too that this client does not see, unless something was kept.
    const all = deleteAll && remaining.length === wanted.length;
    const which = all ? { deleteAll } : { ids: remaining };
    return this.#send("delete", cls, { ...options, ...which }, parent);
  }

  /** A document at hand: of the world, or a loaded one or the index entry of a compendium. */
  get({ documentName }: NamedClass, id: string, { pack = null }: { pack?: string | null }) {
    const { collection } = locate(documentName, null, pack);
    const found = collection.get(id) ?? (pack ? game.packs.get(pack)?.index.get(id) : undefined);
    return (found ?? null) as Document | null;
  }

  /** Source data of compendium documents; of all if no ids are given. */
  async getDocuments(type: DocumentName, pack: string, ids?: string[]): Promise<JsonObject[]> {
    const answer = await request<{ result: JsonObject[]; error?: never }>("getDocuments", {
      type,
      pack,
      ids,
    });
    return answer.result;
  }

  /** What an update would change, or null; with `diff: false` all that it says, cleaned. */
  #differences(document: LiveDocument, update: JsonObject, options: Operation): JsonObject | null {
    const { _id, ...fields } = expandObject(update) as JsonObject;
    const { diff, recursive } = options;
    const difference = document.updateSource(fields, { dryRun: true, recursive });
    if (diff === false && recursive !== false) {
      const { cleanData } = document.constructor as unknown as ModifiableClass;
      const clean = { partial: true, source: document._source };
      return cleanData.call(document.constructor, fields, clean);
    }
    return diff === false || Object.keys(difference).length > 0 ? difference : null;
  }

  /** Hooks are called, never awaited; only `false` itself refuses. */
  #hook(event: string, document: LiveDocument, options: Operation, ...data: object[]): boolean {
    if (options.noHook) return true;
    return Hooks.call(`${event}${document.documentName}`, document, ...data, options, game.userId);
  }

  async #send(
    action: ModifyAction,
    { documentName }: NamedClass,
    operation: Operation,
    parent: LiveDocument | null,
  ): Documents {
    const parentUuid = parent?.uuid ?? null;
    const type = documentName as DocumentName;
    const message: ModifyRequest = { action, type, operation: { ...operation, parentUuid } };
    let documents: LiveDocument[] = [];
    await request<ModifyResponse>("modifyDocument", message, (response) => {
      documents = applyResponse(response);
    });
    // Callers know which class they asked for; here all documents are alike.
    return documents as never[];
  }
}

function sourceOf(entry: JsonObject | LiveDocument): JsonObject {
  const { toObject } = entry as LiveDocument;
  if (typeof toObject === "function") return toObject.call(entry);
  return expandObject(structuredClone(entry as JsonObject)) as JsonObject;
}

export const backend = new ClientBackend();
