import { requireChoice, requireInteger } from "../../core/rules/errors.ts";
import { sumTerms, type Term } from "../../core/rules/term.ts";

/** Strength, dexterity, constitution, intellect, charisma (Trauma 003:2-7). */
export const ABILITIES = ["str", "dex", "con", "int", "cha"] as const;
export type AbilityId = (typeof ABILITIES)[number];
/** The ability values of one character. */
export type Abilities = Readonly<Record<AbilityId, number>>;

/** What each ability is for (Trauma 003:3-7). */
export const ABILITY_USES = {
  str: ["melee"],
  dex: ["stealth", "evasion"],
  con: ["survival"],
  int: ["medicine", "repair", "psionics"],
  cha: ["trade", "humanoids"],
} as const satisfies Record<AbilityId, readonly string[]>;

/** A modifier is the value less this (Trauma 003:10). */
export const MODIFIER_BASE = 10;
/** Armour class before half the dexterity modifier (Trauma 003:12). */
export const ARMOUR_CLASS_BASE = 8;
/** Metres a round (Trauma 003:12). */
export const BASE_SPEED = 12;

/** @returns `value`, a whole number of 0 or more, or of 1 or more for constitution, which divides. @throws {RuleError} */
export function requireAbility(value: unknown, id: AbilityId): number {
  requireChoice("ability", id, ABILITIES);
  return requireInteger(id, value, { min: id === "con" ? 1 : 0 });
}

/** The modifier of an ability value: the value less 10, not halved (Trauma 003:10). @throws {RuleError} */
export function modifier(value: number): number {
  return requireInteger("ability", value, { min: 0 }) - MODIFIER_BASE;
}

/** Half a modifier, rounded down also below zero: 7 gives 3, −3 gives −2 (Trauma 003:11). @throws {RuleError} */
export function halfModifier(whole: number): number {
  return Math.floor(requireInteger("modifier", whole) / 2);
}

export interface ArmourClass {
  readonly terms: readonly Term<"base" | "halfDexterity" | "extra">[];
  readonly total: number;
}

/** The base armour class: 8 + half the dexterity modifier (Trauma 003:12). @throws {RuleError} */
export function baseArmourClass(dex: number): ArmourClass {
  const terms = [
    { source: "base", value: ARMOUR_CLASS_BASE },
    { source: "halfDexterity", value: halfModifier(modifier(dex)) },
  ] as const;
  return { terms, total: sumTerms(terms) };
}

/** The armour class with what the game master adds to it (Trauma 003:12; the addition ours). @throws {RuleError} */
export function armourClass(dex: number, extra = 0): ArmourClass {
  requireInteger("extra", extra);
  const base = baseArmourClass(dex);
  if (extra === 0) return base;
  const terms = [...base.terms, { source: "extra", value: extra } as const];
  return { terms, total: base.total + extra };
}
