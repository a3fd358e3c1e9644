import { RuleError, requireChoice, requireInteger } from "../../core/rules/errors.ts";
import { type Warning, warning } from "../../core/rules/warning.ts";
import type { ModifierTerm } from "./modifiers.ts";
import { LEVELS, requireLevel, requireNb, requireSigned, requireSkill } from "./scales.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "./settings.ts";
import { type AllotmentRow, HALF_RULES } from "./world.ts";

/** Broad skills: about six to ten are enough for a character. RPS [58] */
export const USUAL_SKILL_COUNT = { min: 6, max: 10 } as const;

/** What can be odd about a list of skills. */
export const SKILL_WARNINGS = ["tooManyAtLevel", "halfRule", "fewSkills", "manySkills"] as const;
export type SkillWarning = Warning<(typeof SKILL_WARNINGS)[number]>;

/** @returns What a character level allows. @throws {RuleError} RPS [56–57] */
export function allotmentOf(
  level: number,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): AllotmentRow {
  const row = settings.allotment[requireLevel(level) - 1];
  if (row?.cells.length !== LEVELS.length)
    throw new RuleError("outOfRange", { input: "allotment", value: row?.cells.length, min: 6 });
  requireInteger("halfFrom", row.halfFrom, { min: 1, max: 7 });
  return row;
}

/**
 * Holds skill levels against the allotment of a character level. NBs are no skills and do not count.
 * @param level 1–6. @param skills One level of 1–6 for each skill.
 * @returns Warnings; the game master may let any of them stand. @throws {RuleError} RPS [56–58]
 */
export function skillWarnings(
  level: number,
  skills: readonly number[],
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): SkillWarning[] {
  const { halfFrom, cells } = allotmentOf(level, settings);
  for (const skill of skills) requireSkill(skill);
  const found: SkillWarning[] = [];
  cells.forEach((cell, index) => {
    if (typeof cell !== "number") return;
    const allowed = requireInteger("allotment", cell, { min: 0 });
    const count = skills.filter((skill) => skill === index + 1).length;
    if (count > allowed)
      found.push(warning("tooManyAtLevel", "56", { level, skill: index + 1, count, allowed }));
  });
  const high = skills.filter((skill) => skill >= halfFrom).length;
  const low = skills.length - high;
  const rule = requireChoice("halfRule", settings.halfRule, HALF_RULES);
  if (high > 0 && (rule === "atMostHalf" ? high > low : high >= low))
    found.push(warning("halfRule", "56", { level, halfFrom, high, low }));
  return found;
}

/** Reminds of the usual number of skills. @throws {RuleError} RPS [58] */
export function skillCountWarnings(count: number): SkillWarning[] {
  const skills = requireInteger("skills", count, { min: 0 });
  const numbers = { count: skills, ...USUAL_SKILL_COUNT };
  if (skills < USUAL_SKILL_COUNT.min)
    return [warning("fewSkills", "58", numbers, { severity: "info" })];
  return skills > USUAL_SKILL_COUNT.max
    ? [warning("manySkills", "58", numbers, { severity: "info" })]
    : [];
}

/** What can be odd about the specialisations of one skill. */
export const SPECIALISATION_WARNINGS = [
  "specialisationAboveLevel",
  "specialisationsNotBalanced",
  "specialisationsBelowBalance",
] as const;
export type SpecialisationWarning = Warning<(typeof SPECIALISATION_WARNINGS)[number]>;

/**
 * Specialisations of ONE skill: none above the character's level, ever; at creation each plus needs an equal minus.
 * In play an odd new use may bring a lone minus and practice raises it, so balance is not asked any more.
 * @param values Whole numbers without a lower end. @throws {RuleError} RPS [70–73]
 */
export function specialisationWarnings(
  level: number,
  values: readonly number[],
  { creation = true }: { creation?: boolean } = {},
): SpecialisationWarning[] {
  const max = requireLevel(level);
  const found: SpecialisationWarning[] = values
    .filter((value) => requireSigned("specialisation", value) > max)
    .map((value) => warning("specialisationAboveLevel", "70", { value, max }));
  const sum = values.reduce((total, value) => total + value, 0);
  if (creation && sum > 0) found.push(warning("specialisationsNotBalanced", "70", { sum }));
  if (creation && sum < 0)
    found.push(warning("specialisationsBelowBalance", "70", { sum }, { severity: "info" }));
  return found;
}

/** What is used in place of a skill that is missing. */
export interface Untrained {
  readonly from: "nb" | "untrained";
  readonly skill: number;
  readonly terms: readonly ModifierTerm[];
}

/**
 * A character without the skill uses the nearest NB if one fits, otherwise the world's untrained level and modifier.
 * Our default, since the book is silent: level 1 with −3, which is 11 %.
 * @param nb The fitting NB, 1–3; null if none fits. @throws {RuleError} RPS [49][73]
 */
export function untrainedSkill(
  nb: number | null,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): Untrained {
  if (nb !== null) return { from: "nb", skill: requireNb(nb), terms: [] };
  const skill = requireSkill(settings.untrained.level);
  const value = requireSigned("modifier", settings.untrained.modifier);
  return {
    from: "untrained",
    skill,
    terms: value === 0 ? [] : [{ source: "untrained", value }],
  };
}
