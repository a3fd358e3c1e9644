import { requireChoice, requireInteger } from "../../core/rules/errors.ts";
import { ATTRIBUTES, requireAttribute } from "./attributes.ts";
import { ATTRIBUTE_STEP_COST, SKILL_STEP_COST } from "./creation.ts";
import { requireSkill } from "./skills.ts";

/** How hard the adventure of the session was (HELIX 002:27). */
export const ADVENTURE_DIFFICULTIES = ["easy", "medium", "hard"] as const;
export type AdventureDifficulty = (typeof ADVENTURE_DIFFICULTIES)[number];

const AWARDS: Readonly<Record<AdventureDifficulty, number>> = { easy: 1, medium: 2, hard: 3 };

/** Points each player gets after a session, whether or not the adventure is over (HELIX 002:27). @throws {RuleError} */
export function experienceAward(difficulty: AdventureDifficulty): number {
  return AWARDS[requireChoice("difficulty", difficulty, ADVENTURE_DIFFICULTIES)];
}

/** What a player wants to raise. Nothing is given back for lowering after creation (ours). */
export interface Advance {
  readonly kind: "attribute" | "skill";
  readonly id: string;
  /** The present value; 0 for a skill that is learnt anew. */
  readonly from: number;
  /** Steps up, 1 or more. */
  readonly steps?: number;
  /** Whether it was used in play, as the book expects; the table decides. Unknown when left out. */
  readonly wasUsed?: boolean;
}

export interface AdvanceOutcome {
  readonly status: "bought" | "refused";
  readonly rule: "paid" | "notEnoughExperience";
  readonly cost: number;
  readonly from: number;
  /** The value afterwards: unchanged if refused. */
  readonly to: number;
  readonly epLeft: number;
  readonly warnings: readonly "notUsedInPlay"[];
}

/** Spends saved points: 3 for a step of an attribute, 1 for a step of a skill (HELIX 002:23, 002:27). @throws {RuleError} */
export function advance(ep: number, wish: Advance): AdvanceOutcome {
  requireInteger("ep", ep, { min: 0 });
  const steps = requireInteger("steps", wish.steps ?? 1, { min: 1 });
  const isAttribute = requireChoice("kind", wish.kind, ["attribute", "skill"]) === "attribute";
  if (isAttribute) requireChoice("attribute", wish.id, ATTRIBUTES);
  const from = isAttribute ? requireAttribute(wish.from, wish.id) : requireSkill(wish.from);
  const cost = steps * (isAttribute ? ATTRIBUTE_STEP_COST : SKILL_STEP_COST);
  const warnings = wish.wasUsed === false ? (["notUsedInPlay"] as const) : [];
  return cost > ep
    ? { status: "refused", rule: "notEnoughExperience", cost, from, to: from, epLeft: ep, warnings }
    : { status: "bought", rule: "paid", cost, from, to: from + steps, epLeft: ep - cost, warnings };
}
