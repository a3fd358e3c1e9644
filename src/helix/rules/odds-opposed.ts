import { Fraction } from "../../core/rules/fraction.ts";
import { requireOddsNumber } from "./odds.ts";
import { DEFAULT_HELIX_SETTINGS, type HelixSettings, requireSetting } from "./settings.ts";

/** 6 to the power −k, for any whole k. */
export function sixth(k: number): Fraction {
  return k >= 0 ? Fraction.of(1n, 6n ** BigInt(k)) : Fraction.of(6n ** BigInt(-k));
}

/** `n` as 5a + j with j from 0 to 4. */
function blocks(n: number): [a: number, j: number] {
  const a = Math.floor(n / 5);
  return [a, n - 5 * a];
}

/**
 * The chance that one die beats another by exactly `n`, or loses by it:
 * (6^-a (5−j) + 6^-(a+1) j) / 35 for |n| = 5a + j.
 */
export function leadChance(n: number): Fraction {
  const [a, j] = blocks(Math.abs(n));
  return sixth(a + 1).times(Fraction.of(6 * (5 - j) + j, 35));
}

/** The chance that one die beats another by at least `n`; `n` may be negative. */
export function leadAtLeast(n: number): Fraction {
  if (n < 0) return leadAtLeast(1 - n).complement();
  const [a, j] = blocks(n);
  // A whole block from 5a up weighs 4/7 · 6^-a; the first j leads of it are taken off.
  let sum = sixth(a).times(Fraction.of(4, 7));
  for (let i = 0; i < j; i++) sum = sum.minus(leadChance(5 * a + i));
  return sum;
}

/** How a contest of two ends. */
export interface OpposedOdds {
  readonly win: Fraction;
  /** The chance that the contest stays drawn. */
  readonly tie: Fraction;
  readonly lose: Fraction;
}

/** Where equal totals go under the settings: to one side, or to nobody. */
export type TieWinner = "first" | "second" | "nobody";

/** Who wins equal totals, by the setting `tie`: the higher value, then the higher agility. @throws {RuleError} */
export function tieWinner(
  difference: number,
  agilityDifference: number,
  settings: HelixSettings,
): TieWinner {
  if (requireSetting(settings, "tie") !== "higherValue") return "nobody";
  const sign = Math.sign(requireOddsNumber("difference", difference));
  const edge = sign || Math.sign(requireOddsNumber("agilityDifference", agilityDifference));
  return edge > 0 ? "first" : edge < 0 ? "second" : "nobody";
}

/**
 * The chances of a contest of two by the difference of their values, modifiers included
 * (HELIX 002:31): equal values win 3/7 each and tie 1/7.
 * @param difference Own value − the other's.
 * @param agilityDifference Own agility − the other's; matters under `tie` = higherValue only.
 * @throws {RuleError}
 */
export function opposedOdds(
  difference: number,
  settings: HelixSettings = DEFAULT_HELIX_SETTINGS,
  agilityDifference = 0,
): OpposedOdds {
  const d = requireOddsNumber("difference", difference);
  const win = leadAtLeast(1 - d);
  const lose = leadAtLeast(1 + d);
  const tie = leadChance(d);
  if (requireSetting(settings, "tie") === "reroll") {
    const decided = tie.complement();
    return { win: win.dividedBy(decided), tie: Fraction.ZERO, lose: lose.dividedBy(decided) };
  }
  switch (tieWinner(d, agilityDifference, settings)) {
    case "first":
      return { win: win.plus(tie), tie: Fraction.ZERO, lose };
    case "second":
      return { win, tie: Fraction.ZERO, lose: lose.plus(tie) };
    case "nobody":
      return { win, tie, lose };
  }
}
