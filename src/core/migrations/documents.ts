import type { Entry, EntryUpdate, Shelf } from "./run-step.ts";
import type { Kind, Source } from "./step.ts";
import { updateData } from "./update-data.ts";

/** What we need of a document. */
export interface Stored {
  readonly id: string | null;
  readonly name?: string | null;
  toObject(): object;
}

export interface StoredActor extends Stored {
  readonly type: string;
  readonly items: Held<Stored>;
  update(data: object, operation: object): Promise<unknown>;
  updateEmbeddedDocuments(name: "Item", updates: object[], operation: object): Promise<unknown>;
}

/** Documents, and those whose stored data are no longer valid: Foundry hides these. */
export interface Held<D extends Stored> extends Iterable<D> {
  readonly invalidDocumentIds: ReadonlySet<string>;
  getInvalid(id: string, options: { strict: false }): D | undefined;
}

/**
 * A step's values are stored even if the document in memory has them already: its model may have
 * read them out of data of an older shape.
 */
export const OPERATION = { diff: false } as const;

/** A document's place in words, from the outside in. */
export const labelOf = (...names: (string | null | undefined)[]): string =>
  names.filter((name) => name).join(" › ");

/** All documents of a collection as entries, the invalid ones too. */
export function entriesOf<D extends Stored>(
  held: Held<D>,
  label: (document: D) => string,
): { readonly document: D | null; readonly entry: Entry }[] {
  const valid = [...held].map((document) => ({
    document,
    entry: entryOf(document, label(document)),
  }));
  const invalid = [...held.invalidDocumentIds].map((id) => {
    const document = invalidOne(held, id);
    if (document) return { document, entry: entryOf(document, label(document) || id) };
    return { document, entry: { id, label: id, source: unreadable } };
  });
  return [...valid, ...invalid];
}

function entryOf(document: Stored, label: string): Entry {
  return { id: document.id ?? "", label, source: () => document.toObject() as Source };
}

function invalidOne<D extends Stored>(held: Held<D>, id: string): D | null {
  try {
    return held.getInvalid(id, { strict: false }) ?? null;
  } catch {
    return null;
  }
}

function unreadable(): never {
  throw new Error("The stored data cannot be read at all");
}

/** Documents that are changed by a request to their class, in the world or in a compendium. */
export function shelfOf(kind: Kind, entries: readonly Entry[], pack: string | null = null): Shelf {
  const { implementation } = { Actor, Item, ChatMessage }[kind] as unknown as {
    readonly implementation: {
      updateDocuments(updates: object[], operation: object): Promise<unknown>;
    };
  };
  const operation = pack ? { ...OPERATION, pack } : OPERATION;
  const write = (updates: readonly EntryUpdate[]) =>
    implementation.updateDocuments(updates.map(updateData), operation);
  return { kind, entries, write };
}

/** An actor's items. */
export function itemShelf(actor: StoredActor, entries: readonly Entry[]): Shelf {
  const write = (updates: readonly EntryUpdate[]) =>
    actor.updateEmbeddedDocuments("Item", updates.map(updateData), OPERATION);
  return { kind: "Item", entries, write };
}

/** Actors, and then the items of each. */
export function actorShelves(
  actors: Held<StoredActor>,
  where: string | null = null,
  pack: string | null = null,
): Shelf[] {
  const all = entriesOf(actors, ({ name }) => labelOf(where, name));
  const items = all.flatMap(({ document, entry: { label } }) => {
    if (!document) return [];
    const entries = entriesOf(document.items, ({ name }) => labelOf(label, name));
    return [
      itemShelf(
        document,
        entries.map(({ entry }) => entry),
      ),
    ];
  });
  return [
    shelfOf(
      "Actor",
      all.map(({ entry }) => entry),
      pack,
    ),
    ...items,
  ];
}
