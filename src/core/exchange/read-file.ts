import { error, type Finding } from "./findings.ts";
import { MAX_BYTES } from "./format.ts";

/** What a file holds, or why it could not be read. */
export type Reading = { readonly content: unknown } | { readonly problem: Finding };

/** What is known of a file before it is opened. */
export function fileProblem({ size }: { readonly size: number }): Finding | null {
  if (size === 0) return error("Empty");
  return size > MAX_BYTES ? error("TooLarge", { size, max: MAX_BYTES }) : null;
}

/** Reads the text of a file. What is no JSON is told with line and column. */
export function readText(text: string): Reading {
  const problem = fileProblem({ size: new TextEncoder().encode(text).length });
  if (problem) return { problem };
  if (text.includes("\0")) return { problem: error("NotText") };
  try {
    return { content: JSON.parse(text.replace(/^\uFEFF/, "")) as unknown };
  } catch (reason) {
    return { problem: error("NotJson", { ...placeOf(String(reason), text) }) };
  }
}

/** Browsers tell a position, or line and column, or that the text ends too early. */
function placeOf(message: string, text: string): { line: number; column: number } {
  const told = /line (\d+) column (\d+)/.exec(message);
  if (told) return { line: Number(told[1]), column: Number(told[2]) };
  const position = /position (\d+)/.exec(message);
  const before = text.slice(0, position ? Number(position[1]) : text.length).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}
