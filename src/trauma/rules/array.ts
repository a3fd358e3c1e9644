import { RuleError, requireChoice } from "../../core/rules/errors.ts";
import { type Warning, warning } from "../../core/rules/warning.ts";
import { ABILITIES, type Abilities, type AbilityId, requireAbility } from "./abilities.ts";

/** A new character's five values, each used once (Trauma 003:8-9). */
export const ABILITY_ARRAY = [16, 14, 12, 10, 8] as const;

/** How abilities differ from the array; nothing is forbidden, and values may change in play. */
export type ArrayWarning = Warning<
  "notInArray" | "usedTwice" | "unused",
  { value: number },
  AbilityId
>;

/** Warnings about a new character's abilities, with the book's reason (Trauma 003:8-9). @throws {RuleError} */
export function arrayWarnings(abilities: Abilities): ArrayWarning[] {
  const warnings: ArrayWarning[] = [];
  for (const ability of ABILITIES) {
    const value = requireAbility(abilities[ability], ability);
    if (!ABILITY_ARRAY.some((entry) => entry === value))
      warnings.push(warning("notInArray", "003:8", { value }, { subjects: [ability] }));
  }
  for (const value of ABILITY_ARRAY) {
    const subjects = ABILITIES.filter((ability) => abilities[ability] === value);
    if (subjects.length > 1) warnings.push(warning("usedTwice", "003:9", { value }, { subjects }));
    if (subjects.length === 0) warnings.push(warning("unused", "003:8", { value }));
  }
  return warnings;
}

/** The abilities of someone who put them in this order, the best first: 16 to the first, 8 to the last. @throws {RuleError} */
export function assignArray(order: readonly AbilityId[]): Abilities {
  for (const ability of order) requireChoice("ability", ability, ABILITIES);
  if (new Set(order).size !== ABILITIES.length || order.length !== ABILITIES.length)
    throw new RuleError("notEnough", { input: "order", value: order, min: ABILITIES.length });
  return Object.fromEntries(
    order.map((ability, place) => [ability, ABILITY_ARRAY[place]!]),
  ) as Record<AbilityId, number>;
}
