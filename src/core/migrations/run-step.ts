import { type Changes, type Kind, type MigrationStep, type Source, updaterOf } from "./step.ts";

/** A document that may need a change. */
export interface Entry {
  readonly id: string;
  /** What people call it, and where it is. */
  readonly label: string;
  source(): Source;
}

/** What a document gets. */
export interface EntryUpdate {
  readonly id: string;
  readonly changes: Changes;
}

/** Documents that one request can change together. */
export interface Shelf {
  readonly kind: Kind;
  readonly entries: readonly Entry[];
  write(updates: readonly EntryUpdate[]): Promise<unknown>;
}

/** Where documents are: the world's actors, a scene, a compendium. */
export interface Place {
  readonly label: string;
  /** About how many documents it holds, before it is opened. */
  readonly size: number;
  open(): Promise<readonly Shelf[]>;
}

export interface Failure {
  readonly label: string;
  readonly error: unknown;
}

export interface Watch {
  /** Whether the work is still ours; asked before each request. */
  goesOn(): boolean;
  /** @param done Between 0 and 1. */
  onProgress(done: number): void;
}

/** Thrown when the work has become somebody else's. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
}

/** How many documents one request changes. */
const BATCH = 50;

/**
 * Brings all documents through one step. What goes wrong with one keeps none of the others.
 * @returns What went wrong.
 * @throws {Interrupted} when the work is not ours any more.
 */
export async function runStep(
  step: MigrationStep,
  places: readonly Place[],
  watch: Watch,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  let expected = places.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  for (const place of places) {
    const shelves = await opened(place, failures);
    const size = shelves.reduce((sum, { entries }) => sum + entries.length, 0);
    expected += size - place.size;
    for (const shelf of shelves)
      for (const batch of batchesOf(shelf.entries)) {
        if (!watch.goesOn()) throw new Interrupted();
        await runBatch(step, shelf, batch, failures);
        done += batch.length;
        watch.onProgress(done / expected);
      }
  }
  return failures;
}

async function opened(place: Place, failures: Failure[]): Promise<readonly Shelf[]> {
  try {
    return await place.open();
  } catch (error) {
    failures.push({ label: place.label, error });
    return [];
  }
}

function batchesOf(entries: readonly Entry[]): Entry[][] {
  const count = Math.ceil(entries.length / BATCH);
  return Array.from({ length: count }, (_, at) => entries.slice(at * BATCH, (at + 1) * BATCH));
}

async function runBatch(
  step: MigrationStep,
  shelf: Shelf,
  batch: readonly Entry[],
  failures: Failure[],
): Promise<void> {
  const update = updaterOf(step, shelf.kind);
  const updates = new Map<Entry, EntryUpdate>();
  for (const entry of batch)
    try {
      const changes = update?.(entry.source());
      if (changes) updates.set(entry, { id: entry.id, changes });
    } catch (error) {
      failures.push({ label: entry.label, error });
    }
  if (updates.size === 0) return;
  try {
    await shelf.write([...updates.values()]);
  } catch {
    await writeOneByOne(shelf, updates, failures);
  }
}

/** A request changes all or none: one bad document would keep back the others. */
async function writeOneByOne(
  shelf: Shelf,
  updates: ReadonlyMap<Entry, EntryUpdate>,
  failures: Failure[],
): Promise<void> {
  for (const [{ label }, update] of updates)
    try {
      await shelf.write([update]);
    } catch (error) {
      failures.push({ label, error });
    }
}
