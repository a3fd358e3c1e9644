import { failOnUnknownMembers } from "../../../common/strict-members.ts";
import { CONFIG } from "../../globals.ts";
import type {
  EvaluationOptions,
  RollParseNode,
  TermClass,
  TermData,
  TermOptions,
} from "../types.ts";
import type { DiceTerm } from "./dice.ts";

/** One piece of a dice formula: dice, a number, an operator, something in brackets. */
export abstract class RollTerm {
  static {
    failOnUnknownMembers(this);
  }
  options: TermOptions;
  _evaluated = false;
  /** Whether other terms are inside that must be evaluated first. */
  isIntermediate = false;

  /** What is kept of a term in JSON, besides class, options and whether it is evaluated. */
  static SERIALIZE_ATTRIBUTES: string[] = [];

  constructor({ options = {} }: TermData = {}) {
    this.options = options;
  }

  /** The term as it stands in the formula, without its flavour. */
  get expression(): string {
    throw new Error(`${this.constructor.name} must define its expression`);
  }

  /** The term as it stands in the formula, with its flavour. */
  get formula(): string {
    return this.flavor ? `${this.expression}[${this.flavor}]` : this.expression;
  }

  /** What the term came to; undefined before evaluation. */
  get total(): number | string | null | undefined {
    return undefined;
  }

  get flavor(): string {
    return this.options.flavor ?? "";
  }

  /** Whether chance plays no part. */
  get isDeterministic(): boolean {
    return true;
  }

  /** The dice inside. */
  get dice(): DiceTerm[] {
    return [];
  }

  /**
   * Rolls and computes. Dice answer with a promise.
   * @throws When the term is evaluated already.
   */
  evaluate(options: EvaluationOptions = {}): this | Promise<this> {
    if (this._evaluated) throw new Error(`This ${this.constructor.name} is evaluated already`);
    this._evaluated = true;
    return this._evaluate(options);
  }

  protected _evaluate(_options: EvaluationOptions = {}): this | Promise<this> {
    return this;
  }

  /** Whether a term can be evaluated without chance under these options. */
  static isDeterministic(term: RollTerm, options: EvaluationOptions = {}): boolean {
    return term.isDeterministic || Boolean(options.minimize || options.maximize);
  }

  /**
   * A term from what `toJSON` gave.
   * @throws When its class is not registered in CONFIG.Dice.
   */
  static fromData(data: Record<string, unknown>): RollTerm {
    return termClass(String(data.class))._fromData(data);
  }

  static _fromData(data: Record<string, unknown>): RollTerm {
    const { class: _, evaluated, ...fields } = data;
    // The class that is asked for is concrete and takes its own fields.
    const term = new (this as unknown as new (data: object) => RollTerm)(fields);
    term._evaluated = evaluated === true;
    return term;
  }

  static fromJSON(json: string): RollTerm {
    return RollTerm.fromData(JSON.parse(json) as Record<string, unknown>);
  }

  static fromParseNode(node: RollParseNode): RollTerm {
    const { class: _, formula: __, ...fields } = node;
    return new (this as unknown as new (data: object) => RollTerm)(fields);
  }

  toJSON(): Record<string, unknown> {
    const data: Record<string, unknown> = {
      class: this.constructor.name,
      options: this.options,
      evaluated: this._evaluated,
    };
    for (const key of (this.constructor as typeof RollTerm).SERIALIZE_ATTRIBUTES) {
      const value = plain(this[key as keyof this]);
      if (value !== undefined) data[key] = value;
    }
    return data;
  }
}

/** A copy of a value as JSON would carry it. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

/** The class of serialised terms: registered by its own name, or as a kind of dice by its letter. */
function termClass(name: string): TermClass {
  const { termTypes, terms } = CONFIG.Dice;
  const registered = termTypes[name] ?? Object.values(terms).find((cls) => cls.name === name);
  if (!registered)
    throw new Error(
      `A roll has a term of the class "${name}", which is in neither CONFIG.Dice.termTypes nor CONFIG.Dice.terms`,
    );
  return registered as TermClass;
}
