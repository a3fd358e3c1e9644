import { Distribution } from "../../core/rules/distribution.ts";
import { requireInteger } from "../../core/rules/errors.ts";
import type { ExplodingDie } from "../../core/rules/exploding-die.ts";
import { Fraction } from "../../core/rules/fraction.ts";
import { explodingDie, type Pool } from "./check.ts";
import { DEFAULT_NOPPA_SETTINGS, type NoppaSettings } from "./settings.ts";
import { SISU_BONUS } from "./sisu.ts";

/** What a player wants to know before the dice fall. */
export interface CheckOdds {
  /** The chance of each number of successes, from 0 to the number of dice. */
  readonly successes: Distribution;
  /** The chance of at least one success. */
  readonly success: Fraction;
  /** The chance that every die shows a one. */
  readonly disaster: Fraction;
  readonly mean: Fraction;
}

/**
 * The exact odds of a check.
 * @param sisu Points that will be spent, before the roll or after it: the odds are the same,
 *             since all go to one die and the best one is chosen when the dice are seen (NA-15).
 */
export function checkOdds(
  { count, faces }: Pool,
  difficulty: number,
  sisu = 0,
  settings: NoppaSettings = DEFAULT_NOPPA_SETTINGS,
): CheckOdds {
  requireInteger("skill", count, { min: 1 });
  requireInteger("difficulty", difficulty);
  requireInteger("sisu", sisu, { min: 0 });
  const die = explodingDie(faces);
  const counted = countSuccesses(die, count, difficulty, sisu, settings.sisuAllocation);
  const successes =
    sisu > 0 && settings.sisuTotalCap ? counted.map((n) => Math.min(n, 1)) : counted;
  return {
    successes,
    success: successes.chanceAtLeast(1),
    disaster: disasterChance(die, count, sisu, settings),
    mean: successes.mean(),
  };
}

function countSuccesses(
  die: ExplodingDie,
  count: number,
  difficulty: number,
  sisu: number,
  allocation: NoppaSettings["sisuAllocation"],
): Distribution {
  const alone = die.chanceAbove(difficulty);
  if (sisu === 0) return Distribution.binomial(count, alone);
  const raised = die.chanceAbove(difficulty - SISU_BONUS * sisu);
  if (allocation === "declared")
    return Distribution.binomial(count - 1, alone).with(Distribution.binomial(1, raised));
  return withBestDieRaised(count, alone, raised);
}

/**
 * Sisu on the best die adds one success exactly when some die fails alone but succeeds raised.
 * Of n dice with k successes alone, the others all fall short even when raised with chance
 * `((1 − raised) / (1 − alone))^(n − k)`.
 */
function withBestDieRaised(count: number, alone: Fraction, raised: Fraction): Distribution {
  const hopeless = raised.complement();
  const common = alone.denominator * hopeless.denominator;
  const hit = alone.numerator * hopeless.denominator;
  const miss = common - hit;
  const far = hopeless.numerator * alone.denominator;
  const weights: [number, bigint][] = [];
  let ways = 1n;
  for (let k = 0; k <= count; k++) {
    const some = ways * hit ** BigInt(k);
    const all = miss ** BigInt(count - k);
    const none = far ** BigInt(count - k);
    weights.push([k, some * none], [k + 1, some * (all - none)]);
    ways = (ways * BigInt(count - k)) / BigInt(k + 1);
  }
  return Distribution.of(weights);
}

/** `faces^-dice`, whatever the difficulty (001:48); none where sisu raises a die above one. */
function disasterChance(
  die: ExplodingDie,
  count: number,
  sisu: number,
  settings: NoppaSettings,
): Fraction {
  const averted = sisu > 0 && settings.sisuAvertsDisaster;
  if (averted || count < settings.minDiceForDisaster) return Fraction.ZERO;
  return Fraction.of(1n, BigInt(die.faces) ** BigInt(count));
}
