import type { DocumentName } from "../common/protocol.ts";

/** Where primary documents live: the name of their collection in seeds and compiled compendia. */
export const primaryCollections = {
  actors: "Actor",
  adventures: "Adventure",
  combats: "Combat",
  folders: "Folder",
  items: "Item",
  journal: "JournalEntry",
  macros: "Macro",
  messages: "ChatMessage",
  scenes: "Scene",
  settings: "Setting",
  users: "User",
} as const satisfies Record<string, DocumentName>;

export const primaryNames: DocumentName[] = Object.values(primaryCollections);

/** Compendia hold these, and folders. */
export const compendiumNames: DocumentName[] = [
  "Actor",
  "Adventure",
  "Item",
  "JournalEntry",
  "Macro",
  "Scene",
];

export function primaryName(collection: string): DocumentName | undefined {
  return Object.hasOwn(primaryCollections, collection)
    ? primaryCollections[collection as keyof typeof primaryCollections]
    : undefined;
}

/** Documents that other documents embed, by the name of the array that holds them. */
const embedded: Partial<Record<DocumentName, Partial<Record<DocumentName, string>>>> = {
  Actor: { Item: "items", ActiveEffect: "effects" },
  ActorDelta: { Item: "items", ActiveEffect: "effects" },
  Combat: { Combatant: "combatants" },
  Item: { ActiveEffect: "effects" },
  JournalEntry: { JournalEntryPage: "pages" },
  Scene: { Token: "tokens", Region: "regions" },
};

/** The arrays of embedded documents in the source of a document. */
export function embeddedCollections(name: DocumentName): [child: DocumentName, key: string][] {
  return Object.entries(embedded[name] ?? {}) as [DocumentName, string][];
}

export function embeddedKey(parent: DocumentName, child: DocumentName): string | undefined {
  return embedded[parent]?.[child];
}
