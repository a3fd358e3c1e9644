import type { DiceResult, ModifierFunction } from "../types.ts";

/** How a modifier selects results: `limit` of them that compare so with the target. */
export interface Condition {
  limit?: number;
  comparison?: string;
  target?: number;
}

interface Modifiable {
  constructor: unknown;
  modifiers: string[];
}

/** A modifier and the command of it that the class knows. */
export interface Step {
  command: string;
  modifier: string;
}

/**
 * Takes modifiers apart until each begins with a known command: "rkh" is "r" and "kh".
 * @throws When a part begins with none.
 */
export function modifierSteps(term: Modifiable): Step[] {
  const table = tableOf(term);
  const commands = Object.keys(table).sort((a, b) => b.length - a.length);
  const steps: Step[] = [];
  for (const modifier of term.modifiers) {
    const [, letters = "", rest = ""] = /^([A-Za-z]+)(.*)$/s.exec(modifier) ?? [];
    let left = letters;
    while (left) {
      const command = commands.find((known) => left.toLowerCase().startsWith(known));
      if (!command) throw new Error(`The dice do not know the modifier "${modifier}"`);
      const own = left.slice(0, command.length);
      left = left.slice(command.length);
      steps.push({ command, modifier: left ? own : own + rest });
    }
  }
  return steps;
}

function tableOf(term: Modifiable): Record<string, string | ModifierFunction> {
  return (term.constructor as { MODIFIERS: Record<string, string | ModifierFunction> }).MODIFIERS;
}

/** Calls the method or function that a modifier stands for; false means that it did not match. */
export function callModifier(term: Modifiable, { command, modifier }: Step): unknown {
  const entry = tableOf(term)[command];
  const method = typeof entry === "string" ? term[entry as keyof typeof term] : entry;
  if (typeof method !== "function")
    throw new Error(`The modifier "${command}" names no method of the dice`);
  return (method as (modifier: string) => unknown).call(term, modifier);
}

/** @throws When a modifier returned false. */
export function requireMatch(outcome: unknown, { modifier }: Step): void {
  if (outcome === false) throw new Error(`The dice do not understand the modifier "${modifier}"`);
}

export function compareResult(result: number, comparison: string, target: number): boolean {
  switch (comparison) {
    case "=":
      return result === target;
    case "<":
      return result < target;
    case "<=":
      return result <= target;
    case ">":
      return result > target;
    case ">=":
      return result >= target;
    default:
      throw new Error(`"${comparison}" is no comparison of dice modifiers`);
  }
}

/** Reads "", "3", "=3" or "<=3" after a command; null when it is something else. */
export function parseTarget(modifier: string, command: RegExp): Condition | null {
  const match = /^([<>=]+)?(\d+)?$/.exec(modifier.replace(command, ""));
  if (!match) return null;
  return { comparison: match[1], target: match[2] === undefined ? undefined : Number(match[2]) };
}

/** Reads also "2=3": at most two results that are 3. A lone number is the target. */
export function parseLimited(modifier: string, command: RegExp): Condition | null {
  const match = /^(\d+)?([<>=]+)?(\d+)?$/.exec(modifier.replace(command, ""));
  if (!match) return null;
  const [, first, comparison, second] = match;
  if (!comparison) return { target: first === undefined ? undefined : Number(first) };
  return {
    comparison,
    limit: first === undefined ? undefined : Number(first),
    target: second === undefined ? undefined : Number(second),
  };
}

/** What a result stands for when dice are compared: the face, or what min and max made of it. */
export function faceValue(result: DiceResult): number {
  const counted = result.success !== undefined || result.failure !== undefined;
  return counted ? result.result : (result.count ?? result.result);
}

/** Discards all active results but `number` of the highest or lowest, or only those; among equal ones the earlier are chosen. */
export function keepOrDrop(
  results: DiceResult[],
  number: number,
  { keep = true, highest = true }: { keep?: boolean; highest?: boolean } = {},
): DiceResult[] {
  const active = results.filter((result) => result.active);
  // The results to single out, those to keep or those to drop, come first.
  const sorted = active.toSorted((a, b) =>
    highest ? faceValue(b) - faceValue(a) : faceValue(a) - faceValue(b),
  );
  const chosen = new Set(sorted.slice(0, number));
  for (const result of active) {
    if (chosen.has(result) === keep) continue;
    result.discarded = true;
    result.active = false;
  }
  return results;
}

/** Marks results as successes or failures; the others count for nothing. */
export function applyCount(
  results: DiceResult[],
  comparison: string,
  target: number,
  { flagSuccess = false, flagFailure = false }: { flagSuccess?: boolean; flagFailure?: boolean },
): void {
  for (const result of results) {
    const matches = compareResult(faceValue(result), comparison, target);
    if (flagSuccess) result.success = matches;
    if (flagFailure) result.failure = matches;
    result.count = matches ? 1 : 0;
  }
}

/** Makes failures count as −1, or as the negative of their face. */
export function applyDeduct(
  results: DiceResult[],
  comparison: string,
  target: number,
  { invert = false, known = false }: { invert?: boolean; known?: boolean },
): void {
  for (const result of results) {
    const failed = known
      ? result.failure === true || result.success === false
      : compareResult(faceValue(result), comparison, target);
    if (!failed) continue;
    result.failure = true;
    result.count = invert ? -result.result : -1;
  }
}
