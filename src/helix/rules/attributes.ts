import { requireInteger } from "../../core/rules/errors.ts";

/** Strength, agility, perception, intelligence, will, charisma (HELIX 002:7-12). */
export const ATTRIBUTES = ["str", "agi", "per", "int", "wil", "cha"] as const;
export type AttributeId = (typeof ATTRIBUTES)[number];
/** The attribute values of one character. */
export type Attributes = Readonly<Record<AttributeId, number>>;

/** Every character starts with this value in every attribute (HELIX 002:13). */
export const STARTING_ATTRIBUTE = 3;

/** What the values 0 to 3 mean (HELIX 002:14-17). The book has no words for higher ones. */
export const ATTRIBUTE_LEVELS = [
  "severelyDisabled",
  "mildlyDisabled",
  "belowAverage",
  "humanAverage",
] as const;
export type AttributeLevel = (typeof ATTRIBUTE_LEVELS)[number];

/** @returns `value`, a whole number of 0 or more without an upper end (HELIX 002:13). @throws {RuleError} */
export function requireAttribute(value: unknown, id: string = "attribute"): number {
  return requireInteger(id, value, { min: 0 });
}

/** All six attributes, checked. @throws {RuleError} if one is missing or not an attribute value. */
export function requireAttributes(attributes: Attributes): Attributes {
  for (const id of ATTRIBUTES) requireAttribute(attributes[id], id);
  return attributes;
}

/** The meaning of an attribute value, or null above the human average (HELIX 002:14-17). @throws {RuleError} */
export function attributeLevel(value: number): AttributeLevel | null {
  return ATTRIBUTE_LEVELS[requireAttribute(value)] ?? null;
}
