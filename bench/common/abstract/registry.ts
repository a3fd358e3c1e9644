import type { Document } from "./document.ts";

/** A document class with its statics; documents are built from data and a context. */
export type DocumentClass = typeof Document;

const bases = new Map<string, DocumentClass>();
let implementations: (name: string) => DocumentClass | undefined = () => undefined;
let collections: (documentName: string, pack: string | null) => unknown = () => undefined;
let lookup: (documentName: string, id: string) => Document | undefined = () => undefined;

/** Make a base document known by its name. */
export function registerBaseDocument(cls: DocumentClass): void {
  bases.set(cls.documentName, cls);
}

/** The base class of a document name. @throws if there is none. */
export function getBaseDocument(name: string): DocumentClass {
  const cls = bases.get(name);
  if (!cls) throw new Error(`The bench has no document named ${name}`);
  return cls;
}

/** Tell which class stands for a document name; the client reads `CONFIG[name].documentClass`. */
export function setImplementations(provider: typeof implementations): void {
  implementations = provider;
}

/** The class that stands for a document name: the configured one, or the base class. */
export function getImplementation(name: string): DocumentClass {
  return implementations(name) ?? getBaseDocument(name);
}

/** Tell where documents live: a world collection by document name, or a pack by its id. */
export function setCollections(provider: typeof collections): void {
  collections = provider;
}
export function getCollection(documentName: string, pack: string | null): unknown {
  return collections(documentName, pack);
}

/** Tell how to find a world document, which foreign keys and permission rules need. */
export function setDocumentLookup(provider: typeof lookup): void {
  lookup = provider;
}
export function lookupDocument(documentName: string, id: string | null): Document | undefined {
  return id ? lookup(documentName, id) : undefined;
}

/** What shared code knows of the running world; the client and the server fill it at the start. */
export interface WorldContext {
  /** The sub-types that the manifest declares for a document name. */
  documentTypes(documentName: string): string[];
  /** The id of this client's user, the default author of messages and macros. */
  userId(): string | null;
  /** May flags be kept under this scope? */
  flagScope(scope: string): boolean;
  /** Paths of token bars, relative to `system`, and the grid of new scenes, from the manifest. */
  primaryTokenAttribute: string | null;
  secondaryTokenAttribute: string | null;
  grid: { type: number; distance: number; units: string };
  /** For each permission the roles that hold it, if the world changed the defaults. */
  permissions: Record<string, number[]> | null;
  /** The level of ownership that a role has over the documents of a compendium. */
  packLevel(pack: string, role: number): number;
}

export const world: WorldContext = {
  documentTypes: () => [],
  userId: () => null,
  flagScope: () => true,
  primaryTokenAttribute: null,
  secondaryTokenAttribute: null,
  grid: { type: 1, distance: 1, units: "" },
  permissions: null,
  // Players observe compendia, assistants and game masters own them.
  packLevel: (_pack, role) => (role >= 3 ? 3 : role >= 1 ? 2 : 0),
};

/** Fill in what is known of the world. */
export function setWorld(known: Partial<WorldContext>): void {
  Object.assign(world, known);
}
