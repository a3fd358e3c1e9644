import { type Warning, warning } from "../../core/rules/warning.ts";
import { type AttributeScores, type AttributeWarning, attributeWarnings } from "./attributes.ts";
import { type BaseInitiative, baseInitiative } from "./initiative.ts";
import { type SpeedWarning, speedWarnings } from "./movement.ts";
import { skillChance } from "./percent.ts";
import { raceOf } from "./races.ts";
import { baseReserve, limitOf } from "./reserve.ts";
import { type LevelRole, levelRole, requireLevel, requireTk } from "./scales.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "./settings.ts";
import {
  type SkillWarning,
  type SpecialisationWarning,
  skillCountWarnings,
  skillWarnings,
  specialisationWarnings,
} from "./skills.ts";
import {
  type SpecialBonus,
  type SpecialBonusWarning,
  specialBonusWarnings,
} from "./special-bonuses.ts";
import type { Speeds } from "./world.ts";

/** A skill of a character with its specialisations. RPS [53][70] */
export interface CharacterSkill {
  readonly id: string;
  readonly level: number;
  readonly specialisations: readonly number[];
}

/** What the rules need to know of a character. */
export interface CharacterFacts {
  /** Free words, written first. RPS [45] */
  readonly concept: string;
  readonly isNpc: boolean;
  readonly race: string;
  readonly level: number;
  readonly attributes: AttributeScores;
  readonly skills: readonly CharacterSkill[];
  readonly specialBonuses: readonly SpecialBonus[];
  readonly tk: number;
  readonly speed: Speeds;
}

/** What follows from a character's facts. */
export interface DerivedCharacter {
  readonly role: LevelRole;
  readonly baseReserve: number;
  readonly limit: number;
  readonly initiative: BaseInitiative;
  /** The chance in percent of each skill, by skill id. */
  readonly chances: Readonly<Record<string, number>>;
}

/** @returns Everything that a sheet computes. @throws {RuleError} RPS [36][53–57][65] */
export function deriveCharacter(
  facts: CharacterFacts,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): DerivedCharacter {
  return {
    role: levelRole(facts.level),
    baseReserve: baseReserve(facts.level),
    limit: limitOf(facts.level, settings),
    initiative: baseInitiative(facts.tk, facts.attributes, settings),
    chances: Object.fromEntries(
      facts.skills.map(({ id, level }) => [id, skillChance(level, settings)]),
    ),
  };
}

export const CHARACTER_WARNINGS = ["conceptMissing", "playerAtHighestLevel"] as const;
export type CharacterWarning =
  | Warning<(typeof CHARACTER_WARNINGS)[number]>
  | AttributeWarning
  | SkillWarning
  | SpecialisationWarning
  | SpecialBonusWarning
  | SpeedWarning;

/**
 * Looks through a whole character, in the book's order of creation. Warnings never stop anybody.
 * @param creation False once play has begun: balance, count and starting level are not asked any more.
 * @throws {RuleError} for numbers that the scales do not have. RPS [45–75]
 */
export function characterWarnings(
  facts: CharacterFacts,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
  { creation = true }: { creation?: boolean } = {},
): CharacterWarning[] {
  const level = requireLevel(facts.level);
  requireTk(facts.tk);
  const found: CharacterWarning[] = [];
  if (facts.concept.trim() === "")
    found.push(warning("conceptMissing", "45", {}, { severity: "info" }));
  if (creation && !facts.isNpc && level === 6)
    found.push(warning("playerAtHighestLevel", "53", { level }, { severity: "info" }));
  found.push(...attributeWarnings(facts.attributes, settings, raceOf(facts.race, settings)));
  const levels = facts.skills.map((skill) => skill.level);
  found.push(...skillWarnings(level, levels, settings));
  if (creation) found.push(...skillCountWarnings(levels.length));
  for (const { id, specialisations } of facts.skills)
    for (const one of specialisationWarnings(level, specialisations, { creation }))
      found.push({ ...one, subjects: [id] });
  found.push(
    ...specialBonusWarnings(facts.specialBonuses, settings),
    ...speedWarnings(facts.speed),
  );
  return found;
}
