import { type Bounds, requireInteger } from "../../core/rules/errors.ts";

/** Every die of an opposed action, of growth and of initiative has six sides. RPS [5][67] */
export const DIE_FACES = 6;
/** Levels of characters and of skills both run 1–6. RPS [53] */
export const LEVELS = [1, 2, 3, 4, 5, 6] as const;
/** Normal bonuses run 1–3 and are used like skills. RPS [49] */
export const NB_BOUNDS = { min: 1, max: 3 } as const;

const SIX: Bounds = { min: 1, max: 6 };
/** Specialisations have no lower end; this one only keeps sums exact. RPS [70] */
const WIDE: Bounds = { min: -1_000_000, max: 1_000_000 };
const COUNT: Bounds = { min: 0, max: 1_000_000 };

/** @returns The level of a character, 1–6. @throws {RuleError} otherwise. RPS [53] */
export const requireLevel = (value: unknown): number => requireInteger("level", value, SIX);
/** @returns The level of a skill, 1–6. @throws {RuleError} otherwise. RPS [53] */
export const requireSkill = (value: unknown): number => requireInteger("skill", value, SIX);
/** @returns Combat experience (TK), 1–6. @throws {RuleError} otherwise. RPS [63] */
export const requireTk = (value: unknown): number => requireInteger("tk", value, SIX);
/** @returns A normal bonus (NB), 1–3. @throws {RuleError} otherwise. RPS [49] */
export const requireNb = (value: unknown): number => requireInteger("nb", value, NB_BOUNDS);
/** @returns A whole number of either sign. @throws {RuleError} otherwise. */
export const requireSigned = (input: string, value: unknown): number =>
  requireInteger(input, value, WIDE) + 0;
/** @returns A whole number of 0 or more. @throws {RuleError} otherwise. */
export const requireCount = (input: string, value: unknown): number =>
  requireInteger(input, value, COUNT) + 0;

/** Why a level exists: what part its characters play. RPS [53] */
export const LEVEL_ROLES = ["bystander", "fodder", "protagonist", "guru"] as const;
export type LevelRole = (typeof LEVEL_ROLES)[number];

/** @returns The part that characters of this level play: 3–5 are player characters and those who matter. RPS [53] */
export function levelRole(level: number): LevelRole {
  const checked = requireLevel(level);
  if (checked === 1) return "bystander";
  if (checked === 2) return "fodder";
  return checked === 6 ? "guru" : "protagonist";
}
