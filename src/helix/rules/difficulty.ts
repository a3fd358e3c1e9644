import { Distribution } from "../../core/rules/distribution.ts";
import { requireDice, requireInteger } from "../../core/rules/errors.ts";
import { sumTerms, type Term } from "../../core/rules/term.ts";
import { type ActionRoll, type ActionValue, actionRoll, type Chain } from "./action.ts";

/** A difficulty the game master leaves to chance, such as 5 + 1d3 (HELIX 002:33). */
export interface RandomDifficulty {
  readonly base: number;
  /** Number of dice, 1 to 20. */
  readonly count: number;
  /** Faces of each die, 2 to 100. */
  readonly faces: number;
}

export interface RolledDifficulty {
  readonly terms: readonly Term<"base" | "difficultyDie">[];
  readonly total: number;
}

function requireRandomDifficulty({ base, count, faces }: RandomDifficulty): void {
  requireInteger("base", base);
  requireInteger("count", count, { min: 1, max: 20 });
  requireInteger("faces", faces, { min: 2, max: 100 });
}

/** The difficulty that the dice gave. @throws {RuleError} unless there is one face for each die. */
export function rollDifficulty(
  random: RandomDifficulty,
  faces: readonly number[],
): RolledDifficulty {
  requireRandomDifficulty(random);
  const dice = requireDice(faces, random.count, random.faces).map((value) => {
    return { source: "difficultyDie", value } as const;
  });
  const terms = [{ source: "base", value: random.base } as const, ...dice];
  return { terms, total: sumTerms(terms) };
}

/** How likely each difficulty is. @throws {RuleError} */
export function difficultyDistribution(random: RandomDifficulty): Distribution {
  requireRandomDifficulty(random);
  const { base, count, faces } = random;
  return Distribution.die(faces)
    .repeat(count)
    .map((sum) => base + sum);
}

/** An action against a number. */
export interface PassiveOutcome extends ActionRoll {
  readonly difficulty: number;
  /** total − difficulty. */
  readonly margin: number;
  readonly success: boolean;
  readonly rule: "reachedDifficulty" | "belowDifficulty";
  /** Whether even a 1 would have been enough: there is no automatic failure (HELIX 002:33). */
  readonly certain: boolean;
}

/** Passive resistance: success if the total is at least the difficulty (HELIX 002:31). @throws {RuleError} */
export function passiveCheck(
  action: ActionValue,
  chain: Chain,
  difficulty: number,
): PassiveOutcome {
  const roll = actionRoll(action, chain);
  requireInteger("difficulty", difficulty);
  const margin = roll.total - difficulty;
  const success = margin >= 0;
  return {
    ...roll,
    difficulty,
    margin,
    success,
    rule: success ? "reachedDifficulty" : "belowDifficulty",
    certain: difficulty <= roll.value + 1,
  };
}
