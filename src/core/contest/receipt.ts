import type { Proposal } from "./kind.ts";

/** What was changed on an actor or one of its items, kept on the one that was changed. */
export interface Receipt {
  readonly from: number;
  readonly to: number;
  /** Id of the item, where it was the item that changed. */
  readonly item?: string;
  /** Path of the number. */
  readonly path: string;
  /** Language key of what the number is called. */
  readonly label: string;
  /** Id of the user who applied it. */
  readonly by: string;
  /** Id of the user who took it back. */
  readonly undoneBy?: string;
}

/**
 * The number after a change. A floor holds back a loss, but lifts nothing that was below it; nor
 * does a ceiling lower what was above it.
 */
export function newValue(
  from: number,
  { change, min, max }: Pick<Proposal, "change" | "min" | "max">,
): number {
  const floored = min === undefined ? from + change : Math.max(from + change, Math.min(min, from));
  return max === undefined ? floored : Math.min(floored, Math.max(max, from));
}

/** The number once a change is taken back; what others changed meanwhile stays. */
export function undoneValue(current: number, { from, to }: Receipt): number {
  return current + (from - to);
}
