import { Fraction } from "../../core/rules/fraction.ts";
import { diceCap, nearestDice, type SkillUse } from "./dice-cap.ts";
import {
  OPPOSED_RESULTS,
  type OpposedCounts,
  type OpposedOdds,
  oddsOfCounts,
  opposedCounts,
} from "./odds-opposed.ts";
import { grow, type LimitState } from "./reserve.ts";
import { DIE_FACES } from "./scales.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "./settings.ts";

/** One side before its growth die falls. */
export interface TurnSide extends SkillUse {
  readonly reserve: number;
  readonly limit: number;
  /** The dice it means to buy; the nearest number that its cap allows is bought. */
  readonly dice: number;
}

/** The chances of a whole opposed turn: growth, limit, dice. */
export interface TurnOdds extends OpposedOdds {
  /** That a limit event of either side decides the turn. */
  readonly byLimit: Fraction;
}

interface Branch {
  readonly state: LimitState;
  readonly dice: number;
  weight: number;
}

/** Ways in which growth can leave a side, equal ones together. */
function branches(side: TurnSide, settings: RpsSettings): Branch[] {
  const found: Branch[] = [];
  for (let die = 1; die <= DIE_FACES; die++) {
    const { state, reserve } = grow({ ...side, die }, settings);
    const dice = nearestDice(side.dice, diceCap(reserve, side, settings));
    const same = found.find((branch) => branch.state === state && branch.dice === dice);
    if (same) same.weight += 1;
    else found.push({ state, dice, weight: 1 });
  }
  return found;
}

/**
 * The exact chances of an opposed turn before anything is thrown: both grow, limits are checked, dice are bought and fall.
 * @param modifier All modifiers of A less all of B. @throws {RuleError} RPS [5–9][77]
 */
export function turnOdds(
  a: TurnSide,
  b: TurnSide,
  modifier = 0,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): TurnOdds {
  // All counts over one denominator, 36 · 6^12 at most: below 2^53, so plain numbers are exact.
  const whole = DIE_FACES ** 12;
  const sum = { aCritical: 0, aSuccess: 0, tie: 0, bSuccess: 0, bCritical: 0, leadA: 0, leadB: 0 };
  let byLimit = 0;
  for (const one of branches(a, settings))
    for (const other of branches(b, settings)) {
      const counts: OpposedCounts = opposedCounts(
        { dice: [one.dice, other.dice], modifier, limits: [one.state, other.state] },
        settings,
      );
      const weight = one.weight * other.weight;
      const scale = weight * (whole / counts.total);
      for (const key of [...OPPOSED_RESULTS, "leadA", "leadB"] as const)
        sum[key] += counts[key] * scale;
      if (one.state !== "none" || other.state !== "none") byLimit += weight;
    }
  const total = DIE_FACES ** 2 * whole;
  return { ...oddsOfCounts({ ...sum, total }), byLimit: Fraction.of(byLimit, DIE_FACES ** 2) };
}
