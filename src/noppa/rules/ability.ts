import { requireInteger } from "../../core/rules/errors.ts";

/** The dice of the book, smallest first (001:3). */
export const FACES = [4, 6, 8, 10, 12, 20] as const;
export type Faces = (typeof FACES)[number];

/** One row of the attribute table: the lowest value that has this die (001:5-13). */
export interface AttributeBand {
  readonly from: number;
  readonly faces: Faces;
  /** Id of the description. */
  readonly id: AttributeBandId;
}

export type AttributeBandId = "inferior" | "below" | "average" | "good" | "plateau" | "superhuman";

/** Attribute values and their dice (001:8-13). Values 5 to 8 share a die, as do all from 9 up. */
export const ATTRIBUTE_BANDS: readonly AttributeBand[] = [
  { from: 1, faces: 4, id: "inferior" },
  { from: 2, faces: 6, id: "below" },
  { from: 3, faces: 8, id: "average" },
  { from: 4, faces: 10, id: "good" },
  { from: 5, faces: 12, id: "plateau" },
  { from: 9, faces: 20, id: "superhuman" },
];

/** The names of the skill levels 1 to 5 (001:17-22). */
export const SKILL_LEVELS = ["beginner", "amateur", "professional", "expert", "master"] as const;
export type SkillLevelId = (typeof SKILL_LEVELS)[number];

/** The highest skill level of the book (001:22). More is computed as it stands. */
export const MAX_BOOK_SKILL = SKILL_LEVELS.length;

/**
 * The row of the attribute table for a value, or `null` below the table (noppa.md NA-8).
 * @param value A whole number. @throws {RuleError}
 */
export function attributeBand(value: number): AttributeBand | null {
  requireInteger("attribute", value);
  return ATTRIBUTE_BANDS.findLast((band) => value >= band.from) ?? null;
}

/** The die of an attribute value, or `null` below 1 (001:5-13). @throws {RuleError} */
export function attributeFaces(value: number): Faces | null {
  return attributeBand(value)?.faces ?? null;
}

/** The name of a skill level: none below 1, the highest above 5 (NA-10). @throws {RuleError} */
export function skillLevel(value: number): SkillLevelId | null {
  requireInteger("skill", value, { min: 0 });
  return SKILL_LEVELS[Math.min(value, MAX_BOOK_SKILL) - 1] ?? null;
}
