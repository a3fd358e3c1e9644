import { RuleError, requireFace, requireInteger } from "./errors.ts";
import { Fraction } from "./fraction.ts";

/** More rolls of one die than any honest chance gives (p < 4^-1000): a guard against a broken generator. */
export const MAX_CHAIN = 1000;

/**
 * A die that is rolled again and added to itself whenever it shows its highest face.
 * `step` is what the highest face counts: its own value in Noppajärjestelmä (001:48), 5 in HELIX.
 * The total has no upper end, so its chances are given in closed form:
 * `P(step·k + r) = faces^-(k+1)` for every face r below the highest.
 */
export class ExplodingDie {
  constructor(
    readonly faces: number,
    readonly step: number = faces,
  ) {
    requireInteger("faces", faces, { min: 2 });
    requireInteger("step", step, { min: faces - 1, max: faces });
  }

  /** The sum of one chain of faces. @throws {RuleError} unless it ends with its first face below the highest. */
  total(chain: readonly number[]): number {
    if (chain.length === 0) throw new RuleError("emptyPool", { input: "chain", value: chain });
    let sum = 0;
    for (let index = 0; index < chain.length; index++) {
      const face = requireFace(chain[index], this.faces);
      const isLast = index === chain.length - 1;
      if ((face === this.faces) === isLast)
        throw new RuleError("notAFace", { input: "chain", value: chain, faces: this.faces });
      sum += face === this.faces ? this.step : face;
    }
    return sum;
  }

  /** The chance of exactly this total. */
  chance(total: number): Fraction {
    if (!Number.isInteger(total) || total < 1) return Fraction.ZERO;
    const explosions = Math.ceil(total / this.step) - 1;
    const last = total - explosions * this.step;
    return last < this.faces ? this.after(explosions + 1) : Fraction.ZERO;
  }

  /** The chance of a total strictly above `number`. */
  chanceAbove(number: number): Fraction {
    const below = Math.floor(number);
    if (below < 1) return Fraction.ONE;
    const explosions = Math.floor(below / this.step);
    const rest = below - explosions * this.step;
    return Fraction.of(this.faces - rest, this.faces).times(this.after(explosions));
  }

  /** The expected total. */
  mean(): Fraction {
    const low = Fraction.of((this.faces * (this.faces - 1)) / 2 + this.step, this.faces);
    return low.dividedBy(Fraction.of(this.faces - 1, this.faces));
  }

  /** The chance of showing the highest face `times` times in a row. */
  private after(times: number): Fraction {
    return Fraction.of(1n, BigInt(this.faces) ** BigInt(times));
  }
}
