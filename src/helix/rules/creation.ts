import { requireInteger } from "../../core/rules/errors.ts";
import { type Warning, warning } from "../../core/rules/warning.ts";
import {
  ATTRIBUTES,
  type AttributeId,
  type Attributes,
  requireAttributes,
  STARTING_ATTRIBUTE,
} from "./attributes.ts";
import { maxLp, maxMp } from "./scale.ts";
import { requireSkill } from "./skills.ts";

/** What a new character may spend on attributes and skills (HELIX 002:23). */
export const CREATION_BUDGET = 24;
/** The price of one step of an attribute, and what a step down gives back (HELIX 002:23). */
export const ATTRIBUTE_STEP_COST = 3;
/** The price of one step of a skill, from 0 (HELIX 002:23). */
export const SKILL_STEP_COST = 1;
/** The book advises against attributes below this value: such a character is hard to play (HELIX 002:23). */
export const LEAST_ADVISED_ATTRIBUTE = 2;

/** A character being made. */
export interface Build {
  readonly attributes: Attributes;
  /** Skill values by skill id; 0 for one that is listed but not learnt. */
  readonly skills: Readonly<Record<string, number>>;
  /** Points to spend; 24 unless experience has been added. */
  readonly budget?: number;
}

/** One line of the account: what was moved from where to where, and its price; a refund is negative. */
export interface LedgerEntry {
  readonly kind: "attribute" | "skill";
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

/** The account of a character being made. */
export interface CreationLedger {
  readonly entries: readonly LedgerEntry[];
  readonly budget: number;
  /** The price of all steps up. */
  readonly paid: number;
  /** What steps down gave back: 0 or more. */
  readonly refunded: number;
  /** paid − refunded; negative if attributes were only lowered. */
  readonly spent: number;
  /** budget − spent; negative if too much was spent. */
  readonly left: number;
  readonly lp: number;
  readonly mp: number;
}

/**
 * What a character costs: 3 points for each step of an attribute away from 3 (given back for a
 * step down) and 1 for each step of a skill (HELIX 002:23). @throws {RuleError} for a value below 0.
 */
export function creationLedger(build: Build): CreationLedger {
  const attributes = requireAttributes(build.attributes);
  const budget = requireInteger("budget", build.budget ?? CREATION_BUDGET, { min: 0 });
  const entries: LedgerEntry[] = [];
  for (const id of ATTRIBUTES) {
    const steps = attributes[id] - STARTING_ATTRIBUTE;
    if (steps === 0) continue;
    const cost = steps * ATTRIBUTE_STEP_COST;
    entries.push({ kind: "attribute", id, from: STARTING_ATTRIBUTE, to: attributes[id], cost });
  }
  for (const [id, value] of Object.entries(build.skills)) {
    const to = requireSkill(value, id);
    if (to > 0) entries.push({ kind: "skill", id, from: 0, to, cost: to * SKILL_STEP_COST });
  }
  const paid = entries.reduce((sum, { cost }) => sum + Math.max(0, cost), 0);
  const spent = entries.reduce((sum, { cost }) => sum + cost, 0);
  return {
    entries,
    budget,
    paid,
    refunded: paid - spent,
    spent,
    left: budget - spent,
    lp: maxLp(attributes.str),
    mp: maxMp(attributes.wil),
  };
}

/** What the book would say about a character; nothing is forbidden. */
export type CreationWarning =
  | Warning<"overBudget", { budget: number; spent: number; over: number }>
  | Warning<"lowAttribute", { value: number; advised: number }, AttributeId>
  /** Points left over are kept as experience (ours). */
  | Warning<"unspent", { left: number }>;

/** Warnings about a character being made, with the book's reason (HELIX 002:23). @throws {RuleError} for a value below 0. */
export function creationWarnings(build: Build): CreationWarning[] {
  const { budget, spent, left } = creationLedger(build);
  const warnings: CreationWarning[] = [];
  if (left < 0) warnings.push(warning("overBudget", "002:23", { budget, spent, over: -left }));
  for (const attribute of ATTRIBUTES) {
    const numbers = { value: build.attributes[attribute], advised: LEAST_ADVISED_ATTRIBUTE };
    if (numbers.value < LEAST_ADVISED_ATTRIBUTE)
      warnings.push(warning("lowAttribute", "002:23", numbers, { subjects: [attribute] }));
  }
  if (left > 0) warnings.push(warning("unspent", "002:27", { left }, { severity: "info" }));
  return warnings;
}

/** Experience a finished character starts play with: what creation left over, never a debt. @throws {RuleError} */
export function startingExperience(build: Build): number {
  return Math.max(0, creationLedger(build).left);
}
