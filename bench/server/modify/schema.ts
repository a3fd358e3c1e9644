import { getBaseDocument } from "../../common/abstract/registry.ts";
import type { DocumentName, JsonObject } from "../../common/protocol.ts";
import type { Database } from "../database.ts";
import { RequestError } from "../errors.ts";

/** A document in the hands of the server: core schema and permissions, no system code. */
export interface ServerDocument {
  id: string | null;
  parent: ServerDocument | null;
  canUserModify(user: ServerUser, action: "create" | "update" | "delete", data?: object): boolean;
  updateSource(changes: object, options?: object): object;
  toObject(): object;
}

export interface ServerUser extends ServerDocument {
  isGM: boolean;
  can(permission: string): boolean;
}

interface BuildContext {
  parent?: ServerDocument | null;
  pack?: string | null;
  /** Throw for invalid data, instead of falling back to initial values. */
  strict?: boolean;
}

/** Makes the base document of a source, whose data is cleaned on the way. */
export function build(
  name: DocumentName,
  source: JsonObject,
  { parent = null, pack = null, strict = false }: BuildContext = {},
): ServerDocument {
  const Base = getBaseDocument(name) as unknown as new (
    source: object,
    context: object,
  ) => ServerDocument;
  const options = strict ? { strict: true } : { strict: false, fallback: true };
  return new Base(structuredClone(source), { parent, pack, ...options });
}

/** The cleaned source of a document. */
export function sourceOf(document: ServerDocument): JsonObject {
  return JSON.parse(JSON.stringify(document.toObject())) as JsonObject;
}

/** @throws {RequestError} if there is no such user. */
export function loadUser(database: Database, userId: string): ServerUser {
  const source = database.get("world", "User", userId);
  if (!source) throw new RequestError(`There is no user with the id ${userId}`);
  return build("User", source) as ServerUser;
}
