import type { EvaluationOptions, TermData } from "../types.ts";
import { RollTerm } from "./term.ts";

/** Text in a formula that is no other kind of term: an argument of a function, or a mistake. */
export class StringTerm extends RollTerm {
  term: string;

  static override SERIALIZE_ATTRIBUTES = ["term"];

  constructor({ term, options }: TermData & { term: string }) {
    super({ options });
    this.term = term;
  }

  override get expression(): string {
    return this.term;
  }

  override get total(): string {
    return this.term;
  }

  override get isDeterministic(): boolean {
    return true;
  }

  protected override _evaluate({ allowStrings = false }: EvaluationOptions = {}): this {
    if (!allowStrings) throw new Error(`"${this.term}" in a dice formula is not a term`);
    return this;
  }
}
