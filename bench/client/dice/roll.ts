import { failOnUnknownMembers } from "../../common/strict-members.ts";
import { renderTemplate } from "../applications/handlebars.ts";
import { CONFIG, generation } from "../globals.ts";
import { computeTerms } from "./arithmetic.ts";
import { type ReplaceOptions, replaceFormulaData } from "./formula-data.ts";
import { DICE_CONFIGURATION_SETTING } from "./fulfilment.ts";
import { requestedMode } from "./message-modes.ts";
import * as chat from "./roll-chat.ts";
import { DiceTerm } from "./terms/dice.ts";
import { FunctionTerm } from "./terms/function.ts";
import { NumericTerm } from "./terms/numeric.ts";
import { OperatorTerm } from "./terms/operator.ts";
import { ParentheticalTerm } from "./terms/parenthetical.ts";
import { PoolTerm } from "./terms/pool.ts";
import { StringTerm } from "./terms/string.ts";
import { RollTerm } from "./terms/term.ts";
import type { EvaluationOptions, RollData, RollParseNode } from "./types.ts";
import { requireSense } from "./validate.ts";

/** Options that describe a roll or steer its evaluation; systems add their own. */
export type RollOptions = EvaluationOptions & { flavor?: string };

/** A dice formula that is rolled once. */
export class Roll {
  static {
    failOnUnknownMembers(this);
  }
  data: RollData;
  options: RollOptions;
  terms: RollTerm[];
  _formula: string;
  _evaluated = false;
  _total: number | string | undefined;

  static CHAT_TEMPLATE = "templates/dice/roll.hbs";
  static TOOLTIP_TEMPLATE = "templates/dice/tooltip.hbs";
  static DICE_CONFIGURATION_SETTING = DICE_CONFIGURATION_SETTING;

  /** @throws When the formula is no dice formula. */
  constructor(formula: string, data: RollData = {}, options: RollOptions = {}) {
    this.data = this._prepareData(data);
    this.options = options;
    this.terms = (this.constructor as typeof Roll).parse(formula, this.data);
    this._formula = this.resetFormula();
  }

  protected _prepareData(data: RollData): RollData {
    return data;
  }

  /** All dice of the formula, those in brackets, pools and functions too. */
  get dice(): DiceTerm[] {
    return this.terms.flatMap((term) =>
      term instanceof DiceTerm ? [...term.dice, term] : term.dice,
    );
  }

  get formula(): string {
    return this._formula;
  }

  /** The formula with what its terms came to. */
  get result(): string {
    return tidy(this.terms.map((term) => term.total ?? "").join(""));
  }

  get total(): number | undefined {
    return this._total === undefined ? undefined : Number(this._total);
  }

  /** What evaluation gave, which may be a text. */
  get product(): number | string | undefined {
    return this._total;
  }

  get isDeterministic(): boolean {
    return this.terms.every((term) => term.isDeterministic);
  }

  /** Multiplies, then adds dice in every dice term. */
  alter(multiply: number, add: number, { multiplyNumeric = false } = {}): this {
    if (this._evaluated) throw new Error("An evaluated roll cannot be altered");
    for (const term of this.terms) {
      if (term instanceof DiceTerm) term.alter(multiply, add);
      else if (term instanceof PoolTerm) term.alter(multiply, add, { multiplyNumeric });
      else if (term instanceof NumericTerm && multiplyNumeric) term.number *= multiply;
    }
    this.resetFormula();
    return this;
  }

  /** The same roll, not evaluated. */
  clone(): this {
    const cls = this.constructor as new (formula: string, data: RollData, options: object) => this;
    return new cls(this._formula, this.data, structuredClone(this.options));
  }

  /**
   * Rolls the dice. A roll is evaluated once and does not change afterwards.
   * @throws When it is evaluated already, or a term makes no sense.
   */
  async evaluate(options: EvaluationOptions = {}): Promise<this> {
    this.#begin(options);
    await this._evaluate({ ...options, sync: false });
    return this;
  }

  /**
   * Computes without chance: by the least or greatest faces, or without dice.
   * @throws When dice would have to be rolled and `strict` is not false.
   */
  evaluateSync(options: EvaluationOptions = {}): this {
    const { strict = true } = options;
    const uncertain = this.terms.find((term) => !RollTerm.isDeterministic(term, options));
    if (strict && uncertain)
      throw new Error(`${uncertain.formula} cannot be evaluated synchronously: it rolls dice`);
    this.#begin(options);
    for (const term of this.terms) if (!term._evaluated) term.evaluate({ ...options, sync: true });
    this._total = this._evaluateTotal();
    return this;
  }

  #begin(options: EvaluationOptions): void {
    if ("async" in options) throw new Error("Roll evaluation has no option async any more");
    if (this._evaluated) throw new Error(`The roll ${this._formula} is evaluated already`);
    this._evaluated = true;
  }

  protected async _evaluate(options: EvaluationOptions = {}): Promise<this> {
    // In order, so that the same sequence of random numbers gives the same roll.
    for (const term of this.terms) if (!term._evaluated) await term.evaluate(options);
    this._total = this._evaluateTotal();
    return this;
  }

  protected _evaluateTotal(): number | string {
    const total = computeTerms(this.terms);
    if (Number.isNaN(total)) throw new Error(`${this._formula} came to no number: ${this.result}`);
    return total;
  }

  roll(options: EvaluationOptions = {}): Promise<this> {
    return this.evaluate(options);
  }

  /** A new roll of the same formula and data, evaluated. */
  reroll(options: EvaluationOptions = {}): Promise<this> {
    return this.clone().evaluate(options);
  }

  /** Writes the formula anew from the terms. */
  resetFormula(): string {
    this._formula = (this.constructor as typeof Roll).getFormula(this.terms);
    return this._formula;
  }

  /** Gives the flavour to all terms without one. */
  propagateFlavor(flavor: string): void {
    for (const term of this.terms) term.options.flavor ||= flavor;
  }

  toString(): string {
    return this._formula;
  }

  /** A roll of the class that the system set as the default. */
  static create(formula: string, data: RollData = {}, options: RollOptions = {}): Roll {
    return new Roll.defaultImplementation(formula, data, options);
  }

  static get defaultImplementation(): typeof Roll {
    return CONFIG.Dice.rolls[0]!;
  }

  static getFormula(terms: RollTerm[]): string {
    return tidy(terms.map((term) => term.formula).join(""));
  }

  /**
   * Computes an expression of numbers, brackets and functions.
   * @throws When it is anything else.
   */
  static safeEval(expression: string): number {
    const result = new Roll(expression).evaluateSync().product;
    if (typeof result !== "number") throw new Error(`${expression} is not a number`);
    return result;
  }

  /** The totals of many rolls. */
  static async simulate(formula: string, n = 10000): Promise<number[]> {
    const totals: number[] = [];
    const roll = new this(formula);
    for (let i = 0; i < n; i++)
      totals.push((await roll.reroll({ allowInteractive: false })).total ?? 0);
    return totals;
  }

  /** The terms of a formula. UNVERIFIED: paths without a value count as 0. */
  static parse(formula: string, data: RollData = {}): RollTerm[] {
    if (!String(formula).trim()) return [];
    const replaced = this.replaceFormulaData(String(formula), data, { missing: "0" });
    return new CONFIG.Dice.parser(replaced).parse().map(termFromNode);
  }

  /** Replaces "@path" by values of the data. */
  static replaceFormulaData(formula: string, data: RollData, options: ReplaceOptions = {}): string {
    if (options.recursive && generation() < 14)
      throw new Error("Roll.replaceFormulaData has no option recursive in generation 13");
    return replaceFormulaData(formula, data, options);
  }

  /** Whether a text is a dice formula. Paths into data are taken for numbers. */
  static validate(formula: string): boolean {
    try {
      requireSense(new this(formula.replace(/@[\p{L}\p{N}_.-]+/gu, "1")));
      return true;
    } catch {
      return false;
    }
  }

  /** The dice as HTML, one part for each dice term. */
  getTooltip(): Promise<string> {
    return chat.getTooltip(this);
  }

  /** What the chat template is given. Private rolls are given nothing of the result. */
  protected async _prepareChatRenderContext(
    options: chat.RenderOptions = {},
  ): Promise<Record<string, unknown>> {
    return chat.prepareContext(this, options);
  }

  /** The card as HTML. Evaluates the roll if need be. */
  async render(options: chat.RenderOptions = {}): Promise<string> {
    if (!this._evaluated) await this.evaluate({ allowInteractive: !options.isPrivate });
    const template = options.template ?? (this.constructor as typeof Roll).CHAT_TEMPLATE;
    return renderTemplate(template, await this._prepareChatRenderContext(options));
  }

  /** Posts the roll, evaluated if need be, or only returns the data of the message. */
  async toMessage(
    messageData: Record<string, unknown> = {},
    options: chat.ToMessageOptions = {},
  ): Promise<unknown> {
    // Dice that only the game master may see are not entered by hand.
    const blind = ["blind", "blindroll"].includes(requestedMode(options) ?? "");
    if (!this._evaluated) await this.evaluate({ allowInteractive: !blind });
    return chat.toMessage(this, messageData, options);
  }

  /** A link that shows the total and opens to the dice. */
  toAnchor(options: chat.AnchorOptions = {}): HTMLAnchorElement {
    return chat.toAnchor(this, options);
  }

  static async expandInlineResult(anchor: HTMLAnchorElement): Promise<void> {
    await chat.expandInlineResult(anchor);
  }

  static collapseInlineResult(anchor: HTMLAnchorElement): void {
    chat.collapseInlineResult(anchor);
  }

  toJSON(): Record<string, unknown> {
    return {
      class: this.constructor.name,
      options: this.options,
      dice: [],
      formula: this._formula,
      terms: this.terms.map((term) => term.toJSON()),
      total: this._total,
      evaluated: this._evaluated,
    };
  }

  /**
   * A roll from what `toJSON` gave, of the class that it names.
   * @throws When CONFIG.Dice.rolls lacks that class.
   */
  static fromData(data: Record<string, unknown>): Roll {
    const name = String(data.class);
    const cls = CONFIG.Dice.rolls.find((known) => known.name === name);
    if (!cls) throw new Error(`A roll has the class "${name}", which CONFIG.Dice.rolls lacks`);
    const options = (data.options ?? {}) as RollOptions;
    const terms = (data.terms ?? []) as Record<string, unknown>[];
    const roll = new cls(String(data.formula), {}, options);
    roll.terms = terms.map((term) => RollTerm.fromData(term));
    roll._formula = String(data.formula);
    roll._evaluated = data.evaluated !== false;
    roll._total = (data.total ?? undefined) as number | string | undefined;
    return roll;
  }

  static fromJSON(json: string): Roll {
    return this.fromData(JSON.parse(json) as Record<string, unknown>);
  }

  /** A roll of given terms, which are all evaluated or all not. */
  static fromTerms(terms: RollTerm[], options: RollOptions = {}): Roll {
    const chancy = terms.filter(
      (term) => !(term instanceof OperatorTerm || term instanceof NumericTerm),
    );
    const evaluated = chancy.filter((term) => term._evaluated).length;
    if (evaluated && evaluated < chancy.length)
      throw new Error("Roll.fromTerms takes terms that are all evaluated or all not");
    const roll = new this(this.getFormula(terms), {}, options);
    roll.terms = terms;
    if (evaluated || terms.every((term) => term._evaluated)) {
      for (const term of terms) term._evaluated = true;
      roll._evaluated = true;
      roll._total = roll._evaluateTotal();
    }
    return roll;
  }
}

/** One space around operators, none after a leading sign. */
function tidy(formula: string): string {
  return formula.trim().replace(/\s+/g, " ").replace(/^- /, "-");
}

function termFromNode(node: RollParseNode): RollTerm {
  switch (node.class) {
    case "DiceTerm":
      return DiceTerm.fromParseNode(node);
    case "FunctionTerm":
      return FunctionTerm.fromParseNode(node);
    case "NumericTerm":
      return NumericTerm.fromParseNode(node);
    case "OperatorTerm":
      return OperatorTerm.fromParseNode(node);
    case "ParentheticalTerm":
      return ParentheticalTerm.fromParseNode(node);
    case "PoolTerm":
      return PoolTerm.fromParseNode(node);
    default:
      return StringTerm.fromParseNode(node);
  }
}
