import { requireInteger } from "../../core/rules/errors.ts";
import { Fraction } from "../../core/rules/fraction.ts";
import { PERCENT_DEGREES, type PercentDegree, resolvePercent } from "./percent.ts";
import { requireSigned } from "./scales.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "./settings.ts";

/** The exact chances of a percent action. */
export interface PercentOdds extends Readonly<Record<PercentDegree, Fraction>> {
  readonly chance: number;
  /** Of a hundred rolls. */
  readonly counts: Readonly<Record<PercentDegree, number>>;
  readonly anySuccess: Fraction;
  readonly anyFailure: Fraction;
}

/** @param chance In percent, of any size; the rolls 1, 2, 99 and 100 keep their own results. @throws {RuleError} RPS [38] */
export function percentOdds(chance: number): PercentOdds {
  const counts: Record<PercentDegree, number> = {
    criticalSuccess: 0,
    success: 0,
    failure: 0,
    criticalFailure: 0,
  };
  for (let roll = 1; roll <= 100; roll++) counts[resolvePercent(chance, roll).degree] += 1;
  const of = (...degrees: PercentDegree[]): Fraction =>
    Fraction.of(
      degrees.reduce((sum, degree) => sum + counts[degree], 0),
      100,
    );
  const [criticalSuccess, success, failure, criticalFailure] = PERCENT_DEGREES;
  return {
    chance,
    counts,
    criticalSuccess: of(criticalSuccess),
    success: of(success),
    failure: of(failure),
    criticalFailure: of(criticalFailure),
    anySuccess: of(criticalSuccess, success),
    anyFailure: of(failure, criticalFailure),
  };
}

/** Most points of a table: more than any reserve holds. */
const MAX_POINTS = 100;

/** The chances for every number of points that may be spent, from none to all, for a slider. @throws {RuleError} RPS [38] */
export function percentOddsByPoints(
  chance: number,
  reserve: number,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): PercentOdds[] {
  const points = requireInteger("reserve", reserve, { min: 0, max: MAX_POINTS });
  const perPoint = requireSigned("percentPerPoint", settings.percentPerPoint);
  return Array.from({ length: points + 1 }, (_, spent) => percentOdds(chance + spent * perPoint));
}
