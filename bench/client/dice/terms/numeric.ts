import type { TermData } from "../types.ts";
import { RollTerm } from "./term.ts";

/** A fixed number. */
export class NumericTerm extends RollTerm {
  number: number;

  static override SERIALIZE_ATTRIBUTES = ["number"];

  constructor({ number, options }: TermData & { number: number }) {
    super({ options });
    this.number = Number(number);
  }

  override get expression(): string {
    return String(this.number);
  }

  override get total(): number {
    return this.number;
  }
}
