import { requireChoice, requireInteger } from "../../core/rules/errors.ts";
import { ExplodingDie } from "../../core/rules/exploding-die.ts";
import { sumTerms, type Term } from "../../core/rules/term.ts";
import { VALUE_SOURCES, type ValueSource } from "./skills.ts";

/** The one die of HELIX: a 6 counts 5 and is rolled on, so no total from 1 up is left out (HELIX 002:31, 002:59). */
export const ACTION_DIE = new ExplodingDie(6, 5);

/** The first non-six ends a chain; before it, every face is a 6. */
export type Chain = readonly number[];

/** Where a term of an action roll comes from. */
export type ActionSource = ValueSource | "modifier" | "severalOpponents" | "six" | "lastFace";
export type ActionTerm = Term<ActionSource>;

/** What is rolled with: everything but the dice. */
export interface ActionValue {
  /** The attribute or skill value; below 0 only through modifiers. */
  readonly value: number;
  readonly source?: ValueSource;
  /** Identifier of the attribute or skill. */
  readonly id?: string;
  /** Situational modifiers, each a whole number. The book has none; the game master may. */
  readonly modifiers?: readonly Term<"modifier" | "severalOpponents">[];
}

/** An action roll and how its total came about. */
export interface ActionRoll {
  readonly chain: Chain;
  /** The value, each modifier, each six (worth 5) and the last face. */
  readonly terms: readonly ActionTerm[];
  /** The sum before the die. */
  readonly value: number;
  /** What the die gave: 5 for each six, plus the last face. */
  readonly die: number;
  readonly total: number;
}

/** The terms of an action before the die is rolled (HELIX 002:31). @throws {RuleError} */
export function valueTerms(action: ActionValue): readonly ActionTerm[] {
  const source = requireChoice("source", action.source ?? "skill", VALUE_SOURCES);
  const value = requireInteger("value", action.value, { min: 0 });
  const { id, modifiers = [] } = action;
  for (const modifier of modifiers) requireInteger("modifier", modifier.value);
  return [id === undefined ? { source, value } : { source, value, id }, ...modifiers];
}

/**
 * An action roll: the value plus one die; each 6 adds 5 and is rolled again, until another face,
 * which is added too (HELIX 002:31). @throws {RuleError} unless the chain ends with its first non-six.
 */
export function actionRoll(action: ActionValue, chain: Chain): ActionRoll {
  const before = valueTerms(action);
  const die = ACTION_DIE.total(chain);
  const value = sumTerms(before);
  const faces = chain.map((face): ActionTerm => {
    return face === ACTION_DIE.faces
      ? { source: "six", value: ACTION_DIE.step }
      : { source: "lastFace", value: face };
  });
  return { chain: [...chain], terms: [...before, ...faces], value, die, total: value + die };
}
