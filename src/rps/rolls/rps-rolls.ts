import { percentRoll } from "../rules/percent.ts";
import { DIE_FACES } from "../rules/scales.ts";

const { NumericTerm } = foundry.dice.terms;

/** Every face as it fell, dice that others have typed included. */
function facesOf(roll: Roll): number[] {
  return roll.dice.flatMap(({ results }) => results.map(({ result }) => result));
}

/**
 * The two ten-sided dice of an unopposed action: the first shows the tens, the second the units,
 * and a 10 is a 0. The total is the roll of 1–100; 00 is a hundred. RPS [38]
 */
export class RpsPercentRoll extends Roll {
  static ofTwoDice(): RpsPercentRoll {
    return new RpsPercentRoll("2d10");
  }

  /** Tens and units as digits; `null` before the roll. */
  get digits(): { readonly tens: number; readonly units: number } | null {
    const [tens, units] = facesOf(this as Roll);
    if (tens === undefined || units === undefined) return null;
    return { tens: tens % 10, units: units % 10 };
  }

  protected override _evaluateTotal(): number {
    const { digits } = this;
    return digits ? percentRoll(digits.tens, digits.units) : super._evaluateTotal();
  }
}

/** The dice that a side has bought for an opposed action; without any, nothing is thrown. RPS [5] */
export class RpsDiceRoll extends Roll {
  static ofCount(count: number): RpsDiceRoll {
    if (count > 0) return new RpsDiceRoll(`${count}d${DIE_FACES}`);
    // Foundry may throw a die for `0d6`.
    const none = [new NumericTerm({ number: 0 })];
    return RpsDiceRoll.fromTerms(none as never) as unknown as RpsDiceRoll;
  }

  get faces(): number[] {
    return facesOf(this as Roll);
  }
}

/** The die that says how the reserve grows at the start of an opposed turn. RPS [5][15] */
export class RpsGrowthRoll extends Roll {
  static ofOneDie(): RpsGrowthRoll {
    return new RpsGrowthRoll(`1d${DIE_FACES}`);
  }

  /** `null` before the roll. */
  get face(): number | null {
    return facesOf(this as Roll)[0] ?? null;
  }
}

export const RPS_ROLLS = [RpsPercentRoll, RpsDiceRoll, RpsGrowthRoll] as const;
