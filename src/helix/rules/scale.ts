import { requireChoice, requireInteger } from "../../core/rules/errors.ts";
import { requireAttribute } from "./attributes.ts";
import { DEFAULT_HELIX_SETTINGS, type HelixSettings, requireSetting } from "./settings.ts";

/** The sizes of things that fight (HELIX 002:57). */
export const SCALES = ["person", "vehicle", "building"] as const;
export type Scale = (typeof SCALES)[number];

/** Added to strength for life points and to will for magic points (HELIX 002:7, 002:11). */
export const POINTS_BASE = 10;

const LP_FACTORS: Readonly<Record<Scale, number>> = { person: 1, vehicle: 10, building: 100 };
/** A building's weapons stay as they are: the book multiplies only its life points. */
const WEAPON_FACTORS: Readonly<Record<Scale, number>> = { person: 1, vehicle: 10, building: 1 };

/** What life points are multiplied with: 1, 10 or 100 (HELIX 002:57). @throws {RuleError} for an unknown scale. */
export function lpFactor(scale: Scale): number {
  return LP_FACTORS[requireChoice("scale", scale, SCALES)];
}

/** The most life points: (strength + 10), times the factor of the scale (HELIX 002:7, 002:57). @throws {RuleError} */
export function maxLp(str: number, scale: Scale = "person"): number {
  return (requireAttribute(str, "str") + POINTS_BASE) * lpFactor(scale);
}

/** The most magic points: will + 10 (HELIX 002:11). @throws {RuleError} */
export function maxMp(wil: number): number {
  return requireAttribute(wil, "wil") + POINTS_BASE;
}

/** How a weapon's value and the whole damage are multiplied at a scale. */
export interface DamageScale {
  readonly weapon: number;
  readonly total: number;
}

/**
 * The factors of damage for a weapon carried at this scale. The margin and the armour are never
 * multiplied, unless the group chose `vehicleDamageScope` total (HELIX 002:57). @throws {RuleError}
 */
export function damageScale(
  scale: Scale,
  settings: HelixSettings = DEFAULT_HELIX_SETTINGS,
): DamageScale {
  const factor = WEAPON_FACTORS[requireChoice("scale", scale, SCALES)];
  return requireSetting(settings, "vehicleDamageScope") === "weapon"
    ? { weapon: factor, total: 1 }
    : { weapon: 1, total: factor };
}

/** A weapon's value as it counts at this scale: a vehicle's counts ten times (HELIX 002:57). @throws {RuleError} */
export function scaledWeapon(value: number, scale: Scale): number {
  return (
    requireInteger("weapon", value, { min: 0 }) *
    WEAPON_FACTORS[requireChoice("scale", scale, SCALES)]
  );
}
