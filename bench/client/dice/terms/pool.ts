import type { Roll } from "../roll.ts";
import type {
  DiceResult,
  EvaluationOptions,
  ModifierFunction,
  TermData,
  TermOptions,
} from "../types.ts";
import type { DiceTerm } from "./dice.ts";
import { countModifier, dropModifier, keepModifier } from "./die.ts";
import { evaluateInner, innerRoll, reviveRoll } from "./inner-roll.ts";
import { callModifier, modifierSteps, requireMatch } from "./modifiers.ts";
import { RollTerm } from "./term.ts";

interface PoolTermData extends TermData {
  terms?: string[];
  modifiers?: string[];
  rolls?: Roll[];
  results?: DiceResult[];
}

/** Several rolls in braces, of which modifiers keep, drop or count some. */
export class PoolTerm extends RollTerm {
  terms: string[];
  modifiers: string[];
  rolls: Roll[];
  results: DiceResult[];

  static override SERIALIZE_ATTRIBUTES = ["terms", "modifiers", "rolls", "results"];
  static MODIFIERS: Record<string, string | ModifierFunction> = {
    k: "keep",
    kh: "keep",
    kl: "keep",
    d: "drop",
    dh: "drop",
    dl: "drop",
    cs: "countSuccess",
    cf: "countFailures",
  };

  constructor({
    terms = [],
    modifiers = [],
    rolls = [],
    results = [],
    options,
  }: PoolTermData = {}) {
    super({ options });
    this.terms = terms;
    this.modifiers = modifiers;
    this.rolls = rolls.length === terms.length ? rolls.map(reviveRoll) : terms.map(innerRoll);
    this.results = results;
  }

  override get dice(): DiceTerm[] {
    return this.rolls.flatMap((roll) => roll.dice);
  }

  override get expression(): string {
    return `{${this.terms.join(",")}}${this.modifiers.join("")}`;
  }

  override get total(): number | undefined {
    if (!this._evaluated) return undefined;
    return this.results.reduce(
      (sum, { active, count, result }) => sum + (active ? (count ?? result) : 0),
      0,
    );
  }

  get values(): number[] {
    return this.results.filter(({ active }) => active).map(({ result }) => result);
  }

  override get isDeterministic(): boolean {
    return this.rolls.every((roll) => roll.isDeterministic);
  }

  /** Alters every roll of the pool. */
  alter(...args: Parameters<Roll["alter"]>): this {
    for (const roll of this.rolls) roll.alter(...args);
    this.terms = this.rolls.map((roll) => roll.formula);
    return this;
  }

  protected override _evaluate(options: EvaluationOptions = {}): this | Promise<this> {
    if (!options.sync) return this.#evaluateAsync(options);
    for (const roll of this.rolls) {
      evaluateInner(roll, options);
      this.#note(roll);
    }
    this._evaluateModifiers();
    return this;
  }

  async #evaluateAsync(options: EvaluationOptions): Promise<this> {
    for (const roll of this.rolls) {
      if (this.flavor) roll.propagateFlavor(this.flavor);
      await evaluateInner(roll, options);
      this.#note(roll);
    }
    this._evaluateModifiers();
    return this;
  }

  #note(roll: Roll): void {
    this.results.push({ result: roll.total ?? 0, active: true });
  }

  protected _evaluateModifiers(): void {
    for (const step of modifierSteps(this)) requireMatch(callModifier(this, step), step);
  }

  keep(modifier: string): false | undefined {
    return keepModifier(this.results, modifier);
  }

  drop(modifier: string): false | undefined {
    return dropModifier(this.results, modifier);
  }

  /** `cs`, which in a pool needs a target. */
  countSuccess(modifier: string): false | undefined {
    return countModifier(this.results, modifier, /^cs/i, undefined, { flagSuccess: true });
  }

  /** `cf`, which in a pool needs a target. */
  countFailures(modifier: string): false | undefined {
    return countModifier(this.results, modifier, /^cf/i, undefined, { flagFailure: true });
  }

  /** A pool of rolls, evaluated if all of them are. */
  static fromRolls(rolls: Roll[] = [], options: TermOptions = {}): PoolTerm {
    const evaluated = rolls.filter((roll) => roll._evaluated).length;
    if (evaluated && evaluated < rolls.length)
      throw new Error("A pool takes rolls that are all evaluated or all not");
    const pool = new this({ terms: rolls.map((roll) => roll.formula), rolls, options });
    if (evaluated) for (const roll of rolls) pool.#note(roll);
    pool._evaluated = evaluated > 0;
    return pool;
  }
}
