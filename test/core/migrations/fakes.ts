import { withChanges } from "../../../src/core/migrations/migrate-source.ts";
import type { Entry, EntryUpdate, Place, Shelf } from "../../../src/core/migrations/run-step.ts";
import type { Kind, MigrationStep, Source } from "../../../src/core/migrations/step.ts";

/** Points that were counted by twos, now by ones; not twice, since `fine` says so. */
export const halvePoints: MigrationStep = {
  number: 2,
  description: "points by ones",
  updateActor: ({ system = {} }) =>
    system.fine || system.points === undefined
      ? null
      : { "system.points": Number(system.points) / 2, "system.fine": true },
};

/** Documents in memory, and what was asked of them. */
export class FakeShelf implements Shelf {
  readonly sources: Record<string, Source>;
  readonly requests: string[][] = [];
  /** Ids that no request may change. */
  readonly refused = new Set<string>();

  constructor(
    sources: Readonly<Record<string, Source>>,
    readonly kind: Kind = "Actor",
  ) {
    this.sources = { ...sources };
  }

  get entries(): readonly Entry[] {
    return Object.keys(this.sources).map((id) => ({
      id,
      label: `the ${id}`,
      source: () => structuredClone(this.sources[id] ?? {}),
    }));
  }

  async write(updates: readonly EntryUpdate[]): Promise<void> {
    this.requests.push(updates.map(({ id }) => id));
    if (updates.some(({ id }) => this.refused.has(id))) throw new Error("refused");
    for (const { id, changes } of updates)
      this.sources[id] = withChanges(this.sources[id] ?? {}, changes);
  }

  get place(): Place {
    return { label: "here", size: this.entries.length, open: async () => [this] };
  }
}

export const points = (shelf: FakeShelf): unknown[] =>
  Object.values(shelf.sources).map(({ system }) => system?.points);
