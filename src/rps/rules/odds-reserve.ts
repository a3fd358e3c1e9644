import { Distribution } from "../../core/rules/distribution.ts";
import { requireInteger } from "../../core/rules/errors.ts";
import { Fraction } from "../../core/rules/fraction.ts";
import { diceCap, nearestDice, type SkillUse } from "./dice-cap.ts";
import { type Growth, gainOf, grow } from "./reserve.ts";
import { DIE_FACES, requireCount } from "./scales.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "./settings.ts";

const FACES = Array.from({ length: DIE_FACES }, (_, index) => index + 1);

/** @returns The points that a skill of 1–6 gains in one turn. @throws {RuleError} RPS [5] */
export function gainOdds(
  skill: number,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): Distribution {
  return Distribution.of(FACES.map((die) => [gainOf(skill, die, settings), 1] as const));
}

/** The chances of growth this turn. */
export interface LimitOdds {
  /** To hit the limit exactly: an automatic critical success. */
  readonly exact: Fraction;
  /** To pass it: an automatic failure. */
  readonly over: Fraction;
  /** Neither. */
  readonly none: Fraction;
  /** The reserve after growth, before dice are bought; 0 after an event. */
  readonly reserve: Distribution;
  /** What each face of the growth die does. */
  readonly faces: readonly Growth[];
}

/** What the reserve stands at, and the full skill that lets it grow. */
export interface LimitQuestion {
  readonly reserve: number;
  readonly limit: number;
  readonly skill: number;
}

/** The reserve's chance of hitting or passing the limit this turn. @throws {RuleError} RPS [5][77] */
export function limitOdds(
  question: LimitQuestion,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): LimitOdds {
  const faces = FACES.map((die) => grow({ ...question, die }, settings));
  const chance = (state: Growth["state"]): Fraction =>
    Fraction.of(faces.filter((growth) => growth.state === state).length, DIE_FACES);
  return {
    exact: chance("exact"),
    over: chance("over"),
    none: chance("none"),
    reserve: Distribution.of(faces.map(({ reserve }) => [reserve, 1] as const)),
    faces,
  };
}

/** Longest plan that {@link savingOdds} follows. */
export const MAX_SAVING_TURNS = 20;

/** One turn of a plan: the chances that a limit event has come by its end, and which came first. */
export interface SavingTurn {
  readonly turn: number;
  readonly exact: Fraction;
  readonly over: Fraction;
  readonly none: Fraction;
}

/**
 * The chances of meeting the limit within some turns, if so many dice are bought each turn (or as near as the cap lets).
 * @param dice 0–6; a high number is "as many as I may". @param turns 1–20. @throws {RuleError} RPS [5][77]
 */
export function savingOdds(
  question: LimitQuestion & Omit<SkillUse, "skill">,
  dice: number,
  turns: number,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): SavingTurn[] {
  requireInteger("turns", turns, { min: 1, max: MAX_SAVING_TURNS });
  const { limit, skill } = question;
  let weights = new Map<number, bigint>([[requireCount("reserve", question.reserve), 1n]]);
  let [exact, over, total] = [0n, 0n, 1n];
  const steps = new Map<number, { state: Growth["state"]; next: number }[]>();
  const stepsFrom = (reserve: number) => {
    const known = steps.get(reserve);
    if (known) return known;
    const made = FACES.map((die) => {
      const growth = grow({ reserve, limit, skill, die }, settings);
      const cap = diceCap(growth.reserve, question, settings);
      return { state: growth.state, next: growth.reserve - nearestDice(dice, cap) };
    });
    steps.set(reserve, made);
    return made;
  };
  return Array.from({ length: turns }, (_, index) => {
    const after = new Map<number, bigint>();
    exact *= BigInt(DIE_FACES);
    over *= BigInt(DIE_FACES);
    total *= BigInt(DIE_FACES);
    for (const [reserve, weight] of weights)
      for (const { state, next } of stepsFrom(reserve)) {
        if (state === "exact") exact += weight;
        else if (state === "over") over += weight;
        else after.set(next, (after.get(next) ?? 0n) + weight);
      }
    weights = after;
    return {
      turn: index + 1,
      exact: Fraction.of(exact, total),
      over: Fraction.of(over, total),
      none: Fraction.of(total - exact - over, total),
    };
  });
}
