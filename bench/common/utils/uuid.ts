import { getCollection } from "../abstract/registry.ts";

export interface ResolvedUuid {
  uuid: string;
  /** The type and id of the document itself. */
  type: string | undefined;
  id: string;
  /** The root document, only if the document is embedded. */
  primaryType: string | undefined;
  primaryId: string | undefined;
  /** Where the root document lives. */
  collection: unknown;
  /** Type and id of each embedded step below the root. */
  embedded: string[];
  /** The type and id of the root document, or of the document itself. */
  documentType: string | undefined;
  documentId: string | undefined;
}

interface HasUuid {
  id: string | null;
  uuid: string;
  documentName: string;
  parent?: HasUuid | null;
}

/**
 * Take a UUID apart: `Actor.x`, `Actor.x.Item.y`, `Compendium.<package>.<pack>.Actor.x`, or a
 * relative one, `.Item.y` below `relative` and `.y` beside it.
 */
export function parseUuid(
  uuid: string,
  { relative }: { relative?: HasUuid | null } = {},
): ResolvedUuid {
  const full = uuid.startsWith(".") && relative ? resolve(uuid, relative) : uuid;
  let parts = full.split(".");
  let pack: string | null = null;
  if (parts[0] === "Compendium") {
    pack = parts.slice(1, 3).join(".");
    parts = parts.slice(3);
    // The old form has no document type.
    if (parts.length === 1) parts.unshift("");
  }
  const [documentType, documentId, ...embedded] = parts;
  const type = (embedded.length ? embedded.at(-2) : documentType) || undefined;
  return {
    uuid: full,
    type,
    id: (embedded.length ? embedded.at(-1) : documentId) ?? "",
    primaryType: embedded.length ? documentType : undefined,
    primaryId: embedded.length ? documentId : undefined,
    collection: getCollection(documentType ?? "", pack),
    embedded,
    documentType: documentType || undefined,
    documentId,
  };
}

function resolve(uuid: string, relative: HasUuid): string {
  const parts = uuid.slice(1).split(".");
  if (parts.length % 2 === 0) return `${relative.uuid}.${parts.join(".")}`;
  // An odd count begins with the id of a sibling of the relative document.
  const base = relative.parent ? `${relative.parent.uuid}.` : "";
  return `${base}${relative.documentName}.${parts.join(".")}`;
}

/** Make a UUID from its parts, or null if there is too little to go by. */
export function buildUuid({
  id,
  documentName,
  parent,
  pack,
}: {
  id?: string | null;
  documentName?: string;
  parent?: HasUuid | null;
  pack?: string | null;
} = {}): string | null {
  if (!id || !(documentName || parent || pack)) return null;
  // A parent that is not stored yet has no UUID to build on.
  if (parent) return documentName && parent.uuid ? `${parent.uuid}.${documentName}.${id}` : null;
  const own = documentName ? `${documentName}.${id}` : id;
  return pack ? `Compendium.${pack}.${own}` : own;
}
