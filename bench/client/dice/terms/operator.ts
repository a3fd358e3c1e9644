import type { TermData } from "../types.ts";
import { RollTerm } from "./term.ts";

/** An arithmetic operator between two terms. */
export class OperatorTerm extends RollTerm {
  operator: string;

  static override SERIALIZE_ATTRIBUTES = ["operator"];
  static PRECEDENCE: Record<string, number> = { "+": 10, "-": 10, "*": 20, "/": 20, "%": 20 };
  static OPERATORS = ["+", "-", "*", "/", "%"];

  constructor({ operator, options }: TermData & { operator: string }) {
    super({ options });
    if (!OperatorTerm.OPERATORS.includes(operator))
      throw new Error(`"${operator}" is no operator of dice formulas`);
    this.operator = operator;
  }

  override get flavor(): string {
    return "";
  }

  override get expression(): string {
    return ` ${this.operator} `;
  }

  override get total(): string {
    return ` ${this.operator} `;
  }
}
