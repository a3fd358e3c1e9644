import { inOrder, offeredTypes, played } from "./rules/books.ts";
import { Setting } from "./settings/setting.ts";

/** What core knows of a rule book once it is registered. */
export interface KnownBook {
  readonly id: string;
  readonly models: {
    readonly Actor?: Readonly<Record<string, unknown>>;
    readonly Item?: Readonly<Record<string, unknown>>;
  };
}

const known: KnownBook[] = [];

const CHOSEN = new Setting<readonly string[]>("core.books", () => {
  const { ArrayField, StringField } = foundry.data.fields;
  return {
    scope: "world",
    type: new ArrayField(new StringField({ required: true, blank: false })),
    // None: as long as nobody has chosen, a world plays all, and whatever is added later too.
    default: [],
  };
});

/** Makes the rule books known, and registers which of them this world plays. */
export function registerBooks(books: readonly KnownBook[]): void {
  known.push(...books);
  CHOSEN.register();
}

/** Ids of all rule books, in the order in which they are shown. */
export function bookIds(): string[] {
  return known.map(({ id }) => id);
}

/** Ids of the rule books that this world plays; all, until somebody chooses. */
export function chosenBooks(): string[] {
  return played(CHOSEN.get(), bookIds());
}

/** Whether anybody has chosen the rule books of this world. */
export function areBooksChosen(): boolean {
  return CHOSEN.get().length > 0;
}

/**
 * Chooses the rule books of this world.
 * @returns Whether it was done: a world plays at least one book.
 */
export async function chooseBooks(ids: readonly string[]): Promise<boolean> {
  const chosen = inOrder(ids, bookIds());
  if (chosen.length > 0) await CHOSEN.set(chosen);
  return chosen.length > 0;
}

/** Calls back whenever the choice has changed, at whichever client. */
export function onBooksChosen(listener: () => void): void {
  CHOSEN.follow(listener);
}

/** The rule book that a sub-type of actors or items belongs to. */
export function bookOfType(kind: "Actor" | "Item", type: string): string | undefined {
  return known.find(({ models }) => type in (models[kind] ?? {}))?.id;
}

/**
 * The sub-types that a creation dialog offers: those of the books that this world plays; inside an
 * actor, those of the actor's own book.
 */
export function typesToOffer(kind: "Actor" | "Item", parentType?: string): string[] {
  const types = known.map(({ id, models }) => ({ id, types: Object.keys(models[kind] ?? {}) }));
  const own = parentType === undefined ? undefined : bookOfType("Actor", parentType);
  return offeredTypes(types, own ? [own] : chosenBooks());
}
