import { CONFIG } from "../../globals.ts";
import type { Roll } from "../roll.ts";
import type { EvaluationOptions, RollFunction, TermData } from "../types.ts";
import type { DiceTerm } from "./dice.ts";
import { evaluateInner, innerRoll, reviveRoll } from "./inner-roll.ts";
import { RollTerm } from "./term.ts";

interface FunctionTermData extends TermData {
  fn: string;
  terms?: string[];
  rolls?: Roll[];
  result?: number | string;
}

/** A function of CONFIG.Dice.functions or of Math, with dice formulas as its arguments. */
export class FunctionTerm extends RollTerm {
  fn: string;
  terms: string[];
  rolls: Roll[];
  result: number | string | undefined;
  override isIntermediate = true;

  static override SERIALIZE_ATTRIBUTES = ["fn", "terms", "rolls", "result"];

  constructor({ fn, terms = [], rolls = [], result, options }: FunctionTermData) {
    super({ options });
    this.fn = fn;
    this.terms = terms;
    this.rolls = rolls.length === terms.length ? rolls.map(reviveRoll) : terms.map(innerRoll);
    this.result = result;
  }

  /** @throws When neither CONFIG.Dice.functions nor Math has a function of the name. */
  get function(): RollFunction {
    const { functions } = CONFIG.Dice;
    if (Object.hasOwn(functions, this.fn)) return functions[this.fn]!;
    const math = Object.hasOwn(Math, this.fn) ? Math[this.fn as keyof Math] : undefined;
    if (typeof math === "function") return math as RollFunction;
    throw new Error(`"${this.fn}" is no function of dice formulas`);
  }

  override get dice(): DiceTerm[] {
    return this.rolls.flatMap((roll) => roll.dice);
  }

  override get total(): number | string | undefined {
    return this.result;
  }

  override get expression(): string {
    return `${this.fn}(${this.terms.join(", ")})`;
  }

  override get isDeterministic(): boolean {
    return this.rolls.every((roll) => roll.isDeterministic);
  }

  protected override _evaluate(options: EvaluationOptions = {}): this | Promise<this> {
    return options.sync ? this.#evaluateSync(options) : this.#evaluateAsync(options);
  }

  async #evaluateAsync(options: EvaluationOptions): Promise<this> {
    for (const roll of this.rolls) {
      if (this.flavor) roll.propagateFlavor(this.flavor);
      await evaluateInner(roll, { ...options, allowStrings: true });
    }
    this.result = numeric(await this.function(...this.#arguments()));
    return this;
  }

  #evaluateSync(options: EvaluationOptions): this {
    for (const roll of this.rolls) evaluateInner(roll, { ...options, allowStrings: true });
    const result = this.function(...this.#arguments());
    if (result instanceof Promise)
      throw new Error(`The function "${this.fn}" cannot be evaluated synchronously`);
    this.result = numeric(result);
    return this;
  }

  #arguments(): (number | string)[] {
    return this.rolls.map((roll) => roll.product ?? 0);
  }
}

function numeric(value: number | string): number | string {
  return typeof value === "string" && value.trim() !== "" && !Number.isNaN(Number(value))
    ? Number(value)
    : value;
}
