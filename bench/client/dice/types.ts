import type { RollParser } from "./parser.ts";
import type { Roll } from "./roll.ts";
import type { DiceTerm } from "./terms/dice.ts";
import type { RollTerm } from "./terms/term.ts";

/** A piece of a parsed formula. `class` names the term class that it becomes. */
export interface RollParseNode {
  class: string;
  /** The matched text. */
  formula: string;
  options: TermOptions;
  operator?: string;
  number?: number | { group: string };
  faces?: number | string | { group: string };
  modifiers?: string[];
  fn?: string;
  terms?: string[];
  term?: string;
}

/** A binary operation between terms or further operations; a missing left side means a sign. */
export interface RollAst {
  class: "Node";
  operator: string;
  operands: [RollAst | RollTerm | null, RollAst | RollTerm];
}

export interface TermOptions {
  flavor?: string | null;
  [key: string]: unknown;
}

export interface TermData {
  options?: TermOptions;
}

/** One face that came up, and what the modifiers made of it. */
export interface DiceResult {
  result: number;
  /** Whether it contributes to the total. */
  active?: boolean;
  /** What it counts as in the total, when that is not the face itself. */
  count?: number;
  success?: boolean;
  failure?: boolean;
  discarded?: boolean;
  rerolled?: boolean;
  exploded?: boolean;
  /** For dice animations: do not show this die. */
  hidden?: boolean;
}

export interface EvaluationOptions {
  minimize?: boolean;
  maximize?: boolean;
  /** Let texts that are no terms pass instead of throwing. */
  allowStrings?: boolean;
  /** Let the user enter faces by hand if so configured. */
  allowInteractive?: boolean;
  /** In synchronous evaluation: throw when chance is involved, instead of leaving dice out. */
  strict?: boolean;
  /** Set by synchronous evaluation. */
  sync?: boolean;
  [key: string]: unknown;
}

/** A modifier method returns false when it does not understand the modifier. */
export type ModifierFunction = (
  this: never,
  modifier: string,
) => boolean | undefined | Promise<boolean | undefined>;

export interface DiceTermData extends TermData {
  number?: number | Roll;
  faces?: number | Roll;
  method?: string | null;
  modifiers?: string[];
  results?: DiceResult[];
}

export interface TooltipRoll {
  result: string;
  classes: string;
}

export interface TooltipPart {
  formula: string;
  total: number | undefined;
  faces: number | undefined;
  flavor: string;
  icon?: string;
  method: string | null;
  rolls: TooltipRoll[];
}

export type RollData = Record<string, unknown>;

// Constructors of classes that systems extend with their own parameters.
export type DiceTermClass = (new (
  data: DiceTermData,
) => DiceTerm) &
  Omit<typeof DiceTerm, "prototype">;
export type TermClass = (new (
  data: never,
) => RollTerm) & {
  SERIALIZE_ATTRIBUTES: string[];
  _fromData(data: Record<string, unknown>): RollTerm;
};

export interface FulfillmentMethod {
  label: string;
  icon?: string;
  interactive?: boolean;
  handler?: (term: DiceTerm, options: object) => Promise<number | undefined>;
}

export type RollFunction = (
  ...args: (string | number)[]
) => number | string | Promise<number | string>;

/** CONFIG.Dice */
export interface DiceConfig {
  types: DiceTermClass[];
  rolls: (typeof Roll)[];
  terms: Record<string, DiceTermClass>;
  termTypes: Record<string, TermClass>;
  functions: Record<string, RollFunction>;
  parser: typeof RollParser;
  /** Uniform numbers in [0, 1): the one source of chance, which tests replace. */
  randomUniform: () => number;
  fulfillment: {
    dice: Record<string, { label: string; icon: string }>;
    methods: Record<string, FulfillmentMethod>;
    defaultMethod: string;
  };
  /** Generation 13 only. */
  rollModes: Record<string, { label: string; icon: string }>;
}
