import { RuleError, requireChoice, requireInteger } from "../../core/rules/errors.ts";
import { ExplodingDie } from "../../core/rules/exploding-die.ts";
import { attributeFaces, FACES, type Faces } from "./ability.ts";
import { DEFAULT_NOPPA_SETTINGS, type NoppaSettings } from "./settings.ts";
import { bestDie, MAX_SISU_AFTER, SISU_BONUS, type SisuSpent } from "./sisu.ts";

/** The dice of a check: as many as the skill, of the attribute's size. */
export interface Pool {
  readonly count: number;
  readonly faces: Faces;
}

/** Why a check cannot be rolled. */
export type CannotRoll = "noSkill" | "noAttribute" | "noTools";

/** @throws {RuleError} for dice that the book does not use (001:3). */
export function requireFaces(faces: number): Faces {
  return requireChoice("faces", faces, FACES);
}

const DICE = new Map(FACES.map((size) => [size, new ExplodingDie(size)]));

/** The exploding die with so many faces (001:48). @throws {RuleError} for a size the book does not use (001:3). */
export function explodingDie(faces: number): ExplodingDie {
  return DICE.get(requireFaces(faces))!;
}

/**
 * The dice of a skill and an attribute, `[skill]n[attribute]` (001:39).
 * @param noTools The task cannot be done without the right tools (001:35).
 */
export function pool(
  { skill, attribute, noTools = false }: { skill: number; attribute: number; noTools?: boolean },
  settings: Pick<NoppaSettings, "untrained"> = DEFAULT_NOPPA_SETTINGS,
): Pool | CannotRoll {
  requireInteger("skill", skill, { min: 0 });
  const faces = attributeFaces(attribute);
  if (noTools) return "noTools";
  if (faces === null) return "noAttribute";
  if (skill > 0) return { count: skill, faces };
  return settings.untrained === "oneDie" ? { count: 1, faces } : "noSkill";
}

/** One die of a judged check. */
export interface DieOutcome {
  /** Every face in the order it fell: the last one ends the chain (001:48). */
  readonly chain: readonly number[];
  /** What sisu added to this die. */
  readonly sisu: number;
  readonly total: number;
  readonly success: boolean;
}

export interface CheckOutcome {
  readonly dice: readonly DieOutcome[];
  readonly successes: number;
  /** 0 for a failure, else the row of the quality table (001:41-46). */
  readonly quality: Quality;
  /** Every die is a one: an accident of the larger kind (001:48). */
  readonly disaster: boolean;
}

export type Quality = 0 | 1 | 2 | 3 | 4 | 5;

export interface CheckInput {
  readonly faces: number;
  /** The faces of each die, chain by chain. */
  readonly chains: readonly (readonly number[])[];
  readonly difficulty: number;
  readonly sisu?: SisuSpent;
  /** The die named before the roll, where the game master wants one named (NA-15). */
  readonly declaredDie?: number;
}

/**
 * Judges fallen dice: one success for each die strictly above the difficulty (001:39).
 * A die never gives more than one, however high it explodes (001:48).
 * @throws {RuleError} for impossible faces, no dice, or more sisu after the roll than the book allows.
 */
export function judge(
  { faces, chains, difficulty, sisu = { before: 0, after: 0 }, declaredDie = 0 }: CheckInput,
  settings: NoppaSettings = DEFAULT_NOPPA_SETTINGS,
): CheckOutcome {
  requireInteger("difficulty", difficulty);
  requireInteger("sisuBefore", sisu.before, { min: 0 });
  requireInteger("sisuAfter", sisu.after, { min: 0, max: MAX_SISU_AFTER });
  if (chains.length === 0) throw new RuleError("emptyPool", { input: "chains", value: chains });
  const die = explodingDie(faces);
  const natural = chains.map((chain) => die.total(chain));
  const bonus = SISU_BONUS * (sisu.before + sisu.after);
  const chosen =
    settings.sisuAllocation === "declared"
      ? requireInteger("declaredDie", declaredDie, { min: 0, max: chains.length - 1 })
      : bonus > 0
        ? bestDie(natural, difficulty)
        : -1;
  const dice = chains.map((chain, index): DieOutcome => {
    const added = index === chosen ? bonus : 0;
    const total = (natural[index] ?? 0) + added;
    return { chain, sisu: added, total, success: total > difficulty };
  });
  const counted = dice.filter(({ success }) => success).length;
  const successes = bonus > 0 && settings.sisuTotalCap ? Math.min(counted, 1) : counted;
  const results = settings.sisuAvertsDisaster ? dice.map(({ total }) => total) : natural;
  return {
    dice,
    successes,
    quality: quality(successes),
    disaster:
      chains.length >= settings.minDiceForDisaster && results.every((result) => result === 1),
  };
}

/** The row of the quality table for a number of successes; more than five read as five (001:46). */
export function quality(successes: number): Quality {
  return Math.min(requireInteger("successes", successes, { min: 0 }), 5) as Quality;
}
