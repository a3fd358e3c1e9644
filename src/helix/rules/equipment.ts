import { requireChoice, requireInteger } from "../../core/rules/errors.ts";
import { HIT_LOCATIONS, type HitLocation } from "./hit-location.ts";

/** What the weapon values 0 to 3 mean; above 3 only masters and magic reach (HELIX 002:45-49, 002:55). */
export const WEAPON_CLASSES = ["unarmed", "light", "medium", "heavy", "masterwork"] as const;
export type WeaponClass = (typeof WEAPON_CLASSES)[number];

/** What the armour values 0 to 3 mean; above 3 only masters and magic reach (HELIX 002:50-55). */
export const ARMOUR_CLASSES = ["unprotected", "light", "medium", "heavy", "masterwork"] as const;
export type ArmourClass = (typeof ARMOUR_CLASSES)[number];

/** @returns `value`, a whole number of 0 or more (HELIX 002:45, 002:55). @throws {RuleError} */
export function requireWeapon(value: unknown): number {
  return requireInteger("weapon", value, { min: 0 });
}

/** @returns `value`, a whole number of 0 or more (HELIX 002:50, 002:55). @throws {RuleError} */
export function requireArmour(value: unknown): number {
  return requireInteger("armour", value, { min: 0 });
}

/** The class of a weapon value (HELIX 002:45-49, 002:55). @throws {RuleError} */
export function weaponClass(value: number): WeaponClass {
  return WEAPON_CLASSES[requireWeapon(value)] ?? "masterwork";
}

/** The class of an armour value (HELIX 002:50-55). @throws {RuleError} */
export function armourClass(value: number): ArmourClass {
  return ARMOUR_CLASSES[requireArmour(value)] ?? "masterwork";
}

/** One piece of armour and the parts of the body it covers; the book names no coverage. */
export interface ArmourPiece {
  readonly value: number;
  readonly covers: readonly HitLocation[];
}

/** Whether pieces on the same part add up. The book is silent: the best one counts unless told otherwise. */
export const ARMOUR_STACKINGS = ["highest", "sum"] as const;
export type ArmourStacking = (typeof ARMOUR_STACKINGS)[number];

/** The armour value of each part of the body. */
export type ArmourByLocation = Readonly<Record<HitLocation, number>>;

/** What a suit of pieces gives on each part of the body, 0 where nothing covers it (HELIX 002:55). @throws {RuleError} */
export function armourByLocation(
  pieces: readonly ArmourPiece[],
  stacking: ArmourStacking = "highest",
): ArmourByLocation {
  requireChoice("stacking", stacking, ARMOUR_STACKINGS);
  const values = Object.fromEntries(HIT_LOCATIONS.map((location) => [location, 0])) as Record<
    HitLocation,
    number
  >;
  for (const { value, covers } of pieces) {
    requireArmour(value);
    for (const location of new Set(covers)) {
      const worn = values[requireChoice("location", location, HIT_LOCATIONS)];
      values[location] = stacking === "sum" ? worn + value : Math.max(worn, value);
    }
  }
  return values;
}

/**
 * What protects a fighter: a value for each part of the body, or one for the whole of a vehicle,
 * building or beast, which have no parts to hit (ours; the table is a human body).
 */
export type Armour = Readonly<Partial<Record<HitLocation, number>>> | number;

/** Whether a hit on this needs a location. */
export function hasLocations(armour: Armour): armour is Exclude<Armour, number> {
  return typeof armour !== "number";
}

/** The armour value where the hit landed; of the hit part only, not of the whole suit (HELIX 002:44, 002:55). @throws {RuleError} */
export function armourAt(armour: Armour, location: HitLocation | null): number {
  if (!hasLocations(armour)) return requireArmour(armour);
  return requireArmour(armour[requireChoice("location", location, HIT_LOCATIONS)] ?? 0);
}
