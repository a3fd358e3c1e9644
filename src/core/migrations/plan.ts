import { changesDocuments, type MigrationStep } from "./step.ts";

/**
 * What a world needs: nothing; a note of the newest number, because there is nothing to change;
 * or some steps.
 */
export type Plan =
  | { readonly kind: "none" }
  | { readonly kind: "note"; readonly version: number }
  | { readonly kind: "run"; readonly steps: readonly MigrationStep[] };

/** @param world The number of the last step that is done, 0 for none, and whether it is new. */
export function planFor(
  { version, isNew }: { readonly version: number; readonly isNew: boolean },
  steps: readonly MigrationStep[],
): Plan {
  const due = stepsAfter(version, steps);
  const newest = due.at(-1)?.number;
  // A world of a newer release than this one is left alone too.
  if (newest === undefined) return { kind: "none" };
  const isIdle = (version === 0 && isNew) || !due.some(changesDocuments);
  return isIdle ? { kind: "note", version: newest } : { kind: "run", steps: due };
}

export function stepsAfter(version: number, steps: readonly MigrationStep[]): MigrationStep[] {
  return steps.filter(({ number }) => number > version);
}

/** Who is who when a world needs work. */
export interface Hands {
  /** This user's id. */
  readonly self: string;
  /** The game master who acts for all of them. */
  readonly activeGameMaster: string | null;
  /** Who has begun, and whether they are still there. */
  readonly runner: string;
  readonly isRunnerActive: boolean;
}

/** Whether the work is this user's: whoever has begun goes on, unless they have left. */
export function isMine({ self, activeGameMaster, runner, isRunnerActive }: Hands): boolean {
  return isRunnerActive ? runner === self : activeGameMaster === self;
}
