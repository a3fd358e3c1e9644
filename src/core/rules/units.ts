import { requireNumber } from "./errors.ts";

/** Quotients this near to a whole number are that number: 0.3 / 0.1 is 3, whatever floats make of it. */
const STEPS = 1e9;

function quotient(amount: number, unit: number): number {
  return Math.round((requireNumber("amount", amount, { min: 0 }) / unit) * STEPS) / STEPS;
}

/** How many units have been begun: 7 metres in steps of five are 2. @throws {RuleError} for an amount below 0. */
export function startedUnits(amount: number, unit = 1): number {
  return Math.ceil(quotient(amount, unit));
}

/** How many units are complete: 7 metres in steps of three are 2. @throws {RuleError} for an amount below 0. */
export function fullUnits(amount: number, unit = 1): number {
  return Math.floor(quotient(amount, unit));
}
