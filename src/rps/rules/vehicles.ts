import {
  RuleError,
  requireChoice,
  requireInteger,
  requireNumber,
} from "../../core/rules/errors.ts";
import { type Warning, warning } from "../../core/rules/warning.ts";
import { exactMeasure } from "./numerals.ts";
import { MAX_SHOCK } from "./shock.ts";

/** As with clothes. RPS [131] */
export const VEHICLE_SIZES = ["s", "m", "l", "xl"] as const;
export type VehicleSize = (typeof VEHICLE_SIZES)[number];
/** Cosmetic: does it tire? RPS [135] */
export const TIRING = ["tiring", "tireless"] as const;
/** Its "morale": a hit horse bolts, a car stays. RPS [140] */
export const ANIMATION = ["living", "inanimate"] as const;
/** Does the shell protect those inside? The game master says so from case to case. RPS [136] */
export const SHELL_COVERS = ["always", "mostly", "never"] as const;

/** What somebody aboard does. */
export const CREW_ROLES = ["driver", "gunner", "passenger"] as const;
export type CrewRole = (typeof CREW_ROLES)[number];

/** How many a size carries at most; a tenth person makes it l, and xl has no number. RPS [131] */
export const CAPACITY: Readonly<Record<VehicleSize, { from: number; to: number | null }>> = {
  s: { from: 1, to: 3 },
  m: { from: 4, to: 9 },
  l: { from: 10, to: null },
  xl: { from: 10, to: null },
};
/** Kilograms: a car of a thousand is about ten times as heavy. RPS [137] */
export const HUMAN_MASS = 100;

/** A vehicle of any kind, from a donkey to a starship. RPS [130–140] */
export interface Vehicle {
  readonly size: VehicleSize;
  /** People it carries at most; null if not told. */
  readonly seats: number | null;
  /** Acceleration, cruising and top speed: real units of any size, in words. RPS [132] */
  readonly speed: {
    readonly acceleration: string;
    readonly cruising: string;
    readonly maximum: string;
  };
  /** Any measure that can be held against its tank, in words. RPS [133] */
  readonly consumption: string;
  /** Kilograms without trouble, and at the very most. RPS [134] */
  readonly load: { readonly easy: number; readonly maximum: number };
  readonly tiring: (typeof TIRING)[number];
  /** On the scale of parrying tools, without an upper end. RPS [136] */
  readonly shell: number;
  readonly shellCovers: (typeof SHELL_COVERS)[number];
  /** Shock points it bears, without an upper end. RPS [137] */
  readonly structure: number;
  /** An adjective, cosmetic. RPS [138] */
  readonly agility: string;
  readonly animate: (typeof ANIMATION)[number];
  /** Damage of its mounted weapons, on the scale of shock, without an upper end. RPS [139] */
  readonly weaponDamage: readonly number[];
}

export const VEHICLE_WARNINGS = [
  "seatsDoNotFitSize",
  "easyLoadAboveMaximum",
  "structureMissing",
] as const;
export type VehicleWarning = Warning<(typeof VEHICLE_WARNINGS)[number]>;

/** Looks through a vehicle. @throws {RuleError} for numbers below 0 or unknown ids. RPS [130–140] */
export function vehicleWarnings(vehicle: Vehicle): VehicleWarning[] {
  const found: VehicleWarning[] = [];
  const { from, to } = CAPACITY[requireChoice("size", vehicle.size, VEHICLE_SIZES)];
  requireChoice("tiring", vehicle.tiring, TIRING);
  requireChoice("animate", vehicle.animate, ANIMATION);
  requireChoice("shellCovers", vehicle.shellCovers, SHELL_COVERS);
  requireInteger("shell", vehicle.shell, { min: 0 });
  for (const damage of vehicle.weaponDamage) requireInteger("damage", damage, { min: 0 });
  if (vehicle.seats !== null) {
    const seats = requireInteger("seats", vehicle.seats, { min: 0 });
    if (seats < from || (to !== null && seats > to)) {
      const numbers = { seats, from, ...(to === null ? {} : { to }) };
      found.push(warning("seatsDoNotFitSize", "131", numbers, { severity: "info" }));
    }
  }
  const easy = requireNumber("easy", vehicle.load.easy, { min: 0 });
  const maximum = requireNumber("maximum", vehicle.load.maximum, { min: 0 });
  if (easy > maximum) found.push(warning("easyLoadAboveMaximum", "134", { easy, maximum }));
  if (requireInteger("structure", vehicle.structure, { min: 0 }) === 0)
    found.push(warning("structureMissing", "137"));
  return found;
}

/** @returns The smallest size that carries so many; xl is the game master's word for a great many. @throws {RuleError} RPS [131] */
export function sizeForPeople(people: number): VehicleSize {
  const count = requireInteger("people", people, { min: 1 });
  return count <= 3 ? "s" : count <= 9 ? "m" : "l";
}

/**
 * Rule of thumb: a human bears 6, and so many times the mass bears so many times as much; at least 1.
 * @param mass Kilograms, above 0. @throws {RuleError} RPS [137]
 */
export function structureOfMass(mass: number, humanMass: number = HUMAN_MASS): number {
  for (const [input, value] of Object.entries({ mass, humanMass }))
    if (requireNumber(input, value) <= 0)
      throw new RuleError("outOfRange", { input, value, min: 0 });
  return Math.max(1, Math.round((MAX_SHOCK * mass) / humanMass));
}

/** How a load weighs on a vehicle. RPS [134] */
export const LOAD_STATES = ["easy", "heavy", "tooMuch"] as const;

/** @param weight Kilograms. @throws {RuleError} RPS [134] */
export function loadState(weight: number, load: Vehicle["load"]): (typeof LOAD_STATES)[number] {
  const kilograms = requireNumber("weight", weight, { min: 0 });
  const easy = requireNumber("easy", load.easy, { min: 0 });
  const maximum = requireNumber("maximum", load.maximum, { min: 0 });
  return kilograms > maximum ? "tooMuch" : kilograms > easy ? "heavy" : "easy";
}

/**
 * How far a full tank goes: why consumption is told in measures of the tank.
 * @param consumption So much (as the tank) for so long a way: 500 l for 1000 km. @throws {RuleError} RPS [133]
 */
export function tankRange(tank: number, consumption: { amount: number; way: number }): number {
  const amount = exactMeasure("amount", consumption.amount);
  if (amount.numerator === 0n)
    throw new RuleError("outOfRange", { input: "amount", value: consumption.amount, min: 0 });
  const way = exactMeasure("way", consumption.way);
  return exactMeasure("tank", tank).times(way).dividedBy(amount).toNumber();
}

/** A hint on what a shell does against damage, as a parrying tool would. @throws {RuleError} RPS [136] */
export function shellHint(shell: number, damage: number): "stops" | "pierced" {
  const holds = requireInteger("shell", shell, { min: 0 });
  return requireInteger("damage", damage, { min: 0 }) > holds ? "pierced" : "stops";
}
