import { CONFIG } from "../../globals.ts";
import type { Roll } from "../roll.ts";
import type { EvaluationOptions } from "../types.ts";

/** A roll inside a term, of the class that the system set as its default. */
export function innerRoll(formula: string): Roll {
  const [cls] = CONFIG.Dice.rolls;
  return new cls!(formula);
}

/** Revives a roll inside a serialised term. */
export function reviveRoll(data: unknown): Roll {
  const [cls] = CONFIG.Dice.rolls;
  return isRoll(data) ? data : cls!.fromData(data as Record<string, unknown>);
}

/** Whether a value is a roll, without importing the class, which imports the terms. */
export function isRoll(value: unknown): value is Roll {
  return typeof value === "object" && value !== null && "evaluateSync" in value;
}

/** Evaluates a roll inside a term in the way the whole is being evaluated. */
export function evaluateInner(roll: Roll, options: EvaluationOptions): Roll | Promise<Roll> {
  if (roll._evaluated) return roll;
  return options.sync ? roll.evaluateSync(options) : roll.evaluate(options);
}
