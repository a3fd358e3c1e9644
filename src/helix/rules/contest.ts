import { RuleError } from "../../core/rules/errors.ts";
import { type ActionRoll, type ActionValue, actionRoll, type Chain } from "./action.ts";
import { requireAttribute } from "./attributes.ts";
import { DEFAULT_HELIX_SETTINGS, type HelixSettings, requireSetting } from "./settings.ts";

/** One side of a contest. */
export interface ContestSide extends ActionValue {
  /** The side's roll, then one more for each time its tie was rolled again (setting `tie` = reroll). */
  readonly chains: readonly Chain[];
  /** Agility, which decides between equal values under `tie` = higherValue. */
  readonly agility?: number;
}

export const CONTEST_RULES = [
  "highestTotal",
  "tieNoWinner",
  "tieReroll",
  "tieHigherValue",
  "tieHigherAgility",
] as const;
export type ContestRule = (typeof CONTEST_RULES)[number];

/** One throw of the sides that were still in it; places in the list of sides. */
export interface ContestRound {
  readonly sides: readonly number[];
  readonly rolls: readonly ActionRoll[];
  readonly best: number;
}

export interface ContestOutcome {
  /** `reroll` means: the sides in `tied` have to roll again, and the contest is judged anew. */
  readonly status: "won" | "drawn" | "reroll";
  readonly rule: ContestRule;
  /** Place in the list of sides, or null. */
  readonly winner: number | null;
  /** The sides that share the highest total; empty if there is a winner. */
  readonly tied: readonly number[];
  /** The last roll of each side. */
  readonly rolls: readonly ActionRoll[];
  readonly rounds: readonly ContestRound[];
  /** Each side's rank by its first total, 1 for the highest; equal totals share a rank. */
  readonly places: readonly number[];
}

/** The sides with the highest key. */
function highest(sides: readonly number[], key: (side: number) => number): number[] {
  const best = Math.max(...sides.map(key));
  return sides.filter((side) => key(side) === best);
}

/**
 * Active resistance: each of two or more sides makes an action roll and the single highest total
 * wins (HELIX 002:31). Equal highest totals are decided by the setting `tie`: nobody wins; the tied
 * sides roll again; or the higher value wins, then the higher agility.
 * @throws {RuleError} for fewer than two sides, a missing first roll or a roll nobody asked for.
 */
export function contest(
  sides: readonly ContestSide[],
  settings: HelixSettings = DEFAULT_HELIX_SETTINGS,
): ContestOutcome {
  if (sides.length < 2)
    throw new RuleError("notEnough", { input: "sides", value: sides.length, min: 2 });
  const tie = requireSetting(settings, "tie");
  const rounds: ContestRound[] = [];
  const rolls: ActionRoll[] = [];
  let tied = sides.map((_, side) => side);
  do {
    const round = roll(sides, tied, rounds.length);
    round.sides.forEach((side, place) => {
      rolls[side] = round.rolls[place]!;
    });
    rounds.push(round);
    tied = round.sides.filter((side) => rolls[side]!.total === round.best);
  } while (
    tie === "reroll" &&
    tied.length > 1 &&
    tied.every((side) => sides[side]!.chains.length > rounds.length)
  );
  requireNoSurplus(sides, rounds, tie === "reroll" && tied.length > 1 ? tied : []);

  const totals = rounds[0]!.rolls.map(({ total }) => total);
  const places = totals.map((own) => 1 + totals.filter((other) => other > own).length);
  const won = (rule: ContestRule, winner: number): ContestOutcome => {
    return { status: "won", rule, winner, tied: [], rolls, rounds, places };
  };
  if (tied.length === 1) return won("highestTotal", tied[0]!);
  if (tie === "reroll")
    return { status: "reroll", rule: "tieReroll", winner: null, tied, rolls, rounds, places };
  if (tie === "higherValue") {
    const byValue = highest(tied, (side) => rolls[side]!.value);
    if (byValue.length === 1) return won("tieHigherValue", byValue[0]!);
    const byAgility = highest(byValue, (side) => requireAttribute(sides[side]!.agility ?? 0));
    if (byAgility.length === 1) return won("tieHigherAgility", byAgility[0]!);
    tied = byAgility;
  }
  return { status: "drawn", rule: "tieNoWinner", winner: null, tied, rolls, rounds, places };
}

/** The throw number `time`, from 0, of these places. */
function roll(
  sides: readonly ContestSide[],
  places: readonly number[],
  time: number,
): ContestRound {
  const rolls = places.map((side) => actionRoll(sides[side]!, sides[side]!.chains[time] ?? []));
  return { sides: places, rolls, best: Math.max(...rolls.map(({ total }) => total)) };
}

/** A roll that was made without a tie to break would let its owner choose: refuse it. */
function requireNoSurplus(
  sides: readonly ContestSide[],
  rounds: readonly ContestRound[],
  waiting: readonly number[],
): void {
  sides.forEach(({ chains }, side) => {
    const used = rounds.filter((round) => round.sides.includes(side)).length;
    const max = used + (waiting.includes(side) ? 1 : 0);
    if (chains.length > max)
      throw new RuleError("forbidden", { input: "chains", value: chains.length, max });
  });
}
