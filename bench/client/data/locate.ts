import { getImplementation } from "../../common/abstract/registry.ts";
import type { ModifyResponse } from "../../common/protocol.ts";
import { fromUuidSync } from "../documents/uuid.ts";
import { game } from "../globals.ts";
import type { LiveCollection, LiveDocument, ModifiableClass } from "./types.ts";

/** Where the documents of an operation live on this client. */
export interface Place {
  cls: ModifiableClass;
  parent: LiveDocument | null;
  collection: LiveCollection;
  /** What parents call the collection, such as `items`. */
  collectionName: string;
}

/** @throws {Error} if the parent or the compendium is not there. */
export function locate(name: string, parent: LiveDocument | null, pack: string | null): Place {
  const cls = getImplementation(name) as unknown as ModifiableClass & { collectionName: string };
  const collection = collectionOf(name, parent, pack);
  if (!collection) throw new Error(`There is no collection of ${name} in ${pack ?? "the world"}`);
  return { cls, parent, collection, collectionName: cls.collectionName };
}

/** The place that an answer of the server speaks of; null if this client has not loaded it. */
export function locateResponse({ type, operation }: ModifyResponse): Place | null {
  const { parentUuid = null, pack = null } = operation;
  if (!parentUuid) return locate(type, null, pack);
  const parent = fromUuidSync(parentUuid, { strict: false }) as unknown as LiveDocument | null;
  // An unloaded compendium document is but an entry of an index, which has no documents in it.
  if (!parent || !("getEmbeddedCollection" in parent)) return null;
  return locate(type, parent, pack);
}

function collectionOf(
  name: string,
  parent: LiveDocument | null,
  pack: string | null,
): LiveCollection | undefined {
  if (parent) {
    // A token holds its delta alone, not in a collection.
    if (name === "ActorDelta") return single((parent as unknown as { delta: LiveDocument }).delta);
    return parent.getEmbeddedCollection(name);
  }
  if (pack) return game.packs.get(pack) as unknown as LiveCollection | undefined;
  return game.collections.get(name) as unknown as LiveCollection | undefined;
}

function single(document: LiveDocument): LiveCollection {
  const refuse = () => {
    throw new Error(`${document.uuid} comes and goes with its token`);
  };
  return {
    get: (id) => (id === document.id ? document : undefined),
    has: (id) => id === document.id,
    set: refuse,
    createDocument: refuse,
    delete: refuse,
    [Symbol.iterator]: () => [document][Symbol.iterator](),
  };
}
