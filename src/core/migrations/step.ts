/** What steps bring up to date. Actors bring their items; tokens' own actors are actors too. */
export type Kind = "Actor" | "Item" | "ChatMessage";

/** The stored data of a document. Read it with care: it may be of any age. */
export interface Source {
  readonly type?: unknown;
  readonly system?: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/** New values by dotted path, such as `system.sisu.max`; {@link REMOVED} takes a key away. */
export type Changes = Readonly<Record<string, unknown>>;

/** The value that takes a key away. */
export const REMOVED: unique symbol = Symbol("removed");

/** Pure: what a document needs, or `null` if it has it. Must say `null` to what it has made. */
export type Update = (source: Source) => Changes | null;

/**
 * One step from an older world to a newer one. Numbers are one sequence for all rule books, and
 * never used twice: the world remembers the last one that is done.
 *
 * - Each step may be interrupted and begin again, so what is done already gets `null`.
 * - Sources have been through `migrateData` of their models: keys move there, values change here.
 *   What a step returns is stored even where it equals what the model has read.
 * - The actor of an unlinked token comes with what it has of its own alone, so any field may be
 *   missing; its type is there.
 */
export interface MigrationStep {
  readonly number: number;
  /** For the console, in English. */
  readonly description: string;
  readonly updateActor?: Update;
  /** Items of the world, and of actors. */
  readonly updateItem?: Update;
  readonly updateMessage?: Update;
}

export function updaterOf(step: MigrationStep, kind: Kind): Update | undefined {
  if (kind === "Actor") return step.updateActor;
  return kind === "Item" ? step.updateItem : step.updateMessage;
}

/** Whether a step has anything to do with documents. */
export function changesDocuments({ updateActor, updateItem, updateMessage }: MigrationStep) {
  return Boolean(updateActor ?? updateItem ?? updateMessage);
}
