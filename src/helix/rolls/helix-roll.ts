import { ChainDie } from "../../core/dice/chain-die.ts";
import { ChainRoll } from "../../core/dice/chain-roll.ts";
import { ACTION_DIE, type Chain } from "../rules/action.ts";

const { NumericTerm, OperatorTerm } = foundry.dice.terms;

/**
 * The dice of an action roll: one die whose sixes count 5 and are rolled again, and the value
 * (HELIX 002:31). The faces stay as they fell; the total is that of the book.
 */
export class HelixRoll extends ChainRoll {
  protected static override chainDie(count: number, faces: number): ChainDie {
    return faces === ACTION_DIE.faces
      ? ChainDie.of(count, faces, ACTION_DIE.step)
      : ChainDie.of(count, faces);
  }

  /** One die and a value, which may be below 0 through modifiers. */
  static ofValue(value: number): HelixRoll {
    const sign = new OperatorTerm({ operator: value < 0 ? "-" : "+" });
    const terms = [
      this.chainDie(1, ACTION_DIE.faces),
      sign,
      new NumericTerm({ number: Math.abs(value) }),
    ];
    return this.fromTerms(terms as never) as unknown as HelixRoll;
  }

  /** The faces of the die. Empty before the roll. */
  get chain(): Chain {
    return this.chains[0] ?? [];
  }
}
