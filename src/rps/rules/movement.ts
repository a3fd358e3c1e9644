import { RuleError, requireChoice, requireNumber } from "../../core/rules/errors.ts";
import { type Warning, warning } from "../../core/rules/warning.ts";
import { exactMeasure } from "./numerals.ts";
import { PACES, type Pace, ROUND_UNITS, type RoundLength, type Speeds } from "./world.ts";

/** Seconds in the units of time that a round can have. RPS [84] */
const SECONDS = { s: 1, min: 60, h: 3600, day: 86_400 } as const;

/** @returns The speed of a pace in metres a second. @throws {RuleError} RPS [67] */
export function speedOf(speeds: Speeds, pace: Pace): number {
  return requireNumber("speed", speeds[requireChoice("pace", pace, PACES)], { min: 0 });
}

export const SPEED_WARNINGS = ["slowerThanLowerPace"] as const;
export type SpeedWarning = Warning<(typeof SPEED_WARNINGS)[number]>;

/** Reminds that a run is not slower than a jog. @throws {RuleError} for a speed below 0. RPS [67] */
export function speedWarnings(speeds: Speeds): SpeedWarning[] {
  const [jog, run, sprint] = PACES.map((pace) => speedOf(speeds, pace)) as [number, number, number];
  return jog <= run && run <= sprint
    ? []
    : [warning("slowerThanLowerPace", "67", { jog, run, sprint }, { severity: "info" })];
}

/** @returns A round's length, if it is above 0. @throws {RuleError} RPS [82–86] */
export function requireRoundLength({ amount, unit }: RoundLength): RoundLength {
  requireChoice("unit", unit, ROUND_UNITS);
  if (requireNumber("amount", amount) <= 0)
    throw new RuleError("outOfRange", { input: "amount", value: amount, min: 0 });
  return { amount, unit };
}

/**
 * How many seconds a round lasts. A round that is a way (`m`) lasts as long as it takes at the given speed.
 * @param speed Metres a second above 0, for rounds that are a way.
 * @returns Null if only the game master can tell. @throws {RuleError} RPS [83–86]
 */
export function roundSeconds(length: RoundLength, speed?: number): number | null {
  const { amount, unit } = requireRoundLength(length);
  if (unit === "other") return null;
  if (unit !== "m") return decimal(amount, SECONDS[unit]);
  if (speed === undefined) return null;
  const way = requireNumber("speed", speed, { min: 0 });
  return way === 0 ? null : amount / way;
}

/** @returns The metres that somebody covers in one round, or null if only the game master can tell. @throws {RuleError} RPS [67][84] */
export function metresPerRound(speed: number, length: RoundLength): number | null {
  requireNumber("speed", speed, { min: 0 });
  const { amount, unit } = requireRoundLength(length);
  if (unit === "m") return amount;
  const seconds = roundSeconds(length);
  return seconds === null ? null : decimal(speed, seconds);
}

/** A product of two decimals without the dust of floating point: 0.1 × 3 is 0.3. */
const decimal = (a: number, b: number): number =>
  exactMeasure("speed", a).times(exactMeasure("amount", b)).toNumber();
