import { RollParser } from "./parser.ts";
import type { RollTerm } from "./terms/term.ts";
import type { RollAst } from "./types.ts";

/**
 * What evaluated terms come to by the rules of arithmetic. A lone text stays a text.
 * @throws When an operand is no number, or the terms make no expression.
 */
export function computeTerms(terms: RollTerm[]): number | string {
  if (!terms.length) return 0;
  return compute(RollParser.toAST(terms));
}

function compute(node: RollAst | RollTerm): number | string {
  if (!("operands" in node)) {
    // Dice that a synchronous evaluation left out have no total.
    const total = node.total ?? 0;
    return typeof total === "string" && isNumeric(total) ? Number(total) : total;
  }
  const left = node.operands[0] === null ? 0 : operand(node.operands[0]);
  const right = operand(node.operands[1]);
  switch (node.operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      return left / right;
    default:
      return left % right;
  }
}

function operand(node: RollAst | RollTerm): number {
  const value = compute(node);
  if (typeof value !== "number") throw new Error(`"${value}" in a dice formula is not a number`);
  return value;
}

function isNumeric(text: string): boolean {
  return text.trim() !== "" && !Number.isNaN(Number(text));
}
