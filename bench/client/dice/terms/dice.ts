import { CONFIG } from "../../globals.ts";
import { interactiveMethod, promptFaces } from "../fulfilment.ts";
import type { Roll } from "../roll.ts";
import type {
  DiceResult,
  DiceTermData,
  EvaluationOptions,
  ModifierFunction,
  RollParseNode,
  TooltipPart,
} from "../types.ts";
import { evaluateInner, innerRoll, isRoll, reviveRoll } from "./inner-roll.ts";
import { callModifier, compareResult, modifierSteps, requireMatch } from "./modifiers.ts";
import { RollTerm } from "./term.ts";

/** More dice than this in one term are a mistake. */
const MOST_DICE = 999;

/** Dice of one kind. Systems extend it with a letter of their own and register that. */
export abstract class DiceTerm extends RollTerm {
  _number: number | Roll;
  _faces: number | Roll;
  modifiers: string[];
  results: DiceResult[];
  #method: string | null;
  #interactive = false;

  /** The letter in formulas, also the key in CONFIG.Dice.terms. */
  static DENOMINATION = "";
  static MODIFIERS: Record<string, string | ModifierFunction> = {};
  static override SERIALIZE_ATTRIBUTES = ["number", "faces", "modifiers", "results", "method"];

  constructor(data: DiceTermData = {}) {
    super({ options: data.options });
    this._number = inner(data.number ?? 1);
    this._faces = inner(data.faces ?? 6);
    this.modifiers = data.modifiers ?? [];
    this.results = data.results ?? [];
    this.#method = data.method ?? null;
  }

  /** The number of dice; undefined while it is a formula that is not evaluated. */
  get number(): number | undefined {
    return isRoll(this._number) ? this._number.total : this._number;
  }

  set number(value: number) {
    this._number = value;
  }

  get faces(): number | undefined {
    return isRoll(this._faces) ? this._faces.total : this._faces;
  }

  set faces(value: number) {
    this._faces = value;
  }

  /** The key in CONFIG.Dice.fulfillment.methods by which faces are obtained; null for chance. */
  get method(): string | null {
    return this.#method;
  }

  set method(value: string | null) {
    this.#method = value;
  }

  get denomination(): string {
    return (this.constructor as typeof DiceTerm).DENOMINATION;
  }

  override get dice(): DiceTerm[] {
    return [this._number, this._faces].flatMap((part) => (isRoll(part) ? part.dice : []));
  }

  override get expression(): string {
    return `${this._numberText}${this._facesText}${this.modifiers.join("")}`;
  }

  protected get _numberText(): string {
    return this.number === undefined ? `(${(this._number as Roll).formula})` : String(this.number);
  }

  /** What follows the number: the letter, and for plain dice the faces. */
  protected get _facesText(): string {
    return `d${this.denomination}`;
  }

  override get total(): number | undefined {
    if (!this._evaluated) return undefined;
    return this.results.reduce(
      (sum, { active, count, result }) => sum + (active ? (count ?? result) : 0),
      0,
    );
  }

  /** The faces that still count. */
  get values(): number[] {
    return this.results.filter(({ active }) => active).map(({ result }) => result);
  }

  override get isDeterministic(): boolean {
    return false;
  }

  /** Multiplies, then adds dice. */
  alter(multiply: number, add: number): this {
    if (this._evaluated) throw new Error("Evaluated dice cannot be altered");
    const factor = Number.isFinite(multiply) && multiply !== 0 ? multiply : 1;
    if (isRoll(this._number)) {
      const scaled = `(${this._number.formula}) * ${factor} + ${add || 0}`;
      this._number = innerRoll(scaled);
    } else this._number = Math.round(this._number * factor) + (add || 0);
    return this;
  }

  protected override _evaluate(options: EvaluationOptions = {}): this | Promise<this> {
    return options.sync ? this._evaluateSync(options) : this._evaluateAsync(options);
  }

  async _evaluateAsync(options: EvaluationOptions = {}): Promise<this> {
    for (const part of [this._number, this._faces])
      if (isRoll(part)) await evaluateInner(part, options);
    const missing = this.#missing();
    this.#interactive = interactiveMethod(this, options);
    const byHand = this.#interactive ? await promptFaces(this, missing) : [];
    for (let i = 0; i < missing; i++) {
      const entered = byHand[i];
      if (entered !== undefined) this.results.push({ result: entered, active: true });
      else await this.roll(options);
    }
    const modifiers: string[] = [];
    for (const modifier of this.modifiers) modifiers.push(await resolveBrackets(modifier));
    this.modifiers = modifiers;
    await this._evaluateModifiers();
    return this;
  }

  /** Only the least or greatest faces, or none: chance needs the asynchronous evaluation. */
  _evaluateSync(options: EvaluationOptions = {}): this {
    for (const part of [this._number, this._faces]) if (isRoll(part)) evaluateInner(part, options);
    if (!options.minimize && !options.maximize) return this;
    for (let i = this.#missing(); i > 0; i--)
      this.results.push({ result: this._extreme(options), active: true });
    for (const step of modifierSteps(this)) {
      const outcome = callModifier(this, step);
      if (outcome instanceof Promise)
        throw new Error(`The modifier "${step.modifier}" cannot be evaluated synchronously`);
      requireMatch(outcome, step);
    }
    return this;
  }

  /** How many dice remain to be rolled beyond the results that are given. */
  #missing(): number {
    const { number = 0, faces = 0 } = this;
    if (!Number.isInteger(number) || number < 0 || number > MOST_DICE)
      throw new Error(
        `${number} is no number of dice: it must be a whole number up to ${MOST_DICE}`,
      );
    if (!Number.isInteger(faces) || faces < 0) throw new Error(`No die has ${faces} faces`);
    return Math.max(0, number - this.results.length);
  }

  /** The face that stands for the least or the greatest result. */
  protected _extreme({ minimize }: EvaluationOptions): number {
    return minimize ? Math.min(1, this.faces!) : this.faces!;
  }

  /** Rolls one die more and adds it to the results. */
  async roll(options: EvaluationOptions = {}): Promise<DiceResult> {
    const extreme = options.minimize || options.maximize;
    const face = extreme ? this._extreme(options) : await this._roll(options);
    const result: DiceResult = { result: face ?? this.randomFace(), active: true };
    this.results.push(result);
    return result;
  }

  /** A face from the method by which this die is fulfilled; undefined to leave it to chance. */
  protected async _roll(options: EvaluationOptions = {}): Promise<number | undefined> {
    if (this.#interactive) return (await promptFaces(this, 1))[0];
    const method = this.method ? CONFIG.Dice.fulfillment.methods[this.method] : undefined;
    return method?.handler?.(this, options);
  }

  /** The face for a uniform number in [0, 1). UNVERIFIED: zero gives the highest face. */
  mapRandomFace(randomUniform: number): number {
    return Math.ceil((1 - randomUniform) * this.faces!);
  }

  randomFace(): number {
    return this.mapRandomFace(CONFIG.Dice.randomUniform());
  }

  getResultLabel(result: DiceResult): string {
    return String(result.result);
  }

  /** CSS classes of a result; null or undefined entries are left out. */
  getResultCSS(result: DiceResult): (string | null)[] {
    const judged = result.success !== undefined || result.failure !== undefined;
    return [
      this.constructor.name.toLowerCase(),
      `d${this.faces}`,
      result.success ? "success" : null,
      result.failure ? "failure" : null,
      result.rerolled ? "rerolled" : null,
      result.exploded ? "exploded" : null,
      result.discarded ? "discarded" : null,
      !judged && result.result === 1 ? "min" : null,
      !judged && result.result === this.faces ? "max" : null,
    ];
  }

  getTooltipData(): TooltipPart {
    return {
      formula: this.expression,
      total: this.total,
      faces: this.faces,
      flavor: this.flavor,
      method: this.method,
      rolls: this.results.map((result) => ({
        result: this.getResultLabel(result),
        classes: this.getResultCSS(result).filter(Boolean).join(" "),
      })),
    };
  }

  /** Applies the modifiers in order. */
  protected async _evaluateModifiers(): Promise<void> {
    for (const { command, modifier } of modifierSteps(this))
      await this._evaluateModifier(command, modifier);
  }

  protected async _evaluateModifier(command: string, modifier: string): Promise<void> {
    const step = { command, modifier };
    requireMatch(await callModifier(this, step), step);
  }

  static compareResult = compareResult;

  override toJSON(): Record<string, unknown> {
    const part = (value: number | Roll) => (isRoll(value) ? value.toJSON() : value);
    return { ...super.toJSON(), number: part(this._number), faces: part(this._faces) };
  }

  static override fromParseNode(node: RollParseNode): RollTerm {
    const { number, faces, modifiers, options } = node;
    const part = (value: typeof number) =>
      typeof value === "object" ? innerRoll(value.group) : value;
    const letter = typeof faces === "string" ? faces : null;
    const cls = CONFIG.Dice.terms[letter ?? "d"];
    if (!cls) throw new Error(`CONFIG.Dice.terms has no dice with the letter "${letter}"`);
    const data: DiceTermData = { number: part(number), modifiers, options };
    if (typeof faces !== "string") data.faces = part(faces);
    return new cls(data);
  }
}

function inner(value: number | Roll): number | Roll {
  return typeof value === "object" ? reviveRoll(value) : Number(value);
}

/** "cs>=(2d4)" with the brackets rolled. */
async function resolveBrackets(modifier: string): Promise<string> {
  const start = modifier.indexOf("(");
  if (start < 0) return modifier;
  const roll = innerRoll(modifier.slice(start));
  await roll.evaluate();
  return `${modifier.slice(0, start)}${roll.total}`;
}
