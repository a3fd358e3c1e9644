import { requireInteger } from "../../core/rules/errors.ts";

/** The difficulties that the book describes (001:26-30). Any other whole number is legal (NA-11). */
export const DIFFICULTIES = [
  { value: 3, id: "trivial" },
  { value: 5, id: "normal" },
  { value: 7, id: "hard" },
  { value: 9, id: "specialist" },
] as const;
export type DifficultyId = (typeof DIFFICULTIES)[number]["id"];

/** The difficulty that most tasks have (001:28). */
export const NORMAL_DIFFICULTY = 5;

/** Reasons that change a difficulty, and by how much each can (001:31-35). */
export const MODIFIERS = [
  { id: "helpfulFriends", changes: [1] },
  { id: "noise", changes: [1] },
  { id: "underAttack", changes: [2] },
  { id: "poorTools", changes: [1, 2] },
] as const;
export type ModifierId = (typeof MODIFIERS)[number]["id"];

/** What changes a difficulty: a reason of the book, the weapon in hand, or what the game master adds. */
export type DifficultySource = ModifierId | "weapon" | "situation" | "untrained";

export interface DifficultyChange {
  readonly source: DifficultySource;
  readonly change: number;
}

/**
 * The sum of the base difficulty and every change (001:31). Each reason counts once (NA-12).
 * @param base Any whole number; 3, 5, 7 and 9 are described by the book. @throws {RuleError}
 */
export function totalDifficulty(base: number, changes: readonly DifficultyChange[]): number {
  requireInteger("difficulty", base);
  const once = new Map(changes.map(({ source, change }) => [source, change]));
  return [...once.values()].reduce(
    (sum, change) => sum + requireInteger("difficultyChange", change),
    base,
  );
}

/** The description of a difficulty: that of the nearest lower row (NA-11); none below 3. */
export function difficultyId(value: number): DifficultyId | null {
  requireInteger("difficulty", value);
  return DIFFICULTIES.findLast((row) => value >= row.value)?.id ?? null;
}
