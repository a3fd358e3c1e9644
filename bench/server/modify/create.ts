import type { DocumentName, JsonObject, Operation } from "../../common/protocol.ts";
import type { Context } from "../context.ts";
import type { Write } from "../database.ts";
import { PermissionError, RequestError } from "../errors.ts";
import { checkType, cleanData } from "./clean.ts";
import { giveEmbeddedIds, isId, randomId } from "./ids.ts";
import { build, type ServerUser, sourceOf } from "./schema.ts";
import { stampCreation } from "./stats.ts";
import { baseChild, childrenOf, type Target } from "./target.ts";

export interface Change {
  writes: Write[];
  /** What the clients learn: sources, changes, or ids. */
  result: (JsonObject | string)[];
}

export interface Request {
  context: Context;
  user: ServerUser;
  name: DocumentName;
  operation: Operation;
  /** `world`, or the id of a compendium. */
  store: string;
  /** Where embedded documents live; null for primary ones. */
  target: Target | null;
}

/** Adds documents. @throws {PermissionError | RequestError} and then adds none. */
export function create(request: Request): Change {
  const sources = (request.operation.data ?? []).map((data) => createOne(request, data));
  const { store, target, name } = request;
  if (target) {
    const children = childrenOf(target.container, name);
    for (const source of sources) {
      // A document that was deleted from the delta may come back under its old id.
      const grave = children.findIndex((child) => child._id === source._id && child._tombstone);
      if (grave >= 0) children.splice(grave, 1);
      children.push(source);
    }
    return {
      writes: [{ store, name: target.name, id: target.id, value: target.primary }],
      result: structuredClone(sources),
    };
  }
  return {
    writes: sources.map((value) => ({ store, name, id: String(value._id), value })),
    result: sources,
  };
}

function createOne(request: Request, data: JsonObject): JsonObject {
  const { context, user, name, operation, store, target } = request;
  const source = structuredClone(data);
  if (!operation.keepId || !isId(source._id)) source._id = randomId();
  if (exists(request, String(source._id)))
    throw new RequestError(`There is already a document ${name} with the id ${source._id}`);
  giveEmbeddedIds(name, source, operation.keepEmbeddedIds !== false);
  checkType(context.manifest, name, source);
  // Only the server decides who wrote a message, unless a game master speaks for someone else.
  if (name === "ChatMessage" || name === "Macro") {
    source.author ??= user.id;
    if (source.author !== user.id && !user.isGM)
      throw new PermissionError(`You may not create a ${name} in another user's name`);
  }
  cleanData(context.manifest, name, source.type, source);
  const pack = store === "world" ? null : store;
  const document = build(name, source, { parent: target?.parent ?? null, pack, strict: true });
  if (!pack && !document.canUserModify(user, "create", source))
    throw new PermissionError(`${nameOf(user)} may not create a document of type ${name}`);
  const clean = sourceOf(document);
  // Embedded documents belong to whom their parent belongs; regions to whoever makes them.
  const ownable = target ? name === "Region" : name !== "ChatMessage";
  if (ownable && !pack && clean.ownership)
    clean.ownership = { ...(clean.ownership as JsonObject), [String(user.id)]: 3 };
  stampCreation(context, clean, String(user.id));
  return clean;
}

function exists({ context, name, store, target }: Request, id: string): boolean {
  if (!target) return context.database.get(store, name, id) !== undefined;
  const own = childrenOf(target.container, name).find((child) => child._id === id);
  return own ? !own._tombstone : baseChild(target.container, name, id) !== undefined;
}

export function nameOf(user: ServerUser): string {
  return String((user as unknown as { name: unknown }).name);
}
