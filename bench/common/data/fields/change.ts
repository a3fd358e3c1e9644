import type { Data } from "../../types.ts";

/** One change of an active effect: `mode` is of generation 13, `type` of generation 14. */
export interface Change {
  key: string;
  value: unknown;
  mode?: number;
  type?: string;
  priority?: number | null;
  phase?: string;
}

export interface ChangeContext {
  /** What `@path` references in formulas read. */
  replacementData?: Data;
}

const MODES = ["custom", "multiply", "add", "downgrade", "upgrade", "override"];

/** The kind of change as generation 14 names it. @throws if there is no such kind. */
export function changeType(change: Change): string {
  const type = change.type ?? MODES[change.mode ?? -1];
  if (!type) throw new Error(`The change of ${change.key} has no valid type`);
  return type;
}

let evaluateFormula = (formula: string, _data: Data): number => Number(formula);

/** Plug in the dice roller, for numbers that effects give as formulas without dice. */
export function setFormulaEvaluator(evaluate: typeof evaluateFormula): void {
  evaluateFormula = evaluate;
}

/** The number that a change's value means. @throws if it means none. */
export function evaluateDelta(delta: unknown, data: Data = {}): number {
  if (delta === null || delta === "") return 0;
  const number = Number(delta);
  const value = Number.isNaN(number) ? evaluateFormula(String(delta), data) : number;
  if (Number.isNaN(value)) throw new Error(`"${delta}" is not a number`);
  return value;
}

/** A change's value as a list: a JSON array, or one element. */
export function deltaList(delta: unknown): unknown[] {
  if (Array.isArray(delta)) return delta;
  if (delta instanceof Set) return [...delta];
  if (typeof delta === "string" && /^\s*\[/.test(delta)) {
    try {
      return JSON.parse(delta) as unknown[];
    } catch {
      return [delta];
    }
  }
  return [delta];
}
