import type { Roll } from "../roll.ts";
import type { EvaluationOptions, TermData, TermOptions } from "../types.ts";
import type { DiceTerm } from "./dice.ts";
import { evaluateInner, innerRoll, reviveRoll } from "./inner-roll.ts";
import { RollTerm } from "./term.ts";

/** A part of the formula in brackets. */
export class ParentheticalTerm extends RollTerm {
  term: string;
  roll: Roll;
  override isIntermediate = true;

  static override SERIALIZE_ATTRIBUTES = ["term", "roll"];

  constructor({ term, roll, options }: TermData & { term?: string; roll?: Roll } = {}) {
    super({ options });
    if (term === undefined && !roll) throw new Error("A ParentheticalTerm needs a term or a roll");
    this.roll = roll ? reviveRoll(roll) : innerRoll(term!);
    this.term = term ?? this.roll.formula;
  }

  override get dice(): DiceTerm[] {
    return this.roll.dice;
  }

  override get total(): number | string | undefined {
    return this.roll.product;
  }

  override get expression(): string {
    return `(${this.term})`;
  }

  override get isDeterministic(): boolean {
    return this.roll.isDeterministic;
  }

  protected override _evaluate(options: EvaluationOptions = {}): this | Promise<this> {
    if (this.flavor) this.roll.propagateFlavor(this.flavor);
    const done = evaluateInner(this.roll, options);
    return done instanceof Promise ? done.then(() => this) : this;
  }

  /** Brackets around a list of terms. */
  static fromTerms(terms: RollTerm[], options: TermOptions = {}): ParentheticalTerm {
    const formula = terms.map((term) => term.formula).join("");
    const roll = innerRoll(formula);
    roll.terms = terms;
    roll._formula = formula;
    return new ParentheticalTerm({ roll, options });
  }
}
