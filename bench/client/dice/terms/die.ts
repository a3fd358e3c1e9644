import type { DiceResult, ModifierFunction } from "../types.ts";
import { DiceTerm } from "./dice.ts";
import * as modifiers from "./modifiers.ts";

/** A chain of explosions or rerolls this long never ends. */
const LONGEST_CHAIN = 1000;

type Outcome = false | undefined;

/** Fair dice with any number of faces. */
export class Die extends DiceTerm {
  static override DENOMINATION = "d";
  static override MODIFIERS: Record<string, string | ModifierFunction> = {
    r: "reroll",
    rr: "rerollRecursive",
    x: "explode",
    xo: "explodeOnce",
    k: "keep",
    kh: "keep",
    kl: "keep",
    d: "drop",
    dh: "drop",
    dl: "drop",
    min: "minimum",
    max: "maximum",
    even: "countEven",
    odd: "countOdd",
    cs: "countSuccess",
    cf: "countFailures",
    df: "deductFailures",
    sf: "subtractFailures",
    ms: "marginSuccess",
  };

  override get total(): number | undefined {
    const total = super.total;
    const { marginTarget, marginBelow } = this.options;
    if (total === undefined || typeof marginTarget !== "number") return total;
    return marginBelow ? marginTarget - total : total - marginTarget;
  }

  override get denomination(): string {
    return `d${this.faces}`;
  }

  protected override get _facesText(): string {
    const { faces, _faces } = this;
    return faces === undefined ? `d(${(_faces as { formula: string }).formula})` : `d${faces}`;
  }

  /** `r`: rolls once more for each result that meets the condition, by default each lowest. */
  async reroll(modifier: string, { recursive = false } = {}): Promise<Outcome> {
    const condition = modifiers.parseLimited(modifier, /^rr?/i);
    if (!condition) return false;
    await rollAgain(this, condition, this._extreme({ minimize: true }), recursive, (result) => {
      result.rerolled = true;
      result.active = false;
    });
    return undefined;
  }

  /** `rr` */
  async rerollRecursive(modifier: string): Promise<Outcome> {
    return this.reroll(modifier, { recursive: true });
  }

  /** `x`: rolls a die more for each result that meets the condition, by default the top face. */
  async explode(modifier: string, { recursive = true } = {}): Promise<Outcome> {
    const condition = modifiers.parseLimited(modifier, /^xo?/i);
    if (!condition) return false;
    await rollAgain(this, condition, this._extreme({ maximize: true }), recursive, (result) => {
      result.exploded = true;
    });
    return undefined;
  }

  /** `xo` */
  async explodeOnce(modifier: string): Promise<Outcome> {
    return this.explode(modifier, { recursive: false });
  }

  /** `k`, `kh`, `kl`: keeps the highest or lowest, by default one. */
  keep(modifier: string): Outcome {
    return keepModifier(this.results, modifier);
  }

  /** `d`, `dl`, `dh`: drops the lowest or highest, by default one. */
  drop(modifier: string): Outcome {
    return dropModifier(this.results, modifier);
  }

  /** `cs`: counts results that meet the condition, by default the top face. */
  countSuccess(modifier: string): Outcome {
    return countModifier(this.results, modifier, /^cs/i, this.faces!, { flagSuccess: true });
  }

  /** `cf`: counts results that meet the condition, by default 1, as failures. */
  countFailures(modifier: string): Outcome {
    return countModifier(this.results, modifier, /^cf/i, 1, { flagFailure: true });
  }

  /** `even` */
  countEven(_modifier: string): undefined {
    this.#countParity(0);
  }

  /** `odd` */
  countOdd(_modifier: string): undefined {
    this.#countParity(1);
  }

  #countParity(rest: number): void {
    for (const result of this.results) {
      result.success = result.result % 2 === rest;
      result.count = result.success ? 1 : 0;
    }
  }

  /** `df`: failures count −1. After `cs` or `cf` without a condition: what those made failures. */
  deductFailures(modifier: string): Outcome {
    return this.#deduct(modifier, /^df/i, false);
  }

  /** `sf`: failures count as the negative of their face. */
  subtractFailures(modifier: string): Outcome {
    return this.#deduct(modifier, /^sf/i, true);
  }

  #deduct(modifier: string, command: RegExp, invert: boolean): Outcome {
    const condition = modifiers.parseTarget(modifier, command);
    if (!condition) return false;
    const { comparison = "=", target } = condition;
    const judged = this.results.some(
      ({ success, failure }) => success !== undefined || failure !== undefined,
    );
    const known = target === undefined && judged;
    modifiers.applyDeduct(this.results, comparison, target ?? 1, { invert, known });
    return undefined;
  }

  /** `ms`: the total becomes its distance above the target, or below it with `<`. */
  marginSuccess(modifier: string): Outcome {
    const condition = modifiers.parseTarget(modifier, /^ms/i);
    if (!condition) return false;
    this.options.marginTarget = condition.target ?? this.faces!;
    this.options.marginBelow = condition.comparison?.startsWith("<") ?? false;
    return undefined;
  }

  /** `min`: lower results count as the minimum. */
  minimum(modifier: string): Outcome {
    return this.#clamp(modifier, /^min(\d+)$/i, Math.max);
  }

  /** `max`: higher results count as the maximum. */
  maximum(modifier: string): Outcome {
    return this.#clamp(modifier, /^max(\d+)$/i, Math.min);
  }

  #clamp(modifier: string, pattern: RegExp, bound: (a: number, b: number) => number): Outcome {
    const match = pattern.exec(modifier);
    if (!match) return false;
    for (const result of this.results) {
      const value = modifiers.faceValue(result);
      const clamped = bound(value, Number(match[1]));
      if (clamped !== value) result.count = clamped;
    }
    return undefined;
  }
}

type Results = DiceResult[];

export function keepModifier(results: Results, modifier: string): Outcome {
  const match = /^k([hl])?(\d+)?$/i.exec(modifier);
  if (!match) return false;
  const highest = match[1]?.toLowerCase() !== "l";
  modifiers.keepOrDrop(results, Number(match[2] ?? 1), { keep: true, highest });
  return undefined;
}

export function dropModifier(results: Results, modifier: string): Outcome {
  const match = /^d([hl])?(\d+)?$/i.exec(modifier);
  if (!match) return false;
  const highest = match[1]?.toLowerCase() === "h";
  modifiers.keepOrDrop(results, Number(match[2] ?? 1), { keep: false, highest });
  return undefined;
}

export function countModifier(
  results: Results,
  modifier: string,
  command: RegExp,
  usual: number | undefined,
  flags: { flagSuccess?: boolean; flagFailure?: boolean },
): Outcome {
  const condition = modifiers.parseTarget(modifier, command);
  const target = condition?.target ?? usual;
  if (!condition || target === undefined) return false;
  modifiers.applyCount(results, condition.comparison ?? "=", target, flags);
  return undefined;
}

/** Rolls one die more for each active result that meets the condition, in recursion also for new ones. */
async function rollAgain(
  term: DiceTerm,
  { limit = Number.POSITIVE_INFINITY, comparison = "=", target }: modifiers.Condition,
  usual: number,
  recursive: boolean,
  mark: (result: DiceResult) => void,
): Promise<void> {
  let left = limit;
  const given = term.results.length;
  for (let i = 0; i < (recursive ? term.results.length : given); i++) {
    if (i - given > LONGEST_CHAIN) throw new Error(`${term.expression} rolls without end`);
    const result = term.results[i]!;
    if (!result.active || left <= 0) continue;
    if (!modifiers.compareResult(result.result, comparison, target ?? usual)) continue;
    mark(result);
    left--;
    await term.roll();
  }
}
