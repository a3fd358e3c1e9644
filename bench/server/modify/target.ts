import type { DocumentName, JsonObject } from "../../common/protocol.ts";
import { embeddedKey } from "../collections.ts";
import type { Database } from "../database.ts";
import { RequestError } from "../errors.ts";
import { build, type ServerDocument } from "./schema.ts";

/** Where embedded documents of an operation live, in a working copy of their primary document. */
export interface Target {
  name: DocumentName;
  id: string;
  /** The working copy, which a successful operation stores. */
  primary: JsonObject;
  /** The source that holds the arrays of embedded documents. */
  container: Container;
  /** The parent as permissions see it. */
  parent: ServerDocument;
}

export interface Container {
  name: DocumentName;
  source: JsonObject;
  /** The world actor whose documents show through the delta of an unlinked token. */
  base?: JsonObject;
}

interface Place {
  container: Container;
  document: ServerDocument;
}

/**
 * Finds the parent that a UUID names.
 * @throws {RequestError} if any document on the way is missing.
 */
export function resolveTarget(database: Database, store: string, parentUuid: string): Target {
  const parts = parentUuid.split(".");
  const path = parts[0] === "Compendium" ? parts.slice(3) : parts;
  const [name, id] = path as [DocumentName, string];
  const stored = database.get(store, name, id);
  if (!stored || path.length % 2 !== 0) throw new RequestError(`There is no ${parentUuid}`);
  const primary = structuredClone(stored);
  const pack = store === "world" ? null : store;
  let place: Place = {
    container: { name, source: primary },
    document: build(name, primary, { pack }),
  };
  for (let at = 2; at < path.length; at += 2) {
    const [stepName, stepId] = path.slice(at, at + 2) as [DocumentName, string];
    const next =
      place.container.name === "Token" && stepName === "Actor"
        ? enterToken(database, place.container.source)
        : enterChild(place, stepName, stepId);
    if (!next) throw new RequestError(`There is no ${parentUuid}`);
    place = next;
  }
  return { name, id, primary, container: place.container, parent: place.document };
}

function enterChild(place: Place, name: DocumentName, id: string): Place | undefined {
  const source = findChild(place.container, name, id);
  if (!source) return undefined;
  const document = build(name, source, { parent: place.document });
  return { container: { name, source }, document };
}

/** The actor of an unlinked token: the token's delta, with the world actor behind. */
export function enterToken(database: Database, token: JsonObject): Place | undefined {
  if (token.actorLink) return undefined;
  const base = database.get("world", "Actor", String(token.actorId));
  if (!base) return undefined;
  token.delta ??= {};
  const delta = token.delta as JsonObject;
  const ownership = delta.ownership ?? base.ownership;
  // Permissions look at the actor, not at the scene that its token stands on.
  const document = build("Actor", { ...base, ownership });
  return { container: { name: "ActorDelta", source: delta, base }, document };
}

/** The array that holds embedded documents of a kind. @throws {RequestError} if there is none. */
export function childrenOf({ name, source }: Container, child: DocumentName): JsonObject[] {
  const key = embeddedKey(name, child);
  if (!key) throw new RequestError(`A document of type ${name} holds none of type ${child}`);
  source[key] ??= [];
  return source[key] as JsonObject[];
}

/**
 * An embedded document's source, to be changed in place. One that shows through from the world
 * actor is first copied into the delta.
 */
export function findChild(
  container: Container,
  name: DocumentName,
  id: string,
): JsonObject | undefined {
  const children = childrenOf(container, name);
  const own = children.find((child) => child._id === id);
  if (own) return own._tombstone ? undefined : own;
  const inherited = baseChild(container, name, id);
  if (!inherited) return undefined;
  const copy = structuredClone(inherited);
  children.push(copy);
  return copy;
}

export function baseChild(
  { base }: Container,
  name: DocumentName,
  id: string,
): JsonObject | undefined {
  const key = embeddedKey("Actor", name);
  return base && key ? (base[key] as JsonObject[])?.find((child) => child._id === id) : undefined;
}

/** Ids of all embedded documents of a kind, those that show through included. */
export function childIds(container: Container, name: DocumentName): string[] {
  const own = childrenOf(container, name);
  const hidden = new Set(own.map((child) => child._id));
  const key = embeddedKey("Actor", name);
  const inherited = ((container.base && key && container.base[key]) ?? []) as JsonObject[];
  return [
    ...inherited.filter((child) => !hidden.has(child._id)),
    ...own.filter((child) => !child._tombstone),
  ].map((child) => String(child._id));
}

/** Takes an embedded document away; the delta remembers that one of the world actor's is gone. */
export function removeChild(container: Container, name: DocumentName, id: string): void {
  const children = childrenOf(container, name);
  const index = children.findIndex((child) => child._id === id);
  if (index >= 0) children.splice(index, 1);
  if (baseChild(container, name, id)) children.push({ _id: id, _tombstone: true });
}
