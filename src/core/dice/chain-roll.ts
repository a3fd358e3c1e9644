import { ChainDie } from "./chain-die.ts";
import { readDice } from "./notation.ts";

/** A roll whose dice explode chain by chain: see {@link ChainDie}. */
export class ChainRoll extends Roll {
  /** A term of dice as this kind of roll has them. */
  protected static chainDie(count: number, faces: number): ChainDie {
    return ChainDie.of(count, faces);
  }

  /** Reads `3d8` as three dice that explode; dice alone need no grammar, which is the slow part of a roll. */
  static override parse(formula: string, data: object): foundry.dice.terms.RollTerm[] {
    const dice = readDice(formula);
    if (dice) return [this.chainDie(dice.count, dice.faces)];
    return super.parse(formula, data as never).map((term) => {
      const isPlainDie =
        term instanceof foundry.dice.terms.Die &&
        !(term instanceof ChainDie) &&
        typeof term.number === "number" &&
        typeof term.faces === "number";
      return isPlainDie ? this.chainDie(Number(term.number), Number(term.faces)) : term;
    });
  }

  /** The faces of each die, in order. Empty before the roll. */
  get chains(): number[][] {
    return this.terms.flatMap((term) => (term instanceof ChainDie ? term.chains : []));
  }
}
