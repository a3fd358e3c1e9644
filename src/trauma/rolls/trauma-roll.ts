import type { RollMode } from "../rules/advantage.ts";
import { D20 } from "../rules/advantage.ts";
import { INJURY_DICE } from "../rules/injury.ts";
import { type DamageDice, diceFormula } from "./damage-dice.ts";

const { NumericTerm } = foundry.dice.terms;

/** Every face as it fell, dice that others have typed and those that do not count included. */
function facesOf(roll: Roll): number[] {
  return roll.dice.flatMap(({ results }) => results.map(({ result }) => result));
}

const KEPT: Readonly<Record<RollMode, string>> = {
  normal: `1d${D20}`,
  advantage: `2d${D20}kh`,
  disadvantage: `2d${D20}kl`,
};

/** The d20 of a check or an attack, twice with advantage or disadvantage, and its modifier (Trauma 003:14). */
export class TraumaRoll extends Roll {
  static ofMode(mode: RollMode, modifier: number): TraumaRoll {
    const sign = modifier < 0 ? "-" : "+";
    const sum = modifier === 0 ? "" : ` ${sign} ${Math.abs(modifier)}`;
    return new TraumaRoll(KEPT[mode] + sum);
  }

  /** For who is noticed without a roll: nothing is thrown. */
  static ofNothing(): TraumaRoll {
    const none = [new NumericTerm({ number: 0 })];
    return TraumaRoll.fromTerms(none as never) as unknown as TraumaRoll;
  }

  get faces(): number[] {
    return facesOf(this as Roll);
  }
}

/** The damage of a weapon, before armour. */
export class TraumaDamageRoll extends Roll {
  static ofDice(dice: DamageDice): TraumaDamageRoll {
    return new TraumaDamageRoll(diceFormula(dice));
  }

  get faces(): number[] {
    return facesOf(this as Roll);
  }
}

/** The dice of armour on all parts that were hit, in their order (Trauma 003:37). */
export class TraumaArmourRoll extends Roll {
  static ofDice(faces: readonly number[]): TraumaArmourRoll {
    return new TraumaArmourRoll(faces.map((one) => `1d${one}`).join(" + "));
  }

  get faces(): number[] {
    return facesOf(this as Roll);
  }
}

/** How many days injuries take: 2d4 for each part that was hurt, in their order (Trauma 003:35). */
export class TraumaInjuryRoll extends Roll {
  static ofParts(count: number): TraumaInjuryRoll {
    const dice = `${INJURY_DICE.count}d${INJURY_DICE.faces}`;
    return new TraumaInjuryRoll(Array.from({ length: count }, () => dice).join(" + "));
  }

  /** The two faces of each part. */
  get pairs(): number[][] {
    return this.dice.map(({ results }) => results.map(({ result }) => result));
  }
}

/** The points that medicine gives back. */
export class TraumaHealingRoll extends Roll {
  static ofDice(dice: DamageDice): TraumaHealingRoll {
    return new TraumaHealingRoll(diceFormula(dice));
  }
}

export const TRAUMA_ROLLS = [
  TraumaRoll,
  TraumaDamageRoll,
  TraumaArmourRoll,
  TraumaInjuryRoll,
  TraumaHealingRoll,
] as const;
