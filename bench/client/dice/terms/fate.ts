import type { DiceResult, DiceTermData, EvaluationOptions, ModifierFunction } from "../types.ts";
import { DiceTerm } from "./dice.ts";
import { Die } from "./die.ts";

/** Fate or Fudge dice: −1, 0 or 1. */
export class FateDie extends DiceTerm {
  static override DENOMINATION = "f";
  static override MODIFIERS: Record<string, string | ModifierFunction> = {
    r: Die.prototype.reroll,
    rr: Die.prototype.rerollRecursive,
    k: Die.prototype.keep,
    kh: Die.prototype.keep,
    kl: Die.prototype.keep,
    d: Die.prototype.drop,
    dh: Die.prototype.drop,
    dl: Die.prototype.drop,
  };

  constructor(data: DiceTermData = {}) {
    super({ ...data, faces: 3 });
  }

  protected override _extreme({ minimize }: EvaluationOptions): number {
    return minimize ? -1 : 1;
  }

  override mapRandomFace(randomUniform: number): number {
    return Math.ceil((1 - randomUniform) * 3) - 2;
  }

  override getResultLabel(result: DiceResult): string {
    return { "-1": "−", 0: "0", 1: "+" }[result.result] ?? String(result.result);
  }
}
