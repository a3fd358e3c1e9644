import type { DiceResult, DiceTermData, EvaluationOptions, ModifierFunction } from "../types.ts";
import { DiceTerm } from "./dice.ts";

/** Coins: heads is 1, tails is 0. */
export class Coin extends DiceTerm {
  static override DENOMINATION = "c";
  static override MODIFIERS: Record<string, string | ModifierFunction> = { c: "call" };

  constructor(data: DiceTermData = {}) {
    super({ ...data, faces: 2 });
  }

  protected override _extreme({ minimize }: EvaluationOptions): number {
    return minimize ? 0 : 1;
  }

  override mapRandomFace(randomUniform: number): number {
    return Math.ceil((1 - randomUniform) * 2) - 1;
  }

  override getResultLabel(result: DiceResult): string {
    return result.result === 1 ? "H" : "T";
  }

  override getResultCSS(result: DiceResult): (string | null)[] {
    return [
      this.constructor.name.toLowerCase(),
      result.result === 1 ? "heads" : "tails",
      result.success ? "success" : null,
      result.failure ? "failure" : null,
    ];
  }

  /** `c1` or `c0`: the called side is a success and the other a failure. */
  call(modifier: string): false | undefined {
    const match = /^c([01])$/i.exec(modifier);
    if (!match) return false;
    for (const result of this.results) {
      result.success = result.result === Number(match[1]);
      result.failure = !result.success;
      result.count = result.success ? 1 : 0;
    }
    return undefined;
  }
}
