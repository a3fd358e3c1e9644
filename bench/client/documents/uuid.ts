import type { Document } from "../../common/abstract/document.ts";
import { parseUuid, type ResolvedUuid } from "../../common/utils/uuid.ts";
import { game } from "../globals.ts";
import type { CompendiumCollection, IndexEntry } from "./collections/compendium-collection.ts";

export interface UuidOptions {
  /** Where a UUID that begins with a full stop starts from. */
  relative?: Document | null;
  /** false: a UUID that only a load from a compendium could resolve gives null instead of an error. */
  strict?: boolean;
}

function parse(uuid: string, relative?: Document | null): ResolvedUuid | null {
  if (uuid.startsWith(".") && !relative) return null;
  const parsed = parseUuid(uuid, { relative });
  return parsed.documentId ? parsed : null;
}

/** The compendium that a UUID lies in, as the short form without a document name leads to it too. */
function packOf(uuid: string): CompendiumCollection | null {
  const [word, scope, name] = uuid.split(".");
  return word === "Compendium" ? (game.packs.get(`${scope}.${name}`) ?? null) : null;
}

/** Steps into a document along embedded names and ids. */
function descend(document: Document | null | undefined, embedded: string[]): Document | null {
  let found = document ?? null;
  for (let at = 0; found && at < embedded.length; at += 2) {
    const name = embedded[at] as string;
    // The actor of an unlinked token is found under its token, though it is no embedded document.
    found = (found.getEmbeddedCollection(name)?.get(embedded[at + 1] ?? "") as Document) ?? null;
  }
  return found;
}

/**
 * The document with a UUID, if it is at hand: a world document, one embedded in a world document,
 * an already loaded compendium document, else the index entry of a compendium document.
 * @throws Error if a strict look-up would need to load a compendium document for an embedded one.
 */
export function fromUuidSync(
  uuid: string | null | undefined,
  { relative, strict = true }: UuidOptions = {},
): Document | IndexEntry | null {
  if (!uuid) return null;
  const parsed = parse(uuid, relative);
  if (!parsed) return null;
  const id = parsed.documentId ?? "";
  const pack = packOf(parsed.uuid);
  if (!pack) {
    const collection = parsed.collection as Map<string, Document> | null | undefined;
    return descend(collection?.get(id), parsed.embedded);
  }
  const loaded = pack.get(id);
  if (loaded) return descend(loaded, parsed.embedded);
  if (parsed.embedded.length === 0) return pack.index.get(id) ?? null;
  if (strict) throw new Error(`${uuid} must be loaded from its compendium first: use fromUuid.`);
  return null;
}

/** The document with a UUID, loaded from its compendium if need be; null if there is none. */
export async function fromUuid(
  uuid: string | null | undefined,
  { relative }: UuidOptions = {},
): Promise<Document | null> {
  const parsed = uuid ? parse(uuid, relative) : null;
  if (!parsed) return null;
  const pack = packOf(parsed.uuid);
  if (!pack) return fromUuidSync(parsed.uuid) as Document | null;
  return descend(await pack.getDocument(parsed.documentId ?? ""), parsed.embedded);
}
