import { RollParser } from "./parser.ts";
import type { Roll } from "./roll.ts";
import { DiceTerm } from "./terms/dice.ts";
import { FunctionTerm } from "./terms/function.ts";
import { isRoll } from "./terms/inner-roll.ts";
import { modifierSteps } from "./terms/modifiers.ts";
import { ParentheticalTerm } from "./terms/parenthetical.ts";
import { PoolTerm } from "./terms/pool.ts";
import { StringTerm } from "./terms/string.ts";
import type { RollTerm } from "./terms/term.ts";

/**
 * Checks that a roll could be evaluated, without rolling.
 * @throws When a term is a text, a function or a modifier is unknown, or the terms do not fit.
 */
export function requireSense(roll: Roll): void {
  if (!roll.terms.length) throw new Error("The dice formula is empty");
  RollParser.toAST(roll.terms);
  for (const term of roll.terms) requireTermSense(term);
}

function requireTermSense(term: RollTerm): void {
  if (term instanceof StringTerm) throw new Error(`"${term.term}" is not a term of dice formulas`);
  if (term instanceof DiceTerm || term instanceof PoolTerm) modifierSteps(term);
  if (term instanceof DiceTerm)
    for (const part of [term._number, term._faces]) if (isRoll(part)) requireSense(part);
  if (term instanceof PoolTerm) term.rolls.forEach(requireSense);
  if (term instanceof ParentheticalTerm) requireSense(term.roll);
  if (!(term instanceof FunctionTerm)) return;
  // Reading it throws for an unknown name. A text may be a function's whole argument.
  void term.function;
  for (const roll of term.rolls)
    if (!(roll.terms.length === 1 && roll.terms[0] instanceof StringTerm)) requireSense(roll);
}
