import { requireInteger } from "../../core/rules/errors.ts";
import { requireAttribute } from "./attributes.ts";
import { DEFAULT_HELIX_SETTINGS, type HelixSettings, requireSetting } from "./settings.ts";

/** What the skill values 1 to 3 mean (HELIX 002:20-22). The book has no words for higher ones. */
export const SKILL_LEVELS = ["beginner", "novice", "competent"] as const;
export type SkillLevel = (typeof SKILL_LEVELS)[number];

/** @returns `value`, a whole number of 0 (never learnt) or more, without an upper end (HELIX 002:19). @throws {RuleError} */
export function requireSkill(value: unknown, id: string = "skill"): number {
  return requireInteger(id, value, { min: 0 });
}

/** The meaning of a skill value, or null for 0 and above 3 (HELIX 002:20-22). @throws {RuleError} */
export function skillLevel(value: number): SkillLevel | null {
  return SKILL_LEVELS[requireSkill(value) - 1] ?? null;
}

/** Where the value comes from that a character rolls with. */
export const VALUE_SOURCES = ["attribute", "skill", "untrained"] as const;
export type ValueSource = (typeof VALUE_SOURCES)[number];

/** What a character rolls with when a skill is asked for, and which rule said so. */
export type SkillUse =
  | {
      readonly status: "allowed";
      readonly rule: "trained";
      readonly source: "skill";
      readonly value: number;
    }
  | {
      readonly status: "allowed";
      readonly rule: "untrainedAttribute";
      readonly source: "attribute";
      readonly value: number;
    }
  | {
      readonly status: "allowed";
      readonly rule: "untrainedZero";
      readonly source: "untrained";
      readonly value: 0;
    }
  | { readonly status: "denied"; readonly rule: "untrainedDenied" };

/**
 * The value a skill is rolled with. A skill stands for what most people do not know (HELIX 002:19),
 * so without it nothing can be rolled, unless the setting `untrained` lends the attribute or a 0.
 * @param skill The skill value; 0 or null if it was never learnt.
 * @param attribute The attribute the game master would allow instead; needed only by `attribute`.
 * @throws {RuleError}
 */
export function useSkill(
  skill: number | null,
  attribute: number | null = null,
  settings: HelixSettings = DEFAULT_HELIX_SETTINGS,
): SkillUse {
  const value = requireSkill(skill ?? 0);
  if (value > 0) return { status: "allowed", rule: "trained", source: "skill", value };
  switch (requireSetting(settings, "untrained")) {
    case "deny":
      return { status: "denied", rule: "untrainedDenied" };
    case "zero":
      return { status: "allowed", rule: "untrainedZero", source: "untrained", value: 0 };
    case "attribute":
      return {
        status: "allowed",
        rule: "untrainedAttribute",
        source: "attribute",
        value: requireAttribute(attribute),
      };
  }
}
