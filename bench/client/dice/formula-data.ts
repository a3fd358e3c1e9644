import { ui } from "../globals.ts";
import type { RollData } from "./types.ts";

export interface ReplaceOptions {
  /** What stands for paths without a value; without it they stay as they are. */
  missing?: string | null;
  /** Notify the user of paths without a value. */
  warn?: boolean;
  /** Generation 14: replace also what stands in the replacements. */
  recursive?: boolean;
}

/** Replacements inside replacements go no deeper than this. */
const DEEPEST = 10;

/** Replaces "@a.b" in a formula by the values of the data. */
export function replaceFormulaData(
  formula: string,
  data: RollData,
  { missing, warn = false, recursive = false }: ReplaceOptions = {},
): string {
  const unknown = new Set<string>();
  const replace = (text: string, depth: number): string =>
    text.replace(/@([\p{L}\p{N}_.-]*[\p{L}\p{N}_-])/gu, (match, path: string) => {
      const value = valueAt(data, path);
      if (value === undefined) {
        unknown.add(match);
        return missing ?? match;
      }
      return recursive && depth < DEEPEST ? replace(value, depth + 1) : value;
    });
  const result = replace(formula, 0);
  if (unknown.size) {
    const message = `The dice formula "${formula}" has no value for ${[...unknown].join(", ")}`;
    if (warn) ui.notifications.warn(message);
    else console.warn(message);
  }
  return result;
}

/** The value as formula text: numbers, texts and what has a `formula` or text of its own. */
function valueAt(data: RollData, path: string): string | undefined {
  let value: unknown = data;
  for (const key of path.split(".")) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as RollData)[key];
  }
  if (value === null || value === undefined) return undefined;
  if (typeof value === "boolean") return String(Number(value));
  if (typeof value === "object") {
    const own = value.toString !== Object.prototype.toString && !Array.isArray(value);
    return own ? String(value) : undefined;
  }
  return String(value).trim();
}
